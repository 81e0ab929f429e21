package io.trackside.hardware;

import io.trackside.table.PanelView;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** A panel as screens see it. */
final class PanelPicture {
    private PanelPicture() {}

    /** At {@code now}, nanoseconds of the clock by which its lamps blink. */
    static PanelView of(Panel panel, Function<Panel.Lamp, Look> looks, long now, boolean dim, boolean virtual) {
        List<PanelView.ButtonView> buttons = panel.buttons().stream()
                .map(button -> new PanelView.ButtonView(
                        button.name(), button.press().words(), button.hold().map(Action::words)))
                .toList();
        List<PanelView.LampView> lamps = panel.lamps().stream()
                .map(lamp -> of(lamp, looks.apply(lamp), now))
                .toList();
        return new PanelView(virtual, dim, "open", buttons, lamps);
    }

    private static PanelView.LampView of(Panel.Lamp lamp, Look look, long now) {
        return new PanelView.LampView(
                lamp.name(),
                lamp.shows().words(),
                look.pattern().name().toLowerCase(Locale.ROOT),
                look.colour().name().toLowerCase(Locale.ROOT),
                look.pattern().isLit(now));
    }
}
