package io.trackside.app;

import io.trackside.arbiter.Narration;
import io.trackside.rules.Fact;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tells a race: turns with their consequences and rules, the track, the places. What it told it does not tell again. */
final class Commentary {
    private static final int STEP = 2;

    private final Texts texts;
    private final Conversation talk;
    private final Narration narration;
    private final RacerNames names;
    private final List<String> players;
    private final Set<Integer> told = new HashSet<>();

    /** {@code players}: names of the players, where they have two racers each; else empty. */
    Commentary(Texts texts, Conversation talk, List<String> players) {
        this.texts = texts;
        this.talk = talk;
        this.narration = Narration.in(texts::text);
        this.names = new RacerNames(texts);
        this.players = players;
    }

    /** Tells what is new in chapters {@code from} and later, with the track after each that is complete. */
    void tell(Played played, int from) {
        for (int number = from; number <= played.last(); number++) {
            chapter(played, number);
        }
    }

    /** Tells what is new in chapter {@code number}, with the track if it is complete. */
    void chapter(Played played, int number) {
        Played.Chapter chapter = played.chapters().get(number);
        for (Narration.Line line : narration.tree(played.race(), chapter.rulings())) {
            if (told.add(line.ruling().number())) {
                line(played.race(), number, line);
            }
        }
        boolean anything = !chapter.rulings().isEmpty();
        if (played.isComplete(number) && (anything || number == 0)) {
            board(played.race(), chapter.board());
        }
    }

    /** From now on everything is new again. */
    void startOver() {
        told.clear();
    }

    /** The last turn, and the one that goes on, once more, and what the rules say that they cite. */
    void why(Played played) {
        Set<Rule> cited = new LinkedHashSet<>();
        int from = played.isOver() ? played.last() : Math.max(0, played.last() - 1);
        for (int number = from; number <= played.last(); number++) {
            List<Narration.Line> lines =
                    narration.tree(played.race(), played.chapters().get(number).rulings());
            if (lines.size() > 1) {
                for (Narration.Line line : lines) {
                    line(played.race(), number, line);
                }
                lines.stream()
                        .filter(Narration.Line::cites)
                        .forEach(line -> cited.add(line.ruling().rule()));
            }
        }
        talk.blank();
        for (Rule rule : cited) {
            talk.say(0, narration.rule(rule), narration.citation(rule));
        }
    }

    /** Everybody in the race, with their players. */
    List<String> named(Race race) {
        return race.entrants().toList().stream()
                .map(runner -> named(race, runner))
                .toList();
    }

    /** What the cards of {@code racers} say. */
    void powers(List<Racer> racers) {
        for (Racer racer : racers) {
            power(names.of(racer), racer);
        }
    }

    /** What the cards in {@code race} say, and those that somebody runs with instead of the own one. */
    void powers(Race race) {
        for (Runner runner : race.entrants()) {
            Racer racer = race.racer(runner);
            Racer holds = race.holds(runner);
            power(names.of(racer), racer);
            if (holds != racer && holds != Racer.NONE) {
                power(runningWith(racer, holds), holds);
            }
        }
    }

    void board(Race race, BoardLine board) {
        Map<Racer, String> byName = new LinkedHashMap<>();
        board.figures().forEach(figure -> byName.put(figure.racer(), names.of(figure.racer())));
        Map<Racer, String> letters = BoardLine.letters(byName);
        talk.blank();
        talk.show(board.picture(letters));
        List<String> legend = new ArrayList<>();
        for (BoardLine.Figure figure : board.figures()) {
            legend.add(Conversation.fixed(texts.text(
                    "board.racer",
                    Map.of(
                            "letter", letters.getOrDefault(figure.racer(), ""),
                            "racer", runningWith(figure.racer(), figure.holds()),
                            "space", figure.space(),
                            "state", figure.state().name(),
                            "leads", Boolean.toString(figure.leads())))));
        }
        talk.say(STEP, String.join("; ", legend));
        points(race);
    }

    void places(Race race) {
        talk.blank();
        for (int place = 0; place < race.placed().size(); place++) {
            String racer = named(race, race.placed().get(place));
            talk.sayBold(texts.text("race.place", Map.of("place", place + 1, "racer", racer)));
        }
        if (race.placed().size() < 2) {
            talk.say(texts.text(
                    "race.place.unpaid", Map.of("taken", race.placed().size())));
        }
        List<Runner> behind = race.racing().toList().stream()
                .sorted(Comparator.comparingInt(race::space).reversed())
                .toList();
        for (Runner runner : behind) {
            talk.say(
                    texts.text("race.place.behind", Map.of("racer", named(race, runner), "space", race.space(runner))));
        }
        for (Runner runner : race.eliminated()) {
            talk.say(texts.text("race.place.out", Map.of("racer", named(race, runner))));
        }
    }

    private void line(Race race, int number, Narration.Line line) {
        int indent = STEP * line.depth();
        if (line.ruling().fact() instanceof Fact.TurnBegan(Runner runner)) {
            talk.blank();
            talk.sayBold(texts.text("race.turn", Map.of("number", number, "racer", named(race, runner))));
        } else if (line.cites()) {
            talk.say(indent, line.sentence(), "(" + line.ruling().rule().number() + ")");
        } else {
            talk.say(indent, line.sentence());
        }
    }

    private void power(String name, Racer racer) {
        String key = "racer." + racer.id() + ".power";
        String power = texts.has(key) ? texts.text(key) : "";
        talk.say(STEP, texts.text("race.power", Map.of("racer", name, "power", power)));
    }

    /** "Egg (as Hare)". */
    private String runningWith(Racer racer, Racer holds) {
        if (holds == racer) {
            return names.of(racer);
        }
        Map<String, Object> details = Map.of(
                "racer", names.of(racer), "holds", names.of(holds), "none", Boolean.toString(holds == Racer.NONE));
        return texts.text("race.running-with", details);
    }

    private void points(Race race) {
        List<String> owners = new ArrayList<>();
        for (int player = 0; player < race.lineUp().players(); player++) {
            if (race.points(player) > 0) {
                owners.add(texts.text(
                        "board.points.owner", Map.of("owner", owner(race, player), "points", race.points(player))));
            }
        }
        if (!owners.isEmpty()) {
            talk.say(STEP, texts.text("board.points", Map.of("owners", owners)));
        }
    }

    private String owner(Race race, int player) {
        if (!players.isEmpty()) {
            return players.get(player);
        }
        return names.of(race.lineUp().entrants().get(player).racer());
    }

    private String named(Race race, Runner runner) {
        String racer = names.of(race.racer(runner));
        if (players.isEmpty()) {
            return racer;
        }
        return texts.text("race.racer-of", Map.of("racer", racer, "player", players.get(race.player(runner))));
    }
}
