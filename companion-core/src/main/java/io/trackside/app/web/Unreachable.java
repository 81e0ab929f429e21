package io.trackside.app.web;

import java.io.IOException;
import java.io.UncheckedIOException;

/** The table cannot be reached. */
final class Unreachable extends UncheckedIOException {
    private static final long serialVersionUID = 1L;

    Unreachable(IOException cause) {
        super(cause);
    }
}
