package io.trackside.kiosk;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;

/** JavaFX, which starts once in a program and has one thread. */
final class Toolkit {
    private Toolkit() {}

    /** Starts it, if nobody has; throws {@link IllegalStateException} when there is no display to start it on. */
    static void start() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        try {
            Platform.startup(started::countDown);
        } catch (IllegalStateException alreadyStarted) {
            started.countDown();
        } catch (UnsupportedOperationException noDisplay) {
            throw new IllegalStateException(noDisplay);
        }
        started.await();
        Platform.setImplicitExit(false);
    }

    /** Does {@code work} on the thread of JavaFX, and waits for it. */
    static <T> T on(Callable<T> work) throws InterruptedException {
        FutureTask<T> task = new FutureTask<>(work);
        if (Platform.isFxApplicationThread()) {
            task.run();
        } else {
            Platform.runLater(task);
        }
        try {
            return task.get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        }
    }
}
