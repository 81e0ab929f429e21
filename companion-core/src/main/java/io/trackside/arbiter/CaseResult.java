package io.trackside.arbiter;

import io.trackside.rules.Race;
import io.trackside.rules.Ruling;
import io.trackside.rules.Runner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What came of a worked case.
 *
 * @param differences from what was expected, one sentence of ids each; empty when all agree
 * @param result what came of it, by the keys of an expectation
 * @param rulings everything that happened, with its rule
 * @param race the race where it stopped
 */
public record CaseResult(
        String id, List<String> differences, Map<String, Object> result, List<Ruling> rulings, Race race) {
    public boolean isOk() {
        return differences.isEmpty();
    }

    /** Where everybody is, by the keys of an expectation: {@code spaces}, {@code tripped}, {@code eliminated}, {@code finished}. */
    public static Map<String, Object> table(Race race) {
        Map<String, Object> spaces = new LinkedHashMap<>();
        List<Runner> lying = new ArrayList<>();
        for (Runner runner : race.entrants()) {
            if (!race.eliminated().contains(runner)) {
                spaces.put(race.racer(runner).id(), race.space(runner));
            }
            if (race.lies(runner)) {
                lying.add(runner);
            }
        }
        Map<String, Object> table = new LinkedHashMap<>();
        table.put("spaces", spaces);
        table.put("tripped", ids(race, lying));
        table.put("eliminated", ids(race, race.eliminated()));
        table.put("finished", ids(race, race.placed()));
        return table;
    }

    private static List<String> ids(Race race, List<Runner> runners) {
        return runners.stream().map(runner -> race.racer(runner).id()).toList();
    }
}
