package io.trackside.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Everything there is to see of the table, in ids and numbers: screens, lamps and voices put it in their own words.
 * Seats are counted clockwise from 0, spaces from 0 (Start) to 30 (across the line). Immutable; as JSON it is what the
 * interface over HTTP serves.
 *
 * @param version counts the views of one run of the program, 1 for the first
 * @param number of the last entry in the journal, 0 for none
 * @param game the game on the table
 * @param prompt what the table waits for
 * @param handling what hands have to do on the real board
 * @param rulings what came of the last thing done
 * @param history what counts as done
 * @param ignored the last input that was refused
 * @param warnings what is wrong and stays so until somebody does something
 */
public record TableView(
        long version,
        long number,
        Optional<GameView> game,
        Optional<Prompt> prompt,
        List<Hand> handling,
        List<RulingView> rulings,
        HistoryView history,
        Optional<Ignored> ignored,
        List<Warning> warnings) {
    public TableView {
        handling = List.copyOf(handling);
        rulings = List.copyOf(rulings);
        warnings = List.copyOf(warnings);
    }

    /**
     * What the table waits for.
     *
     * @param kind {@code begin} (a game; the options are the unfinished ones), {@code restore} (what was done cannot be done
     *     again: the table as it was recorded is offered), {@code roll-off}, {@code row}, {@code draft}, {@code line-up}, {@code reveal}, {@code next-race},
     *     {@code over}, {@code free}, or a question of the race: {@code main-die}, {@code power-die}, {@code may},
     *     {@code racer}, {@code space}, {@code guess}, {@code own-racer}, {@code draw}, {@code card}
     * @param seats who can answer
     * @param racer the racer whose owner answers
     * @param owner the racer that has the power that asks
     * @param power whose power that is; empty for the rules themselves
     * @param optional whether {@code no} is an answer (R3.12)
     * @param options what can be answered, {@code no} included: faces, spaces, ids of racers, {@code yes}
     * @param count how many of the options are wanted
     * @param declinesIn seconds until the answer is no by itself, 0 for never
     */
    public record Prompt(
            String kind,
            List<Integer> seats,
            Optional<String> racer,
            Optional<String> owner,
            Optional<String> power,
            boolean optional,
            List<String> options,
            int count,
            int declinesIn) {
        public Prompt {
            seats = List.copyOf(seats);
            options = List.copyOf(options);
        }

        static Prompt of(String kind) {
            return of(kind, List.of(), List.of(), 0);
        }

        static Prompt of(String kind, List<Integer> seats, List<String> options, int count) {
            return new Prompt(
                    kind, seats, Optional.empty(), Optional.empty(), Optional.empty(), false, options, count, 0);
        }
    }

    /**
     * What can be undone and redone.
     *
     * @param done how many things count as done
     * @param undone how many of the things after them can be redone
     * @param last what undo would take back
     * @param next what redo would put back
     * @param rest what an amendment left over
     */
    public record HistoryView(
            int done, int undone, Optional<StepView> last, Optional<StepView> next, List<StepView> rest) {
        public HistoryView {
            rest = List.copyOf(rest);
        }
    }

    /** An input that was refused, and why; texts under {@code bad.} and the key. */
    public record Ignored(String from, String key, Map<String, Object> details) {
        public Ignored {
            details = new TreeMap<>(details);
        }
    }

    /** Something is wrong; texts under {@code warning.} and the key. */
    public record Warning(String key, Map<String, Object> details) {
        public Warning {
            details = new TreeMap<>(details);
        }
    }
}
