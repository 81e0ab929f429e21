package io.trackside.hardware;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The header of a Raspberry Pi with its 40 pins, odd ones on the left. */
final class Header {
    static final int PINS = 40;

    /** Pins where a rail of ground begins, left and right. */
    static final int LEFT_GROUND = 39;

    static final int RIGHT_GROUND = 34;

    /** What is at pins 1 to 40: a BCM number, or a supply. */
    private static final String[] AT = {
        "3V3", "5V", "2", "5V", "3", "GND", "4", "14", "GND", "15", "17", "18", "27", "GND", "22", "23", "3V3", "24",
        "10", "GND", "9", "25", "11", "8", "GND", "7", "0", "1", "5", "GND", "6", "12", "13", "GND", "19", "16", "26",
        "20", "GND", "21"
    };

    private static final Map<Integer, Integer> PIN_OF = new TreeMap<>();

    static {
        for (int pin = 1; pin <= PINS; pin++) {
            int at = pin;
            gpio(pin).ifPresent(gpio -> PIN_OF.put(gpio, at));
        }
    }

    private Header() {}

    /** The pin of the header where GPIO {@code gpio}, 0 to 27, is. */
    static int pinOf(int gpio) {
        return PIN_OF.getOrDefault(gpio, 0);
    }

    /** The GPIO at pin {@code pin}, 1 to 40; nothing for a supply. */
    static Optional<Integer> gpio(int pin) {
        String at = AT[pin - 1];
        return Character.isDigit(at.charAt(0)) && at.length() <= 2 && !at.endsWith("V")
                ? Optional.of(Integer.valueOf(at))
                : Optional.empty();
    }

    /** {@code 3V3}, {@code 5V}, {@code GND}, or the number of the GPIO. */
    static String at(int pin) {
        return AT[pin - 1];
    }
}
