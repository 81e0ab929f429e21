package io.trackside.kiosk;

import io.trackside.table.Command;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.List;
import javafx.scene.layout.Region;

/** The game is over: who won, places shared where points are. */
final class OverPage extends AtTable {
    OverPage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return say("over.title");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        GameView game = game();
        List<Integer> winners =
                game.ranking().isEmpty() ? List.of() : game.ranking().getFirst().seats();
        double foot = 74;
        double head = tall() ? 170 : 92;
        double badge = tall() ? 84 : 72;
        double start = (width() - winners.size() * (badge + GAP)) / 2;
        double poster = tall() ? 70 : head;
        if (tall()) {
            for (int i = 0; i < winners.size(); i++) {
                sheet.put(badge(game, winners.get(i), badge), start + i * (badge + GAP), top(), badge, badge);
            }
            sheet.put(won(game, winners), GAP, top() + badge + 6, across(), poster);
        } else {
            double all = winners.size() * (badge + GAP);
            for (int i = 0; i < winners.size(); i++) {
                sheet.put(badge(game, winners.get(i), badge), GAP + i * (badge + GAP), top() + 8, badge, badge);
            }
            sheet.put(won(game, winners), GAP + all + GAP, top(), across() - all - GAP, poster);
        }
        double y = top() + head + GAP;
        Tally.fill(sheet, game, kiosk, GAP, y, across(), height() - y - foot - 2 * GAP);
        double third = (across() - 2 * GAP) / 3;
        double last = height() - foot - GAP;
        sheet.put(Tap.of("fix", say("fix"), 20, () -> kiosk.open(new FixPage(kiosk))), GAP, last, third, foot);
        sheet.put(
                Tap.of("home", say("menu.home"), 20, () -> kiosk.open(new HomePage(kiosk))),
                GAP + third + GAP,
                last,
                third,
                foot);
        sheet.put(
                Tap.of("rematch", say("menu.rematch"), 22, () -> kiosk.send(new Command.Rematch()), "act"),
                GAP + 2 * (third + GAP),
                last,
                third,
                foot);
    }

    private Region badge(GameView game, int seat, double size) {
        return kiosk.look(game, seat).badge(size, kiosk.prefs().theme());
    }

    private Para won(GameView game, List<Integer> winners) {
        return Para.centred(
                say("over.won", "people", Kiosk.names(winners, game), "count", winners.size()), Weight.POSTER, 40);
    }
}
