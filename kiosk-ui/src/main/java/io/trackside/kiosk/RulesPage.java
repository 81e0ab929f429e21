package io.trackside.kiosk;

import io.trackside.kiosk.look.Emblem;
import io.trackside.rules.Rule;
import io.trackside.rules.Rules;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;

/** All racers with their powers, and all rules by number. */
final class RulesPage extends Framed {
    private final Rows rows = new Rows(this::again);
    private boolean racers = true;

    RulesPage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return say("home.rules");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        double tab = 54;
        double half = (across() - GAP) / 2;
        sheet.put(
                Tap.of("racers", say("rules.racers"), 19, () -> turn(true), racers ? "chosen" : "plain"),
                GAP,
                top(),
                half,
                tab);
        sheet.put(
                Tap.of("all", say("rules.all"), 19, () -> turn(false), racers ? "plain" : "chosen"),
                GAP + half + GAP,
                top(),
                half,
                tab);
        double y = top() + tab + GAP;
        List<Supplier<Node>> drawn = new ArrayList<>();
        if (racers) {
            kiosk.words().racers().forEach(racer -> drawn.add(() -> racer(racer)));
        } else {
            Rules.all().forEach(rule -> drawn.add(() -> rule(rule)));
        }
        double high = height() - y - GAP;
        sheet.put(rows.of(drawn, across(), high, tall() ? 84 : 74), GAP, y, across(), high);
    }

    private void turn(boolean toRacers) {
        racers = toRacers;
        again();
    }

    private Node racer(String racer) {
        double wide = across() - 66;
        double high = tall() ? 84 : 74;
        Sheet row = new Sheet("panel");
        row.put(Emblem.of(racer).at(44, kiosk.prefs().theme().ink()), 10, (high - 44) / 2, 44, 44);
        double printed = kiosk.words().printed(racer).isEmpty() ? 0 : 18;
        row.put(Para.strong(kiosk.words().racer(racer), 19), 64, 0, wide * 0.24, high - printed);
        row.put(Card.printed(racer, kiosk.words(), Pos.CENTER_LEFT), 64, high - printed - 6, wide * 0.24, printed);
        row.put(Para.strong(kiosk.words().power(racer), 16), 72 + wide * 0.24, 4, wide * 0.76 - 84, high - 8);
        return row;
    }

    private Node rule(Rule rule) {
        double wide = across() - 66;
        double high = tall() ? 84 : 74;
        Sheet row = new Sheet("panel");
        row.put(Line.left(rule.number(), Weight.POSTER, 20), 12, 0, wide * 0.16, high);
        row.put(Para.strong(kiosk.words().narration().rule(rule), 16), 20 + wide * 0.16, 4, wide * 0.84 - 30, high - 8);
        return row;
    }
}
