package io.trackside.table;

import io.trackside.rules.Entrant;
import io.trackside.rules.Fact;
import io.trackside.rules.Racer;
import io.trackside.rules.Ruling;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Rulings in ids and numbers. */
public final class RulingViews {
    private RulingViews() {}

    /** {@code rulings} of a race of {@code entrants}. */
    public static List<RulingView> of(List<Ruling> rulings, List<Entrant> entrants) {
        return rulings.stream().map(ruling -> of(ruling, entrants)).toList();
    }

    private static RulingView of(Ruling ruling, List<Entrant> entrants) {
        Fact fact = ruling.fact();
        Map<String, Object> details = new TreeMap<>();
        for (RecordJson.Part part : RecordJson.parts(fact.getClass())) {
            details.put(part.component().getName(), detail(part.of(fact), entrants));
        }
        return new RulingView(
                ruling.number(),
                ruling.because(),
                ruling.rule().id(),
                RecordJson.kebab(fact.getClass().getSimpleName()),
                details);
    }

    private static Object detail(Object value, List<Entrant> entrants) {
        return switch (value) {
            case Runner runner -> id(runner, entrants);
            case Runners runners ->
                runners.toList().stream().map(runner -> id(runner, entrants)).toList();
            case Racer racer -> racer.id();
            default -> value;
        };
    }

    private static String id(Runner runner, List<Entrant> entrants) {
        return entrants.get(runner.index()).racer().id();
    }
}
