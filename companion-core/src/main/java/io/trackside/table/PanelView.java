package io.trackside.table;

import java.util.List;
import java.util.Optional;

/**
 * A panel of buttons and lamps as it can be seen, for screens; as JSON it is what {@code /api/panel} serves.
 *
 * @param virtual whether its buttons can be pressed from afar: there are no real ones
 * @param dim whether its lamps are dimmed
 * @param lineUp {@code open}: everybody sees which button picks a racer
 */
public record PanelView(boolean virtual, boolean dim, String lineUp, List<ButtonView> buttons, List<LampView> lamps) {
    public PanelView {
        buttons = List.copyOf(buttons);
        lamps = List.copyOf(lamps);
    }

    /** A button; {@code press} and {@code hold} in the words of the panel's file. */
    public record ButtonView(String name, String press, Optional<String> hold) {}

    /**
     * A lamp.
     *
     * @param shows in the words of the panel's file
     * @param pattern {@code off}, {@code steady}, {@code quick}, {@code slow}, {@code wink} or {@code gap}
     * @param colour {@code white}, {@code red}, {@code green}, {@code blue} or {@code amber}
     * @param lit whether it is lit at this moment
     */
    public record LampView(String name, String shows, String pattern, String colour, boolean lit) {}
}
