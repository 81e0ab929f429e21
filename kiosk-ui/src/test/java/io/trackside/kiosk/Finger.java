package io.trackside.kiosk;

import io.trackside.rules.racers.Catalogue;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** Somebody who does nothing but tap on the screen of a table. For the thread of JavaFX. */
final class Finger {
    /** A point of a figure that is on its space for sure. */
    private static final double FIGURE_WITHIN = 8;

    private static final long A_SECOND = 1_000_000_000;

    private final AtomicLong clock = new AtomicLong();
    private final Kiosk kiosk;
    private final Scene scene;

    Finger(Evening evening, Format format) {
        this(evening, format, ScreenMemory.of(Prefs.STILL));
    }

    Finger(Evening evening, Format format, ScreenMemory memory) {
        this(evening, format, memory, Speaker.SILENT);
    }

    Finger(Evening evening, Format format, ScreenMemory memory, Speaker speaker) {
        this.kiosk = Kiosk.at(
                evening.view(),
                Wording.of(Texts.in("en"), Catalogue.load()),
                format,
                new Machine(
                        memory,
                        clock::get,
                        Optional.empty(),
                        Optional.empty(),
                        speaker,
                        (table, first, told) -> new AtOnce(table, told)),
                told -> new AtOnce(evening, told));
        this.scene = new Scene(kiosk.root(), format.pixelsWide(), format.pixelsHigh());
        layout();
    }

    Kiosk kiosk() {
        return kiosk;
    }

    /** Everything that can be tapped now. */
    List<String> sees() {
        List<Tap> taps = new ArrayList<>();
        Inspection.taps(scene.getRoot(), taps);
        return taps.stream().map(Node::getId).toList();
    }

    /** Every text there is to read now, whole. */
    List<String> reads() {
        List<String> texts = new ArrayList<>();
        read(scene.getRoot(), texts);
        return texts;
    }

    private static void read(Node node, List<String> texts) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof TextFlow flow) {
            StringBuilder whole = new StringBuilder();
            flow.getChildren().forEach(piece -> whole.append(((Text) piece).getText()));
            texts.add(whole.toString().replace("\n", ""));
        } else if (node instanceof Text text) {
            texts.add(text.getText());
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> read(child, texts));
        }
    }

    boolean sees(String id) {
        return sees().contains(id);
    }

    /** Taps, one after the other, with time between. */
    Finger taps(String... ids) {
        for (String id : ids) {
            clock.addAndGet(A_SECOND);
            quickly(id);
        }
        return this;
    }

    /** The space at which the figure of {@code racer} is drawn. */
    int standsOn(String racer) {
        Node figure = kiosk.root().lookup("#figure-" + racer);
        return ((TrackPane) figure.getParent())
                .loop()
                .at(figure.getLayoutX() + FIGURE_WITHIN, figure.getLayoutY() + FIGURE_WITHIN);
    }

    /** Seconds in which nobody taps. */
    void waits(long seconds) {
        clock.addAndGet(seconds * A_SECOND);
    }

    /** Taps at once after what was before. */
    void quickly(String id) {
        Tap tap = found(id).orElseThrow(() -> new AssertionError("nothing to tap called " + id + ", only " + sees()));
        Bounds at = tap.localToScene(tap.getLayoutBounds());
        touch(tap, new Point2D(at.getCenterX(), at.getCenterY()));
    }

    /** Presses {@code tap} in its middle, wherever it is. */
    static void press(Tap tap) {
        Bounds at = tap.localToScene(tap.getLayoutBounds());
        fire(tap, MouseEvent.MOUSE_PRESSED, new Point2D(at.getCenterX(), at.getCenterY()));
        fire(tap, MouseEvent.MOUSE_RELEASED, new Point2D(at.getCenterX(), at.getCenterY()));
    }

    /** Presses {@code node} somewhere, in its own coordinates, and lifts the finger somewhere else on it. */
    void drags(Node node, Point2D from, Point2D to) {
        clock.addAndGet(A_SECOND);
        fire(node, MouseEvent.MOUSE_PRESSED, node.localToScene(from));
        layout();
        fire(node, MouseEvent.MOUSE_RELEASED, node.localToScene(to));
        layout();
    }

    private Optional<Tap> found(String id) {
        List<Tap> taps = new ArrayList<>();
        Inspection.taps(scene.getRoot(), taps);
        return taps.stream().filter(tap -> id.equals(tap.getId())).findFirst();
    }

    private void touch(Node node, Point2D at) {
        fire(node, MouseEvent.MOUSE_PRESSED, at);
        fire(node, MouseEvent.MOUSE_RELEASED, at);
        layout();
    }

    private void layout() {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }

    private static void fire(Node node, EventType<MouseEvent> type, Point2D at) {
        Event.fireEvent(
                node,
                new MouseEvent(
                        null,
                        node,
                        type,
                        at.getX(),
                        at.getY(),
                        at.getX(),
                        at.getY(),
                        MouseButton.PRIMARY,
                        1,
                        false,
                        false,
                        false,
                        false,
                        true,
                        false,
                        false,
                        true,
                        false,
                        true,
                        new PickResult(node, at.getX(), at.getY())));
    }
}
