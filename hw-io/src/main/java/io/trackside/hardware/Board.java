package io.trackside.hardware;

/** The pins of a computer, real or not. Pins are BCM numbers. */
interface Board extends AutoCloseable {
    /** Hears every change of a button's pin. */
    @FunctionalInterface
    interface Listener {
        /**
         * Pin {@code pin} is {@code high} since {@code nanos}, by {@link System#nanoTime}. Called by any thread, and must
         * return at once.
         */
        void changed(int pin, boolean high, long nanos);
    }

    /** From now on {@code listener} hears the pins of buttons. */
    void listen(Listener listener);

    /** Whether pin {@code pin} of a button is high now. */
    boolean isHigh(int pin);

    /** Puts pin {@code pin} of a lamp or of the chain high or low. */
    void put(int pin, boolean high);

    @Override
    void close();
}
