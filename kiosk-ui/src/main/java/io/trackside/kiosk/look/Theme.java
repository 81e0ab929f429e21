package io.trackside.kiosk.look;

import javafx.scene.paint.Color;

/** Paper by day, a dark room by night. */
public enum Theme {
    LIGHT("#f6efe0", "#1d1a16"),
    DARK("#1d1a16", "#f6efe0");

    private final String ground;
    private final String ink;

    Theme(String ground, String ink) {
        this.ground = ground;
        this.ink = ink;
    }

    /** What everything lies on. */
    public Color ground() {
        return Color.web(ground);
    }

    /** What is written on the ground. */
    public Color ink() {
        return Color.web(ink);
    }
}
