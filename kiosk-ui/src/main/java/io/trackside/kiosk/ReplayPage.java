package io.trackside.kiosk;

import io.trackside.app.WhatIfTable;
import io.trackside.arbiter.Narration;
import io.trackside.table.Command;
import io.trackside.table.GameView;
import io.trackside.table.OddsView;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.StepView;
import io.trackside.table.TableView;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.scene.Node;

/** A game that is over, one thing done after the other: the board as it stood, and what came of it by the rules. */
final class ReplayPage extends Framed implements Wire.Told {
    private static final String FROM = "look-back";
    private static final double FOOT = 64;
    private static final double ROW = 50;

    private final WhatIfTable table;
    private final List<StepView> steps;
    private final Wire wire;
    private final Rows rows = new Rows(this::again);
    private final TrackPane track;
    private TableView then;
    private int done;

    /** From its end on. */
    ReplayPage(Kiosk kiosk, WhatIfTable table) {
        super(kiosk);
        this.table = table;
        this.then = table.client().view();
        this.steps = table.client().history();
        this.done = steps.size();
        double room = down() - FOOT - GAP;
        Loop loop = tall()
                ? new Loop(8, 10, Math.min(across() / 8, room * 0.62 / 10))
                : new Loop(12, 6, Math.min(across() * 0.58 / 12, room / 6));
        this.track = new TrackPane(kiosk, loop);
        this.wire = kiosk.lineTo(table.client(), then, this);
        go(races().stream().findFirst().orElse(1));
    }

    /** The steps after which a race begins: what is done counts. */
    private List<Integer> races() {
        return IntStream.rangeClosed(1, steps.size())
                .filter(place -> steps.get(place - 1).kind().equals("reveal"))
                .boxed()
                .toList();
    }

    private void go(int place) {
        int wanted = Math.max(1, Math.min(steps.size(), place));
        wire.send(Sent.of(new Command.GoTo(wanted), FROM), reply -> {
            if (reply instanceof Reply.Refused refused) {
                kiosk.say(kiosk.words().refusal(refused));
            } else {
                done = wanted;
                again();
            }
        });
    }

    // ---- what comes from its table ---------------------------------------------------------------------------------

    @Override
    public void view(TableView view) {
        then = view;
        again();
    }

    @Override
    public void odds(OddsView odds) {}

    @Override
    public void gone() {}

    // ---- what is seen ----------------------------------------------------------------------------------------------

    @Override
    String title(TableView view) {
        return say("replay.title", "done", done, "all", steps.size());
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        keys(sheet, height() - FOOT - GAP);
        if (then.game().isEmpty() || steps.isEmpty()) {
            return;
        }
        GameView game = then.game().get();
        Loop loop = track.loop();
        double left = tall() ? (width() - loop.width()) / 2 : GAP;
        if (game.onTrack().isPresent()) {
            track.show(then, game, game.onTrack().get());
            sheet.put(track, left, top(), loop.width(), loop.height());
            var in = loop.inside();
            sheet.put(
                    Para.centred(step(game), Weight.STRONG, 24),
                    left + in.getMinX() + 8,
                    top() + in.getMinY() + 4,
                    in.getWidth() - 16,
                    in.getHeight() - 8);
        } else {
            double says = tall() ? 190 : 96;
            sheet.put(Para.centred(step(game), Weight.STRONG, 20), left, top(), loop.width(), says);
            Tally.fill(sheet, game, kiosk, left, top() + says + GAP, loop.width(), loop.height() - says - GAP);
        }
        double x = tall() ? GAP : left + loop.width() + GAP;
        double y = tall() ? top() + loop.height() + GAP : top();
        double wide = width() - x - GAP;
        double high = height() - y - FOOT - 2 * GAP;
        List<Supplier<Node>> lines = kiosk.words().story(then.rulings(), game).stream()
                .<Supplier<Node>>map(line -> () -> line(line, wide))
                .toList();
        sheet.put(rows.of(lines, wide, high, ROW), x, y, wide, high);
    }

    private String step(GameView game) {
        return kiosk.words().phrases().step(steps.get(done - 1), game);
    }

    private Node line(Narration.Line line, double wide) {
        Sheet face = new Sheet();
        double number = line.cites() ? 70 : 0;
        double room = wide - 66;
        face.put(Para.strong(line.sentence(), 15), 6, 0, room - number - 22, ROW - 11);
        if (!line.cites()) {
            face.getStyleClass().add("calm");
            return face;
        }
        face.put(
                Para.centred(CitedRule.number(line.ruling().rule(), kiosk.words()), Weight.TEXT, 13, "quiet"),
                room - number - 14,
                0,
                number,
                ROW - 11);
        return Tap.of(
                "line-" + line.ruling().number(),
                face,
                () -> kiosk.open(new RulePage(kiosk, line.ruling().rule())),
                "calm");
    }

    private void keys(Sheet sheet, double y) {
        List<Integer> races = races();
        int before = races.stream()
                .filter(place -> place < done)
                .reduce((one, other) -> other)
                .orElse(1);
        int after = races.stream().filter(place -> place > done).findFirst().orElse(steps.size());
        record Key(String id, int place) {}
        List<Key> keys = List.of(
                new Key("race-before", before),
                new Key("one-back", done - 1),
                new Key("one-on", done + 1),
                new Key("race-after", after));
        double wide = (across() - (keys.size() - 1) * GAP) / keys.size();
        for (int i = 0; i < keys.size(); i++) {
            Key key = keys.get(i);
            boolean can = key.place() >= 1 && key.place() <= steps.size() && key.place() != done;
            sheet.put(
                    Tap.of(key.id(), say("replay." + key.id()), 18, () -> go(key.place()), can ? "plain-big" : "calm"),
                    GAP + i * (wide + GAP),
                    y,
                    wide,
                    FOOT);
        }
    }

    @Override
    public void left() {
        wire.close();
        table.close();
    }
}
