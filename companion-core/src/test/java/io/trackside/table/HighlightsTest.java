package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class HighlightsTest {
    private static StepView die(RulingView... rulings) {
        return new StepView(1, "die", Map.of(), List.of(rulings));
    }

    private static RulingView fact(String fact, Map<String, Object> details) {
        return new RulingView(1, 0, "", fact, details);
    }

    private static RulingView turn() {
        return fact("turn-began", Map.of("runner", "legs"));
    }

    private static RulingView tripped(String racer) {
        return fact("tripped", Map.of("runner", racer));
    }

    private static RulingView passed(String racer) {
        return fact("passed", Map.of("passer", racer, "passed", "legs"));
    }

    private static RulingView power(String racer) {
        return fact("power-happened", Map.of("owner", racer, "power", racer, "times", 1));
    }

    private static RulingView end() {
        return fact("race-ended", Map.of());
    }

    @Test
    void nothing_much_is_nothing_to_tell() {
        Highlights told = Highlights.of(List.of(die(turn(), power("banana"), tripped("hare"), passed("hare"))));
        assertThat(told.chain()).isEmpty();
        assertThat(told.trips()).isEmpty();
        assertThat(told.passes()).isEmpty();
        assertThat(told.longest()).hasValue(new Highlights.Turns(1, 1));
    }

    @Test
    void the_longest_chain_is_that_of_one_thing_done() {
        List<StepView> steps = List.of(
                die(power("banana"), power("scoocher")),
                die(power("banana"), power("scoocher"), power("scoocher")),
                die(power("coach"), power("coach"), power("gunk")));
        assertThat(Highlights.of(steps).chain()).hasValue(new Highlights.Chain(2, 3));
    }

    @Test
    void who_trips_and_passes_most_and_which_race_was_longest() {
        List<StepView> steps = new ArrayList<>();
        steps.add(die(turn(), tripped("hare"), passed("gunk"), passed("gunk")));
        steps.add(die(turn(), tripped("gunk"), tripped("hare"), end()));
        steps.add(die(turn(), turn(), turn(), passed("gunk"), tripped("gunk"), tripped("hare")));
        Highlights told = Highlights.of(steps);
        assertThat(told.trips()).hasValue(new Highlights.Most("hare", 3));
        assertThat(told.passes()).hasValue(new Highlights.Most("gunk", 3));
        assertThat(told.longest()).hasValue(new Highlights.Turns(2, 3));
    }
}
