package io.trackside.kiosk;

import io.trackside.table.TableClient;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/** Asks the table again and again for something that is no part of the view, as long as somebody looks. */
final class Watch<T> {
    private final Kiosk kiosk;
    private final Function<TableClient, T> question;
    private final BooleanSupplier looks;
    private final Function<T, Duration> pace;
    private final Consumer<T> changed;
    private final PauseTransition later = new PauseTransition();
    private Optional<T> seen = Optional.empty();

    /**
     * For the thread of JavaFX.
     *
     * @param looks whether somebody still looks
     * @param pace how long to wait before it is asked again
     * @param changed hears what is there now, first of all and then each time it is otherwise
     */
    Watch(
            Kiosk kiosk,
            Function<TableClient, T> question,
            BooleanSupplier looks,
            Function<T, Duration> pace,
            Consumer<T> changed) {
        this.kiosk = kiosk;
        this.question = question;
        this.looks = looks;
        this.pace = pace;
        this.changed = changed;
        later.setOnFinished(over -> look());
    }

    void look() {
        kiosk.ask(question, now -> {
            if (!seen.equals(Optional.of(now))) {
                seen = Optional.of(now);
                changed.accept(now);
            }
            if (looks.getAsBoolean()) {
                later.setDuration(pace.apply(now));
                later.playFromStart();
            }
        });
    }
}
