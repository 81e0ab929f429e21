package io.trackside.rules;

/** Another racer shares my space: I may act on one of them, again and again, but never between a die and its move. */
public interface WhenSharingMySpace extends Power {
    /** Which of {@code sharers} I act on: one of them, or nobody. */
    Runners choose(Race race, Runner me, Runners sharers);

    /** Acts on {@code sharer}; returns how often the power happened. */
    int whenSharingMySpace(Race race, Runner me, Runner sharer);
}
