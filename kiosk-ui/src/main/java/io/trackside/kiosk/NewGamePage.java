package io.trackside.kiosk;

import io.trackside.rules.BadInput;
import io.trackside.rules.HouseRules;
import io.trackside.rules.Schedule;
import io.trackside.rules.Switch;
import io.trackside.table.Command;
import io.trackside.table.GameSummary;
import io.trackside.table.Person;
import io.trackside.table.Plan;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import javafx.scene.Node;

/** Who plays, clockwise, and by which rules. People of the last game are still there. */
final class NewGamePage extends Framed {
    private static final int LONGEST = 24;
    private static final int MOST = 6;
    private static final int LEAST = 2;

    private final List<Person> people = new ArrayList<>();
    private final Map<String, Person> known = new LinkedHashMap<>();
    private final List<String> schedule = new ArrayList<>(Schedule.USUAL);
    private final Map<String, String> houseRules = new TreeMap<>();
    private final Rows rows = new Rows(this::again);
    private String printing = HouseRules.FIRST_PRINTING;
    private int racersEach;
    private boolean rules;

    NewGamePage(Kiosk kiosk) {
        super(kiosk);
        kiosk.ask(client -> client.games().stream().map(NewGamePage::peopleOf).toList(), this::remember);
    }

    private static List<Person> peopleOf(GameSummary game) {
        List<Person> people = new ArrayList<>();
        for (int seat = 0; seat < game.people().size(); seat++) {
            people.add(new Person(game.people().get(seat), game.colours().get(seat)));
        }
        return people;
    }

    /** {@code games}: who played, newest first. */
    private void remember(List<List<Person>> games) {
        games.stream().flatMap(List::stream).forEach(person -> known.putIfAbsent(person.name(), person));
        if (people.isEmpty()) {
            games.stream().findFirst().ifPresent(people::addAll);
            again();
        }
    }

    /** Who played before and does not sit here yet, the latest first. */
    private List<String> others() {
        return known.keySet().stream()
                .filter(name -> people.stream().noneMatch(one -> one.name().equals(name)))
                .toList();
    }

    /** In the colour they had, if nobody has it now. */
    private Person named(String name) {
        return Optional.ofNullable(known.get(name))
                .filter(before -> people.stream().noneMatch(one -> one.colour().equals(before.colour())))
                .orElseGet(() -> new Person(name, free()));
    }

    private String free() {
        return Person.COLOURS.stream()
                .filter(colour -> people.stream().noneMatch(one -> one.colour().equals(colour)))
                .findFirst()
                .orElseThrow();
    }

    @Override
    String title(TableView view) {
        return say(rules ? "new.rules" : "new.people");
    }

    @Override
    void back() {
        if (rules) {
            rules = false;
            again();
        } else {
            kiosk.back();
        }
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        double foot = 64;
        if (rules) {
            sheet.put(
                    rows.of(ruleRows(), across(), down() - foot - GAP, tall() ? 78 : 68),
                    GAP,
                    top(),
                    across(),
                    down() - foot - GAP);
        } else {
            people(sheet, down() - foot - GAP);
        }
        double y = height() - foot - GAP;
        double half = (across() - GAP) / 2;
        if (!rules) {
            sheet.put(Tap.of("rules", say("new.rules"), 20, this::toRules), GAP, y, half, foot);
        }
        boolean enough = people.size() >= LEAST;
        sheet.put(
                enough
                        ? Tap.of("begin", say("new.begin"), 26, this::begin, "act")
                        : Tap.of("begin", say("new.enough"), 18, () -> {}, "calm"),
                rules ? GAP : GAP + half + GAP,
                y,
                rules ? across() : half,
                foot);
    }

    private void toRules() {
        rules = true;
        again();
    }

    private void people(Sheet sheet, double height) {
        int across = tall() ? 1 : 2;
        int down = MOST / across;
        double wide = (across() - (across - 1) * GAP) / across;
        double high = Math.min(92, (height - (down - 1) * GAP) / down);
        for (int i = 0; i < Math.min(MOST, people.size() + 1); i++) {
            double x = GAP + (i % across) * (wide + GAP);
            double y = top() + Math.floorDiv(i, across) * (high + GAP);
            if (i == people.size()) {
                sheet.put(Tap.of("add", say("new.add"), 22, this::add), x, y, wide, high);
            } else {
                person(sheet, i, x, y, wide, high);
            }
        }
    }

    private void person(Sheet sheet, int seat, double x, double y, double wide, double high) {
        Person person = people.get(seat);
        double key = Math.max(Format.FINGER + 6, 60);
        Sheet badge = new Sheet();
        double size = Math.min(44, high - 14);
        badge.put(
                Kiosk.look(person.colour()).badge(size, kiosk.prefs().theme()),
                (key - 10 - size) / 2,
                (high - 11 - size) / 2,
                size,
                size);
        sheet.put(Tap.of("colour-" + seat, badge, () -> recolour(seat), "plain"), x, y, key, high);
        sheet.put(
                Tap.of("name-" + seat, Line.centred(person.name(), Weight.POSTER, 26), () -> rename(seat), "plain"),
                x + key + 4,
                y,
                wide - 2 * key - 8,
                high);
        sheet.put(
                Tap.of("remove-" + seat, Line.centred("×", Weight.POSTER, 30), () -> remove(seat), "plain"),
                x + wide - key,
                y,
                key,
                high);
    }

    /** Who is in a hurry is called by a colour. */
    private void add() {
        String colour = say("colour." + free());
        kiosk.open(new KeyboardPage(kiosk, say("new.name"), "", LONGEST, others(), name -> {
                    tried(() -> people.add(named(name.isEmpty() ? colour : name)));
                    again();
                })
                .hinting(colour));
    }

    private void rename(int seat) {
        Person person = people.get(seat);
        kiosk.open(new KeyboardPage(kiosk, say("new.name"), person.name(), LONGEST, others(), name -> {
            if (!name.isEmpty()) {
                tried(() -> people.set(seat, new Person(name, person.colour())));
            }
            again();
        }));
    }

    /** To the next colour; who has it takes this one. */
    private void recolour(int seat) {
        Person person = people.get(seat);
        String next = Person.COLOURS.get((Person.COLOURS.indexOf(person.colour()) + 1) % Person.COLOURS.size());
        for (int i = 0; i < people.size(); i++) {
            if (people.get(i).colour().equals(next)) {
                people.set(i, new Person(people.get(i).name(), person.colour()));
            }
        }
        people.set(seat, new Person(person.name(), next));
        again();
    }

    private void remove(int seat) {
        people.remove(seat);
        again();
    }

    // ---- rules -----------------------------------------------------------------------------------------------------

    private List<Supplier<Node>> ruleRows() {
        List<Supplier<Node>> all = new ArrayList<>();
        all.add(() -> row("printing", say("new.printing"), say("new." + printing), () -> {
            printing =
                    printing.equals(HouseRules.FIRST_PRINTING) ? HouseRules.SECOND_PRINTING : HouseRules.FIRST_PRINTING;
            houseRules.clear();
        }));
        if (people.size() == 3) {
            all.add(() -> row(
                    "each",
                    say("new.each"),
                    say("new.each." + Math.max(1, racersEach)),
                    () -> racersEach = racersEach == 2 ? 0 : 2));
        }
        for (int race = 0; race < schedule.size(); race++) {
            int place = race;
            all.add(() -> row(
                    "race-" + (place + 1),
                    say("new.race", "race", place + 1),
                    say("track." + schedule.get(place)),
                    () -> schedule.set(place, schedule.get(place).equals("mild") ? "wild" : "mild")));
        }
        HouseRules now = HouseRules.of(printing, houseRules, switches());
        for (Switch one : switches()) {
            String value = now.values().getOrDefault(one.id(), one.byDefault());
            all.add(() -> row(
                    "switch-" + one.id(),
                    kiosk.words().other("switch." + one.id()),
                    kiosk.words().other("switch." + one.id() + "." + value),
                    () -> houseRules.put(
                            one.id(),
                            one.values()
                                    .get((one.values().indexOf(value) + 1)
                                            % one.values().size()))));
        }
        return all;
    }

    private List<Switch> switches() {
        return HouseRules.switchesOf(kiosk.words().catalogue().racers());
    }

    private Node row(String id, String what, String value, Runnable change) {
        Sheet face = new Sheet();
        double wide = across() - 10 - 66;
        double high = (tall() ? 78 : 68) - 11;
        face.put(Para.text(what, 15, "quiet"), 8, 6, wide * 0.36, high - 8);
        face.put(Para.strong(value, 17), 8 + wide * 0.38, 0, wide * 0.62 - 12, high);
        return Tap.of(
                id,
                face,
                () -> {
                    change.run();
                    again();
                },
                "plain");
    }

    private void begin() {
        tried(() -> {
            int each = people.size() == 3 ? racersEach : 0;
            kiosk.send(new Command.Begin(new Plan(people, each, printing, houseRules, schedule)), kiosk::toTable);
        });
    }

    private void tried(Runnable what) {
        try {
            what.run();
        } catch (BadInput bad) {
            kiosk.say(kiosk.words().said("bad." + bad.key(), bad.details()));
        }
    }
}
