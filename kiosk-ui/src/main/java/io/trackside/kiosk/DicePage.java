package io.trackside.kiosk;

import io.trackside.table.DiceTray;
import io.trackside.table.DiceView;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.util.Duration;

/** Smart dice: what they do, whose they are; a new one is thrown and given to somebody. */
final class DicePage extends Framed {
    private static final Duration LOOK = Duration.seconds(1);
    private static final double FOOT = 66;
    private static final double ROW = 96;

    private final Watch<Optional<DiceView>> watch = new Watch<>(
            kiosk, table -> table.dice().map(DiceTray::view), () -> kiosk.up() == this, now -> LOOK, this::changed);
    private final Rows rows = new Rows(this::again);
    private Optional<DiceView> dice = Optional.empty();
    private boolean asked;
    private Optional<String> sure = Optional.empty();

    DicePage(Kiosk kiosk) {
        super(kiosk);
        watch.look();
    }

    /** With dice that are not asked for, for pictures. */
    DicePage(Kiosk kiosk, DiceView shown) {
        super(kiosk);
        dice = Optional.of(shown);
        asked = true;
    }

    @Override
    String title(TableView view) {
        return say("dice");
    }

    private void changed(Optional<DiceView> now) {
        asked = true;
        dice = now;
        again();
    }

    private void does(Consumer<DiceTray> what) {
        sure = Optional.empty();
        kiosk.ask(
                table -> table.dice().map(tray -> {
                    what.accept(tray);
                    return tray.view();
                }),
                now -> {
                    dice = now;
                    again();
                });
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        if (dice.isEmpty()) {
            String why = asked ? "dice.none" : "dice.asking";
            sheet.put(Para.centred(say(why), Weight.TEXT, 20, "quiet"), GAP, top(), across(), down());
            return;
        }
        DiceView now = dice.get();
        List<Supplier<Node>> all = new ArrayList<>();
        now.dice().forEach(die -> all.add(() -> row(die, view)));
        double list = down() - foot(now.offer().isPresent()) - GAP;
        sheet.put(rows.of(all, across(), list, ROW), GAP, top(), across(), list);
        if (all.isEmpty()) {
            sheet.put(Para.centred(say("dice.empty"), Weight.TEXT, 20, "quiet"), GAP, top(), across(), list);
        }
        foot(sheet, now, view);
    }

    private Node row(DiceView.OneDie die, TableView view) {
        Sheet row = new Sheet("panel");
        double wide = across() - (dice.map(now -> now.dice().size()).orElse(0) > 5 ? 66 : 0);
        double keys = 84;
        die.seat()
                .flatMap(seat -> seat(view, seat))
                .ifPresent(seat -> row.put(
                        Kiosk.look(seat.colour()).badge(40, kiosk.prefs().theme()), 10, 28, 40, 40));
        double left = 60;
        double text = wide - left - 2 * keys - 3 * GAP;
        row.put(Line.left(die.name(), Weight.STRONG, 20), left, 4, text, 28);
        row.put(Para.text(state(die, view), 15), left, 32, text, ROW - 36);
        row.put(
                Tap.of(
                        "arm-" + die.name(),
                        say("dice.arm"),
                        16,
                        () -> does(tray -> tray.arm(die.name())),
                        die.armed() ? "chosen" : "plain"),
                wide - 2 * keys - GAP - 4,
                (ROW - 62) / 2,
                keys,
                62);
        boolean asks = sure.equals(Optional.of(die.name()));
        row.put(
                Tap.of(
                        "unbind-" + die.name(),
                        say(asks ? "dice.unbind-sure" : "dice.unbind"),
                        16,
                        () -> unbind(die.name(), asks),
                        asks ? "act" : "plain"),
                wide - keys - 4,
                (ROW - 62) / 2,
                keys,
                62);
        return row;
    }

    private void unbind(String die, boolean isSure) {
        if (isSure) {
            does(tray -> tray.unbind(die));
        } else {
            sure = Optional.of(die);
            again();
        }
    }

    private String state(DiceView.OneDie die, TableView view) {
        String whose = die.seat()
                .flatMap(seat -> seat(view, seat))
                .map(GameView.Seat::name)
                .orElseGet(() -> die.seat()
                        .map(seat -> say("dice.seat", "seat", seat + 1))
                        .orElseGet(() -> say("dice.shared")));
        String battery = die.battery()
                .map(percent -> say("dice.battery", "whose", whose, "percent", percent))
                .orElse(whose);
        return die.trace()
                .map(trace -> kiosk.words().said("bad." + trace.key(), trace.details()))
                .orElse(battery);
    }

    /** A new die: thrown first, then given to somebody. */
    private void foot(Sheet sheet, DiceView now, TableView view) {
        double y = height() - FOOT - GAP;
        if (now.offer().isPresent()) {
            give(sheet, now.offer().get(), view);
        } else if (now.pairing()) {
            sheet.put(Para.centred(say("dice.throw-it"), Weight.STRONG, 20), GAP, y, across(), FOOT);
        } else {
            sheet.put(Tap.of("pair", say("dice.pair"), 22, () -> does(DiceTray::pair), "act"), GAP, y, across(), FOOT);
        }
    }

    /** The question, and a key for each seat: beside it, or below it in rows of four. */
    private void give(Sheet sheet, DiceView.Offer offer, TableView view) {
        List<GameView.Seat> seats = view.game().map(GameView::seats).orElse(List.of());
        double foot = foot(true);
        double y = height() - foot - GAP;
        double ask = tall() ? across() : across() * 0.3;
        double question = tall() ? 34 : FOOT;
        sheet.put(Para.strong(say("dice.whose", "shows", offer.shows()), 17), GAP, y, ask, question);
        int columns = tall() ? 4 : seats.size() + 1;
        double left = tall() ? GAP : 2 * GAP + ask;
        double wide = (width() - GAP - left - (columns - 1) * GAP) / columns;
        double high = tall() ? (foot - question - GAP) / 2 : FOOT;
        for (int i = 0; i <= seats.size(); i++) {
            OptionalInt seat = i < seats.size() ? OptionalInt.of(i) : OptionalInt.empty();
            String name = i < seats.size() ? seats.get(i).name() : say("dice.shared");
            sheet.put(
                    Tap.of(i < seats.size() ? "bind-" + i : "bind-shared", name, 17, () -> bind(offer, seat)),
                    left + i % columns * (wide + GAP),
                    (tall() ? y + question : y) + Math.floorDiv(i, columns) * (high + GAP),
                    wide,
                    high);
        }
    }

    private double foot(boolean offered) {
        return offered && tall() ? 34 + 2 * FOOT + GAP : FOOT;
    }

    private void bind(DiceView.Offer offer, OptionalInt seat) {
        List<String> taken = dice.map(DiceView::dice).orElse(List.of()).stream()
                .map(DiceView.OneDie::name)
                .toList();
        String name = offer.id();
        for (int number = 2; taken.contains(name); number++) {
            name = offer.id() + " " + number;
        }
        String free = name;
        does(tray -> tray.bind(free, seat));
    }

    private static Optional<GameView.Seat> seat(TableView view, int seat) {
        return view.game()
                .map(GameView::seats)
                .filter(seats -> seat < seats.size())
                .map(seats -> seats.get(seat));
    }
}
