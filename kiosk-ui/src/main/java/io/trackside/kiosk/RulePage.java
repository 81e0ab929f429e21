package io.trackside.kiosk;

import io.trackside.kiosk.look.Emblem;
import io.trackside.rules.Rule;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;

/** One sentence of the rules, how sure it is, and the racers it bears on. */
final class RulePage extends Framed {
    private static final double KEY = 84;
    private static final double HINT = 32;

    private final Rule rule;
    private final Rows rows = new Rows(this::again);

    RulePage(Kiosk kiosk, Rule rule) {
        super(kiosk);
        this.rule = rule;
    }

    @Override
    String title(TableView view) {
        return CitedRule.number(rule, kiosk.words());
    }

    @Override
    public String place() {
        return "rule " + rule.id();
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        List<String> racers = CitedRule.racers(rule, kiosk.words());
        int across = tall() ? 4 : 8;
        int down = Math.min(tall() ? 4 : 2, Math.ceilDiv(racers.size(), across));
        double foot = down == 0 ? 0 : down * (KEY + GAP) + HINT;
        double text = down() - foot;
        Sheet card = new Sheet("panel");
        card.put(
                Para.centred(kiosk.words().narration().rule(rule), Weight.STRONG, 26),
                16,
                8,
                across() - 32,
                text * 0.7 - 8);
        card.put(
                Para.centred(kiosk.words().other("standing." + rule.standing() + ".meaning"), Weight.TEXT, 18, "quiet"),
                16,
                text * 0.7,
                across() - 32,
                text * 0.3 - 8);
        sheet.put(card, GAP, top(), across(), text - GAP);
        if (down == 0) {
            return;
        }
        double y = top() + text;
        sheet.put(Line.left(say("rule.racers"), Weight.TEXT, 16, "quiet"), GAP + 2, y, across(), HINT - 4);
        List<Supplier<Node>> drawn = new ArrayList<>();
        for (int from = 0; from < racers.size(); from += across) {
            List<String> some = racers.subList(from, Math.min(racers.size(), from + across));
            drawn.add(() -> row(some, across, racers.size() > across * down));
        }
        double high = height() - y - HINT - GAP + 4;
        sheet.put(rows.of(drawn, across(), high, KEY), GAP, y + HINT, across(), high);
    }

    private Node row(List<String> racers, int across, boolean turns) {
        Sheet row = new Sheet();
        double all = turns ? across() - 66 : across();
        double wide = (all - (across - 1) * GAP) / across;
        double sign = 40;
        for (int i = 0; i < racers.size(); i++) {
            String racer = racers.get(i);
            Sheet face = new Sheet();
            face.put(Emblem.of(racer).at(sign, kiosk.prefs().theme().ink()), (wide - 10 - sign) / 2, 2, sign, sign);
            face.put(
                    Para.centred(kiosk.words().racer(racer), Weight.STRONG, 14),
                    1,
                    sign + 2,
                    wide - 12,
                    KEY - sign - 14);
            row.put(
                    Tap.of("racer-" + racer, face, () -> kiosk.open(new CardPage(kiosk, racer)), "plain"),
                    i * (wide + GAP),
                    0,
                    wide,
                    KEY);
        }
        return row;
    }
}
