package io.trackside.mqtt;

import io.trackside.rules.BadInput;
import java.util.List;

/** What a file says, or everything that is wrong in it. */
sealed interface Checked<T> {
    record Good<T>(T it) implements Checked<T> {}

    record Bad<T>(List<BadInput> faults) implements Checked<T> {
        public Bad {
            faults = List.copyOf(faults);
        }
    }
}
