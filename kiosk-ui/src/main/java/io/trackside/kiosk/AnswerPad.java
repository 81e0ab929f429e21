package io.trackside.kiosk;

import io.trackside.arbiter.Prompts;
import io.trackside.kiosk.look.Emblem;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.List;
import java.util.OptionalInt;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/** Where people answer what is asked: six faces, yes and no, racers, spaces, cards. */
final class AnswerPad extends Sheet {
    private static final double GAP = 5;
    private static final double HEAD = 26;
    private static final int FACES = 6;

    private final Kiosk kiosk;
    private final TableView.Prompt prompt;
    private final GameView game;
    private final double width;
    private final double height;

    AnswerPad(Kiosk kiosk, TableView.Prompt prompt, GameView game, double width, double height) {
        this.kiosk = kiosk;
        this.prompt = prompt;
        this.game = game;
        this.width = width;
        this.height = height;
        if (!Prompts.isOfRace(prompt.kind())) {
            put(
                    Para.centred(kiosk.words().phrases().question(prompt, game), Weight.STRONG, 18),
                    8,
                    4,
                    width - 16,
                    height);
            return;
        }
        switch (prompt.kind()) {
            case "main-die", "power-die" -> dice();
            case "may" -> yesOrNo();
            case "guess" -> guess();
            case "draw", "card" -> cards();
            default -> options();
        }
    }

    // ---- dice ------------------------------------------------------------------------------------------------------

    private void head(String words) {
        put(Line.left(words, Weight.STRONG, 18), 4, 0, width - 8, HEAD - 2);
    }

    private void dice() {
        int held = prompt.seats().isEmpty()
                ? 0
                : game.seats().get(prompt.seats().getFirst()).heldDie();
        head(
                held > 0
                        ? kiosk.words().say("held-die", "face", held)
                        : kiosk.words().phrases().question(prompt, game));
        OptionalInt seat = prompt.seats().isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(prompt.seats().getFirst());
        put(
                new ThrowPad(kiosk.words(), width, height - HEAD, face -> throwing(seat, face)),
                0,
                HEAD,
                width,
                height - HEAD);
    }

    private void throwing(OptionalInt seat, OptionalInt face) {
        kiosk.send(new Deed.Die(seat, face));
    }

    private void guess() {
        head(kiosk.words().phrases().question(prompt, game));
        double side = (width - FACES * GAP) / (FACES + 1);
        for (int face = 1; face <= FACES; face++) {
            String option = Integer.toString(face);
            if (prompt.options().contains(option)) {
                put(
                        Tap.of(
                                "answer-" + option,
                                Line.centred(option, Weight.POSTER, 40),
                                () -> answer(option),
                                "guess"),
                        (face - 1) * (side + GAP),
                        HEAD,
                        side,
                        height - HEAD);
            }
        }
        if (prompt.optional()) {
            put(no(15), FACES * (side + GAP), HEAD, side, height - HEAD);
        }
    }

    // ---- yes and no ------------------------------------------------------------------------------------------------

    private void yesOrNo() {
        double words = width * 0.44;
        put(Para.strong(kiosk.words().phrases().question(prompt, game), 19), 4, 0, words - 8, height);
        double half = (width - words - GAP) / 2;
        put(
                Tap.of(
                        "answer-yes",
                        Line.centred(kiosk.words().phrases().option(prompt, "yes"), Weight.POSTER, 34, "on-act"),
                        () -> answer("yes"),
                        "act"),
                words,
                2,
                half,
                height - 4);
        if (prompt.optional()) {
            put(no(26), words + half + GAP, 2, half, height - 4);
        }
    }

    private Tap no(double size) {
        return Tap.of("answer-no", kiosk.words().phrases().option(prompt, "no"), size, () -> answer("no"));
    }

    private void answer(String option) {
        OptionalInt seat = prompt.seats().isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(prompt.seats().getFirst());
        kiosk.send(new Deed.Answer(seat, option));
    }

    // ---- one of several --------------------------------------------------------------------------------------------

    private void options() {
        head(kiosk.words().phrases().question(prompt, game));
        List<String> options = prompt.options();
        int down = options.size() <= 3 ? 1 : height < 200 ? 2 : 3;
        int across = (options.size() + down - 1) / down;
        double wide = (width - (across - 1) * GAP) / across;
        double high = (height - HEAD - (down - 1) * GAP) / down;
        for (int i = 0; i < options.size(); i++) {
            String option = options.get(i);
            put(
                    Tap.of("answer-" + option, face(option, wide, high), () -> answer(option)),
                    (i % across) * (wide + GAP),
                    HEAD + Math.floorDiv(i, across) * (high + GAP),
                    wide,
                    high);
        }
    }

    /** A racer as its figure and name, anything else in words. */
    private Node face(String option, double wide, double high) {
        String words = kiosk.words().phrases().option(prompt, option);
        return game.onTrack().stream()
                .flatMap(race -> race.figures().stream())
                .filter(figure -> figure.racer().equals(option))
                .findFirst()
                .<Node>map(figure -> figureFace(figure, words, wide - 10, high - 11))
                .orElseGet(() -> Para.centred(words, Weight.STRONG, 20));
    }

    private Region figureFace(GameView.Figure figure, String words, double wide, double high) {
        Sheet face = new Sheet();
        double size = Math.min(44, high - 2);
        face.put(
                kiosk.look(game, figure.seat())
                        .figure(Emblem.of(figure.racer()), size, kiosk.prefs().theme()),
                2,
                (high - size) / 2,
                size,
                size);
        face.put(Para.strong(words, 18), size + 8, 0, wide - size - 10, high);
        return face;
    }

    // ---- cards -----------------------------------------------------------------------------------------------------

    /** The cards that can be meant, on a page of their own, as they may be many. */
    private void cards() {
        head(kiosk.words().phrases().question(prompt, game));
        double wide = (width - GAP) / 2;
        put(
                Tap.of("cards", kiosk.words().say("cards.choose"), 22, () -> kiosk.open(choose()), "act"),
                0,
                HEAD,
                wide,
                height - HEAD);
        if (prompt.kind().equals("draw")) {
            put(
                    Tap.of("draw", kiosk.words().say("cards.draw"), 20, () -> kiosk.send(new Deed.Draw(List.of()))),
                    wide + GAP,
                    HEAD,
                    wide,
                    height - HEAD);
        } else if (prompt.optional()) {
            put(no(20), wide + GAP, HEAD, wide, height - HEAD);
        }
    }

    private PickPage choose() {
        List<String> cards =
                prompt.options().stream().filter(option -> !option.equals("no")).toList();
        boolean draws = prompt.kind().equals("draw");
        return new PickPage(kiosk, kiosk.words().phrases().question(prompt, game), cards, 1, picked -> {
            kiosk.back();
            if (draws) {
                kiosk.send(new Deed.Draw(picked));
            } else {
                answer(picked.getFirst());
            }
        });
    }
}
