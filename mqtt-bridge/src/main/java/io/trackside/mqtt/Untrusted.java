package io.trackside.mqtt;

/** The certificates that a broker's must descend from cannot be used. */
final class Untrusted extends Exception {
    private static final long serialVersionUID = 1L;

    Untrusted(String message, Throwable cause) {
        super(message, cause);
    }
}
