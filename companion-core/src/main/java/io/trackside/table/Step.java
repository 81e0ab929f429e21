package io.trackside.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;

/**
 * One deed that counts.
 *
 * @param entry number of the journal's entry that did it first
 * @param asked what was asked then, empty for nothing
 * @param rulings what came of it
 * @param after the game after it, kept at some steps so that not every change must begin at the beginning
 */
record Step(long entry, Deed deed, String asked, List<RulingView> rulings, Optional<LiveGame> after) {
    private static final JsonMapper JSON = new JsonMapper();
    private static final List<String> HEADLINES = List.of("placed", "eliminated", "tripped", "warped", "race-ended");
    private static final Set<String> ASKED = Set.of("asked", "who", "owner", "power");
    private static final int MOST_HEADLINES = 2;

    Step {
        rulings = List.copyOf(rulings);
    }

    /** Its line in the history. */
    StepView title() {
        return new StepView(entry, kind(deed), details(), headlines());
    }

    /** Its line with everything that came of it. */
    StepView whole() {
        return new StepView(entry, kind(deed), details(), rulings);
    }

    static String kind(Deed deed) {
        return RecordJson.kebab(deed.getClass().getSimpleName());
    }

    Map<String, Object> details() {
        Map<String, Object> details = details(deed);
        if (!asked.isEmpty()) {
            String[] parts = asked.split(" ", ASKED.size());
            details.put("asked", parts[0]);
            details.put("who", parts[1]);
            details.put("owner", parts[2]);
            details.put("power", parts[3]);
        }
        return details;
    }

    /** The parts of {@code deed}, but for what has to stay secret. */
    static Map<String, Object> details(Deed deed) {
        Map<String, Object> details = new TreeMap<>();
        RecordJson.write((Record) deed)
                .properties()
                .forEach(part -> details.put(part.getKey(), JSON.convertValue(part.getValue(), Object.class)));
        if (deed instanceof Deed.LineUp) {
            details.remove("racers");
        }
        if (deed instanceof Deed.Restore) {
            details.clear();
        }
        return details;
    }

    private List<RulingView> headlines() {
        List<RulingView> headlines = new ArrayList<>();
        for (String kind : HEADLINES) {
            rulings.stream().filter(ruling -> ruling.fact().equals(kind)).forEach(headlines::add);
        }
        return headlines.subList(0, Math.min(MOST_HEADLINES, headlines.size()));
    }
}
