package io.trackside.kiosk;

import io.trackside.kiosk.look.Emblem;
import io.trackside.rules.Rule;
import io.trackside.rules.Rules;
import io.trackside.table.TableView;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;

/** All racers with their powers and all rules by number; or only those in which some words are found. */
final class RulesPage extends Framed {
    private static final int LONGEST = 30;
    private static final double TAB = 54;

    private final Rows rows = new Rows(this::again);
    private boolean racers = true;
    private String wanted = "";

    RulesPage(Kiosk kiosk) {
        super(kiosk);
    }

    /** With what somebody looks for. */
    RulesPage(Kiosk kiosk, String wanted) {
        super(kiosk);
        this.wanted = wanted;
    }

    @Override
    String title(TableView view) {
        return say("home.rules");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        double third = (across() - 2 * GAP) / 3;
        boolean all = wanted.isEmpty();
        tab(sheet, "racers", say("rules.racers"), 0, third, all && racers, () -> turn(true));
        tab(sheet, "all", say("rules.all"), 1, third, all && !racers, () -> turn(false));
        tab(sheet, "search", all ? say("rules.search") : "“" + wanted + "”", 2, third, !all, this::search);
        double y = top() + TAB + GAP;
        double high = height() - y - GAP;
        List<Supplier<Node>> drawn = all ? (racers ? racers() : rules(Rules.all().stream())) : found();
        if (drawn.isEmpty()) {
            sheet.put(Para.centred(say("rules.none", "words", wanted), Weight.STRONG, 20), GAP, y, across(), high);
        } else {
            sheet.put(rows.of(drawn, across(), high, row()), GAP, y, across(), high);
        }
    }

    private void tab(Sheet sheet, String id, String says, int place, double wide, boolean now, Runnable does) {
        sheet.put(Tap.of(id, says, 19, does, now ? "chosen" : "plain"), GAP + place * (wide + GAP), top(), wide, TAB);
    }

    private void turn(boolean toRacers) {
        racers = toRacers;
        wanted = "";
        again();
    }

    private void search() {
        kiosk.open(new KeyboardPage(kiosk, say("rules.search-for"), wanted, LONGEST, words -> {
            wanted = words;
            again();
        }));
    }

    // ---- what is found ---------------------------------------------------------------------------------------------

    private List<Supplier<Node>> racers() {
        return kiosk.words().racers().stream()
                .<Supplier<Node>>map(racer -> () -> racer(racer))
                .toList();
    }

    private List<Supplier<Node>> rules(Stream<Rule> rules) {
        return rules.<Supplier<Node>>map(rule -> () -> rule(rule)).toList();
    }

    /** Racers first: by their name, their power, or a ruling on them. */
    private List<Supplier<Node>> found() {
        Wording words = kiosk.words();
        List<Supplier<Node>> found = new ArrayList<>();
        words.racers().stream()
                .filter(racer -> has(words.racer(racer) + " " + racer + " " + words.power(racer)))
                .forEach(racer -> found.add(() -> racer(racer)));
        Stream<Rule> onRacers = words.catalogue().racers().stream().flatMap(racer -> racer.power().rules().stream());
        found.addAll(rules(Stream.concat(Rules.all().stream(), onRacers)
                .distinct()
                .filter(rule -> has(rule.number() + " " + words.narration().rule(rule)))));
        return found;
    }

    /** Every word somebody looks for, whatever its case and marks. */
    private boolean has(String text) {
        String plain = plain(text);
        return Stream.of(plain(wanted).split(" ", -1)).allMatch(plain::contains);
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("[\\u0300-\\u036f]", "")
                .replace('đ', 'd')
                .replace('Đ', 'D')
                .toLowerCase(Locale.ROOT)
                .strip();
    }

    // ---- rows ------------------------------------------------------------------------------------------------------

    private double row() {
        return tall() ? 84 : 74;
    }

    private double rowWide() {
        return across() - 66;
    }

    private Node racer(String racer) {
        double wide = rowWide();
        double high = row() - 10;
        Sheet row = new Sheet();
        row.put(Emblem.of(racer).at(44, kiosk.prefs().theme().ink()), 6, (high - 44) / 2, 44, 44);
        double printed = kiosk.words().printed(racer).isEmpty() ? 0 : 16;
        row.put(Para.strong(kiosk.words().racer(racer), 19), 60, 0, wide * 0.24, high - printed);
        row.put(Card.printed(racer, kiosk.words(), Pos.CENTER_LEFT), 60, high - printed - 3, wide * 0.24, printed);
        row.put(Para.strong(kiosk.words().power(racer), 16), 68 + wide * 0.24, 0, wide * 0.76 - 92, high);
        return Tap.of("racer-" + racer, row, () -> kiosk.open(new CardPage(kiosk, racer)), "plain");
    }

    private Node rule(Rule rule) {
        double wide = rowWide();
        double high = row() - 10;
        Sheet row = new Sheet();
        row.put(Para.strong(CitedRule.number(rule, kiosk.words()), 18), 8, 0, wide * 0.2, high);
        row.put(Para.strong(kiosk.words().narration().rule(rule), 16), 16 + wide * 0.2, 0, wide * 0.8 - 38, high);
        return Tap.of("rule-" + rule.id(), row, () -> kiosk.open(new RulePage(kiosk, rule)), "plain");
    }
}
