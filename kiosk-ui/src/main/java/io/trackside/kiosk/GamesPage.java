package io.trackside.kiosk;

import io.trackside.table.Command;
import io.trackside.table.GameSummary;
import io.trackside.table.TableView;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;

/** Games that are kept, the newest first; a tap goes on with one. */
final class GamesPage extends Framed {
    private final Rows rows = new Rows(this::again);
    private List<GameSummary> games = List.of();

    GamesPage(Kiosk kiosk) {
        super(kiosk);
        kiosk.ask(client -> client.games(), found -> {
            games = found;
            again();
        });
    }

    @Override
    String title(TableView view) {
        return say("home.games");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        if (games.isEmpty()) {
            sheet.put(Para.centred(say("games.none"), Weight.TEXT, 20), GAP, top(), across(), down());
            return;
        }
        List<Supplier<Node>> drawn =
                games.stream().<Supplier<Node>>map(game -> () -> row(game)).toList();
        sheet.put(rows.of(drawn, across(), down(), 76), GAP, top(), across(), down());
    }

    private Node row(GameSummary game) {
        Sheet face = new Sheet();
        double wide = across() - 86;
        face.put(Line.left(String.join(", ", game.people()), Weight.STRONG, 20), 8, 2, wide - 16, 34);
        String state =
                game.over() ? say("games.over", "points", game.points()) : say("games.races", "races", game.races());
        face.put(
                Line.left(
                        game.begun()
                                        .map(when -> when.toString().substring(0, 10) + " · ")
                                        .orElse("")
                                + state,
                        Weight.TEXT,
                        16,
                        "quiet"),
                8,
                36,
                wide - 16,
                26);
        return Tap.of(
                "game-" + game.id(), face, () -> kiosk.send(new Command.Resume(game.id()), kiosk::toTable), "plain");
    }
}
