package io.trackside.mqtt;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A message from the broker.
 *
 * @param text of its payload; empty when that is longer than {@link #LONGEST} bytes, or no UTF-8
 * @param live whether it was said just now: a retained one is old, and says nothing about now
 */
record Heard(String topic, Optional<String> text, boolean live) {
    /** The longest one of the known kinds, a batch of dice, has about 2,000 bytes. */
    static final int LONGEST = 16 * 1024;

    static Heard of(String topic, byte[] payload, boolean retained) {
        return new Heard(topic, text(payload), !retained);
    }

    private static Optional<String> text(byte[] payload) {
        if (payload.length > LONGEST) {
            return Optional.empty();
        }
        try {
            // A new decoder reports what is malformed; the usual way would replace it.
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(payload))
                    .toString());
        } catch (CharacterCodingException malformed) {
            return Optional.empty();
        }
    }
}
