package io.trackside.mqtt;

import java.util.Set;

/** A connection to a broker that comes back by itself. No method waits for the broker, but {@link #close}. */
interface Wire extends AutoCloseable {
    /** Hears what is said about {@code filters} from now on, also after a reconnection, and nothing else. */
    void listen(Set<String> filters);

    /** Waits at most so many nanoseconds; whether the broker is reached and knows what is listened to by now. */
    boolean isSettled(long nanos) throws InterruptedException;

    /** Says it now, or never: what is said while there is no connection is lost. */
    void say(Said said);

    /** Says goodbye; takes a second at most. */
    @Override
    void close();

    /** Who uses a wire. Called by the wire's threads: must neither block nor throw. */
    interface Ear {
        /** The broker is reached, and knows what is listened to. */
        void up();

        /** The broker is not reached, or no more: {@code why}, in the words of the library. */
        void down(String why);

        void heard(Heard heard);
    }
}
