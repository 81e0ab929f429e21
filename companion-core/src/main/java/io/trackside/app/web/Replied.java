package io.trackside.app.web;

import java.io.IOException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

/** Waits for what is promised. Each request has a virtual thread of its own, so waiting costs nobody anything. */
final class Replied {
    private Replied() {}

    static <T> T to(CompletionStage<T> promised) {
        try {
            return promised.toCompletableFuture().join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof IOException unreachable) {
                throw new Unreachable(unreachable);
            }
            throw failed.getCause() instanceof RuntimeException fault ? fault : failed;
        }
    }
}
