package io.trackside.kiosk;

import io.trackside.rules.BadInput;
import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.nio.file.Path;
import java.util.Map;

/** The screen in the table's own program, if there is a display. Nothing waits for it, and the table needs none. */
final class OwnScreen implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(OwnScreen.class.getName());
    private static final String OFF = "off";

    private final Thread opening;
    private volatile Runnable closing = () -> {};

    private OwnScreen(String size, TableClient table, Texts texts, Map<String, String> environment, Path home) {
        boolean wanted = !size.equals(OFF) && Display.isSaid(environment);
        this.opening = new Thread(
                () -> open(size, table, texts, ScreenMemory.usualFile(environment, home)), "opening the screen");
        opening.setDaemon(true);
        if (wanted) {
            opening.start();
        }
    }

    /** {@code size}: {@code off}, {@code full} or such as {@code 800x480}. */
    static OwnScreen of(String size, TableClient table, Texts texts, Map<String, String> environment, Path home) {
        return new OwnScreen(size, table, texts, environment, home);
    }

    private void open(String size, TableClient table, Texts texts, Path memory) {
        try {
            Display display = Display.open(table, texts, size, memory);
            closing = display::close;
        } catch (BadInput bad) {
            LOG.log(System.Logger.Level.WARNING, texts.text("bad." + bad.key(), bad.details()));
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        opening.interrupt();
        closing.run();
    }
}
