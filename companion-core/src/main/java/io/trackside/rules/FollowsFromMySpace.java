package io.trackside.rules;

/** A racer on my space moves: I may follow it to where it really ends (R4.5); a follow is one happening. */
public interface FollowsFromMySpace extends Power {
    /** Which of {@code movers} I follow: one of them, or nobody. */
    Runners follow(Race race, Runner me, Runners movers);
}
