package io.trackside.kiosk;

import io.trackside.rules.BadInput;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.StageStyle;

/** The window on the real display: all of it, or as large as somebody said. */
public final class Display implements AutoCloseable {
    /** Before a table was seen for the first time. */
    static final TableView NOTHING = new TableView(
            0,
            0,
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            new TableView.HistoryView(0, 0, Optional.empty(), Optional.empty(), List.of()),
            Optional.empty(),
            List.of());

    private static final Pattern SIZE = Pattern.compile("([1-9]\\d{2,3})x([1-9]\\d{2,3})");

    private final Stage stage;
    private final Kiosk kiosk;

    private Display(Stage stage, Kiosk kiosk) {
        this.stage = stage;
        this.kiosk = kiosk;
    }

    /** Whether a display is said to be there. JavaFX speaks X11; under Wayland XWayland provides that. */
    static boolean isSaid(Map<String, String> environment) {
        return !environment.getOrDefault("DISPLAY", "").isBlank()
                || !environment.getOrDefault("WAYLAND_DISPLAY", "").isBlank();
    }

    /**
     * Opens the window; comes back when it is open.
     *
     * @param client of the table, which need not be there yet; somebody else closes it
     * @param memory the file of what the screen keeps for itself
     * @param size such as {@code 800x480}; {@code full} for the whole display
     * @throws BadInput if there is no such size, or no display to open it on
     */
    static Display open(TableClient client, Texts texts, String size, Path memory) throws InterruptedException {
        Optional<Format> window = format(size);
        try {
            Toolkit.start();
        } catch (IllegalStateException | UnsatisfiedLinkError none) {
            throw BadInput.of("screen-none", "reason", String.valueOf(none.getMessage()));
        }
        return Toolkit.on(() -> show(client, Wording.of(texts, Catalogue.load()), ScreenMemory.in(memory), window));
    }

    /** The size somebody wants; empty for the whole display. */
    static Optional<Format> format(String size) {
        if (size.equals("full")) {
            return Optional.empty();
        }
        Matcher matcher = SIZE.matcher(size);
        if (!matcher.matches()) {
            throw BadInput.of("screen-size", "size", size);
        }
        return Optional.of(new Format(Double.parseDouble(matcher.group(1)), Double.parseDouble(matcher.group(2))));
    }

    private static Display show(TableClient client, Wording words, ScreenMemory memory, Optional<Format> window) {
        Rectangle2D all = Screen.getPrimary().getBounds();
        Format format = window.orElseGet(() -> new Format(all.getWidth(), all.getHeight()));
        Kiosk kiosk = Kiosk.at(NOTHING, words, format, Machine.real(memory), told -> new Link(client, NOTHING, told));
        kiosk.lose(); // nobody begins a new game on a table that has not been seen yet
        Stage stage = new Stage(window.isPresent() ? StageStyle.DECORATED : StageStyle.UNDECORATED);
        stage.setTitle("Trackside");
        stage.setScene(new Scene(kiosk.root(), format.pixelsWide(), format.pixelsHigh()));
        if (window.isPresent()) {
            kiosk.showPanelBelow(high -> stage.setHeight(stage.getHeight() + high));
        }
        stage.setResizable(false);
        if (window.isEmpty()) {
            stage.setFullScreenExitHint("");
            stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
            stage.setX(all.getMinX());
            stage.setY(all.getMinY());
            stage.setFullScreen(true);
        }
        stage.show();
        return new Display(stage, kiosk);
    }

    /** Does {@code then} when people close the window. */
    void whenClosed(Runnable then) throws InterruptedException {
        Toolkit.on(() -> {
            stage.setOnHidden(hidden -> then.run());
            return true;
        });
    }

    @Override
    public void close() {
        try {
            Toolkit.on(() -> {
                kiosk.close();
                stage.setOnHidden(hidden -> {});
                stage.hide();
                return true;
            });
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
