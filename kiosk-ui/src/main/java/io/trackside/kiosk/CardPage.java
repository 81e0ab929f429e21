package io.trackside.kiosk;

import io.trackside.kiosk.look.Emblem;
import io.trackside.rules.Rule;
import io.trackside.table.TableView;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;

/** A racer: what its power does, in our words, and every ruling on it with how sure it is. */
final class CardPage extends Framed {

    private final String racer;
    private final Rows rows = new Rows(this::again);

    CardPage(Kiosk kiosk, String racer) {
        super(kiosk);
        this.racer = racer;
    }

    @Override
    String title(TableView view) {
        String printed = kiosk.words().printed(racer);
        return kiosk.words().racer(racer) + (printed.isEmpty() ? "" : " · " + printed);
    }

    @Override
    public String place() {
        return "card " + racer;
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        double sign = 84;
        double head = tall() ? 150 : 100;
        sheet.put(
                Emblem.of(racer).at(sign, kiosk.prefs().theme().ink()), GAP + 8, top() + (head - sign) / 2, sign, sign);
        sheet.put(Para.strong(kiosk.words().power(racer), 22), GAP + sign + 24, top(), across() - sign - 32, head);
        double y = top() + head + GAP;
        double high = height() - y - GAP;
        List<Rule> rules = kiosk.words().catalogue().racers().stream()
                .filter(one -> one.id().equals(racer))
                .flatMap(one -> CitedRule.of(one, kiosk.words()).stream())
                .toList();
        List<Supplier<Node>> drawn =
                rules.stream().<Supplier<Node>>map(rule -> () -> row(rule)).toList();
        if (drawn.isEmpty()) {
            sheet.put(
                    Para.centred(say("card.no-rules"), Weight.TEXT, 18, "quiet"), GAP, y, across(), Math.min(90, high));
        } else {
            sheet.put(rows.of(drawn, across(), high, row()), GAP, y, across(), high);
        }
    }

    private double row() {
        return tall() ? 104 : 70;
    }

    private Node row(Rule rule) {
        double wide = across() - 76;
        double mark = 104;
        double number = CitedRule.racer(rule).isPresent() ? 0 : 62;
        Sheet row = new Sheet();
        if (number > 0) {
            row.put(Line.left(rule.number(), Weight.POSTER, 18), 8, 0, number - 6, row() - 11);
        }
        row.put(
                Para.strong(kiosk.words().narration().rule(rule), 16),
                8 + number,
                0,
                wide - number - mark - 20,
                row() - 11);
        row.put(
                Para.centred(kiosk.words().other("standing." + rule.standing()), Weight.TEXT, 14, "quiet"),
                wide - mark - 6,
                0,
                mark,
                row() - 11);
        return Tap.of("rule-" + rule.id(), row, () -> kiosk.open(new RulePage(kiosk, rule)), "plain");
    }
}
