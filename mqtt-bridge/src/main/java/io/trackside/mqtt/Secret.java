package io.trackside.mqtt;

import java.nio.charset.StandardCharsets;

/** A password. No text of it ever shows it. */
record Secret(String word) {
    byte[] bytes() {
        return word.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public String toString() {
        return "secret";
    }
}
