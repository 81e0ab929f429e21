package io.trackside.kiosk;

import io.trackside.table.PanelView;
import java.util.List;
import javafx.scene.shape.Circle;

/** Buttons and lamps of a panel as they are at this moment; buttons that are nowhere else can be pressed here. */
final class PanelPane extends Sheet {
    private static final double GAP = 4;
    private static final double LAMP = 26;

    /** Who hears of presses. */
    interface Pressed {
        void press(String button, boolean hold);
    }

    PanelPane(PanelView panel, Pressed pressed, boolean holds, Runnable turnHold, Wording words, double w, double h) {
        List<PanelView.LampView> lamps = panel.lamps();
        int most = Math.max(1, (int) (w / 90));
        int lampRows = Math.ceilDiv(lamps.size(), most);
        int across = lampRows == 0 ? 1 : Math.ceilDiv(lamps.size(), lampRows);
        double lampHigh = LAMP + 18;
        for (int i = 0; i < lamps.size(); i++) {
            double wide = w / across;
            lamp(lamps.get(i), i % across * wide, Math.floorDiv(i, across) * (lampHigh + GAP), wide, lampHigh);
        }
        double y = lampRows * (lampHigh + GAP) + GAP;
        int keys = panel.buttons().size() + (panel.virtual() ? 1 : 0);
        double least = Format.FINGER + 8;
        int rows = Math.max(1, Math.min(Math.ceilDiv(keys, 6), (int) ((h - y + GAP) / (least + GAP))));
        int columns = Math.max(1, Math.ceilDiv(keys, rows));
        double wide = (w - (columns - 1) * GAP) / columns;
        double high = Math.min(72, (h - y - (rows - 1) * GAP) / rows);
        for (int i = 0; i < panel.buttons().size(); i++) {
            PanelView.ButtonView button = panel.buttons().get(i);
            put(
                    Tap.of(
                            "panel-" + button.name(),
                            button.name(),
                            15,
                            () -> pressed.press(button.name(), holds),
                            panel.virtual() ? "plain" : "calm"),
                    i % columns * (wide + GAP),
                    y + Math.floorDiv(i, columns) * (high + GAP),
                    wide,
                    high);
        }
        if (panel.virtual()) {
            int last = panel.buttons().size();
            put(
                    Tap.of("panel-hold", words.say("panel.hold"), 15, turnHold, holds ? "chosen" : "calm"),
                    last % columns * (wide + GAP),
                    y + Math.floorDiv(last, columns) * (high + GAP),
                    wide,
                    high);
        }
    }

    private void lamp(PanelView.LampView lamp, double x, double y, double w, double h) {
        Circle bulb = new Circle(LAMP / 2 - 2);
        bulb.getStyleClass().addAll("lamp", lamp.lit() ? lamp.colour() : "dark-lamp");
        bulb.setCenterX(x + w / 2);
        bulb.setCenterY(y + LAMP / 2);
        bulb.setMouseTransparent(true);
        getChildren().add(bulb);
        put(Line.centred(lamp.name(), Weight.TEXT, 13, "quiet"), x + 2, y + LAMP, w - 4, h - LAMP);
    }
}
