package io.trackside.hardware;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A panel as it can be seen, for screens; as JSON it is what {@code /api/panel} serves.
 *
 * @param virtual whether its buttons can be pressed over HTTP: there are no real ones
 * @param lineUp {@code open}: everybody sees which button picks a racer
 */
record PanelState(boolean virtual, boolean dim, String lineUp, List<ButtonState> buttons, List<LampState> lamps) {
    PanelState {
        buttons = List.copyOf(buttons);
        lamps = List.copyOf(lamps);
    }

    /** A button; {@code press} and {@code hold} in the words of the panel's file. */
    record ButtonState(String name, String press, Optional<String> hold) {}

    /**
     * A lamp.
     *
     * @param shows in the words of the panel's file
     * @param pattern {@code off}, {@code steady}, {@code quick}, {@code slow}, {@code wink} or {@code gap}
     * @param colour {@code white}, {@code red}, {@code green}, {@code blue} or {@code amber}
     */
    record LampState(String name, String shows, String pattern, String colour) {}

    static PanelState of(Desk desk, boolean virtual) {
        List<ButtonState> buttons = desk.panel().buttons().stream()
                .map(button -> new ButtonState(
                        button.name(), button.press().words(), button.hold().map(Action::words)))
                .toList();
        List<LampState> lamps = desk.panel().lamps().stream()
                .map(lamp -> of(lamp, desk.look(lamp)))
                .toList();
        return new PanelState(virtual, desk.isDim(), "open", buttons, lamps);
    }

    private static LampState of(Panel.Lamp lamp, Look look) {
        return new LampState(
                lamp.name(),
                lamp.shows().words(),
                look.pattern().name().toLowerCase(Locale.ROOT),
                look.colour().name().toLowerCase(Locale.ROOT));
    }
}
