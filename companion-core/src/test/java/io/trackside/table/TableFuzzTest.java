package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.trackside.rules.BadInput;
import io.trackside.rules.Chip;
import io.trackside.rules.racers.Catalogue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Many commands, half of them nonsense: nothing breaks, a refusal changes nothing, and reading is the same as doing. */
class TableFuzzTest {
    private static final Box BOX = new Box(Catalogue.load(), Printing.ofTheBox());
    private static final List<String> RACERS =
            BOX.catalogue().racers().stream().map(racer -> racer.id()).toList();
    private static final int[][] TABLES = {{2, 2}, {3, 1}, {3, 2}, {4, 1}, {5, 1}, {6, 1}};
    private static final JsonMapper JSON = new JsonMapper();
    private static final int COMMANDS_A_TABLE = 400;

    @Test
    void twenty_thousand_commands() {
        play(20_000 / COMMANDS_A_TABLE);
    }

    @Test
    @Tag("long")
    void a_hundred_thousand_commands() {
        play(100_000 / COMMANDS_A_TABLE);
    }

    private static void play(int tables) {
        int accepted = 0;
        for (int seed = 0; seed < tables; seed++) {
            accepted += new Fuzz(seed).play();
        }
        assertThat(accepted).as("commands accepted").isGreaterThan(tables * COMMANDS_A_TABLE / 4);
    }

    private static final class Fuzz {
        private final int seed;
        private final Random random;
        private final PretendPeople people;
        private final Chance chance;
        private final int seats;
        private final Header header;
        private final List<JsonNode> entries = new ArrayList<>();
        private Sitting sitting;

        Fuzz(int seed) {
            this.seed = seed;
            this.random = new Random(seed);
            this.people = new PretendPeople(seed);
            this.chance = new Chance(new Random(seed));
            int[] table = TABLES[seed % TABLES.length];
            this.seats = table[0];
            Plan usual = PretendPeople.plan(table[0], table[1]);
            Plan plan = new Plan(
                    usual.people(),
                    usual.racersEach(),
                    seed % 4 == 0 ? "second-printing" : "first-printing",
                    Map.of(),
                    List.of());
            this.header = Header.of(plan, "test", Instant.EPOCH, Optional.empty());
            this.sitting = Sitting.begun(new LiveGame(BOX, plan));
        }

        int play() {
            for (int i = 0; i < COMMANDS_A_TABLE; i++) {
                Command command = random.nextInt(100) < 55 ? sensible() : nonsense();
                String before = i % 40 == 0 ? seen(sitting) : "";
                Sitting was = sitting;
                try {
                    Sitting.Done done = sitting.after(command, chance);
                    entries.add(JSON.readTree(
                            Entry.write(Sent.of(command, "fuzz"), sitting, done).toString()));
                    sitting = done.after();
                    check();
                } catch (BadInput refused) {
                    assertThat(sitting).isSameAs(was);
                } catch (RuntimeException | AssertionError broken) {
                    fail(
                            "seed " + seed + ", command " + i + ", " + command + ", at "
                                    + new Views(was.live()).prompt(),
                            broken);
                }
                if (!before.isEmpty()) {
                    assertThat(seen(was))
                            .as("seed %s, command %s %s", seed, i, command)
                            .isEqualTo(before);
                }
            }
            checkRead();
            return entries.size();
        }

        private void checkRead() {
            Resumption read = Resumption.of(header, entries, BOX, chance);
            assertThat(read.stuck()).as("seed %s", seed).isEmpty();
            assertThat(seen(read.sitting())).as("seed %s, read again", seed).isEqualTo(seen(sitting));
        }

        private static String seen(Sitting sitting) {
            Views views = new Views(sitting.live());
            return views.game("x") + "\n" + views.prompt() + "\n" + sitting.handling() + "\n"
                    + sitting.history().view() + "\n" + sitting.number();
        }

        private void check() {
            Views views = new Views(sitting.live());
            GameView game = views.game("x");
            assertThat(views.prompt()).isPresent();
            game.onTrack().ifPresent(race -> {
                assertThat(race.figures()).allSatisfy(figure -> {
                    assertThat(figure.space()).isBetween(0, 30);
                    assertThat(figure.state()).isIn("stands", "lies", "first", "second", "out");
                });
                assertThat(race.placed().size()).isLessThan(2);
            });
            game.seats().forEach(seat -> {
                assertThat(seat.bronze()).isNotNegative();
                int cups =
                        seat.cups().stream().mapToInt(GameView.ChipView::points).sum();
                assertThat(seat.points()).isEqualTo(cups + seat.ones() + 3 * seat.threes() + seat.owed());
            });
            assertThat(game.bank().ones()).isNotNegative();
            assertThat(game.bank().threes()).isNotNegative();
        }

        private Command sensible() {
            TableView view = new TableView(
                    1,
                    sitting.number(),
                    Optional.of(new Views(sitting.live()).game("x")),
                    new Views(sitting.live()).prompt(),
                    List.of(),
                    List.of(),
                    sitting.history().view(),
                    Optional.empty(),
                    List.of());
            boolean over = view.prompt().orElseThrow().kind().equals("over");
            return over ? new Command.Undo() : people.next(view);
        }

        private Command nonsense() {
            int seat = random.nextInt(seats + 1);
            return switch (random.nextInt(30)) {
                case 0, 1, 2 -> new Command.Undo();
                case 3 -> new Command.Redo();
                case 4 -> new Command.GoTo(sitting.history().at() - 6 + random.nextInt(8));
                case 5, 6 -> new Command.Amend(entry(), deed(seat));
                case 7 -> new Command.PlayRest();
                case 8 -> new Command.HandsDone();
                default -> deed(seat);
            };
        }

        private long entry() {
            List<Step> steps = sitting.history().steps();
            return steps.isEmpty()
                    ? 1
                    : people.one(steps.subList(Math.max(0, steps.size() - 8), steps.size()))
                            .entry();
        }

        private Deed deed(int seat) {
            OptionalInt somebody = random.nextInt(3) == 0 ? OptionalInt.empty() : OptionalInt.of(seat);
            return switch (random.nextInt(22)) {
                case 0, 1, 2 -> new Deed.Die(somebody, OptionalInt.of(1 + random.nextInt(6)));
                case 3 -> new Deed.Die(somebody, OptionalInt.empty());
                case 4, 5 -> new Deed.Answer(somebody, people.one(List.of("yes", "no", "3", "7", racer(), "")));
                case 6 -> new Deed.Draw(random.nextBoolean() ? List.of() : List.of(racer()));
                case 7 -> new Deed.Skip();
                case 8, 9, 10, 11 -> new Deed.Correct(edits(seat), random.nextBoolean());
                case 12 ->
                    new Deed.TakeChips(
                            seat,
                            people.one(List.of(Chip.ONE, Chip.THREE, new Chip(Chip.Metal.GOLD, 3))),
                            random.nextInt(7) - 3);
                case 13 -> new Deed.WinRollOff(seat);
                case 14 -> random.nextInt(4) == 0 ? new Deed.CallOff() : new Deed.NextRace();
                case 15 -> new Deed.FreeMode(random.nextBoolean());
                case 16 -> new Deed.StandingNo(seat, racer(), random.nextBoolean());
                case 17 -> new Deed.HouseRuling("who was first", List.of(seat), List.of(), "");
                case 18 -> new Deed.TimeOut(random.nextInt(600));
                case 19 -> new Deed.Rename(seat, "Name " + random.nextInt(9));
                case 20 -> new Deed.Draft(seat, racer());
                default -> random.nextInt(10) == 0 ? new Deed.EndGame() : new Deed.LineUp(seat, List.of(racer()));
            };
        }

        private List<Edit> edits(int seat) {
            List<Edit> edits = new ArrayList<>(List.of(
                    new Edit.Space(racer(), random.nextInt(32) - 1),
                    new Edit.Moves(racer(), random.nextInt(40) - 10),
                    new Edit.Lies(racer(), random.nextBoolean()),
                    new Edit.Out(racer()),
                    new Edit.Crossed(racer(), random.nextInt(4)),
                    new Edit.Next(racer()),
                    new Edit.RunsWith(racer(), people.one(RACERS)),
                    new Edit.Bronze(seat, random.nextInt(8) - 1)));
            Collections.shuffle(edits, random);
            return edits.subList(0, random.nextInt(3));
        }

        /** Mostly one that runs. */
        private String racer() {
            List<String> running = sitting.live()
                    .race()
                    .map(race -> race.race().lineUp().entrants().stream()
                            .map(entrant -> entrant.racer().id())
                            .toList())
                    .orElse(RACERS);
            return random.nextInt(8) == 0 ? people.one(RACERS) : people.one(running);
        }
    }
}
