package io.trackside.table;

import io.trackside.rules.Racer;
import io.trackside.rules.racers.Catalogue;
import java.util.List;

/** What a table plays with. */
public record Box(Catalogue catalogue, Printing printing) {
    Racer racer(String id) {
        return catalogue.racer(id);
    }

    List<Racer> racers(List<String> ids) {
        return ids.stream().map(this::racer).toList();
    }
}
