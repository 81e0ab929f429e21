package io.trackside.arbiter;

import io.trackside.rules.Race;
import io.trackside.rules.Ruling;
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
}
