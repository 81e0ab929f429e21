package io.trackside.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.trackside.rules.HouseRules;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StandingsTest {
    private static final Catalogue CATALOGUE = Catalogue.load();

    @Test
    void all_racers_are_ranked_alike_on_any_number_of_threads() throws InterruptedException {
        Standings standings = new Standings(
                CATALOGUE.racers(),
                Printing.ofTheBox().track("wild"),
                HouseRules.of(HouseRules.FIRST_PRINTING, Map.of(), HouseRules.switchesOf(CATALOGUE.racers())),
                4,
                new Prizes(3, 2),
                Policy.SENSIBLE,
                3);
        Standings.Result result = standings.played(3_990, 1, played -> {});
        assertThat(standings.played(3_990, 3, played -> {})).isEqualTo(result);
        assertThat(result.races()).isEqualTo(4_000);
        assertThat(result.standings())
                .hasSize(36)
                .isSortedAccordingTo((one, other) ->
                        Double.compare(other.first().mean(), one.first().mean()));
        long ran =
                result.standings().stream().mapToLong(Standings.Standing::races).sum();
        assertThat(ran).isEqualTo(4 * 4_000);
        double wins = result.standings().stream()
                .mapToDouble(racer -> racer.first().mean() * racer.races())
                .sum();
        assertThat(wins).isEqualTo(4_000 * (1 - result.undecided()), within(4.0));
    }
}
