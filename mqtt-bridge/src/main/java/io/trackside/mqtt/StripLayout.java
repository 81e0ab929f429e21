package io.trackside.mqtt;

import java.util.List;
import java.util.OptionalInt;

/**
 * Which light of a WLED controller means what.
 *
 * @param topic the controller's device topic
 * @param spaces the light of each space, from Start to the last one before the line, then the finish line's
 * @param seats the first light of each seat's own piece; none where seats have none
 * @param seatLights how many lights each such piece has
 * @param brightness 1 to 255
 */
record StripLayout(String topic, List<Integer> spaces, List<Integer> seats, int seatLights, int brightness) {
    StripLayout {
        spaces = List.copyOf(spaces);
        seats = List.copyOf(seats);
    }

    /** The highest light. */
    int highest() {
        OptionalInt space = spaces.stream().mapToInt(light -> light).max();
        OptionalInt seat =
                seats.stream().mapToInt(light -> light + seatLights - 1).max();
        return Math.max(space.orElse(0), seat.orElse(0));
    }
}
