package io.trackside.kiosk;

import io.trackside.table.DiceTray;
import io.trackside.table.DiceView;
import io.trackside.table.PanelView;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Polyline;
import javafx.util.Duration;

/** What this table is connected with, and what is wrong with it, in whole sentences. */
final class HealthPage extends Framed {
    private static final Duration LOOK = Duration.seconds(2);

    private final Watch<Around> watch =
            new Watch<>(kiosk, Around::of, () -> kiosk.up() == this, now -> LOOK, this::changed);
    private final Rows rows = new Rows(this::again);
    private Optional<Around> around = Optional.empty();

    /** What a view does not tell. */
    record Around(Optional<DiceView> dice, Optional<PanelView> panel) {
        static Around of(TableClient table) {
            return new Around(table.dice().map(DiceTray::view), PanelWatch.seen(table));
        }
    }

    HealthPage(Kiosk kiosk) {
        super(kiosk);
        watch.look();
    }

    /** With what is not asked for, for pictures. */
    HealthPage(Kiosk kiosk, Around shown) {
        super(kiosk);
        around = Optional.of(shown);
    }

    private void changed(Around now) {
        around = Optional.of(now);
        again();
    }

    @Override
    String title(TableView view) {
        return say("settings.health");
    }

    private record Finding(boolean good, String sentence) {}

    @Override
    void fill(Sheet sheet, TableView view) {
        List<Finding> findings = new ArrayList<>();
        view.warnings()
                .forEach(warning ->
                        findings.add(new Finding(false, kiosk.words().phrases().warning(warning))));
        if (view.warnings().isEmpty()) {
            findings.add(new Finding(true, say("health.journal", "entries", view.number())));
        }
        around.ifPresent(now -> {
            findings.add(dice(now.dice()));
            findings.add(panel(now.panel()));
        });
        findings.add(new Finding(
                true, say("health.screen", "wide", (int) kiosk.format().pixelsWide(), "high", (int)
                        kiosk.format().pixelsHigh())));
        double high = tall() ? 110 : 92;
        List<Supplier<Node>> drawn = findings.stream()
                .<Supplier<Node>>map(finding -> () -> row(finding, high))
                .toList();
        sheet.put(rows.of(drawn, across(), down(), high), GAP, top(), across(), down());
    }

    private Finding dice(Optional<DiceView> dice) {
        return dice.map(now -> new Finding(
                        now.connected(),
                        say(
                                now.connected() ? "health.dice" : "health.dice-away",
                                "broker",
                                now.broker(),
                                "dice",
                                now.dice().size())))
                .orElseGet(() -> new Finding(true, say("health.dice-none")));
    }

    private Finding panel(Optional<PanelView> panel) {
        return panel.map(now -> new Finding(
                        true,
                        say(
                                now.virtual() ? "health.panel-virtual" : "health.panel",
                                "buttons",
                                now.buttons().size(),
                                "lamps",
                                now.lamps().size())))
                .orElseGet(() -> new Finding(true, say("health.panel-none")));
    }

    /** Drawn, as the letters that are shipped have none. */
    private static Node tick() {
        Polyline line = new Polyline(10, 24, 19, 33, 35, 13);
        line.getStyleClass().add("tick");
        return new Pane(line);
    }

    private Node row(Finding finding, double high) {
        Sheet row = new Sheet("panel");
        double mark = 44;
        row.put(
                finding.good() ? tick() : Line.centred("!", Weight.POSTER, 34, "bad"),
                8,
                (high - mark) / 2,
                mark,
                mark);
        row.put(Para.strong(finding.sentence(), 18), mark + 18, 4, across() - mark - 96, high - 8);
        return row;
    }
}
