package io.trackside.kiosk;

import io.trackside.arbiter.Narration;
import io.trackside.kiosk.look.Emblem;
import io.trackside.rules.Fact;
import io.trackside.rules.Rule;
import io.trackside.table.RulingView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;

/** What happened, cause before effect; a tap on a line tells the rule behind it and how sure that is. */
final class WhyPage extends Framed {
    private static final double INDENT = 18;

    private final List<RulingView> rulings;
    private final Rows rows = new Rows(this::again);
    private Optional<Narration.Line> asked = Optional.empty();

    WhyPage(Kiosk kiosk, List<RulingView> rulings) {
        super(kiosk);
        this.rulings = List.copyOf(rulings);
    }

    @Override
    String title(TableView view) {
        return say("why.title");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        if (view.game().isEmpty()) {
            return;
        }
        List<Narration.Line> lines = kiosk.words().story(rulings, game());
        if (lines.isEmpty()) {
            sheet.put(Para.centred(say("why.nothing"), Weight.TEXT, 20), GAP, top(), across(), down());
            return;
        }
        Narration.Line chosen = asked.orElseGet(() -> lines.stream()
                .filter(Narration.Line::cites)
                .reduce((earlier, later) -> later)
                .orElse(lines.getLast()));
        double list = tall() ? down() * 0.56 : down();
        double wide = tall() ? across() : across() * 0.54;
        List<Supplier<Node>> drawn = new ArrayList<>();
        for (Narration.Line line : lines) {
            drawn.add(() -> line(line, line.ruling().equals(chosen.ruling()), wide - 72));
        }
        sheet.put(rows.of(drawn, wide, list, 54), GAP, top(), wide, list);
        double x = tall() ? GAP : GAP + wide + GAP;
        double y = tall() ? top() + list + GAP : top();
        reason(sheet, chosen, x, y, width() - x - GAP, height() - y - GAP);
    }

    private Node line(Narration.Line line, boolean chosen, double wide) {
        Sheet face = new Sheet();
        double in = Math.min(5, line.depth()) * INDENT;
        face.put(Para.strong(line.sentence(), 16), 6 + in, 0, wide - in - 14, 43);
        return Tap.of(
                "ruling-" + line.ruling().number(),
                face,
                () -> {
                    asked = Optional.of(line);
                    again();
                },
                chosen ? "asked" : "calm");
    }

    private void reason(Sheet sheet, Narration.Line line, double x, double y, double w, double h) {
        Sheet card = new Sheet("panel");
        Rule rule = line.ruling().rule();
        double inner = w - 28;
        if (!line.cites()) {
            card.put(Para.centred(say("why.no-rule"), Weight.TEXT, 18, "quiet"), 14, 10, inner, h - 20);
        } else {
            card.put(Line.left(CitedRule.number(rule, kiosk.words()), Weight.POSTER, 28), 14, 8, inner, 40);
            double below = 50;
            below = add(card, Para.text(kiosk.words().narration().rule(rule), 20), below, inner, h * 0.45);
            Para standing = Para.text(kiosk.words().other("standing." + rule.standing() + ".meaning"), 16, "quiet");
            below = add(card, standing, below, inner, 48);
            Optional<String> power = power(line.ruling().fact(), rule);
            if (power.isPresent()) {
                String racer = power.get();
                double sign = 40;
                card.put(Emblem.of(racer).at(sign, kiosk.prefs().theme().ink()), 14, below + 6, sign, sign);
                card.put(
                        Para.text(kiosk.words().power(racer), 17),
                        14 + sign + 10,
                        below + 6,
                        inner - sign - 10,
                        h - below - 14);
            }
        }
        sheet.put(card, x, y, w, h);
    }

    /** Gives where the next one goes. */
    private static double add(Sheet card, Para para, double y, double w, double most) {
        double high = Math.min(most, para.full(w) + 2);
        card.put(para, 14, y, w, high);
        return y + high + 10;
    }

    private static Optional<String> power(Fact fact, Rule rule) {
        return fact instanceof Fact.TurnBegan ? Optional.empty() : CitedRule.racer(rule);
    }
}
