package io.trackside.hardware;

import io.trackside.rules.BadInput;

/** The pins cannot be had, or are gone. People can do something about it, and then it may be tried again. */
final class BoardTrouble extends Exception {
    private static final long serialVersionUID = 1L;

    /** What is in the way. */
    enum Kind {
        /** No chip of a Raspberry Pi is there, or not any more. */
        NO_CHIP,
        /** Another program uses the pin. */
        BUSY,
        NO_PERMISSION,
        OTHER
    }

    private final Kind kind;
    private final int pin;

    /** {@code pin}: the one that was asked for, -1 for none. */
    BoardTrouble(Kind kind, int pin, Throwable cause) {
        super(kind + " at pin " + pin, cause);
        this.kind = kind;
        this.pin = pin;
    }

    Kind kind() {
        return kind;
    }

    /** In words for people. */
    BadInput told() {
        return switch (kind) {
            case NO_CHIP -> BadInput.of("board-no-chip");
            case BUSY -> BadInput.of("board-busy", "pin", pin);
            case NO_PERMISSION -> BadInput.of("board-no-permission");
            case OTHER -> BadInput.of("board-other", "reason", String.valueOf(getMessage()));
        };
    }
}
