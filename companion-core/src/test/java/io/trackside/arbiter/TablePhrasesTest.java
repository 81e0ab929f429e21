package io.trackside.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.Chip;
import io.trackside.table.CommandJson;
import io.trackside.table.Deed;
import io.trackside.table.Edit;
import io.trackside.table.GameView;
import io.trackside.table.Hand;
import io.trackside.table.Sent;
import io.trackside.table.StepView;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class TablePhrasesTest {
    private static final Texts TEXTS = Texts.in("en");
    private static final TablePhrases PHRASES = TablePhrases.in(TEXTS::text, TEXTS::has);
    private static final GameView GAME = Games.with(List.of());
    private static final JsonMapper JSON = new JsonMapper();
    private static final OptionalInt BEN = OptionalInt.of(1);

    static final List<Title> TITLES = List.of(
            title(new Deed.Die(BEN, OptionalInt.of(4)), "Ben rolls 4"),
            title(new Deed.Die(BEN, OptionalInt.of(4)), asked("main-die", "legs", "none"), "Legs rolls 4"),
            title(
                    new Deed.Die(BEN, OptionalInt.of(4)),
                    asked("power-die", "legs", "duelist", "duelist"),
                    "Legs rolls 4 for the power of Duelist"),
            title(
                    new Deed.Die(BEN, OptionalInt.of(4)),
                    asked("power-die", "duelist", "duelist", "duelist"),
                    "Duelist rolls 4 for its own power"),
            title(new Deed.Answer(BEN, "yes"), asked("may", "legs", "legs"), "Legs: move 5 instead of rolling? Yes"),
            title(
                    new Deed.Answer(BEN, "no"),
                    asked("racer", "flip-flop", "flip-flop"),
                    "Flip Flop: instead of rolling, swap spaces with which racer? Nobody"),
            title(
                    new Deed.Answer(BEN, "0"),
                    asked("space", "third-wheel", "third-wheel"),
                    "Third Wheel: warp to which pair? Start"),
            title(new Deed.Draw(List.of("legs", "hare")), asked("draw", "egg", "egg"), "Egg draws Legs and Hare"),
            title(new Deed.Skip(), asked("may", "legs", "legs"), "The question to Legs is skipped"),
            title(
                    new Deed.Correct(List.of(new Edit.Space("legs", 0), new Edit.Space("hare", 7)), false),
                    "Corrected by hand: Legs on Start and Hare on space 7"),
            title(
                    new Deed.Correct(List.of(new Edit.Lies("legs", true), new Edit.Lies("hare", false)), true),
                    "Corrected by hand: Legs lies and Hare stands"),
            title(
                    new Deed.Correct(List.of(new Edit.Out("legs"), new Edit.Crossed("hare", 2)), false),
                    "Corrected by hand: Legs is out and Hare across the line, second"),
            title(
                    new Deed.Correct(List.of(new Edit.Next("legs"), new Edit.RunsWith("egg", "hare")), false),
                    "Corrected by hand: Legs goes next and Egg runs with the power of Hare"),
            title(
                    new Deed.Correct(List.of(new Edit.Moves("legs", -1), new Edit.Bronze(2, 3)), false),
                    "Corrected by hand: Legs -1 space from where it was and Cleo has 3 bronze points"),
            title(new Deed.TakeChips(0, Chip.ONE, 2), "Anna takes 2 bronze ones"),
            title(new Deed.TakeChips(0, Chip.THREE, -1), "Anna gives back a bronze three"),
            title(new Deed.TakeChips(0, new Chip(Chip.Metal.GOLD, 4), 1), "Anna takes the gold 4"),
            title(new Deed.WinRollOff(1), "Ben wins the roll-off"),
            title(
                    new Deed.Teams(List.of(List.of("legs", "hare"), List.of("egg"))),
                    "Teams: Legs and Hare for Anna; Egg for Ben"),
            title(new Deed.Row(List.of("legs", "hare")), "Face up: Legs and Hare"),
            title(new Deed.Draft(1, "legs"), "Ben picks Legs"),
            title(new Deed.LineUp(1, List.of("legs")), "Ben has picked in secret"),
            title(new Deed.Reveal(), "All racers are shown"),
            title(new Deed.NextRace(), "On to the next race"),
            title(new Deed.CallOff(), "The race is called off"),
            title(new Deed.EndGame(), "The game is ended"),
            title(new Deed.FreeMode(true), "Free mode is on"),
            title(new Deed.StandingNo(1, "legs", true), "Ben says no to the power of Legs until further notice"),
            title(new Deed.StandingNo(1, "legs", false), "Ben is asked about the power of Legs again"),
            title(
                    new Deed.HouseRuling("who was first", List.of(0, 1), List.of(), ""),
                    "The table settled: who was first. Anna and Ben were right"),
            title(new Deed.HouseRuling("the wind", List.of(), List.of(), ""), "The table settled: the wind"),
            title(
                    new Deed.HouseRuling("a cocked die", List.of(1), List.of(), "it lay on the rules"),
                    "The table settled: a cocked die. Ben was right: it lay on the rules"),
            title(new Deed.TimeOut(20), "After 20 seconds the answer is no"),
            title(new Deed.TimeOut(0), "Nobody answers by itself any more"),
            title(new Deed.Rename(1, "Bea"), "Seat 2 is now Bea"),
            title(new Deed.Restore(JsonNodeFactory.instance.objectNode()), "The table as it was recorded"));

    static final List<Shown> HANDS = List.of(
            hand("clear", Map.of(), "all figures off the track"),
            hand("board", Map.of("track", "wild"), "turn the board to Wild Wilds"),
            hand("put", Map.of("racer", "legs", "to", 0), "Legs on Start"),
            hand("figure", Map.of("racer", "legs", "from", 0, "to", 5), "Legs from Start to 5"),
            hand("lay-down", Map.of("racer", "legs"), "lay Legs down"),
            hand("stand-up", Map.of("racer", "legs"), "stand Legs up"),
            hand("take-off", Map.of("racer", "legs", "from", 3), "Legs off the track"),
            hand("across", Map.of("racer", "legs", "place", 1), "Legs across the line, first"),
            hand("take", chips("bronze", 1, 2), "Ben takes 2 bronze ones"),
            hand("take", chips("gold", 4, 1), "Ben takes the gold 4"),
            hand("give-back", chips("bronze", 3, 1), "Ben gives back a bronze three"),
            hand("change", Map.of("seat", 1), "Ben changes three ones for a three"),
            hand("change-back", Map.of("seat", 1), "Ben changes a three for three ones"),
            hand(
                    "owe",
                    Map.of("seat", 1, "points", 2),
                    "write down for Ben: 2 points, as the bank is out of chips (R1.4)"));

    static final List<TableView.Warning> WARNINGS = List.of(
            journal("full"),
            journal("read-only"),
            journal("gone"),
            journal("in-use"),
            journal("changed"),
            journal("failing"),
            new TableView.Warning("folder-forgetful", Map.of("type", "tmpfs")),
            new TableView.Warning("folder-unreadable", Map.of("folder", "/games", "reason", "denied")),
            new TableView.Warning("tail-cut", Map.of("bytes", 17, "file", "0001.tail")),
            new TableView.Warning("damaged", Map.of("entries", 3, "file", "0001.damaged")),
            new TableView.Warning("set-aside", Map.of()),
            new TableView.Warning("other-rules", Map.of("rules", "8", "ours", "9")),
            new TableView.Warning("diverged", Map.of("entry", 12, "reason", "state")));

    static final List<String> PROMPTS =
            List.of("roll-off", "row", "draft", "line-up", "reveal", "next-race", "over", "free", "restore");

    record Title(StepView step, String words) {}

    record Shown(Hand hand, String words) {}

    @ParameterizedTest
    @FieldSource("TITLES")
    void what_was_done_has_a_title(Title title) {
        assertThat(PHRASES.step(title.step(), GAME)).isEqualTo(title.words());
    }

    @Test
    void an_amendment_says_what_was_and_what_is() {
        Map<String, Object> was = Map.of("seat", 1, "face", 2);
        StepView amend = new StepView(
                9,
                "amend",
                Map.of("entry", 4, "kind", "die", "was", was, "is", Map.of("seat", 1, "face", 3)),
                List.of());

        assertThat(PHRASES.step(amend, GAME)).isEqualTo("Amended: “Ben rolls 2” is now “Ben rolls 3”");
        assertThat(PHRASES.step(new StepView(9, "play-rest", Map.of(), List.of()), GAME))
                .isEqualTo("What was left over is done again");
    }

    @Test
    void every_deed_and_every_correction_has_a_title_here_and_no_title_is_for_nothing() {
        Set<String> kinds =
                TITLES.stream().map(title -> title.step().kind()).collect(Collectors.toCollection(TreeSet::new));
        kinds.addAll(List.of("amend", "play-rest", "teams.team", "outcome"));

        assertThat(keys("step.")).isEqualTo(kinds);
        assertThat(kinds).containsAll(names(Deed.class));
        assertThat(keys("edit.")).isEqualTo(names(Edit.class));
    }

    @ParameterizedTest
    @FieldSource("HANDS")
    void what_hands_have_to_do_is_said_in_few_words(Shown shown) {
        assertThat(PHRASES.hand(shown.hand(), GAME)).isEqualTo(shown.words());
    }

    @Test
    void every_text_for_hands_is_said_here() {
        assertThat(keys("hand."))
                .isEqualTo(HANDS.stream()
                        .map(shown -> shown.hand().kind())
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void every_warning_is_said_and_its_remedy() {
        assertThat(WARNINGS)
                .allSatisfy(warning -> assertThat(PHRASES.warning(warning)).matches(".*[.)]"));
        assertThat(keys("warning."))
                .isEqualTo(
                        WARNINGS.stream().map(TableView.Warning::key).collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void whatever_the_table_waits_for_between_races_can_be_asked() {
        for (String kind : PROMPTS) {
            assertThat(PHRASES.question(prompt(kind), GAME)).as(kind).isNotBlank();
        }
        assertThat(PHRASES.question(prompt("line-up"), GAME))
                .isEqualTo("Pick in secret for race 2: Anna and Ben, 1 racer each. (R2.6)");
        assertThat(keys("prompt.")).isEqualTo(new TreeSet<>(PROMPTS));
    }

    private static TableView.Prompt prompt(String kind) {
        return new TableView.Prompt(
                kind, List.of(0, 1), Optional.empty(), Optional.empty(), Optional.empty(), false, List.of(), 1, 0);
    }

    // ---- making them ---------------------------------------------------------------------------------------------

    private static Title title(Deed deed, String words) {
        return title(deed, Map.of(), words);
    }

    /** With the details the table gives: the parts of the deed, and what it answered. */
    private static Title title(Deed deed, Map<String, Object> asked, String words) {
        ObjectNode json = CommandJson.write(Sent.of(deed, "test"));
        String kind = json.remove("do").asString();
        json.remove("from");
        Map<String, Object> details =
                new TreeMap<>(JSON.convertValue(json, new TypeReference<Map<String, Object>>() {}));
        details.putAll(asked);
        return new Title(new StepView(7, kind, details, List.of()), words);
    }

    private static Map<String, Object> asked(String kind, String who, String owner) {
        return asked(kind, who, owner, owner);
    }

    private static Map<String, Object> asked(String kind, String who, String owner, String power) {
        return Map.of("asked", kind, "who", who, "owner", owner, "power", power);
    }

    private static Shown hand(String kind, Map<String, Object> details, String words) {
        return new Shown(new Hand(kind, details), words);
    }

    private static Map<String, Object> chips(String chip, int points, int count) {
        return Map.of("seat", 1, "chip", chip, "points", points, "count", count);
    }

    private static TableView.Warning journal(String trouble) {
        return new TableView.Warning("journal-" + trouble, Map.of("file", "0001.jsonl", "entries", 1));
    }

    private static Set<String> names(Class<?> sealed) {
        Set<String> names = new TreeSet<>();
        for (Class<?> kind : sealed.getPermittedSubclasses()) {
            names.add(kind.getSimpleName().replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(java.util.Locale.ROOT));
        }
        return names;
    }

    private static Set<String> keys(String prefix) {
        return TEXTS.keys().stream()
                .filter(key -> key.startsWith(prefix))
                .map(key -> key.substring(prefix.length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
