package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.table.GameView;
import io.trackside.table.Printing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BoardLineTest {
    private static final RacerNames NAMES = new RacerNames(Runs.TEXTS);

    @Test
    void before_a_race_all_stand_above_each_other_on_start() {
        assertThat(picture("mild", on("legs", 0), on("egg", 0)))
                .containsExactly("""
                      0 . . . . 5 . . . . 10. . . . 15. . . . 20. . . . 25. . . . |
                      L                                                           |
                      E
                    """.lines().toArray(String[]::new));
    }

    @Test
    void the_wild_side_shows_stars_rocks_and_arrows_and_who_lies_on_them() {
        assertThat(picture("wild", is("legs", 5, "lies"), on("egg", 5), on("twin", 29), on("gunk", 24)))
                .containsExactly("""
                      0 . . . . 5 . . . . 10. . . . 15. . . . 20. . . . 25. . . . |
                        *       ^   +3      +1  *     -4^           +2-2  ^       |
                                L_                                    G         T |
                                E
                    """.lines().toArray(String[]::new));
    }

    @Test
    void who_crossed_stands_behind_the_line_and_who_is_out_nowhere() {
        assertThat(picture(
                        "mild",
                        is("legs", 0, "out"),
                        on("egg", 12),
                        on("twin", 0),
                        is("gunk", 30, "first"),
                        on("coach", 0)))
                .containsExactly("""
                      0 . . . . 5 . . . . 10. . . . 15. . . . 20. . . . 25. . . . |
                      T                       E                                   | G
                      C
                    """.lines().toArray(String[]::new));
    }

    @Test
    void racers_whose_names_begin_alike_have_different_letters() {
        assertThat(letters(List.of("banana", "baba-yaga", "blimp", "alchemist", "legs"))
                        .values())
                .containsExactly("B", "A", "L", "C", "E");
    }

    private static List<String> picture(String track, GameView.Figure... figures) {
        List<String> racers =
                List.of(figures).stream().map(GameView.Figure::racer).toList();
        return new BoardLine(Printing.ofTheBox().track(track), List.of(figures)).picture(letters(racers));
    }

    private static GameView.Figure on(String racer, int space) {
        return is(racer, space, "stands");
    }

    private static GameView.Figure is(String racer, int space, String state) {
        return new GameView.Figure(racer, 0, space, state, racer, racer, false, false);
    }

    private static Map<String, String> letters(List<String> racers) {
        Map<String, String> names = new LinkedHashMap<>();
        racers.forEach(racer -> names.put(racer, NAMES.of(racer)));
        return BoardLine.letters(names);
    }
}
