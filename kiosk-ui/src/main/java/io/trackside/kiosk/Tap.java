package io.trackside.kiosk;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/** What can be tapped: acts when a finger that went down on it is lifted there. Its id is its name on its page. */
final class Tap extends Region {
    private static final PseudoClass DOWN = PseudoClass.getPseudoClass("down");
    private static final double RIM = 5;
    /** The lower rim is thicker, so that it looks like something to press. */
    private static final double STAND = 3;

    private final Node face;
    private final Runnable does;

    private Tap(String id, Node face, Runnable does, List<String> looks) {
        this.face = face;
        this.does = does;
        setId(id);
        getStyleClass().add("tap");
        getStyleClass().addAll(looks);
        face.setManaged(false);
        face.setMouseTransparent(true);
        getChildren().add(face);
        setOnMousePressed(press -> pseudoClassStateChanged(DOWN, true));
        setOnMouseReleased(this::released);
    }

    /** {@code face} fills it but for a rim. */
    static Tap of(String id, Node face, Runnable does, String... looks) {
        return new Tap(id, face, does, List.of(looks));
    }

    /** With few words on it. */
    static Tap of(String id, String words, double size, Runnable does, String... looks) {
        List<String> all = List.of(looks);
        return new Tap(id, Para.centred(words, Weight.STRONG, size, all.contains("act") ? "on-act" : "ink"), does, all);
    }

    private void released(MouseEvent release) {
        pseudoClassStateChanged(DOWN, false);
        if (contains(release.getX(), release.getY())) {
            does.run();
        }
    }

    @Override
    protected void layoutChildren() {
        face.resizeRelocate(RIM, RIM - 1, getWidth() - 2 * RIM, getHeight() - 2 * RIM - STAND + 2);
    }
}
