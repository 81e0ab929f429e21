package io.trackside.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Racers are picked from rows face up, each row around the table and back again (R2.2, R2.4, R2.5). Immutable.
 *
 * @param first the player who picks first of all
 * @param rows the rows laid out so far, whole
 * @param picked every racer picked so far, in order
 */
public record Draft(GameSetup setup, int first, List<List<Racer>> rows, List<Racer> picked) {
    public Draft {
        rows = rows.stream().map(List::copyOf).toList();
        picked = List.copyOf(picked);
    }

    /** A draft in which {@code first} will pick first and no row lies yet. */
    public static Draft begunBy(int first, GameSetup setup) {
        return new Draft(setup, setup.checkedPlayer(first), List.of(), List.of());
    }

    /** Who picks, in order, row by row. */
    public List<List<Integer>> order() {
        List<List<Integer>> order = new ArrayList<>();
        int rowsNeeded = setup.players() * setup.variant().teamSize() / rowSize();
        for (int row = 0; row < rowsNeeded; row++) {
            order.add(orderFrom((first + row) % setup.players()));
        }
        return order;
    }

    /** Racers of a row: two per player, but four per player where two play (R2.4). */
    public int rowSize() {
        return 2 * setup.players() * snakesPerRow();
    }

    /** Whether a row has to be laid out before anybody can pick. */
    public boolean needsRow() {
        return !isOver() && faceUp().isEmpty();
    }

    public boolean isOver() {
        return picked.size() == setup.players() * setup.variant().teamSize();
    }

    /** The player who picks next; only while the draft is not over. */
    public int next() {
        return order().get(picked.size() / rowSize()).get(picked.size() % rowSize());
    }

    /** The racers of the row that are still to be picked. */
    public List<Racer> faceUp() {
        return rows.stream()
                .flatMap(List::stream)
                .filter(racer -> !picked.contains(racer))
                .toList();
    }

    /** Lays out the next row: racers nobody has, none twice. */
    public Draft layOut(List<Racer> row) {
        if (!needsRow()) {
            throw BadInput.of("draft-row-open", "racers", faceUp().size());
        }
        if (row.size() != rowSize()) {
            throw BadInput.of("draft-row-size", "racers", row.size(), "needed", rowSize());
        }
        List<Racer> seen = new ArrayList<>();
        for (Racer racer : setup.checkedRacers(row)) {
            if (picked.contains(racer)) {
                throw BadInput.of("draft-row-drafted", "racer", racer.id());
            }
            if (seen.contains(racer)) {
                throw BadInput.of("draft-row-twice", "racer", racer.id());
            }
            seen.add(racer);
        }
        List<List<Racer>> more = new ArrayList<>(rows);
        more.add(row);
        return new Draft(setup, first, more, picked);
    }

    /** {@code player}, whose turn it is, picks {@code racer}, which lies face up. */
    public Draft pick(int player, Racer racer) {
        if (faceUp().isEmpty()) {
            throw BadInput.of("draft-row-missing", "needed", rowSize());
        }
        if (player != next()) {
            throw BadInput.of("draft-not-your-turn", "player", player, "next", next());
        }
        if (!faceUp().contains(racer)) {
            throw BadInput.of("draft-not-in-row", "racer", racer.id());
        }
        List<Racer> more = new ArrayList<>(picked);
        more.add(racer);
        return new Draft(setup, first, rows, more);
    }

    /** Who has which racers so far, each in the order picked. */
    public Teams teams() {
        List<Integer> pickers = order().stream().flatMap(List::stream).toList();
        List<List<Racer>> teams = new ArrayList<>();
        for (int player = 0; player < setup.players(); player++) {
            List<Racer> team = new ArrayList<>();
            for (int pick = 0; pick < picked.size(); pick++) {
                if (pickers.get(pick) == player) {
                    team.add(picked.get(pick));
                }
            }
            teams.add(team);
        }
        return new Teams(teams);
    }

    private List<Integer> orderFrom(int starter) {
        List<Integer> there = new ArrayList<>();
        for (int step = 0; step < setup.players(); step++) {
            there.add((starter + step) % setup.players());
        }
        List<Integer> order = new ArrayList<>();
        for (int snake = 0; snake < snakesPerRow(); snake++) {
            order.addAll(there);
            order.addAll(there.reversed());
        }
        return order;
    }

    private int snakesPerRow() {
        return setup.players() == 2 ? 2 : 1;
    }
}
