package io.trackside.mqtt;

import java.util.List;

/** How the messages of one kind of die are understood. Nobody publishes a standard, so there is one for each sender. */
interface Dialect {
    /** What can be trusted of a source. */
    enum Source {
        /** A message is a throw, or the state of one. */
        EVENT,
        /** A message is what lies there now, said again and again: a throw counts only once somebody waits for it. */
        LEVEL,
        /** A message has several dice. */
        BATCH
    }

    /** Its name in {@code dice.yml}. */
    String kind();

    Source source();

    /** Whether a die of this kind says that it rolls: then a face without a roll before it is no throw. */
    boolean tellsRolling();

    /** Whether its senders count faces in more than one way, so that somebody has to say how. */
    default boolean needsFaces() {
        return false;
    }

    /** Filters of the topics it is usually said on, below {@code own} for our own. */
    List<String> topics(String own);

    /** What a message says of dice; none if it says nothing that is understood. Never throws. */
    List<Reading> read(String topic, String text);
}
