package io.trackside.arbiter;

import io.trackside.rules.Fact;
import io.trackside.rules.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A ruling at its place in the tree of causes. */
record Told(int depth, Ruling ruling) {
    /** Causes before effects, effects of one cause in the order of happening; without what is not worth a line. */
    static List<Told> treeOf(List<Ruling> rulings) {
        Map<Integer, List<Ruling>> effects = new TreeMap<>();
        Map<Integer, Ruling> known = new TreeMap<>();
        for (Ruling ruling : rulings) {
            known.put(ruling.number(), ruling);
        }
        for (Ruling ruling : rulings) {
            int cause = known.containsKey(ruling.because()) ? ruling.because() : 0;
            effects.computeIfAbsent(cause, none -> new ArrayList<>()).add(ruling);
        }
        List<Told> tree = new ArrayList<>();
        add(tree, effects, 0, 0);
        return tree;
    }

    private static void add(List<Told> tree, Map<Integer, List<Ruling>> effects, int cause, int depth) {
        List<Ruling> siblings = effects.getOrDefault(cause, List.of());
        boolean plusOrMinus = siblings.stream().anyMatch(Told::changesTheNumber);
        for (Ruling ruling : siblings) {
            if (effects.containsKey(ruling.number()) || isWorthALine(ruling.fact(), plusOrMinus)) {
                tree.add(new Told(depth, ruling));
                add(tree, effects, ruling.number(), depth + 1);
            }
        }
    }

    /** What led to nothing and can be seen on the board is not told; nor a main move that is what the die shows. */
    private static boolean isWorthALine(Fact fact, boolean plusOrMinus) {
        return switch (fact) {
            case Fact.PowerHappened happened -> false;
            case Fact.Passed passed -> false;
            case Fact.Stopped stopped -> false;
            case Fact.TurnEnded ended -> false;
            case Fact.MainMoveCounted counted -> plusOrMinus;
            default -> true;
        };
    }

    private static boolean changesTheNumber(Ruling ruling) {
        return ruling.fact() instanceof Fact.Adjusted || ruling.fact() instanceof Fact.MainMoveReplaced;
    }
}
