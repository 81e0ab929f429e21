package io.trackside.rules;

import static io.trackside.rules.GameTable.ids;
import static io.trackside.rules.GameTable.racer;
import static io.trackside.rules.GameTable.racers;
import static io.trackside.rules.GameTable.runner;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A game from its setup to its winners (R1, R2). */
class GameTest {
    private static final HouseRules USUAL =
            HouseRules.of(HouseRules.FIRST_PRINTING, Map.of(), HouseRules.switchesOf(GameTable.CATALOGUE.racers()));

    // ---- before the game -----------------------------------------------------------------------------------------

    @Test
    void two_to_six_play_and_only_two_or_three_with_two_racers_each() {
        assertThat(GameTable.of(6).game().setup().variant().teamSize()).isEqualTo(4);
        assertThat(GameTable.of(2).game().setup().variant().teamSize()).isEqualTo(8);
        assertThatThrownBy(() -> GameTable.of(1)).hasMessageStartingWith("players-range");
        assertThatThrownBy(() -> GameTable.of(7)).hasMessageStartingWith("players-range");
        assertThatThrownBy(() -> GameTable.of(2, Variant.SINGLE_RACERS)).hasMessageStartingWith("variant-players");
        assertThatThrownBy(() -> GameTable.of(4, Variant.DOUBLE_RACERS)).hasMessageStartingWith("variant-players");
    }

    @Test
    void a_table_may_agree_on_another_schedule_of_four_races() {
        Schedule schedule = Schedule.of(List.of("wild", "wild", "wild", "mild"), GameTable.tracks());
        assertThat(schedule.of(1).id()).isEqualTo("wild");
        assertThat(schedule.of(4).id()).isEqualTo("mild");
        assertThatThrownBy(() -> Schedule.of(List.of("mild", "wild"), GameTable.tracks()))
                .hasMessageStartingWith("schedule-length");
        assertThatThrownBy(() -> Schedule.of(List.of("mild", "wild", "mild", "icy"), GameTable.tracks()))
                .hasMessageStartingWith("track-unknown");
    }

    @Test
    void there_must_be_a_chip_per_race_and_a_racer_per_place_in_a_team() {
        Chips three = new Chips(List.of(3, 4, 4), List.of(1, 2, 2), 16, 9);
        assertThatThrownBy(() -> new GameSetup(
                        3, Variant.SINGLE_RACERS, USUAL, GameTable.usual(), three, GameTable.CATALOGUE.racers()))
                .hasMessageStartingWith("chips-too-few");
        assertThatThrownBy(() -> new GameSetup(
                        3,
                        Variant.SINGLE_RACERS,
                        USUAL,
                        GameTable.usual(),
                        GameTable.PRINTING.chips(),
                        racers("banana coach gunk")))
                .hasMessageStartingWith("catalogue-too-small");
    }

    // ---- teams ---------------------------------------------------------------------------------------------------

    @Test
    void the_winner_of_the_roll_off_picks_first_and_a_new_roll_off_decides_who_begins_the_first_race() {
        GameTable table = GameTable.of(3).rollOff(2, 6, 3);
        assertThat(table.phase(Phase.Drafting.class).draft().next()).isEqualTo(1);
        List<Racer> deck = new ArrayList<>(GameTable.CATALOGUE.racers());
        for (int row = 0; row < 2; row++) {
            List<Racer> six = List.copyOf(deck.subList(0, 6));
            deck.removeAll(six);
            table.then(new GameStep.LaidOutRow(six));
            for (Racer racer : six) {
                int next = table.phase(Phase.Drafting.class).draft().next();
                table.then(new GameStep.Drafted(next, racer));
            }
        }
        assertThat(table.phase(Phase.RollingOff.class).purpose()).isEqualTo(new Phase.BeginsRace(1, Rules.ROLL_OFF));
        assertThat(table.winsRollOff(2).phase(Phase.LiningUp.class).firstPlayer())
                .isEqualTo(2);
    }

    @Test
    void teams_dealt_or_agreed_on_need_no_draft_but_must_be_whole() {
        GameTable table = GameTable.of(3);
        List<Racer> one = racers("banana coach gunk hare");
        List<Racer> two = racers("legs egg twin mouth");
        assertThat(table.refuses(new GameStep.GotTeams(new Teams(List.of(one, two)))))
                .isEqualTo("teams-count");
        assertThat(table.refuses(new GameStep.GotTeams(new Teams(List.of(one, two, racers("genius"))))))
                .isEqualTo("team-size");
        assertThat(table.refuses(new GameStep.GotTeams(new Teams(List.of(one, two, List.of(Racer.NONE))))))
                .isEqualTo("racer-not-in-game");
        assertThatThrownBy(() -> new Teams(List.of(one, two, racers("genius magician banana duelist"))))
                .hasMessageStartingWith("team-racer-twice");
        table.then(new GameStep.GotTeams(new Teams(List.of(one, two, racers("genius magician blimp duelist")))));
        assertThat(table.phase()).isInstanceOf(Phase.RollingOff.class);
        assertThat(table.game().teams().of(1)).isEqualTo(two);
    }

    // ---- the line-up ---------------------------------------------------------------------------------------------

    @Test
    void a_pick_may_be_changed_until_the_reveal_and_the_reveal_waits_for_everyone() {
        GameTable table =
                GameTable.of(3).teams("", "banana coach", "gunk", "hare").winsRollOff(0);
        table.then(new GameStep.LinedUp(0, racers("banana"))).then(new GameStep.LinedUp(2, racers("hare")));
        assertThat(table.phase(Phase.LiningUp.class).missing()).containsExactly(1);
        assertThat(table.refuses(new GameStep.Revealed())).isEqualTo("reveal-too-early");
        table.then(new GameStep.LinedUp(0, racers("coach")))
                .then(new GameStep.LinedUp(1, racers("gunk")))
                .then(new GameStep.Revealed());
        assertThat(table.lineUp().entrants())
                .containsExactly(
                        new Entrant(racer("coach"), 0), new Entrant(racer("gunk"), 1), new Entrant(racer("hare"), 2));
        assertThat(table.refuses(new GameStep.LinedUp(0, racers("banana")))).isEqualTo("game-step-not-now");
    }

    @Test
    void the_order_of_a_players_two_racers_is_the_order_of_its_pick() {
        GameTable table = GameTable.of(2).teams("", "banana coach", "gunk hare").reveals("coach banana", "gunk hare");
        assertThat(ids(table.lineUp().entrants().stream().map(Entrant::racer).toList()))
                .containsExactly("coach", "banana", "gunk", "hare");
    }

    @Test
    void a_pick_is_as_many_different_own_racers_as_the_variant_wants() {
        GameTable table = GameTable.of(2).teams("", "banana coach", "gunk hare").winsRollOff(0);
        assertThat(table.refuses(new GameStep.LinedUp(0, racers("banana")))).isEqualTo("pick-count");
        assertThat(table.refuses(new GameStep.LinedUp(0, racers("banana banana"))))
                .isEqualTo("pick-twice");
        assertThat(table.refuses(new GameStep.LinedUp(0, racers("banana gunk"))))
                .isEqualTo("pick-not-in-team");
        assertThat(table.refuses(new GameStep.LinedUp(2, racers("banana gunk"))))
                .isEqualTo("player-unknown");
    }

    @Test
    void the_deck_of_a_race_holds_the_cards_nobody_drafted_also_in_later_races() {
        GameTable table = GameTable.of(3).teams("twin egg").reveals();
        assertThat(table.lineUp().undrafted()).hasSize(36 - 12).contains(racer("twin"), racer("egg"));
        table.endsWith().goesOn().reveals();
        assertThat(table.lineUp().undrafted()).hasSize(36 - 12);
    }

    @Test
    void points_go_along_from_race_to_race() {
        GameTable table = GameTable.of(3).teams("").reveals();
        Race race = table.race();
        List<Correction> corrections = GameTable.placed(race, table.running(2), table.running(0));
        corrections.add(new Correction.Owns(2, 2));
        race.correct(corrections);
        table.ends(race).goesOn().reveals();
        assertThat(table.lineUp().points()).containsExactly(0, 0, 2);
        assertThat(table.lineUp().otherPoints()).containsExactly(1, 0, 3);
    }

    // ---- past winners --------------------------------------------------------------------------------------------

    @Test
    void a_winner_that_ran_with_another_power_hands_on_that_power() {
        GameTable table = GameTable.of(3).teams("legs", "egg").reveals("egg");
        Race race = table.race(new RaceScript().draws("legs").takesCard("legs"));
        race.begin();
        race.correct(List.of(new Correction.HasCrossed(runner(race, "egg"))));
        race.callOff();
        table.ends(race);
        assertThat(table.game().pastWinners()).containsExactly(racer("legs"));
        table.goesOn().reveals();
        assertThat(table.lineUp().pastWinners()).containsExactly(racer("legs"));
    }

    @Test
    void a_winner_that_took_no_power_has_none_to_hand_on() {
        GameTable table = GameTable.of(3).teams("", "twin").reveals("twin");
        assertThat(table.endsWith(racer("twin")).game().pastWinners()).isEmpty();
    }

    @Test
    void a_race_without_a_winner_hands_on_nothing_and_the_second_never_does() {
        GameTable table = GameTable.of(3).teams("", "banana", "gunk").reveals("banana", "gunk");
        table.endsWith(racer("banana"), racer("gunk")).goesOn().reveals().endsWith();
        assertThat(table.game().pastWinners()).containsExactly(racer("banana"));
    }

    @Test
    void a_power_that_won_twice_is_handed_on_once() {
        GameTable table = GameTable.of(3)
                .teams("", "banana coach", "gunk twin")
                .reveals("banana", "gunk")
                .endsWith(racer("banana"))
                .goesOn()
                .reveals("coach", "twin");
        Race race = table.race(new RaceScript().takesCard("banana"));
        race.begin();
        race.correct(List.of(new Correction.HasCrossed(runner(race, "twin"))));
        race.callOff();
        assertThat(table.ends(race).game().pastWinners()).containsExactly(racer("banana"));
    }

    // ---- after a race --------------------------------------------------------------------------------------------

    @Test
    void a_racer_that_takes_both_places_takes_both_chips() {
        GameTable table = GameTable.of(3).teams("", "mastermind").reveals("mastermind");
        Race race = table.race(new RaceScript().rolls(6));
        Runner mastermind = runner(race, "mastermind");
        race.correct(List.of(
                new Correction.StandsOn(mastermind, 29),
                new Correction.Foretold(mastermind, mastermind),
                new Correction.HadATurn(mastermind),
                new Correction.IsNext(Runners.just(mastermind))));
        race.takeTurn();
        table.ends(race);
        assertThat(table.game().bank().points()).containsExactly(3 + 1, 0, 0);
        assertThat(table.game().races().getFirst().handings())
                .containsExactly(
                        new Handing.Takes(0, new Chip(Chip.Metal.GOLD, 3), 1),
                        new Handing.Takes(0, new Chip(Chip.Metal.SILVER, 1), 1));
    }

    @Test
    void chips_can_be_handed_over_while_the_race_runs_and_are_not_handed_over_again_at_its_end() {
        GameTable table = GameTable.of(3).teams("").reveals();
        table.then(new GameStep.PointsChanged(List.of(0, 1, 0), List.of(0, 0, 0)));
        assertThat(table.phase(Phase.Racing.class).handings()).containsExactly(new Handing.Takes(1, Chip.ONE, 1));
        Race race = table.race();
        race.correct(List.of(new Correction.Owns(1, 2)));
        race.callOff();
        table.ends(race);
        FinishedRace finished = table.game().races().getFirst();
        assertThat(finished.handings()).startsWith(new Handing.Takes(1, Chip.ONE, 1));
        assertThat(finished.gained()).containsExactly(0, 2, 0);
        assertThat(table.game().bank().points()).containsExactly(0, 2, 0);
    }

    @Test
    void a_point_taken_from_a_gold_chip_breaks_it() {
        GameTable table = GameTable.of(3, "sisyphus-pays", "any-points").teams("", "alchemist sisyphus");
        table.reveals("alchemist").endsWith(racer("alchemist")).goesOn().reveals("sisyphus");
        Race race = table.race(new RaceScript().rolls(6));
        race.correct(List.of(new Correction.IsNext(Runners.just(runner(race, "sisyphus")))));
        race.takeTurn();
        race.callOff();
        table.ends(race);
        assertThat(table.game().bank().points()).containsExactly(3 - 1, 0, 0);
        assertThat(table.game().races().getLast().handings())
                .startsWith(
                        new Handing.GivesBack(0, new Chip(Chip.Metal.GOLD, 3), 1), new Handing.Takes(0, Chip.ONE, 2));
    }

    @Test
    void a_race_that_still_runs_or_another_race_is_no_result() {
        GameTable table = GameTable.of(3).teams("").reveals();
        Race race = table.race();
        assertThatThrownBy(() -> RaceResult.of(race)).hasMessageStartingWith("race-not-over");
        race.callOff();
        RaceResult first = RaceResult.of(race);
        table.ends(race).goesOn();
        while (table.phase() instanceof Phase.RollingOff) {
            table.winsRollOff(0);
        }
        table.reveals();
        assertThat(table.refuses(new GameStep.RaceEnded(first))).isEqualTo("result-of-another-race");
    }

    @Test
    void impossible_points_are_refused() {
        GameTable table = GameTable.of(3).teams("").reveals();
        assertThat(table.refuses(new GameStep.PointsChanged(List.of(1), List.of(0, 0, 0))))
                .isEqualTo("points-count");
        assertThat(table.refuses(new GameStep.PointsChanged(List.of(-1, 0, 0), List.of(0, 0, 0))))
                .isEqualTo("points-negative");
    }

    // ---- the end -------------------------------------------------------------------------------------------------

    @Test
    void after_four_races_whoever_has_most_points_wins() {
        GameTable table = GameTable.of(3).teams("");
        for (int race = 1; race <= 4; race++) {
            table.reveals();
            table.endsWith(table.running(1), table.running(2));
            if (race < 4) {
                table.goesOn();
            }
        }
        assertThat(table.phase(Phase.Over.class).ranking().ranks())
                .containsExactly(
                        new Ranking.Rank(1, 3 + 4 + 4 + 5, List.of(1)),
                        new Ranking.Rank(2, 1 + 2 + 2 + 3, List.of(2)),
                        new Ranking.Rank(3, 0, List.of(0)));
        assertThat(table.game().unused(0)).isEmpty();
        assertThat(table.refuses(new GameStep.WentOn())).isEqualTo("game-step-not-now");
        assertThat(table.refuses(new GameStep.EndedGame())).isEqualTo("game-step-not-now");
    }

    @Test
    void players_with_equal_points_share_a_place_and_the_next_place_is_left_out() {
        assertThat(Ranking.of(List.of(9, 14, 14, 2)).ranks())
                .containsExactly(
                        new Ranking.Rank(1, 14, List.of(1, 2)),
                        new Ranking.Rank(3, 9, List.of(0)),
                        new Ranking.Rank(4, 2, List.of(3)));
    }

    @Test
    void a_game_can_be_ended_early_and_paid_races_count() {
        GameTable table = GameTable.of(3).teams("").reveals();
        table.endsWith(table.running(2), table.running(0)).then(new GameStep.EndedGame());
        assertThat(table.phase(Phase.Over.class).ranking().winners()).containsExactly(2);
    }

    // ---- steps ---------------------------------------------------------------------------------------------------

    @Test
    void what_does_not_fit_now_is_refused_and_changes_nothing() {
        GameTable table = GameTable.of(3);
        Phase before = table.phase();
        assertThat(table.refuses(new GameStep.Revealed())).isEqualTo("game-step-not-now");
        assertThat(table.refuses(new GameStep.WentOn())).isEqualTo("game-step-not-now");
        assertThat(table.refuses(new GameStep.Drafted(0, racer("banana")))).isEqualTo("game-step-not-now");
        assertThat(table.refuses(new GameStep.LaidOutRow(racers("banana")))).isEqualTo("game-step-not-now");
        assertThat(table.refuses(new GameStep.RolledOff(3, 4))).isEqualTo("player-unknown");
        assertThat(table.refuses(new GameStep.RolledOff(0, 7))).isEqualTo("die-face");
        assertThat(table.phase()).isEqualTo(before);
        table.teams("");
        assertThat(table.refuses(new GameStep.GotTeams(table.game().teams()))).isEqualTo("game-step-not-now");
    }

    @Test
    void the_same_steps_lead_to_the_same_game() {
        GameTable played = GameTable.of(3).teams("").reveals();
        Race race = played.race();
        race.correct(GameTable.placed(race, played.running(0), played.running(2)));
        List<GameStep> steps = List.of(
                new GameStep.GotTeams(played.game().teams()),
                new GameStep.RolledOff(0, 5),
                new GameStep.RolledOff(1, 5),
                new GameStep.RolledOff(2, 1),
                new GameStep.LinedUp(0, List.of(played.running(0))),
                new GameStep.LinedUp(1, List.of(played.running(1))),
                new GameStep.LinedUp(2, List.of(played.running(2))),
                new GameStep.Revealed(),
                new GameStep.RaceEnded(RaceResult.of(race)));
        GameSetup setup = played.game().setup();
        Game one = replay(setup, steps);
        Game other = replay(setup, steps);
        assertThat(one.phase()).isEqualTo(other.phase()).isInstanceOf(Phase.BetweenRaces.class);
        assertThat(one.bank()).isEqualTo(other.bank());
        assertThat(one.races()).isEqualTo(other.races());
    }

    private static Game replay(GameSetup setup, List<GameStep> steps) {
        Game game = Game.of(setup);
        for (GameStep step : steps) {
            game = ((Game.Accepted) game.apply(step)).game();
        }
        return game;
    }
}
