package io.trackside.text;

/** A file of texts cannot be used: the message names the file or key, what is wrong with it and what to do. */
public final class BrokenText extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BrokenText(String message) {
        super(message);
    }

    BrokenText(String message, Throwable cause) {
        super(message, cause);
    }
}
