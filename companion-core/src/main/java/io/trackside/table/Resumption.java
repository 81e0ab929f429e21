package io.trackside.table;

import io.trackside.rules.BadInput;
import io.trackside.rules.Rules;
import io.trackside.table.TableView.Warning;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A game read from its journal: every entry done again. Where one cannot be, the game stands still until an entry that
 * sets the table as it was recorded.
 *
 * @param answered number of the entry of each command whose sender named it, by that name
 * @param stuck what is wrong when the journal's end was not reached
 * @param recorded the last table that was recorded, when something is wrong
 */
record Resumption(Sitting sitting, Map<String, Long> answered, Optional<Warning> stuck, Optional<JsonNode> recorded) {
    static Resumption of(Header header, List<JsonNode> entries, Box box, Chance chance) {
        Replay replay = new Replay(header, box, chance);
        entries.forEach(replay::follow);
        return new Resumption(
                replay.sitting,
                replay.answered,
                replay.stuck,
                replay.stuck.isPresent() ? replay.recorded : Optional.empty());
    }

    private static final class Replay {
        private final Chance chance;
        private final Map<String, Long> answered = new LinkedHashMap<>();
        private Sitting sitting;
        private Optional<Warning> stuck = Optional.empty();
        private Optional<JsonNode> recorded = Optional.empty();

        Replay(Header header, Box box, Chance chance) {
            this.chance = chance;
            this.sitting = Sitting.begun(new LiveGame(box, header.plan()));
            header.id().ifPresent(id -> answered.put(id, 0L));
            if (!header.isOurs()) {
                stuck = warning("other-rules", "rules", header.rules(), "ours", Rules.VERSION);
            }
        }

        void follow(JsonNode node) {
            long number = sitting.number() + 1;
            try {
                Entry entry = Entry.read(node);
                entry.id().ifPresent(id -> answered.put(id, number));
                if (stuck.isEmpty() || entry.command() instanceof Deed.Restore) {
                    sitting = sitting.again(entry.command(), entry.asked(), chance);
                    stuck = Optional.empty();
                    compare(entry, number);
                }
            } catch (BadInput cannotBeDone) {
                stuck = stuck.or(() -> warning("diverged", "entry", number, "reason", cannotBeDone.key()));
            }
            if (sitting.number() < number) {
                sitting = sitting.without();
            }
            recorded = Entry.tableThen(node).or(() -> recorded);
        }

        private void compare(Entry entry, long number) {
            boolean same = entry.state()
                    .filter(state -> !Entry.state(sitting.live()).equals(Optional.of(state)))
                    .isEmpty();
            if (!same) {
                stuck = warning("diverged", "entry", number, "reason", "state");
            }
        }

        private static Optional<Warning> warning(String key, Object... details) {
            return Optional.of(new Warning(key, Details.of(details)));
        }
    }
}
