package io.trackside.app;

import io.trackside.arbiter.Narration;
import io.trackside.arbiter.Retold;
import io.trackside.arbiter.Rulings;
import io.trackside.rules.Fact;
import io.trackside.rules.HouseRules;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.GameView;
import io.trackside.table.RulingView;
import io.trackside.table.StepView;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Tells what happens at the table, from one view to the next: turns with their consequences and rules, races, points. */
final class Commentary {
    private static final int STEP = 2;
    private static final Set<String> REWRITING = Set.of("amend", "play-rest", "correct", "restore");
    /** What speaks for itself when it is told what came of it. */
    private static final Set<String> TOLD_BY_RULINGS = Set.of("die", "answer", "draw", "reveal");

    private final Texts texts;
    private final Conversation talk;
    private final Narration narration;
    private final Rulings rulings;
    private final TableScene scene;
    private final Consumer<TableView> hands;

    private Commentary(Texts texts, Conversation talk, TableScene scene, Consumer<TableView> hands) {
        this.texts = texts;
        this.talk = talk;
        this.narration = Narration.in(texts::text);
        this.rulings = new Rulings(Catalogue.load());
        this.scene = scene;
        this.hands = hands;
    }

    /** For people with a board, who are told what to do on it. */
    static Commentary withHands(Texts texts, Conversation talk, TableScene scene) {
        return new Commentary(texts, talk, scene, scene::hands);
    }

    /** For people who only look on. */
    static Commentary withoutHands(Texts texts, Conversation talk, TableScene scene) {
        return new Commentary(texts, talk, scene, none -> {});
    }

    /** What led from {@code before} to {@code after}, and what hands have to do for it. */
    void tell(TableView before, TableView after) {
        after.game().ifPresent(game -> tell(before, after, game));
        if (!after.warnings().equals(before.warnings())) {
            scene.warnings(after);
        }
    }

    private void tell(TableView before, TableView after, GameView game) {
        if (!sameGame(before, game)) {
            newGame(game, after.history().done());
            hands.accept(after);
            return;
        }
        GameView was = before.game().orElseThrow();
        boolean didSomething = !before.history().equals(after.history());
        boolean rewrote = didSomething && title(before, after, game);
        if (was.phase().equals("lining-up") && game.onTrack().isPresent()) {
            lineUp(game);
        }
        Optional<Heading> waiting = didSomething ? rulings(before, after, game) : Optional.empty();
        if (game.finished().size() > was.finished().size()) {
            places(game);
        }
        if (rewrote || isAnotherTurn(was, game)) {
            game.onTrack().ifPresent(race -> scene.track(race, game));
        }
        waiting.ifPresent(this::heading);
        if (!after.handling().equals(before.handling())) {
            hands.accept(after);
        }
        scene.rest(after, game);
        if (game.phase().equals("over") && !was.phase().equals("over")) {
            over(game);
        }
    }

    private static boolean sameGame(TableView before, GameView game) {
        return before.game().map(GameView::id).equals(Optional.of(game.id()));
    }

    private static boolean isAnotherTurn(GameView was, GameView game) {
        return game.race() != was.race() || turn(game) != turn(was);
    }

    private static int turn(GameView game) {
        return game.onTrack().map(GameView.RaceView::turn).orElse(-1);
    }

    // ---- games and races -----------------------------------------------------------------------------------------

    private void newGame(GameView game, int done) {
        talk.blank();
        talk.sayBold(texts.text(
                done == 0 ? "table.new-game" : "table.old-game",
                Map.of(
                        "people",
                        People.of(game).names(),
                        "game",
                        game.id(),
                        "second",
                        Boolean.toString(game.printing().equals(HouseRules.SECOND_PRINTING)))));
    }

    private void lineUp(GameView game) {
        GameView.RaceView race = game.onTrack().orElseThrow();
        talk.blank();
        talk.sayBold(texts.text(
                "table.race-begins",
                Map.of(
                        "race",
                        game.race(),
                        "track",
                        race.track(),
                        "racers",
                        race.figures().stream()
                                .map(figure -> scene.cardOf(figure.racer(), game))
                                .toList(),
                        "first",
                        game.firstSeat()
                                .map(seat -> game.seats().get(seat).name())
                                .orElse(""))));
    }

    private void places(GameView game) {
        GameView.FinishedView race = game.finished().getLast();
        talk.blank();
        for (int place = 0; place < race.placed().size(); place++) {
            String racer = scene.racerOf(race.placed().get(place), game);
            talk.sayBold(texts.text("table.place", Map.of("place", place + 1, "racer", racer)));
        }
        if (race.placed().size() < 2) {
            talk.say(texts.text(
                    "table.place.unpaid", Map.of("taken", race.placed().size())));
        }
        for (String racer : race.out()) {
            talk.say(texts.text("table.place.out", Map.of("racer", scene.racerOf(racer, game))));
        }
        List<String> gained = new ArrayList<>();
        for (GameView.Seat seat : game.seats()) {
            gained.add(texts.text(
                    "table.gained",
                    Map.of(
                            "person", seat.name(),
                            "gained", race.gained().get(seat.seat()),
                            "points", seat.points())));
        }
        talk.say(texts.text("table.points", Map.of("gained", String.join("; ", gained))));
    }

    private void over(GameView game) {
        talk.blank();
        talk.say(texts.text("table.over"));
        scene.ranking(game);
    }

    // ---- what was done -------------------------------------------------------------------------------------------

    /** Says what was done where that does not speak for itself; whether it changed what was there before. */
    private boolean title(TableView before, TableView after, GameView game) {
        int done = after.history().done();
        int had = before.history().done();
        if (done < had) {
            String step =
                    before.history().last().map(last -> scene.title(last, game)).orElse("");
            talk.say(
                    had - done == 1
                            ? texts.text("table.taken-back", Map.of("step", step))
                            : texts.text("table.gone-back", Map.of("count", had - done)));
            return true;
        }
        Optional<StepView> last = after.history().last();
        boolean speaks = after.rulings().isEmpty()
                || last.filter(step -> TOLD_BY_RULINGS.contains(step.kind())).isEmpty();
        if (speaks) {
            last.ifPresent(step -> {
                String title = scene.title(step, game);
                talk.say(texts.text("table.step", Map.of("step", title)));
            });
        }
        boolean putBack = before.history().next().map(StepView::entry).equals(last.map(StepView::entry));
        return putBack || last.filter(step -> REWRITING.contains(step.kind())).isPresent();
    }

    /** "Legs rolls 5 · Legs trips". */
    String titleWithOutcome(StepView step, GameView game) {
        String title = scene.title(step, game);
        Retold outcome = rulings.retold(step.rulings(), Optional.of(game));
        List<String> sentences = narration.sentences(outcome);
        return sentences.isEmpty()
                ? title
                : texts.text("step.outcome", Map.of("step", title, "outcome", String.join(" ", sentences)));
    }

    // ---- rulings -------------------------------------------------------------------------------------------------

    /** A turn that begins. */
    private record Heading(int number, String racer) {}

    /** Tells them; gives the heading of a turn of which nothing is told yet, so that the track can stand before it. */
    private Optional<Heading> rulings(TableView before, TableView after, GameView game) {
        Retold story = rulings.retold(after.rulings(), after.game());
        List<Narration.Line> lines = narration.tree(story);
        int turn = firstTurn(before, game, lines);
        Optional<Heading> waiting = Optional.empty();
        for (Narration.Line line : lines) {
            waiting.ifPresent(this::heading);
            waiting = Optional.empty();
            if (line.ruling().fact() instanceof Fact.TurnBegan(Runner runner)) {
                String racer = story.lineUp().get(runner.index()).id();
                waiting = Optional.of(new Heading(turn++, scene.racerOf(racer, game)));
            } else {
                line(line);
            }
        }
        return waiting;
    }

    /** Number of the first turn that begins in {@code lines}. */
    private static int firstTurn(TableView before, GameView game, List<Narration.Line> lines) {
        int begun = (int) lines.stream()
                .filter(line -> line.ruling().fact() instanceof Fact.TurnBegan)
                .count();
        return game.onTrack()
                .map(race -> race.turn() - begun + 1)
                .orElseGet(() -> before.game()
                                .flatMap(GameView::onTrack)
                                .map(GameView.RaceView::turn)
                                .orElse(0)
                        + 1);
    }

    private void heading(Heading heading) {
        talk.blank();
        talk.sayBold(texts.text("table.turn", Map.of("number", heading.number(), "racer", heading.racer())));
    }

    private void line(Narration.Line line) {
        int indent = STEP * line.depth();
        if (line.cites()) {
            talk.say(indent, line.sentence(), "(" + line.ruling().rule().number() + ")");
        } else {
            talk.say(indent, line.sentence());
        }
    }

    /** {@code views} once more, and what the rules say that they cite. */
    void why(List<RulingView> views, GameView game) {
        List<Narration.Line> lines = narration.tree(rulings.retold(views, Optional.of(game)));
        Set<Rule> cited = new LinkedHashSet<>();
        for (Narration.Line line : lines) {
            line(line);
            if (line.cites()) {
                cited.add(line.ruling().rule());
            }
        }
        talk.blank();
        for (Rule rule : cited) {
            talk.say(0, narration.rule(rule), narration.citation(rule));
        }
    }
}
