package io.trackside.kiosk;

import io.trackside.app.WhatIfTable;
import io.trackside.rules.BadInput;
import io.trackside.table.Command;
import io.trackside.table.GameStory;
import io.trackside.table.GameSummary;
import io.trackside.table.GameView;
import io.trackside.table.Highlights;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;

/** A game that is kept: how it ended, what people will tell of it; to look back at, or to go on with. */
final class GamePage extends Framed {
    private static final double FOOT = 70;

    private final GameSummary game;
    private Optional<GameStory> story = Optional.empty();
    private List<String> told = List.of();
    private boolean asked;

    GamePage(Kiosk kiosk, GameSummary game) {
        super(kiosk);
        this.game = game;
        kiosk.ask(client -> found(client, game.id()), found -> {
            asked = true;
            story = found;
            told = found.map(kept -> told(kept, kiosk.words())).orElse(List.of());
            again();
        });
    }

    private static Optional<GameStory> found(TableClient client, String id) {
        try {
            return Optional.of(client.game(id));
        } catch (BadInput unreadable) {
            return Optional.empty();
        }
    }

    @Override
    String title(TableView view) {
        return game.people().isEmpty() ? GamesPage.when(game, kiosk.words()) : String.join(", ", game.people());
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        double high = down() - FOOT - GAP - (game.trouble().isPresent() ? 38 : 0);
        Optional<GameView> end = story.flatMap(GameStory::finish);
        double wide = tall() ? across() : across() * 0.54;
        double list = tall() ? high * 0.55 : high;
        if (end.isPresent()) {
            Tally.fill(sheet, end.get(), kiosk, GAP, top(), wide, list);
            double x = tall() ? GAP : GAP + wide + GAP;
            double y = tall() ? top() + list + GAP : top();
            double w = width() - x - GAP;
            double h = top() + high - y;
            sheet.put(tales(w, h), x, y, w, h);
        } else {
            String key = asked ? "game.no-end" : "game.looks";
            sheet.put(Para.centred(say(key), Weight.STRONG, 20), GAP, top(), across(), high);
        }
        keys(sheet, height() - FOOT - GAP);
    }

    private void keys(Sheet sheet, double y) {
        List<Region> keys = new ArrayList<>();
        if (game.trouble().isEmpty()
                && story.filter(found -> !found.steps().isEmpty()).isPresent()) {
            keys.add(Tap.of("look-back", say("game.look-back"), 22, this::lookBack));
        }
        if (!game.over()) {
            keys.add(Tap.of(
                    "go-on",
                    say("game.go-on"),
                    22,
                    () -> kiosk.send(new Command.Resume(game.id()), kiosk::toTable),
                    "act"));
        }
        double wide = (across() - (keys.size() - 1) * GAP) / Math.max(1, keys.size());
        for (int i = 0; i < keys.size(); i++) {
            sheet.put(keys.get(i), GAP + i * (wide + GAP), y, wide, FOOT);
        }
        if (game.trouble().isPresent()) {
            sheet.put(Para.centred(say("game.trouble"), Weight.TEXT, 16, "quiet"), GAP, y - 34, across(), 32);
        }
    }

    private void lookBack() {
        WhatIfPage.made(
                kiosk,
                real -> WhatIfTable.saved(
                        real,
                        game.id(),
                        kiosk.words().catalogue(),
                        kiosk.words().texts()),
                table -> new ReplayPage(kiosk, table));
    }

    // ---- what people will tell -------------------------------------------------------------------------------------

    private static List<String> told(GameStory story, Wording words) {
        List<String> told = new ArrayList<>();
        Highlights highlights = Highlights.of(story.steps());
        highlights
                .chain()
                .ifPresent(chain -> told.add(words.say(
                        "tale.chain",
                        "powers",
                        chain.powers(),
                        "step",
                        story.finish()
                                .map(end -> words.phrases().step(story.steps().get(chain.step() - 1), end))
                                .orElse(""))));
        highlights.trips().ifPresent(most -> told.add(tale("trips", most, words)));
        highlights.passes().ifPresent(most -> told.add(tale("passes", most, words)));
        highlights
                .longest()
                .ifPresent(longest ->
                        told.add(words.say("tale.longest", "race", longest.race(), "turns", longest.turns())));
        return told;
    }

    private static String tale(String key, Highlights.Most most, Wording words) {
        return words.say("tale." + key, "racer", words.racer(most.racer()), "times", most.times());
    }

    /** Sentences below each other, as large as there is room. */
    private Region tales(double w, double h) {
        Sheet card = new Sheet("panel");
        double high = Math.min(84, (h - 16) / Math.max(1, told.size()));
        for (int i = 0; i < told.size(); i++) {
            card.put(Para.strong(told.get(i), 18), 14, 8 + i * high, w - 28, high);
        }
        return card;
    }
}
