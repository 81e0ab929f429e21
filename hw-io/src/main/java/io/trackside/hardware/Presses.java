package io.trackside.hardware;

import io.trackside.hardware.Panel.Button;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;

/**
 * The buttons of a panel: what their pins say becomes what somebody wants. Knows no clock: every time, in nanoseconds of
 * any one clock, comes from outside. For one thread.
 */
final class Presses {
    private final Map<Button, Contact> contacts = new LinkedHashMap<>();

    /** Somebody wants {@code action}, by {@code button}. */
    record Wish(Button button, Action action) {}

    /**
     * The buttons as they are found at {@code now}.
     *
     * @param isHigh tells the level of a pin
     * @param grace nanoseconds from now in which a press is the wiring waking up
     */
    Presses(List<Button> buttons, IntPredicate isHigh, long now, long grace) {
        for (Button button : buttons) {
            long rest = TimeUnit.MILLISECONDS.toNanos(button.debounce());
            boolean pressed = isPressed(button, isHigh);
            contacts.put(button, new Contact(rest, button.hold().isPresent(), pressed, now, now + grace));
        }
    }

    /** Pin {@code pin} is {@code high} since {@code nanos}. Edges come in the order of time, and may come late. */
    List<Wish> changed(int pin, boolean high, long nanos) {
        List<Wish> wishes = new ArrayList<>();
        contacts.forEach((button, contact) -> {
            if (button.pin() == pin) {
                // Before the level goes on: an edge that comes late must not make a spike look like a press.
                tell(button, contact.by(nanos), wishes);
                contact.level(high != button.pressedIsLow(), nanos);
            }
        });
        return wishes;
    }

    /** The pins are as {@code isHigh} tells at {@code now}: makes up for edges that never came. */
    List<Wish> look(IntPredicate isHigh, long now) {
        List<Wish> wishes = new ArrayList<>();
        contacts.forEach((button, contact) -> {
            tell(button, contact.by(now), wishes);
            contact.level(isPressed(button, isHigh), now);
            // With a debounce of 0 that is certain at once.
            tell(button, contact.by(now), wishes);
        });
        return wishes;
    }

    /** What is certain by {@code now}, as all edges until then have come. */
    List<Wish> by(long now) {
        List<Wish> wishes = new ArrayList<>();
        contacts.forEach((button, contact) -> tell(button, contact.by(now), wishes));
        return wishes;
    }

    /** When something may be certain that is not yet; empty while nobody presses anything. */
    Optional<Long> next() {
        return contacts.values().stream()
                .flatMap(contact -> contact.next().stream())
                .min((one, other) -> Long.signum(one - other));
    }

    private static boolean isPressed(Button button, IntPredicate isHigh) {
        return isHigh.test(button.pin()) != button.pressedIsLow();
    }

    private static void tell(Button button, Optional<Contact.Press> press, List<Wish> wishes) {
        press.ifPresent(told -> {
            Action action = told == Contact.Press.LONG ? button.hold().orElse(button.press()) : button.press();
            wishes.add(new Wish(button, action));
        });
    }
}
