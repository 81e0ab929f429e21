package io.trackside.mqtt;

/**
 * A message to the broker.
 *
 * @param retained whether it is a state, which whoever comes later gets too; never for moments and commands
 */
record Said(String topic, String text, boolean retained) {
    static Said state(String topic, String text) {
        return new Said(topic, text, true);
    }

    static Said moment(String topic, String text) {
        return new Said(topic, text, false);
    }
}
