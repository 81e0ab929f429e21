package io.trackside.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What this table agreed on: a printing, and every switch with its value. Immutable. */
public final class HouseRules {
    public static final String FIRST_PRINTING = "first-printing";
    public static final String SECOND_PRINTING = "second-printing";

    public static final Switch ARRIVING_TOGETHER = Switch.ofPrintings("arriving-together", "trigger", "silent");
    public static final Switch PASSING = Switch.ofPrintings("passing", "forward", "both-ways");
    public static final Switch ROLL_OFF_TIES = Switch.of("roll-off-ties", "next-unique", "reroll");
    public static final Switch LATER_FIRST_PLAYER = Switch.of("later-first-player", "last-place", "roll-off");
    public static final Switch DOUBLE_THREE_FIRST_PLAYER =
            Switch.of("double-three-first-player", "last-place", "fewer-points");
    public static final Switch DOUBLE_THREE_FIRST_TURN = Switch.of("double-three-first-turn", "both", "one");
    public static final Switch STARS = Switch.of("stars", "every-stop", "once-per-race");
    public static final Switch BEFORE_RACE_HAPPENINGS = Switch.of("before-race-happenings", "count", "silent");

    private static final List<Switch> GENERAL = List.of(
            ARRIVING_TOGETHER,
            PASSING,
            ROLL_OFF_TIES,
            LATER_FIRST_PLAYER,
            DOUBLE_THREE_FIRST_PLAYER,
            DOUBLE_THREE_FIRST_TURN,
            STARS,
            BEFORE_RACE_HAPPENINGS);

    private final String printing;
    private final Map<String, String> values;
    final boolean togetherIsSilent;
    final boolean passingBothWays;
    final boolean starsOnce;
    final boolean beforeRaceIsSilent;

    private HouseRules(String printing, Map<String, String> values) {
        this.printing = printing;
        this.values = values;
        this.togetherIsSilent = is(ARRIVING_TOGETHER, "silent");
        this.passingBothWays = is(PASSING, "both-ways");
        this.starsOnce = is(STARS, "once-per-race");
        this.beforeRaceIsSilent = is(BEFORE_RACE_HAPPENINGS, "silent");
    }

    /**
     * A printing with some switches set otherwise.
     *
     * @param printing {@link #FIRST_PRINTING} or {@link #SECOND_PRINTING}
     * @param chosen switch id to value
     * @param known every switch there is, see {@link #switchesOf}
     * @throws BadInput naming the printing, switch or value that is not known, and the known ones
     */
    public static HouseRules of(String printing, Map<String, String> chosen, List<Switch> known) {
        if (!printing.equals(FIRST_PRINTING) && !printing.equals(SECOND_PRINTING)) {
            throw BadInput.of(
                    "printing-unknown", "printing", printing, "known", FIRST_PRINTING + ", " + SECOND_PRINTING);
        }
        Map<String, String> values = new TreeMap<>();
        for (Switch one : known) {
            values.put(one.id(), printing.equals(FIRST_PRINTING) ? one.byDefault() : one.secondPrinting());
        }
        for (Map.Entry<String, String> entry : chosen.entrySet()) {
            values.put(entry.getKey(), checked(entry.getKey(), entry.getValue(), known));
        }
        return new HouseRules(printing, values);
    }

    /** The general switches and those of {@code racers}. */
    public static List<Switch> switchesOf(List<Racer> racers) {
        List<Switch> all = new ArrayList<>(GENERAL);
        for (Racer racer : racers) {
            all.addAll(racer.power().switches());
        }
        return List.copyOf(all);
    }

    /** {@link #FIRST_PRINTING} or {@link #SECOND_PRINTING}. */
    public String printing() {
        return printing;
    }

    /** Every switch with its value, by id. */
    public Map<String, String> values() {
        return new TreeMap<>(values);
    }

    /** Whether {@code one} is set to {@code value}; a switch this table never heard of has its default. */
    public boolean is(Switch one, String value) {
        return values.getOrDefault(one.id(), one.byDefault()).equals(value);
    }

    private static String checked(String id, String value, List<Switch> known) {
        List<String> ids = new ArrayList<>();
        for (Switch one : known) {
            if (one.id().equals(id)) {
                if (!one.values().contains(value)) {
                    throw BadInput.of(
                            "switch-value-unknown",
                            "switch",
                            id,
                            "value",
                            value,
                            "known",
                            String.join(", ", one.values()));
                }
                return value;
            }
            ids.add(one.id());
        }
        throw BadInput.of("switch-unknown", "switch", id, "known", String.join(", ", ids));
    }
}
