package io.trackside.rules;

/** Somebody, perhaps I, takes the first place; asked at once, before anybody else crosses (R1.5). */
public interface WhenSomeoneIsFirst extends Power {
    /** Whether the race ends here with me in second place. */
    boolean takesSecond(Race race, Runner me, Runner winner);
}
