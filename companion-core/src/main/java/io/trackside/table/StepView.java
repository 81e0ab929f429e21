package io.trackside.table;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One thing done, for the list in which people undo, jump and amend. A secret pick is not in it.
 *
 * @param entry number of the journal's entry that did it
 * @param kind such as {@code die}; texts under {@code step.} and the kind
 * @param details parameters of the text, by name: seats, ids, numbers
 * @param rulings the most telling of what came of it
 */
public record StepView(long entry, String kind, Map<String, Object> details, List<RulingView> rulings) {
    public StepView {
        details = new TreeMap<>(details);
        rulings = List.copyOf(rulings);
    }
}
