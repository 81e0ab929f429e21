package io.trackside.rules;

import static io.trackside.rules.GameTable.ids;
import static io.trackside.rules.GameTable.racer;
import static io.trackside.rules.GameTable.runner;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The worked examples about games, each played through the game: what the file expects, and what its notes say. */
class GamesCasesTest {
    private static final int CASES = 34;

    /** A case's game, given what the file expects. */
    private final Map<String, Consumer<JsonNode>> games = new TreeMap<>();

    GamesCasesTest() {
        // ---- before a race -------------------------------------------------------------------------------------
        games.put("sisyphus-chips-before-race", expect -> {
            GameTable table = GameTable.of(3).teams("", "sisyphus").reveals("sisyphus");
            Race race = table.race();
            race.begin();
            assertThat(race.points(0)).isEqualTo(chips(expect, "sisyphus"));
            race.callOff();
            assertThat(table.ends(race).game().bank().purses().get(0).bronze()).isEqualTo(chips(expect, "sisyphus"));
        });
        games.put("egg-as-sisyphus-gets-chips", expect -> {
            GameTable table = GameTable.of(3).teams("sisyphus", "egg").reveals("egg");
            Race race = table.race(new RaceScript().draws("sisyphus").takesCard("sisyphus"));
            race.begin();
            assertThat(race.points(0)).isEqualTo(chips(expect, "egg"));
            race.callOff();
            assertThat(table.ends(race).game().bank().purses().get(0).bronze()).isEqualTo(chips(expect, "egg"));
        });
        games.put("egg-draws-three-undrafted", expect -> {
            assertThat(text(expect, "note")).isEqualTo("cards drawn: 3, kept: 1");
            GameTable table = GameTable.of(3).teams("banana coach gunk", "egg").reveals("egg");
            RaceScript script =
                    new RaceScript().draws("banana", "coach", "gunk").takesCard("coach");
            Race race = table.race(script);
            race.begin();
            assertThat(script.asked(Question.Kind.DRAW)).hasSize(3);
            for (Question draw : script.asked(Question.Kind.DRAW)) {
                assertThat(draw.cards()).noneMatch(table.game().teams()::has);
            }
            assertThat(script.asked(Question.Kind.CARD))
                    .singleElement()
                    .satisfies(kept -> assertThat(ids(kept.cards())).containsExactly("banana", "coach", "gunk"));
            assertThat(race.racer(Runner.of(0))).isEqualTo(racer("egg"));
            assertThat(race.runsWith(Runner.of(0))).isEqualTo(racer("coach"));
        });
        games.put("twin-as-sisyphus-gets-chips", expect -> {
            GameTable table = GameTable.of(3)
                    .teams("", "twin", "sisyphus")
                    .reveals("alchemist", "sisyphus")
                    .endsWith(racer("sisyphus"))
                    .goesOn()
                    .reveals("twin");
            Race race = table.race(new RaceScript().takesCard("sisyphus"));
            race.begin();
            assertThat(race.points(0)).isEqualTo(chips(expect, "twin"));
            race.callOff();
            assertThat(table.ends(race).game().bank().purses().get(0).bronze()).isEqualTo(chips(expect, "twin"));
        });
        games.put("twin-only-winners", expect -> {
            assertThat(text(expect, "note")).isEqualTo("2nd place racers are not offered; race 1 offers nobody");
            RaceScript nobody = new RaceScript();
            GameTable.of(3).teams("", "twin").reveals("twin").race(nobody).begin();
            assertThat(nobody.asked(Question.Kind.CARD)).isEmpty();

            GameTable table = GameTable.of(3)
                    .teams("", "twin alchemist", "banana", "legs")
                    .reveals("alchemist", "banana", "legs")
                    .endsWith(racer("banana"), racer("legs"))
                    .goesOn()
                    .reveals("twin");
            RaceScript declines = new RaceScript();
            Race race = table.race(declines);
            race.begin();
            assertThat(declines.asked(Question.Kind.CARD)).singleElement().satisfies(offer -> {
                assertThat(ids(offer.cards())).containsExactly("banana");
                assertThat(offer.optional()).isTrue();
            });
            assertThat(race.runsWith(Runner.of(0))).isEqualTo(racer("twin"));
        });

        // ---- two racers each -----------------------------------------------------------------------------------
        games.put("doubles-2p-first-turn-one-racer", expect -> {
            Race race = doubles(
                    "magician genius",
                    "legs sisyphus",
                    new RaceScript()
                            .playsFirst("magician")
                            .rolls(4)
                            .playsFirst("legs")
                            .uses("legs"));
            race.begin();
            race.takeTurn();
            race.takeTurn();
            expectSpaces(race, expect);
            expectNextPlayer(race, expect);
            assertThat(ids(race, race.next().toList())).containsExactly("magician", "genius");
        });
        games.put("doubles-2p-second-turn-both", expect -> {
            Race race = doubles(
                    "magician genius",
                    "legs sisyphus",
                    new RaceScript().playsFirst("genius").rolls(3, 2));
            race.correct(List.of(
                    at(race, "magician", 4),
                    at(race, "legs", 5),
                    new Correction.PlayerHadATurn(0),
                    new Correction.PlayerHadATurn(1),
                    next(race, "magician", "genius")));
            race.takeTurn();
            assertThat(ids(race, race.next().toList())).containsExactly("magician");
            race.takeTurn();
            expectSpaces(race, expect);
            expectNextPlayer(race, expect);
        });
        games.put("doubles-3p-first-turn-both", expect -> {
            GameTable table = GameTable.of(3, Variant.DOUBLE_RACERS)
                    .teams("", "magician genius", "legs sisyphus", "alchemist blimp")
                    .reveals("magician genius", "legs sisyphus", "alchemist blimp");
            Race race = table.race(new RaceScript().playsFirst("genius").rolls(3, 2));
            race.begin();
            race.takeTurn();
            race.takeTurn();
            expectSpaces(race, expect);
            expectNextPlayer(race, expect);
        });
        games.put("doubles-1-and-2-same-player", expect -> {
            GameTable table = GameTable.of(2)
                    .teams("", "magician genius", "legs sisyphus")
                    .reveals("magician genius", "legs sisyphus");
            Race race = table.race(new RaceScript().playsFirst("magician").rolls(3, 4));
            race.correct(List.of(
                    at(race, "magician", 29),
                    at(race, "genius", 28),
                    at(race, "legs", 9),
                    at(race, "sisyphus", 3),
                    new Correction.PlayerHadATurn(0),
                    new Correction.PlayerHadATurn(1),
                    next(race, "magician", "genius")));
            race.takeTurn();
            race.takeTurn();
            assertThat(ids(race, race.placed())).isEqualTo(texts(expect.get("finished")));
            expectOver(race, expect);
            table.ends(race);
            assertThat(table.game().bank().points()).containsExactly(3 + 1, 0);
        });
        games.put("doubles-skipper-cuts-in", expect -> {
            Race race = doubles("magician genius", "skipper legs", new RaceScript().rolls(1, 2));
            race.correct(List.of(
                    at(race, "magician", 3),
                    at(race, "genius", 5),
                    at(race, "skipper", 4),
                    at(race, "legs", 9),
                    new Correction.PlayerHadATurn(0),
                    new Correction.PlayerHadATurn(1),
                    next(race, "magician")));
            race.takeTurn();
            expectNext(race, expect);
            race.takeTurn();
            assertThat(ids(race, race.next().toList()))
                    .as("then play goes on at the left of Skipper's owner, Legs does not play")
                    .containsExactly("magician", "genius");
        });
        games.put("doubles-genius-extra-before-teammate", expect -> {
            Race race = doubles(
                    "genius magician",
                    "legs sisyphus",
                    new RaceScript().guesses(3).rolls(3));
            race.correct(List.of(
                    at(race, "genius", 1),
                    at(race, "magician", 20),
                    at(race, "legs", 25),
                    at(race, "sisyphus", 22),
                    new Correction.PlayerHadATurn(0),
                    new Correction.PlayerHadATurn(1),
                    next(race, "genius")));
            race.takeTurn();
            expectNext(race, expect);
        });

        // ---- who begins ----------------------------------------------------------------------------------------
        games.put("race-one-roll-off", expect -> {
            GameTable table = GameTable.of(4).teams("").rollOff(5, 5, 4, 2);
            assertThat(table.phase(Phase.LiningUp.class).firstPlayer()).isEqualTo(player(text(expect, "first_player")));
        });
        games.put("roll-off-all-tied", expect -> {
            assertThat(text(expect, "first_player")).isEqualTo("reroll");
            GameTable table = GameTable.of(3).teams("").rollOff(4, 4, 4);
            assertThat(table.phase(Phase.RollingOff.class).rollOff()).isEqualTo(RollOff.among(List.of(0, 1, 2)));
        });
        games.put("next-race-farthest-behind", expect -> {
            GameTable table = fourRunners("magician", "genius", "legs", "sisyphus");
            Race race = table.race(new RaceScript().rolls(6));
            race.correct(List.of(
                    crossed(race, "magician"),
                    at(race, "genius", 29),
                    at(race, "legs", 4),
                    at(race, "sisyphus", 12),
                    next(race, "genius")));
            race.takeTurn();
            expectFirstPlayer(table.ends(race).goesOn(), expect);
        });
        games.put("next-race-first-eliminated", expect -> {
            GameTable table = fourRunners("mouth", "genius", "legs", "sisyphus");
            Race race = table.race(new RaceScript().rolls(6));
            race.correct(List.of(
                    crossed(race, "mouth"),
                    at(race, "genius", 29),
                    at(race, "legs", 4),
                    at(race, "sisyphus", 12),
                    new Correction.IsOut(runner(race, "sisyphus")),
                    next(race, "genius")));
            race.takeTurn();
            expectFirstPlayer(table.ends(race).goesOn(), expect);
        });
        games.put("next-race-two-eliminated", expect -> {
            GameTable table =
                    GameTable.of(3).teams("", "mouth", "genius", "legs").reveals("mouth", "genius", "legs");
            Race race = table.race();
            race.correct(List.of(
                    crossed(race, "mouth"),
                    at(race, "genius", 5),
                    at(race, "legs", 9),
                    new Correction.IsOut(runner(race, "legs")),
                    new Correction.IsOut(runner(race, "genius"))));
            expectFirstPlayer(table.ends(race).goesOn(), expect);
        });
        games.put("next-race-tie-behind", expect -> {
            GameTable table = fourRunners("magician", "genius", "legs", "sisyphus");
            Race race = table.race(new RaceScript().rolls(6));
            race.correct(List.of(
                    crossed(race, "magician"),
                    at(race, "genius", 29),
                    at(race, "legs", 4),
                    at(race, "sisyphus", 4),
                    next(race, "genius")));
            race.takeTurn();
            table.ends(race).goesOn();
            assertThat(text(expect, "next_race_first_player")).isEqualTo("roll-off of p3 and p4");
            assertThat(table.phase(Phase.RollingOff.class).rollOff().players()).containsExactly(2, 3);
            table.then(new GameStep.RolledOff(2, 2)).then(new GameStep.RolledOff(3, 5));
            assertThat(table.phase(Phase.LiningUp.class).firstPlayer()).isEqualTo(3);
        });
        games.put("next-race-2p-fewer-points", expect -> {
            GameTable table = GameTable.of(2).teams("").reveals();
            table.endsWith(table.running(0), table.running(1));
            assertThat(table.game().races().getFirst().gained()).containsExactly(3, 1);
            expectFirstPlayer(table.goesOn(), expect);
        });
        games.put("next-race-2p-tie", expect -> {
            assertThat(text(expect, "next_race_first_player")).isEqualTo("roll-off");
            GameTable table = GameTable.of(2).teams("").reveals();
            Race race = table.race();
            race.correct(List.of(new Correction.Owns(0, 2), new Correction.Owns(1, 2)));
            race.callOff();
            table.ends(race);
            assertThat(table.game().races().getFirst().gained()).containsExactly(2, 2);
            assertThat(table.goesOn().phase(Phase.RollingOff.class).rollOff().players())
                    .containsExactly(0, 1);
        });
        games.put("next-race-2p-chips-count", expect -> {
            GameTable table = GameTable.of(2)
                    .teams("", "magician genius", "legs lovable-loser")
                    .reveals("magician genius", "legs lovable-loser");
            Race race = table.race(new RaceScript().rolls(1, 1, 1, 6, 6));
            race.correct(List.of(at(race, "magician", 29), at(race, "genius", 20), at(race, "legs", 29)));
            for (int chip = 0; chip < 3; chip++) {
                race.correct(List.of(next(race, "lovable-loser")));
                race.takeTurn();
            }
            race.correct(List.of(next(race, "magician")));
            race.takeTurn();
            race.correct(List.of(next(race, "legs")));
            race.takeTurn();
            table.ends(race);
            assertThat(table.game().races().getFirst().gained()).containsExactly(3, 4);
            expectFirstPlayer(table.goesOn(), expect);
        });

        // ---- the draft -----------------------------------------------------------------------------------------
        games.put("draft-3p", expect -> expectDraft(expect, 3, Variant.SINGLE_RACERS));
        games.put("draft-4p", expect -> expectDraft(expect, 4, Variant.SINGLE_RACERS));
        games.put("draft-5p", expect -> expectDraft(expect, 5, Variant.SINGLE_RACERS));
        games.put("draft-6p", expect -> expectDraft(expect, 6, Variant.SINGLE_RACERS));
        games.put("draft-2p", expect -> expectDraft(expect, 2, Variant.DOUBLE_RACERS));
        games.put("draft-3p-double", expect -> expectDraft(expect, 3, Variant.DOUBLE_RACERS));

        // ---- chips, tracks, the end ----------------------------------------------------------------------------
        games.put(
                "chips-gold-stack",
                expect -> assertThat(fourRaces().game().bank().purses().get(0).cups())
                        .containsExactlyElementsOf(chips(Chip.Metal.GOLD, expect.get("gold"))));
        games.put(
                "chips-silver-stack",
                expect -> assertThat(fourRaces().game().bank().purses().get(1).cups())
                        .containsExactlyElementsOf(chips(Chip.Metal.SILVER, expect.get("silver"))));
        games.put(
                "track-schedule",
                expect -> assertThat(fourRaces().game().races())
                        .extracting(race -> race.lineUp().track().id())
                        .containsExactlyElementsOf(texts(expect.get("tracks"))));
        games.put("no-second-place-silver-dropped", expect -> {
            GameTable table = GameTable.of(3).teams("").reveals();
            Race race = table.race();
            race.correct(List.of(
                    new Correction.HasCrossed(Runner.of(0)),
                    new Correction.IsOut(Runner.of(1)),
                    new Correction.IsOut(Runner.of(2))));
            table.ends(race);
            assertThat(expect.get("race_1").get("silver").isNull()).isTrue();
            Chip gold =
                    new Chip(Chip.Metal.GOLD, expect.get("race_1").get("gold").intValue());
            assertThat(table.game().races().getFirst().handings())
                    .containsExactly(
                            new Handing.Takes(0, gold, 1), new Handing.LeavesGame(new Chip(Chip.Metal.SILVER, 1)));
            table.goesOn().reveals();
            table.endsWith(table.running(0), table.running(1));
            JsonNode second = expect.get("race_2");
            assertThat(table.game().races().getLast().handings())
                    .containsExactly(
                            new Handing.Takes(
                                    0,
                                    new Chip(Chip.Metal.GOLD, second.get("gold").intValue()),
                                    1),
                            new Handing.Takes(
                                    1,
                                    new Chip(
                                            Chip.Metal.SILVER,
                                            second.get("silver").intValue()),
                                    1));
        });
        games.put("final-tie-is-tie", expect -> {
            GameTable table = GameTable.of(3).teams("");
            int[] first = {0, 1, 1, 0};
            for (int number = 0; number < 4; number++) {
                table.reveals();
                Race race = table.race();
                List<Correction> corrections = GameTable.placed(race, table.running(first[number]), table.running(2));
                if (number == 3) {
                    corrections.add(new Correction.Owns(0, 6));
                    corrections.add(new Correction.Owns(1, 6));
                    corrections.add(new Correction.Owns(2, 1));
                }
                race.correct(corrections);
                table.ends(race);
                if (number < 3) {
                    table.goesOn();
                }
            }
            assertThat(table.game().bank().points()).containsExactly(14, 14, 9);
            assertThat(table.phase(Phase.Over.class).ranking().winners())
                    .isEqualTo(texts(expect.get("winners")).stream()
                            .map(GamesCasesTest::player)
                            .toList());
        });
        games.put("racer-used-once", expect -> {
            GameTable table = GameTable.of(4).teams("").reveals();
            Racer ran = table.running(0);
            table.endsWith().goesOn().reveals().endsWith();
            assertThat(IntStream.range(0, 4)
                            .map(player -> table.game().unused(player).size()))
                    .containsOnly(expect.get("left_after_race_2").intValue());
            table.goesOn();
            while (table.phase() instanceof Phase.RollingOff) {
                table.winsRollOff(0);
            }
            assertThat(table.refuses(new GameStep.LinedUp(0, List.of(ran)))).isEqualTo("pick-raced-already");
        });
        games.put("sisyphus-can-go-net-negative-race", expect -> {
            GameTable four = GameTable.of(3).teams("", "sisyphus").reveals("sisyphus");
            int before = four.game().bank().points().get(0);
            four.ends(sixes(four, 4));
            assertThat(four.game().bank().points().get(0) - before).isEqualTo(chips(expect, "sisyphus"));

            GameTable five = GameTable.of(3).teams("", "sisyphus alchemist").reveals("alchemist");
            Race race = five.race();
            race.correct(List.of(new Correction.Owns(0, 1)));
            race.callOff();
            five.ends(race).goesOn().reveals("sisyphus");
            five.ends(sixes(five, 5));
            assertThat(five.game().races().getLast().gained().get(0)).isEqualTo(4 - 5);
            assertThat(five.game().bank().points().get(0)).isZero();
        });
        games.put("loop-nobody-can-finish", expect -> {
            // On 29 everyone has at least 2 by the Coach and needs exactly 1 by a Stickler, and no Stickler is free.
            GameTable table =
                    GameTable.of(3).teams("", "coach", "stickler", "copycat").reveals("coach", "stickler", "copycat");
            Race race = table.race(new RaceScript().picks("stickler").rolls(1, 2, 3, 4, 5, 6));
            race.correct(List.of(
                    at(race, "coach", 29), at(race, "stickler", 29), at(race, "copycat", 29), next(race, "coach")));
            for (int turn = 0; turn < 3; turn++) {
                assertThat(race.isOver()).isFalse();
                race.takeTurn();
            }
            expectOver(race, expect);
            table.ends(race);
            assertThat(table.game().races().getFirst().handings())
                    .as("places left are unpaid")
                    .containsExactly(
                            new Handing.LeavesGame(new Chip(Chip.Metal.GOLD, 3)),
                            new Handing.LeavesGame(new Chip(Chip.Metal.SILVER, 1)));

            GameTable babies = GameTable.of(3).teams("", "huge-baby").reveals("huge-baby");
            Race calledOff = babies.race();
            calledOff.callOff();
            expectOver(calledOff, expect);
            assertThat(babies.ends(calledOff).game().bank().points()).containsOnly(0);
        });
    }

    @TestFactory
    Stream<DynamicTest> every_worked_game_agrees() throws IOException {
        return cases().stream()
                .map(one -> DynamicTest.dynamicTest(text(one, "id"), () -> {
                    Consumer<JsonNode> game =
                            games.getOrDefault(text(one, "id"), expect -> Assertions.fail("no game plays this case"));
                    game.accept(one.get("expect"));
                }));
    }

    @Test
    void every_case_of_the_file_is_played_here_and_no_other() throws IOException {
        assertThat(cases()).hasSize(CASES);
        assertThat(cases().stream().map(one -> text(one, "id"))).containsExactlyInAnyOrderElementsOf(games.keySet());
    }

    // ---- tables of several cases ---------------------------------------------------------------------------------

    private static Race doubles(String one, String other, RaceScript script) {
        return GameTable.of(2).teams("", one, other).reveals(one, other).race(script);
    }

    private static GameTable fourRunners(String... racers) {
        return GameTable.of(4).teams("", racers).reveals(racers);
    }

    /** A whole game in which p1 is always first and p2 always second. */
    private static GameTable fourRaces() {
        GameTable table = GameTable.of(3).teams("").reveals();
        table.endsWith(table.running(0), table.running(1));
        for (int race = 2; race <= 4; race++) {
            table.goesOn().reveals();
            table.endsWith(table.running(0), table.running(1));
        }
        assertThat(table.phase()).isInstanceOf(Phase.Over.class);
        return table;
    }

    /** A race in which p1's Sisyphus rolled that many sixes before the table called it off. */
    private static Race sixes(GameTable table, int count) {
        int[] faces = new int[count];
        Arrays.fill(faces, 6);
        Race race = table.race(new RaceScript().rolls(faces));
        race.begin();
        for (int six = 0; six < count; six++) {
            race.correct(List.of(next(race, "sisyphus")));
            race.takeTurn();
        }
        race.callOff();
        return race;
    }

    /** Drafts with p2 as A; who may pick is found by letting everybody try. */
    private static void expectDraft(JsonNode expect, int players, Variant variant) {
        GameTable table = GameTable.of(players, variant).winsRollOff(1);
        List<Racer> deck = new ArrayList<>(GameTable.CATALOGUE.racers());
        List<String> order = new ArrayList<>();
        while (table.phase() instanceof Phase.Drafting) {
            List<Racer> row =
                    deck.subList(0, texts(expect.get("draft_order")).getFirst().length());
            table.then(new GameStep.LaidOutRow(row));
            StringBuilder picked = new StringBuilder();
            for (Racer racer : row) {
                int picker = picker(table, racer);
                picked.append((char) ('A' + (picker - 1 + players) % players));
                table.then(new GameStep.Drafted(picker, racer));
            }
            row.clear();
            order.add(picked.toString());
        }
        assertThat(order).isEqualTo(texts(expect.get("draft_order")));
        assertThat(table.game().teams().byPlayer())
                .hasSize(players)
                .allSatisfy(team -> assertThat(team).hasSize(variant == Variant.DOUBLE_RACERS ? 8 : 4));
    }

    private static int picker(GameTable table, Racer racer) {
        List<Integer> able = table.game().setup().everybody().stream()
                .filter(player -> table.game().apply(new GameStep.Drafted(player, racer)) instanceof Game.Accepted)
                .toList();
        assertThat(able).hasSize(1);
        return able.getFirst();
    }

    // ---- corrections by hand -------------------------------------------------------------------------------------

    private static Correction at(Race race, String id, int space) {
        return new Correction.StandsOn(runner(race, id), space);
    }

    private static Correction crossed(Race race, String id) {
        return new Correction.HasCrossed(runner(race, id));
    }

    private static Correction next(Race race, String... ids) {
        Runners next = Runners.NOBODY;
        for (String id : ids) {
            next = next.with(runner(race, id));
        }
        return new Correction.IsNext(next);
    }

    // ---- what the file expects -----------------------------------------------------------------------------------

    private static void expectSpaces(Race race, JsonNode expect) {
        for (Map.Entry<String, JsonNode> one : expect.get("spaces").properties()) {
            assertThat(race.space(runner(race, one.getKey())))
                    .as("space of " + one.getKey())
                    .isEqualTo(one.getValue().intValue());
        }
    }

    private static void expectNext(Race race, JsonNode expect) {
        assertThat(ids(race, race.next().toList())).containsExactly(text(expect, "next_turn"));
    }

    private static void expectNextPlayer(Race race, JsonNode expect) {
        assertThat(race.next().toList())
                .hasSize(2)
                .allMatch(runner -> race.player(runner) == player(text(expect, "next_turn_player")));
    }

    private static void expectOver(Race race, JsonNode expect) {
        assertThat(race.isOver()).isEqualTo(expect.get("race_over").booleanValue());
    }

    private static void expectFirstPlayer(GameTable table, JsonNode expect) {
        assertThat(table.phase(Phase.LiningUp.class).firstPlayer())
                .isEqualTo(player(text(expect, "next_race_first_player")));
    }

    private static int chips(JsonNode expect, String racer) {
        return expect.get("chips").get(racer).intValue();
    }

    private static List<Chip> chips(Chip.Metal metal, JsonNode points) {
        return values(points).stream()
                .map(one -> new Chip(metal, one.intValue()))
                .toList();
    }

    private static int player(String name) {
        return Integer.parseInt(name.substring(1)) - 1;
    }

    private static String text(JsonNode node, String key) {
        return node.get(key).stringValue();
    }

    private static List<String> texts(JsonNode list) {
        return values(list).stream().map(JsonNode::stringValue).toList();
    }

    private static Collection<JsonNode> values(JsonNode list) {
        return list.values();
    }

    private static List<JsonNode> cases() throws IOException {
        try (InputStream stream = GamesCasesTest.class.getResourceAsStream("/cases/games.jsonl")) {
            assertThat(stream).isNotNull();
            JsonMapper json = new JsonMapper();
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(json::readTree)
                    .toList();
        }
    }
}
