package io.trackside.rules;

/** I have the power of the racer in the lead, one of them if there are several (R5). */
public interface CopiesTheLead extends Power {
    /** Whose power of {@code leaders}, at least two, I take. */
    Runner choose(Race race, Runner me, Runners leaders);
}
