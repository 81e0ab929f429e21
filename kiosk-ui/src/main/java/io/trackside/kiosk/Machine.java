package io.trackside.kiosk;

import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * What a screen hangs on.
 *
 * @param memory what the screen keeps for itself
 * @param clock nanoseconds that never go back
 * @param lamp behind the display, if it can be set
 * @param power to switch all of it off, if that is for this screen to do
 * @param speaker by which it is heard
 */
record Machine(
        ScreenMemory memory,
        LongSupplier clock,
        Optional<Backlight> lamp,
        Optional<PowerSwitch> power,
        Speaker speaker) {
    /** This one, with what {@code memory} keeps. */
    static Machine real(ScreenMemory memory) {
        return new Machine(
                memory,
                System::nanoTime,
                Backlight.ofThisMachine(),
                Optional.of(new PowerSwitch(PowerSwitch.USUAL)),
                new Loudspeaker(Loudspeaker.VOICE));
    }

    /** None that lasts, for pictures and measurements. */
    static Machine of(Prefs prefs) {
        return new Machine(
                ScreenMemory.of(prefs), System::nanoTime, Optional.empty(), Optional.empty(), Speaker.SILENT);
    }
}
