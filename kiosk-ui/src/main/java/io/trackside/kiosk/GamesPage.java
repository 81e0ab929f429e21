package io.trackside.kiosk;

import io.trackside.table.GameSummary;
import io.trackside.table.TableView;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;

/** Games that are kept, the newest first. */
final class GamesPage extends Framed {
    private static final double ROW = 76;

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
        sheet.put(rows.of(drawn, across(), down(), ROW), GAP, top(), across(), down());
    }

    private Node row(GameSummary game) {
        Sheet face = new Sheet();
        double wide = across() - 86;
        double size = 30;
        // On a narrow display the names need the room.
        int badges = tall() ? 0 : game.colours().size();
        for (int seat = 0; seat < badges; seat++) {
            face.put(
                    Kiosk.look(game.colours().get(seat))
                            .badge(size, kiosk.prefs().theme()),
                    wide - (badges - seat) * (size + 4),
                    (ROW - 11 - size) / 2,
                    size,
                    size);
        }
        double words = wide - badges * (size + 4) - 16;
        face.put(Line.left(String.join(", ", game.people()), Weight.STRONG, 20), 8, 2, words, 34);
        face.put(Line.left(when(game, kiosk.words()), Weight.TEXT, 16, "quiet"), 8, 36, words, 26);
        return Tap.of("game-" + game.id(), face, () -> kiosk.open(new GamePage(kiosk, game)), "plain");
    }

    /** The day it was begun, as far as the clock was right, and how far it has come. */
    static String when(GameSummary game, Wording words) {
        String state = game.over()
                ? words.say("games.over", "points", game.points())
                : words.say("games.races", "races", game.races());
        return game.begun().map(day -> day.toString().substring(0, 10) + " · ").orElse("") + state;
    }
}
