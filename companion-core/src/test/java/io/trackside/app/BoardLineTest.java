package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.Correction;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Recorded;
import io.trackside.rules.Runner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BoardLineTest {
    private static final RacerNames NAMES = new RacerNames(Runs.TEXTS);

    @Test
    void before_a_race_all_stand_above_each_other_on_start() {
        assertThat(picture(race("mild", "legs", "egg")))
                .containsExactly("""
                      0 . . . . 5 . . . . 10. . . . 15. . . . 20. . . . 25. . . . |
                      L                                                           |
                      E
                    """.lines().toArray(String[]::new));
    }

    @Test
    void the_wild_side_shows_stars_rocks_and_arrows_and_who_lies_on_them() {
        Race race = race("wild", "legs", "egg", "twin", "gunk");
        race.correct(List.of(
                new Correction.StandsOn(Runner.of(0), 5),
                new Correction.Lies(Runner.of(0)),
                new Correction.StandsOn(Runner.of(1), 5),
                new Correction.StandsOn(Runner.of(2), 29),
                new Correction.StandsOn(Runner.of(3), 24)));

        assertThat(picture(race)).containsExactly("""
              0 . . . . 5 . . . . 10. . . . 15. . . . 20. . . . 25. . . . |
                *       ^   +3      +1  *     -4^           +2-2  ^       |
                        L_                                    G         T |
                        E
            """.lines().toArray(String[]::new));
    }

    @Test
    void who_crossed_stands_behind_the_line_and_who_is_out_nowhere() {
        Race race = race("mild", "legs", "egg", "twin", "gunk", "coach");
        race.correct(List.of(
                new Correction.HasCrossed(Runner.of(3)),
                new Correction.IsOut(Runner.of(0)),
                new Correction.StandsOn(Runner.of(1), 12)));

        assertThat(picture(race)).containsExactly("""
              0 . . . . 5 . . . . 10. . . . 15. . . . 20. . . . 25. . . . |
              T                       E                                   | G
              C
            """.lines().toArray(String[]::new));
    }

    @Test
    void racers_whose_names_begin_alike_have_different_letters() {
        List<Racer> racers = racers(race("mild", "banana", "baba-yaga", "blimp", "alchemist", "legs"));

        assertThat(letters(racers).values()).containsExactly("B", "A", "L", "C", "E");
    }

    @Test
    void the_lead_is_marked_unless_everybody_has_it() {
        Race race = race("mild", "legs", "egg");
        assertThat(BoardLine.of(race).figures()).noneMatch(BoardLine.Figure::leads);

        race.correct(List.of(new Correction.StandsOn(Runner.of(1), 3)));
        assertThat(BoardLine.of(race).figures())
                .extracting(BoardLine.Figure::leads)
                .containsExactly(false, true);
    }

    private static Race race(String track, String... racers) {
        return new Race(Runs.table(track, racers).lineUp(), new Recorded());
    }

    private static List<String> picture(Race race) {
        return BoardLine.of(race).picture(letters(racers(race)));
    }

    private static Map<Racer, String> letters(List<Racer> racers) {
        Map<Racer, String> names = new LinkedHashMap<>();
        racers.forEach(racer -> names.put(racer, NAMES.of(racer)));
        return BoardLine.letters(names);
    }

    private static List<Racer> racers(Race race) {
        List<Racer> racers = new ArrayList<>();
        race.entrants().forEach(runner -> racers.add(race.racer(runner)));
        return racers;
    }
}
