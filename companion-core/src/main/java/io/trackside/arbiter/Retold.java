package io.trackside.arbiter;

import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Ruling;
import java.util.List;

/**
 * Rulings of a race, and whom they speak of.
 *
 * @param lineUp the racers that its runners stand for, in their order
 */
public record Retold(List<Racer> lineUp, List<Ruling> rulings) {
    public Retold {
        lineUp = List.copyOf(lineUp);
        rulings = List.copyOf(rulings);
    }

    static Retold of(Race race, List<Ruling> rulings) {
        return new Retold(lineUpOf(race), rulings);
    }

    static List<Racer> lineUpOf(Race race) {
        return race.entrants().toList().stream().map(race::racer).toList();
    }
}
