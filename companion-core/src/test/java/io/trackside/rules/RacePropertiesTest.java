package io.trackside.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What must hold in every race, over seeded random races of every size, both tracks, both printings. */
class RacePropertiesTest {
    private static final int RACES = 20_000;
    private static final int A_MILLION = 1_000_000;
    private static final int RACES_REPLAYED_AT_EVERY_ANSWER = 400;
    private static final int MOST_TURNS = 3_000;

    @Test
    void every_race_ends_and_nothing_impossible_happens_on_the_way() {
        watch(0, RACES);
    }

    @Test
    @Tag("long")
    void nor_in_a_million_more() {
        watch(RACES, RACES + A_MILLION);
    }

    private void watch(int from, int to) {
        int stalled = 0;
        int unpaid = 0;
        for (int seed = from; seed < to; seed++) {
            Race race = new Race(RandomRaces.lineUp(seed), new RandomRaces.Guesser(seed));
            Watch watch = new Watch(race);
            race.tellTo(watch);
            race.begin();
            int turns = 0;
            while (!race.isOver() && turns < MOST_TURNS) {
                race.takeTurn();
                watch.look(seed);
                turns++;
            }
            assertThat(race.isOver()).as("seed %d ends", seed).isTrue();
            assertThat(race.placed()).as("seed %d places", seed).hasSizeLessThanOrEqualTo(2);
            if (race.placed().size() < 2) {
                unpaid++;
                boolean stall = watch.endedBy(Rules.STALLED);
                stalled += stall ? 1 : 0;
                assertThat(stall || race.racing().isEmpty())
                        .as("seed %d leaves a place open only stalled or with nobody left", seed)
                        .isTrue();
            }
        }
        assertThat(unpaid).as("open places are rare").isLessThan((to - from) / 20);
        assertThat(stalled).as("stalls are rarer").isLessThan((to - from) / 200);
    }

    @Test
    void re_executing_any_prefix_of_the_answers_gives_the_same_table() {
        for (int seed = 0; seed < RACES_REPLAYED_AT_EVERY_ANSWER; seed++) {
            LineUp lineUp = RandomRaces.lineUp(seed);
            PlayedRace played = new PlayedRace(lineUp);
            RandomRaces.Guesser guesser = new RandomRaces.Guesser(seed);
            List<String> states = new ArrayList<>();
            Recorded record = new Recorded();
            while (played.question().isPresent() && record.size() < MOST_TURNS) {
                states.add(played.race().stateInTurn());
                int answer = guesser.answer(played.race(), played.question().get());
                record.add(answer);
                played.answer(answer);
            }
            states.add(played.race().stateInTurn());
            int[] answers = record.toArray();
            for (int prefix = 0; prefix <= answers.length; prefix += 1 + seed % 3) {
                assertThat(replayed(lineUp, answers, prefix))
                        .as("seed %d after %d answers", seed, prefix)
                        .isEqualTo(states.get(prefix));
            }
        }
    }

    @Test
    void equal_tables_have_equal_keys_and_different_tables_different_ones() {
        Map<Long, String> seen = new TreeMap<>();
        int tables = 0;
        for (int seed = 0; seed < 200; seed++) {
            Race race = new Race(RandomRaces.lineUp(6 * seed), new RandomRaces.Guesser(seed));
            race.begin();
            while (!race.isOver()) {
                race.takeTurn();
                String table = table(race);
                assertThat(seen.merge(race.key(), table, (before, now) -> before))
                        .as("key %x", race.key())
                        .isEqualTo(table);
                tables++;
            }
        }
        assertThat(seen.size()).isGreaterThan(tables / 4);
    }

    private static String table(Race race) {
        StringBuilder table = new StringBuilder();
        for (Runner runner : race.entrants()) {
            table.append(race.space(runner))
                    .append(race.lies(runner) ? "l" : "")
                    .append(race.isRacing(runner) ? " " : "x ");
        }
        return table.toString();
    }

    /** Plays the answers through the race itself, with no checkpoint. */
    private static String replayed(LineUp lineUp, int[] answers, int prefix) {
        Race race = new Race(lineUp, new Recorded(answers, prefix));
        try {
            race.run();
        } catch (Awaiting awaiting) {
            return race.stateInTurn();
        }
        return race.stateInTurn();
    }

    /** Looks at the table after every turn, and at every figure that is moved. */
    private static final class Watch implements Chronicle {
        private final Race race;
        private final List<Rule> ends = new ArrayList<>();
        private int gone;

        Watch(Race race) {
            this.race = race;
        }

        boolean endedBy(Rule rule) {
            return ends.contains(rule);
        }

        @Override
        public void note(Ruling ruling) {
            switch (ruling.fact()) {
                case Fact.Moved(Runner runner, int from, int to, int spaces) -> stillIn(runner);
                case Fact.Followed(Runner runner, Runner host, int to) -> stillIn(runner);
                case Fact.Warped(Runner runner, int from, int to) -> stillIn(runner);
                case Fact.PutBehind(Runner runner, Runner owner, int to) -> stillIn(runner);
                case Fact.Tripped(Runner runner) -> stillIn(runner);
                case Fact.Eliminated(Runner runner) -> gone |= 1 << runner.index();
                case Fact.Placed(Runner runner, int place) -> gone |= 1 << runner.index();
                case Fact.RaceEnded() -> ends.add(ruling.rule());
                default -> {
                    // nothing to watch
                }
            }
        }

        void look(int seed) {
            for (Runner runner : race.entrants()) {
                assertThat(race.space(runner)).as("seed %d", seed).isBetween(0, Track.FINISH);
                assertThat(race.points(race.player(runner))).as("seed %d", seed).isNotNegative();
                boolean keeps = race.runsWith(runner).power() instanceof KeepsMySpaceClear;
                if (keeps && race.isRacing(runner) && race.space(runner) > Track.START && !race.isOver()) {
                    assertThat(race.sharing(runner).toList())
                            .as("seed %d: on the space of %s", seed, race.racer(runner))
                            .isEmpty();
                }
            }
            assertThat(race.waiting())
                    .as("seed %d: nothing waits after a turn", seed)
                    .isEmpty();
        }

        private void stillIn(Runner runner) {
            assertThat(gone & 1 << runner.index()).as("%s is gone", runner).isZero();
        }
    }
}
