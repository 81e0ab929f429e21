package io.trackside.kiosk;

import io.trackside.table.TableClient;
import io.trackside.table.TableView;
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
 * @param lines to the tables it shows
 */
record Machine(
        ScreenMemory memory,
        LongSupplier clock,
        Optional<Backlight> lamp,
        Optional<PowerSwitch> power,
        Speaker speaker,
        Lines lines) {
    /** Makes lines to tables. */
    interface Lines {
        /** {@code first} is what the table showed last. */
        Wire line(TableClient table, TableView first, Wire.Told told);
    }

    /** The same screen for something that does not count: it keeps nothing, and neither sounds nor rests. */
    Machine still(Prefs prefs) {
        return new Machine(
                ScreenMemory.of(prefs.resting(0).sounding(false).readingOut(false)),
                clock,
                Optional.empty(),
                Optional.empty(),
                Speaker.SILENT,
                lines);
    }

    /** This one, with what {@code memory} keeps. */
    static Machine real(ScreenMemory memory) {
        return new Machine(
                memory,
                System::nanoTime,
                Backlight.ofThisMachine(),
                Optional.of(new PowerSwitch(PowerSwitch.USUAL)),
                new Loudspeaker(Loudspeaker.VOICE),
                Link::new);
    }

    /** None that lasts, for pictures and measurements. */
    static Machine of(Prefs prefs) {
        return new Machine(
                ScreenMemory.of(prefs),
                System::nanoTime,
                Optional.empty(),
                Optional.empty(),
                Speaker.SILENT,
                Link::new);
    }
}
