package io.trackside.table;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;

/** Games on the real disk that tell how long the disk took to force what was written. */
public final class TimedGames {
    private final AtomicLong forcing = new AtomicLong();
    private final Games games;

    private TimedGames(Path folder) {
        this.games = new Games(timed(Storage.class, new Disk()), folder);
    }

    /** The games in {@code folder}. */
    public static TimedGames in(Path folder) {
        return new TimedGames(folder);
    }

    public Games games() {
        return games;
    }

    /** Nanoseconds spent forcing so far. */
    public long forcing() {
        return forcing.get();
    }

    private <T> T timed(Class<T> type, T real) {
        Object proxy =
                Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (same, method, arguments) -> {
                    long start = System.nanoTime();
                    try {
                        Object result = method.invoke(real, arguments);
                        return result instanceof Storage.Writing writing
                                ? timed(Storage.Writing.class, writing)
                                : result;
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause() == null ? thrown : thrown.getCause();
                    } finally {
                        if (method.getName().equals("force")) {
                            forcing.addAndGet(System.nanoTime() - start);
                        }
                    }
                });
        return type.cast(proxy);
    }
}
