package io.trackside.kiosk;

import io.trackside.kiosk.look.SeatLook;
import io.trackside.kiosk.look.Theme;
import javafx.geometry.Insets;
import javafx.scene.Parent;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;

/** Whose turn it is, to be read from across the room: the seat's colour and pattern, the name, and what is awaited. */
final class Banner extends Sheet {
    private static final int TILE = 26;

    /** {@code name} large, {@code what} beside or below it. */
    Banner(SeatLook look, String name, String what, double width, double height, boolean tall) {
        super("banner");
        setBackground(new Background(new BackgroundFill(look.area(TILE), CornerRadii.EMPTY, Insets.EMPTY)));
        Line large = Line.left(name, Weight.POSTER, tall ? 38 : 36);
        Para small = Para.strong(what, 21);
        paint(large, look);
        paint(small, look);
        double badge = tall ? 56 : 46;
        put(look.badge(badge, Theme.LIGHT), 8, (height - badge) / 2, badge, badge);
        double left = badge + 18;
        if (tall) {
            put(large, left, 4, width - left - 8, height * 0.5);
            put(small, left, height * 0.5, width - left - 8, height * 0.46);
        } else {
            double wide = Math.min(large.full() + 4, (width - left) * 0.5);
            put(large, left, 0, wide, height);
            put(small, left + wide + 14, 4, width - left - wide - 22, height - 8);
        }
    }

    private static void paint(Parent words, SeatLook look) {
        String colour = "-fx-fill: #" + look.text().toString().substring(2, 8) + ";";
        words.lookupAll("Text").forEach(text -> text.setStyle(colour));
    }
}
