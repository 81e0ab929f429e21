package io.trackside.kiosk;

import io.trackside.rules.Rules;
import io.trackside.table.Deed;
import io.trackside.table.DiceView;
import io.trackside.table.Edit;
import io.trackside.table.GameSummary;
import io.trackside.table.GameView;
import io.trackside.table.OddsView;
import io.trackside.table.PanelView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;

/** Every screen with something to show on it. */
final class Shots {
    private Shots() {}

    /** {@code page}: what is opened on top of the table's own page. */
    record Shot(String name, Consumer<Evening> table, Function<Kiosk, Page> page) {
        boolean isOfTable() {
            return page.equals(NONE);
        }
    }

    static final Function<Kiosk, Page> NONE = kiosk -> kiosk.up();

    static List<Shot> all() {
        return List.of(
                new Shot("home", evening -> {}, NONE),
                new Shot("new-game", evening -> evening.people(6), NewGamePage::new),
                new Shot("keyboard", evening -> {}, Shots::keyboard),
                new Shot("keyboard-empty", evening -> {}, Shots::adding),
                new Shot("keyboard-marks", evening -> {}, kiosk -> tapped(kiosk, keyboard(kiosk), "marks")),
                new Shot("keyboard-thai", evening -> {}, kiosk -> tapped(kiosk, keyboard(kiosk), "alphabet")),
                new Shot(
                        "keyboard-thai-more",
                        evening -> {},
                        kiosk -> tapped(kiosk, keyboard(kiosk), "alphabet", "marks")),
                new Shot(
                        "roll-off", evening -> evening.people(6).does(die(0, 4)).does(die(1, 2)), NONE),
                new Shot("teams", evening -> evening.people(4), TeamsPage::new),
                new Shot("draft", evening -> drafting(evening, 6), NONE),
                new Shot("draft-four", evening -> drafting(evening, 4), NONE),
                new Shot("line-up", Shots::liningUp, NONE),
                new Shot(
                        "race-start",
                        evening -> evening.race("romantic", "scoocher", "banana", "skipper", "legs", "gunk"),
                        NONE),
                new Shot("race", Shots::racing, NONE),
                new Shot("race-power", Shots::asked, NONE),
                new Shot(
                        "race-guess",
                        evening -> evening.race("genius", "banana", "coach").rolls(),
                        NONE),
                new Shot(
                        "race-racer",
                        evening -> evening.race("flip-flop", "banana", "coach", "gunk", "hare")
                                .rolls(),
                        NONE),
                new Shot("race-crowd", Shots::crowd, NONE),
                new Shot("race-two-each", Evening::twoEach, NONE),
                new Shot("line-up-two-each", Shots::pickingTwo, NONE),
                new Shot("restore", Shots::crowd, Shots::restoring),
                new Shot("race-egg", evening -> evening.race("egg", "banana", "coach"), NONE),
                new Shot(
                        "what-if-set-up",
                        evening -> {},
                        kiosk -> tapped(kiosk, new WhatIfSetUpPage(kiosk), "pick-egg")),
                new Shot("what-if", Shots::asked, Shots::whatIf),
                new Shot(
                        "why",
                        Shots::racing,
                        kiosk -> new WhyPage(kiosk, kiosk.view().rulings())),
                new Shot("racer", Shots::racing, kiosk -> new RacerPage(kiosk, 2)),
                new Shot("fix", Shots::racing, FixPage::new),
                new Shot(
                        "step",
                        Shots::racing,
                        kiosk -> new StepPage(
                                kiosk, kiosk.view().history().last().orElseThrow(), 11)),
                new Shot("correct", Shots::racing, CorrectPage::new),
                new Shot("chips", Shots::crowd, ChipsPage::new),
                new Shot("settle", Shots::racing, SettlePage::new),
                new Shot("menu", Shots::racing, MenuPage::new),
                new Shot("after-race", Shots::after, NONE),
                new Shot("over", Shots::over, NONE),
                new Shot("games", Shots::evenings, GamesPage::new),
                new Shot("game", Shots::over, Shots::game),
                new Shot("replay", Shots::over, kiosk -> replay(kiosk)),
                new Shot("replay-draft", Shots::over, kiosk -> tapped(kiosk, replay(kiosk), "race-before")),
                new Shot("rules", evening -> {}, RulesPage::new),
                new Shot(
                        "rules-found",
                        evening -> {},
                        kiosk -> new RulesPage(kiosk, kiosk.words().racer("banana"))),
                new Shot("rules-none", evening -> {}, kiosk -> new RulesPage(kiosk, "xyz")),
                new Shot("card", evening -> {}, kiosk -> new CardPage(kiosk, "copycat")),
                new Shot("card-short", evening -> {}, kiosk -> new CardPage(kiosk, "banana")),
                new Shot("rule", evening -> {}, kiosk -> rulePage(kiosk, "R3.5")),
                new Shot("rule-racers", evening -> {}, Shots::racersRule),
                new Shot("settings", Shots::racing, SettingsPage::new),
                new Shot(
                        "settings-table",
                        Shots::racing,
                        kiosk -> tapped(kiosk, new SettingsPage(kiosk), "settings-of-table")),
                new Shot("about", evening -> {}, AboutPage::new),
                new Shot("touch", Shots::racing, TouchPage::new),
                new Shot("race-odds", Shots::racing, Shots::withOdds),
                new Shot("dice", Shots::racing, kiosk -> new DicePage(kiosk, dice(false))),
                new Shot("dice-new", Shots::racing, kiosk -> new DicePage(kiosk, dice(true))),
                new Shot(
                        "health",
                        Shots::racing,
                        kiosk -> new HealthPage(
                                kiosk, new HealthPage.Around(Optional.of(dice(false)), Optional.of(panel(false))))),
                new Shot("health-none", Shots::racing, HealthPage::new),
                new Shot("panel", Shots::racing, kiosk -> new PanelPage(kiosk, panel(true))),
                new Shot("panel-real", Shots::racing, kiosk -> new PanelPage(kiosk, panel(false))),
                new Shot("panel-none", Shots::racing, PanelPage::new),
                new Shot("free-table", evening -> {}, FreeTablePage::new));
    }

    private static void evenings(Evening evening) {
        for (int people = 2; people <= 6; people++) {
            evening.people(people);
        }
        over(evening);
    }

    private static Page game(Kiosk kiosk) {
        Page page = new GamePage(kiosk, new GamesOf(kiosk).newest());
        page.show(kiosk.view());
        return page;
    }

    private static Page replay(Kiosk kiosk) {
        kiosk.open(game(kiosk));
        tapped(kiosk, kiosk.up(), "look-back");
        return kiosk.up();
    }

    /** The saved games of a screen's table. */
    private record GamesOf(Kiosk kiosk) {
        GameSummary newest() {
            List<GameSummary> found = new ArrayList<>();
            kiosk.ask(client -> client.games(), found::addAll);
            return found.getFirst();
        }
    }

    private static Page rulePage(Kiosk kiosk, String number) {
        return new RulePage(
                kiosk,
                Rules.all().stream()
                        .filter(rule -> rule.number().equals(number))
                        .findFirst()
                        .orElseThrow());
    }

    /** One that bears on most racers. */
    private static Page racersRule(Kiosk kiosk) {
        return new RulePage(
                kiosk,
                kiosk.words().catalogue().racers().stream()
                        .flatMap(racer -> racer.power().rules().stream())
                        .max(Comparator.comparingInt(
                                rule -> CitedRule.racers(rule, kiosk.words()).size()))
                        .orElseThrow());
    }

    private static Page adding(Kiosk kiosk) {
        tapped(kiosk, new NewGamePage(kiosk), "add");
        return kiosk.up();
    }

    private static Page whatIf(Kiosk kiosk) {
        WhatIfPage.fromHere(kiosk);
        return kiosk.up();
    }

    private static KeyboardPage keyboard(Kiosk kiosk) {
        List<String> known = List.of("Đặng Hà", "Đặng Hà Vy", "Đặng Hà Quyên với tên rất dài", "Anna");
        return new KeyboardPage(kiosk, kiosk.words().say("new.name"), "Đặng Hà", 24, known, name -> {});
    }

    /** {@code page} after somebody has tapped on it. */
    private static Page tapped(Kiosk kiosk, Page page, String... ids) {
        page.show(kiosk.view());
        for (String id : ids) {
            List<Tap> taps = new ArrayList<>();
            Inspection.taps(page.node(), taps);
            Finger.press(taps.stream()
                    .filter(tap -> id.equals(tap.getId()))
                    .findFirst()
                    .orElseThrow());
        }
        return page;
    }

    private static void pickingTwo(Evening evening) {
        evening.people(2).does(new Deed.Teams(List.of())).does(new Deed.WinRollOff(0));
    }

    /** As a table shows a game that was played by other rules. */
    private static Page restoring(Kiosk kiosk) {
        TableView then = kiosk.view();
        kiosk.show(new TableView(
                then.version() + 1,
                then.number(),
                then.game(),
                Optional.of(new TableView.Prompt(
                        "restore",
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        List.of(),
                        0,
                        0)),
                List.of(),
                List.of(),
                then.history(),
                Optional.empty(),
                List.of()));
        return kiosk.up();
    }

    private static Page withOdds(Kiosk kiosk) {
        List<String> racers = kiosk.view().game().orElseThrow().onTrack().orElseThrow().figures().stream()
                .map(GameView.Figure::racer)
                .toList();
        double[] first = {0.41, 0.3, 0.24, 0.05};
        List<OddsView.RacerChances> chances = new ArrayList<>();
        racers.forEach(racer ->
                chances.add(new OddsView.RacerChances(racer, chances.size(), first[chances.size()], 0, 0.25, 0)));
        kiosk.show(new OddsView(
                true, Optional.of(new OddsView.Chances(1, true, 20_000, 0, chances, List.of(), Optional.empty()))));
        return kiosk.up();
    }

    static PanelView panel(boolean virtual) {
        List<PanelView.ButtonView> buttons = new ArrayList<>();
        List<PanelView.LampView> lamps = new ArrayList<>();
        for (int seat = 1; seat <= 6; seat++) {
            buttons.add(new PanelView.ButtonView("yes-" + seat, "yes", Optional.empty()));
            buttons.add(new PanelView.ButtonView("no-" + seat, "no", Optional.of("undo")));
            lamps.add(new PanelView.LampView("seat-" + seat, "seat " + seat, "steady", "amber", seat == 2));
        }
        for (int face = 1; face <= 6; face++) {
            buttons.add(new PanelView.ButtonView("die-" + face, "die " + face, Optional.empty()));
        }
        lamps.add(new PanelView.LampView("warning", "warnings", "quick", "red", true));
        return new PanelView(virtual, false, "open", buttons, lamps);
    }

    private static DiceView dice(boolean offered) {
        Optional<DiceView.Offer> offer =
                offered ? Optional.of(new DiceView.Offer("pixels", "wled/dice", "Brian", "4")) : Optional.empty();
        DiceView.Trace trace = new DiceView.Trace("die-not-now", Map.of());
        return new DiceView(
                true,
                "mqtt://localhost",
                List.of(
                        oneDie("red", 0, Optional.of(80), Optional.empty(), true),
                        oneDie("blue", 1, Optional.of(12), Optional.of(trace), false),
                        oneDie("the long name of a green die", 3, Optional.empty(), Optional.empty(), false)),
                offered,
                offer);
    }

    private static DiceView.OneDie oneDie(
            String name, int seat, Optional<Integer> battery, Optional<DiceView.Trace> trace, boolean armed) {
        return new DiceView.OneDie(
                name,
                Optional.of(seat),
                "pixels",
                "settled",
                Optional.of(4),
                armed,
                Optional.empty(),
                battery,
                Optional.empty(),
                trace);
    }

    private static Deed.Die die(int seat, int face) {
        return new Deed.Die(OptionalInt.of(seat), OptionalInt.of(face));
    }

    private static void drafting(Evening evening, int people) {
        evening.people(people).does(new Deed.WinRollOff(1)).does(new Deed.Row(List.of()));
        TableView.Prompt prompt = evening.view().prompt().orElseThrow();
        evening.does(new Deed.Draft(prompt.seats().getFirst(), prompt.options().getFirst()));
    }

    private static void liningUp(Evening evening) {
        evening.people(5).does(new Deed.Teams(List.of())).does(new Deed.WinRollOff(0));
        evening.does(new Deed.LineUp(
                1,
                List.of(evening.view()
                        .game()
                        .orElseThrow()
                        .seats()
                        .get(1)
                        .unused()
                        .getFirst())));
    }

    private static void racing(Evening evening) {
        evening.race("romantic", "scoocher", "banana", "skipper").rolls(2, 5, 3, 4);
    }

    private static void asked(Evening evening) {
        evening.race("legs", "scoocher", "banana", "magician", "gunk")
                .does(new Deed.Answer(OptionalInt.empty(), "yes"));
        evening.rolls(4, 3, 2);
    }

    private static void crowd(Evening evening) {
        evening.race("baba-yaga", "scoocher", "banana", "coach", "gunk", "hare");
        evening.does(new Deed.Correct(
                List.of(
                        new Edit.Space("baba-yaga", 9),
                        new Edit.Space("scoocher", 9),
                        new Edit.Space("banana", 9),
                        new Edit.Space("coach", 9),
                        new Edit.Space("gunk", 15),
                        new Edit.Lies("gunk", true),
                        new Edit.Crossed("hare", 1),
                        new Edit.Bronze(1, 14),
                        new Edit.Bronze(0, 5)),
                false));
    }

    private static void after(Evening evening) {
        racing(evening);
        evening.does(new Deed.Correct(List.of(new Edit.Crossed("banana", 1), new Edit.Crossed("scoocher", 2)), false));
    }

    private static void over(Evening evening) {
        after(evening);
        evening.does(new Deed.EndGame());
    }
}
