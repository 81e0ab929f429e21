package io.trackside.hardware;

import io.trackside.rules.BadInput;

/** The pins cannot be had, or are gone. People can do something about it, and then it may be tried again. */
final class BoardTrouble extends Exception {
    private static final long serialVersionUID = 1L;

    /** In place of a pin, where none is meant. */
    static final int NO_PIN = -1;

    /** What is in the way. */
    enum Kind {
        /** No chip of a Raspberry Pi is there. */
        NO_CHIP,
        /** The chip was there, and is not any more. */
        VANISHED,
        /** Something else uses the pin. */
        BUSY,
        NO_PERMISSION,
        OTHER
    }

    private final Kind kind;
    private final int pin;

    /** {@code pin}: the one that was asked for, or {@link #NO_PIN}. */
    BoardTrouble(Kind kind, int pin, Throwable cause) {
        super(kind + " at pin " + pin, cause);
        this.kind = kind;
        this.pin = pin;
    }

    Kind kind() {
        return kind;
    }

    /** In words for people, with what this computer knows of the cause. */
    BadInput told() {
        return switch (kind) {
            case NO_CHIP -> BadInput.of("board-no-chip");
            case VANISHED -> BadInput.of("board-vanished");
            case BUSY -> GpioDevices.ofThisComputer().busy(pin);
            case NO_PERMISSION -> GpioDevices.ofThisComputer().forbidden();
            case OTHER -> BadInput.of("board-other", "reason", reason());
        };
    }

    private String reason() {
        Throwable root = this;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return String.valueOf(root.getMessage());
    }
}
