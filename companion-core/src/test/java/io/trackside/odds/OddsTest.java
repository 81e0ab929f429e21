package io.trackside.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.trackside.odds.ComingMove.Range;
import io.trackside.odds.RaceOdds.Estimate;
import io.trackside.rules.Correction;
import io.trackside.rules.Entrant;
import io.trackside.rules.HouseRules;
import io.trackside.rules.Interruption;
import io.trackside.rules.LineUp;
import io.trackside.rules.Onward;
import io.trackside.rules.PlayedRace;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/**
 * Chances against those worked out by hand. Twin without past winners, and Third Wheel where nobody else is in pairs, have
 * no power that matters; Mild has nothing on its spaces 25 to 29.
 */
class OddsTest {
    private static final Catalogue CATALOGUE = Catalogue.load();
    private static final Prizes PRIZES = new Prizes(3, 2);
    private static final long SEED = 7;
    private static final int MANY = 20_000;

    @Test
    void whoever_needs_one_is_first_and_the_last_one_left_second() {
        PlayedRace race = race(List.of("twin", "third-wheel"), at(0, 29), at(1, 29), isNext(0));
        RaceOdds odds = odds(race, Policy.SENSIBLE);
        assertThat(first(odds, 0)).isEqualTo(new Estimate(1, 0));
        assertThat(odds.racers().get(1).second()).isEqualTo(new Estimate(1, 0));
        assertThat(odds.players()).containsExactly(new Estimate(3, 0), new Estimate(2, 0));
        assertThat(odds.undecided()).isZero();
        assertThat(odds.turns()).isEqualTo(1);
    }

    /**
     * Both need 3: four faces of six. Who fails stands on 28 or 29, one as likely as the other. The first one, on 29, is
     * sure of it; on 28 it needs another face than 1, or the second one's failure: 5/6 against one on 29, 5/6 + 1/36
     * against one on 28.
     */
    @Test
    void a_duel_of_two_is_as_worked_out() {
        PlayedRace race = race(List.of("twin", "third-wheel"), at(0, 27), at(1, 27), isNext(0));
        double bothFailed = 0.5 + 0.25 * (5.0 / 6) + 0.25 * (31.0 / 36);
        double expected = 2.0 / 3 + 1.0 / 3 * (1.0 / 3) * bothFailed;
        RaceOdds odds = odds(race, Policy.SENSIBLE);
        assertThat(first(odds, 0).mean()).isEqualTo(expected, threeErrors(first(odds, 0)));
        assertThat(first(odds, 0).error()).isEqualTo(Math.sqrt(expected * (1 - expected) / MANY), within(1e-4));
        assertThat(odds.players().getFirst().mean())
                .isEqualTo(
                        3 * expected + 2 * (1 - expected),
                        threeErrors(odds.players().getFirst()));
    }

    @Test
    void mastermind_that_named_a_sure_winner_is_sure_of_the_second_place() {
        PlayedRace race = race(
                List.of("mastermind", "twin", "third-wheel"),
                at(0, 2),
                at(1, 29),
                at(2, 28),
                new Correction.Foretold(Runner.of(0), Runner.of(1)),
                isNext(1));
        RaceOdds odds = odds(race, Policy.RANDOM);
        assertThat(first(odds, 1).mean()).isEqualTo(1);
        assertThat(odds.racers().getFirst().second().mean()).isEqualTo(1);
    }

    @Test
    void stickler_lets_one_face_of_six_across() {
        PlayedRace race = race(List.of("stickler", "twin", "third-wheel"), at(0, 0), at(1, 27), at(2, 1), isNext(1));
        assertThat(coming(race).finishes()).isEqualTo(range(1.0 / 6));
    }

    @Test
    void a_coming_main_move_is_exact() {
        PlayedRace race = race(List.of("twin", "banana", "third-wheel"), at(0, 25), at(1, 28), at(2, 0), isNext(0));
        ComingMove move = coming(race);
        assertThat(move.racer()).isEqualTo("twin");
        // 5 and 6 reach the line; 4, 5 and 6 pass Banana on 28, but whoever crosses does not trip.
        assertThat(move.finishes()).isEqualTo(range(2.0 / 6));
        assertThat(move.trips()).isEqualTo(range(1.0 / 6));
        assertThat(move.star()).isEqualTo(range(0));
    }

    @Test
    void choices_leave_a_range_and_an_answer_narrows_it() {
        PlayedRace race = race(List.of("legs", "twin"), at(0, 25), at(1, 0), isNext(0));
        assertThat(race.question().orElseThrow().kind()).isEqualTo(Question.Kind.MAY);
        assertThat(coming(race).finishes().least()).isEqualTo(2.0 / 6, within(1e-9));
        assertThat(coming(race).finishes().most()).isEqualTo(1);
        assertThat(first(odds(race, Policy.SENSIBLE), 0).mean()).isEqualTo(1);
        race.answer(Question.NO);
        assertThat(coming(race).finishes()).isEqualTo(range(2.0 / 6));
    }

    @Test
    void in_mid_turn_what_was_thrown_counts() {
        PlayedRace race =
                race(List.of("rocket-scientist", "twin", "third-wheel"), at(0, 22), at(1, 28), at(2, 0), isNext(0));
        race.answer(4);
        assertThat(race.question().orElseThrow().kind()).isEqualTo(Question.Kind.MAY);
        assertThat(coming(race).finishes()).isEqualTo(new Range(0, 1));
        assertThat(first(odds(race, Policy.SENSIBLE), 0).mean()).isEqualTo(1);
        assertThat(race.race().space(Runner.of(0))).isEqualTo(22);
    }

    @Test
    void the_same_seed_gives_the_same_on_any_number_of_threads() throws InterruptedException {
        PlayedRace race = race(List.of("coach", "genius", "skipper", "duelist"), isNext(2));
        Odds odds = Odds.of(race, PRIZES, Policy.SENSIBLE, SEED);
        RaceOdds alone = odds.played(5_250, () -> false);
        AtomicLong told = new AtomicLong();
        assertThat(odds.played(5_250, 3, played -> told.accumulateAndGet(played, Math::max)))
                .isEqualTo(alone);
        assertThat(told).hasValue(5_250);
        assertThat(alone.playOuts()).isEqualTo(5_250);
        assertThat(Odds.of(race, PRIZES, Policy.SENSIBLE, SEED + 1).played(5_250, () -> false))
                .isNotEqualTo(alone);
    }

    @Test
    void stopped_it_ends_after_the_race_under_way() {
        PlayedRace race = race(List.of("coach", "genius", "skipper", "duelist"), isNext(2));
        AtomicLong asked = new AtomicLong();
        RaceOdds odds = Odds.of(race, PRIZES, Policy.SENSIBLE, SEED).played(MANY, () -> asked.incrementAndGet() > 700);
        assertThat(odds.playOuts()).isBetween(690L, 700L);
    }

    @Test
    void every_play_out_is_counted_once_and_chances_make_one() {
        PlayedRace race = race(List.of("magician", "hypnotist", "flip-flop", "suckerfish"), isNext(0));
        RaceOdds odds = odds(race, Policy.SENSIBLE);
        double firsts = odds.racers().stream()
                .mapToDouble(racer -> racer.first().mean())
                .sum();
        assertThat(firsts + odds.undecided()).isEqualTo(1, within(1e-9));
        assertThat(odds.undecided()).isLessThan(0.01);
    }

    @Test
    void sensible_people_beat_people_who_choose_by_chance() {
        for (String racer : List.of("magician", "rocket-scientist", "hypnotist", "flip-flop", "third-wheel")) {
            double chance = wins(racer, Policy.RANDOM);
            double sensible = wins(racer, Policy.SENSIBLE);
            double error = Math.sqrt((chance * (1 - chance) + sensible * (1 - sensible)) / MANY);
            assertThat(sensible - chance).as(racer).isGreaterThan(3 * error);
        }
    }

    /** Share of the races from Start that {@code racer} wins if its player chooses by {@code policy}, the others by chance. */
    private static double wins(String racer, Policy policy) {
        Onward onward = Onward.fromTheStart(lineUp(List.of(racer, "twin", "banana", "romantic")));
        ChoosesFor first = new ChoosesFor(0, policy.answers(SEED), new RandomAnswers(SEED + 1));
        int won = 0;
        for (int i = 0; i < MANY; i++) {
            onward.play(first, PlayOuts.MOST_TURNS);
            Race over = onward.race();
            won += over.places() > 0 && over.player(over.placed(0)) == 0 ? 1 : 0;
        }
        return (double) won / MANY;
    }

    private static RaceOdds odds(PlayedRace race, Policy policy) {
        return Odds.of(race, PRIZES, policy, SEED).played(MANY, () -> false);
    }

    private static ComingMove coming(PlayedRace race) {
        return ComingMove.of(race.onward()).orElseThrow();
    }

    private static Estimate first(RaceOdds odds, int racer) {
        return odds.racers().get(racer).first();
    }

    private static Range range(double exactly) {
        return new Range(exactly, exactly);
    }

    private static Offset<Double> threeErrors(Estimate estimate) {
        return within(3 * estimate.error());
    }

    private static Correction at(int runner, int space) {
        return new Correction.StandsOn(Runner.of(runner), space);
    }

    private static Correction isNext(int runner) {
        return new Correction.IsNext(Runners.just(Runner.of(runner)));
    }

    /** One player each, on Mild, in mid-race. */
    private static PlayedRace race(List<String> racers, Correction... corrections) {
        PlayedRace race = new PlayedRace(lineUp(racers));
        List<Correction> all = new ArrayList<>(List.of(corrections));
        for (int runner = 0; runner < racers.size(); runner++) {
            all.add(new Correction.HadATurn(Runner.of(runner)));
        }
        race.correct(all, Interruption.Then.ENDS_RESOLUTION);
        return race;
    }

    private static LineUp lineUp(List<String> racers) {
        List<Entrant> entrants = new ArrayList<>();
        racers.forEach(id -> entrants.add(new Entrant(CATALOGUE.racer(id), entrants.size())));
        return LineUp.of(
                Printing.ofTheBox().track("mild"),
                HouseRules.of(HouseRules.FIRST_PRINTING, Map.of(), HouseRules.switchesOf(CATALOGUE.racers())),
                entrants);
    }
}
