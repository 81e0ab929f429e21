package io.trackside.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What must hold in every race people play, whatever they say and correct. */
class PlayedRacePropertiesTest {
    private static final int RACES = 5_000;
    private static final int MOST_INPUTS = 400;
    private static final int MOST_TURNS = 3_000;

    /** Something said at the table. */
    private sealed interface Input {
        record Answers(int answer) implements Input {}

        record Corrects(List<Correction> edits, Interruption.Then then) implements Input {}

        record Skips() implements Input {}

        record Frees() implements Input {}

        record Enforces() implements Input {}

        default void into(PlayedRace race) {
            switch (this) {
                case Answers(int answer) -> race.answer(answer);
                case Corrects(List<Correction> edits, Interruption.Then then) -> race.correct(edits, then);
                case Skips() -> race.skip();
                case Frees() -> race.free();
                case Enforces() -> race.enforce();
            }
        }
    }

    @Test
    void the_same_inputs_lead_to_the_same_race() {
        int refused = 0;
        int given = 0;
        for (int seed = 0; seed < RACES; seed++) {
            Random random = new Random(seed);
            PlayedRace played = new PlayedRace(RandomRaces.lineUp(seed));
            List<Input> inputs = new ArrayList<>();
            while (!played.race().isOver() && inputs.size() < MOST_INPUTS) {
                Input input = input(played, random);
                String before = look(played);
                try {
                    input.into(played);
                    inputs.add(input);
                    given++;
                } catch (BadInput mistake) {
                    refused++;
                    assertThat(look(played))
                            .as("seed %d, %s refused", seed, input)
                            .isEqualTo(before);
                }
                if (random.nextInt(20) == 0) {
                    assertThat(look(played.fork())).as("seed %d, forked", seed).isEqualTo(look(played));
                    look(played, seed);
                }
            }
            PlayedRace again = new PlayedRace(RandomRaces.lineUp(seed));
            inputs.forEach(input -> input.into(again));
            assertThat(look(again)).as("seed %d", seed).isEqualTo(look(played));
        }
        assertThat(refused).as("refused of %d", given).isBetween(1_000, given / 4);
    }

    @Test
    void a_race_between_two_turns_can_be_written_down_as_corrections() {
        for (int seed = 0; seed < RACES; seed++) {
            Race race = new Race(RandomRaces.lineUp(seed), new RandomRaces.Guesser(seed));
            race.begin();
            int turns = 0;
            while (!race.isOver() && turns < MOST_TURNS) {
                Race fresh = new Race(race.lineUp(), new Recorded());
                fresh.correct(race.asCorrections());
                assertThat(fresh.state()).as("seed %d, turn %d", seed, turns).isEqualTo(race.state());
                race.takeTurn();
                turns++;
            }
        }
    }

    @Test
    void a_race_in_mid_turn_is_written_down_as_if_the_turn_began() {
        for (int seed = 0; seed < RACES / 10; seed++) {
            PlayedRace played = new PlayedRace(RandomRaces.lineUp(seed));
            RandomRaces.Guesser guesser = new RandomRaces.Guesser(seed);
            while (played.question().isPresent()) {
                if (played.race().hasBegun()) {
                    PlayedRace free = played.fork();
                    free.free();
                    assertThat(played.race().asCorrections())
                            .as("seed %d", seed)
                            .isEqualTo(free.race().asCorrections());
                }
                played.answer(guesser.answer(played.race(), played.question().get()));
            }
        }
    }

    /** Trials and tales of it leave it as it is and come to where it stands. */
    private static void look(PlayedRace played, int seed) {
        String before = look(played);
        if (played.question().isPresent()) {
            Trial tried = played.tried();
            assertThat(tried.question()).as("seed %d, tried", seed).isEqualTo(played.question());
            assertThat(tried.race().stateInTurn())
                    .as("seed %d, tried", seed)
                    .isEqualTo(played.race().stateInTurn());
        }
        played.tellLately(ruling -> {});
        assertThat(look(played)).as("seed %d, told lately", seed).isEqualTo(before);
    }

    private static String look(PlayedRace played) {
        return played.race().stateInTurn() + played.question() + played.turn() + played.isFree() + played.news();
    }

    private static Input input(PlayedRace played, Random random) {
        if (played.isFree()) {
            return random.nextInt(4) == 0 ? new Input.Enforces() : correction(played.race(), random);
        }
        return switch (random.nextInt(40)) {
            case 0, 1, 2, 3 -> correction(played.race(), random);
            case 4, 5 -> new Input.Skips();
            case 6 -> new Input.Frees();
            case 7 -> new Input.Answers(99);
            default ->
                new Input.Answers(new RandomRaces.Guesser(random.nextLong())
                        .answer(played.race(), played.question().orElseThrow()));
        };
    }

    private static Input correction(Race race, Random random) {
        List<Correction> edits = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            edits.add(edit(race, random));
        }
        Interruption.Then then =
                random.nextBoolean() ? Interruption.Then.ENDS_RESOLUTION : Interruption.Then.ASKS_AGAIN;
        return new Input.Corrects(edits, then);
    }

    private static Correction edit(Race race, Random random) {
        Runner runner = any(race, random);
        int player = random.nextInt(race.lineUp().players());
        return switch (random.nextInt(24)) {
            case 0 -> new Correction.StandsUp(runner);
            case 1, 2 -> new Correction.Lies(runner);
            case 3 -> new Correction.IsOut(runner);
            case 4 -> new Correction.HasCrossed(runner, random.nextInt(3));
            case 5, 6 -> new Correction.Owns(player, random.nextInt(5));
            case 7 -> new Correction.OwnsOther(player, random.nextInt(5));
            case 8 -> new Correction.IsNext(Runners.just(runner));
            case 9 -> new Correction.IsNext(Runners.just(runner).with(any(race, random)));
            case 10 -> new Correction.RunsWith(runner, card(race, random));
            case 11 -> new Correction.Copies(runner, any(race, random));
            case 12 -> new Correction.Foretold(runner, any(race, random));
            case 13 -> new Correction.HadATurn(runner);
            case 14 -> new Correction.PlayerHadATurn(player);
            case 15 -> new Correction.StandsOn(runner, race.space(any(race, random)) % Track.FINISH);
            default -> new Correction.StandsOn(runner, random.nextInt(Track.FINISH));
        };
    }

    private static Runner any(Race race, Random random) {
        return Runner.of(random.nextInt(race.count()));
    }

    private static Racer card(Race race, Random random) {
        List<Racer> cards = new ArrayList<>(race.lineUp().undrafted());
        Collections.shuffle(cards, random);
        return cards.getFirst();
    }
}
