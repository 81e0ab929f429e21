package io.trackside.mqtt;

/** What a die does, or did. */
enum Motion {
    /** Thrown, and lies still on one face. */
    SETTLED,
    /** Lies on a face, and nobody says how it came to: it may be the one of before. */
    SHOWS,
    ROLLING,
    /** In somebody's hand. */
    HANDLED,
    /** Lies on an edge. */
    COCKED,
    /** Lies on a face without having been thrown: put down, pushed, turned over. */
    NUDGED,
    /** Nothing about faces. */
    QUIET
}
