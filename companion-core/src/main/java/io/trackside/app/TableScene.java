package io.trackside.app;

import io.trackside.arbiter.TablePhrases;
import io.trackside.rules.Racer;
import io.trackside.rules.Track;
import io.trackside.table.GameView;
import io.trackside.table.StepView;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Shows how the table stands: the track, what everybody has, what is awaited, what is wrong. */
final class TableScene {
    private static final int STEP = 2;

    private final Texts texts;
    private final Conversation talk;
    private final TablePhrases phrases;
    private final RacerNames names;
    private final Function<String, Track> tracks;

    /** {@code tracks}: the track of an id, as it is printed. */
    TableScene(Texts texts, Conversation talk, Function<String, Track> tracks) {
        this.texts = texts;
        this.talk = talk;
        this.phrases = TablePhrases.in(texts::text, texts::has);
        this.names = new RacerNames(texts);
        this.tracks = tracks;
    }

    /** Everything but the question itself. */
    void all(TableView view) {
        view.game().ifPresent(game -> {
            heading(game);
            game.rollOff().ifPresent(rollOff -> rollOff(rollOff, game));
            game.draft()
                    .ifPresent(draft -> talk.say(
                            STEP,
                            texts.text(
                                    "table.face-up",
                                    Map.of(
                                            "racers",
                                            draft.faceUp().stream()
                                                    .map(names::withPrinted)
                                                    .toList(),
                                            "left",
                                            draft.faceUp().size()))));
            game.onTrack().ifPresent(race -> track(race, game));
            people(game);
            held(game);
            hands(view);
            past(view, game);
        });
        warnings(view);
    }

    void warnings(TableView view) {
        view.warnings().forEach(warning -> talk.sayBold(phrases.warning(warning)));
    }

    // ---- the race ------------------------------------------------------------------------------------------------

    private void heading(GameView game) {
        String phase = texts.text("phase." + game.phase(), Map.of("race", game.race()));
        talk.sayBold(game.onTrack()
                .map(race -> texts.text(
                        "table.racing",
                        Map.of(
                                "race", game.race(),
                                "races", game.schedule().size(),
                                "track", race.track(),
                                "turn", race.turn(),
                                "racer", racerOf(race.current(), game),
                                "free", Boolean.toString(race.free()))))
                .orElse(phase));
    }

    private void rollOff(GameView.RollOffView rollOff, GameView game) {
        List<String> rolled = new ArrayList<>();
        rollOff.faces()
                .forEach((seat, face) -> rolled.add(texts.text(
                        "table.roll-off.one",
                        Map.of("person", game.seats().get(seat).name(), "face", face))));
        talk.say(STEP, texts.text("table.roll-off", Map.of("rolled", rolled)));
    }

    /** The picture of the track, and who is where. */
    void track(GameView.RaceView race, GameView game) {
        Map<String, String> byName = new LinkedHashMap<>();
        race.figures().forEach(figure -> byName.put(figure.racer(), names.of(figure.racer())));
        Map<String, String> letters = BoardLine.letters(byName);
        talk.blank();
        talk.show(new BoardLine(tracks.apply(race.track()), race.figures()).picture(letters));
        boolean allLead = race.figures().stream()
                .filter(figure ->
                        figure.state().equals("stands") || figure.state().equals("lies"))
                .allMatch(GameView.Figure::leads);
        List<String> legend = new ArrayList<>();
        for (GameView.Figure figure : race.figures()) {
            legend.add(Conversation.fixed(texts.text(
                    "board.racer",
                    Map.of(
                            "letter", letters.getOrDefault(figure.racer(), ""),
                            "racer", running(figure),
                            "person", game.seats().get(figure.seat()).name(),
                            "space", figure.space(),
                            "state", figure.state(),
                            "leads", Boolean.toString(figure.leads() && !allLead)))));
        }
        talk.say(STEP, String.join("; ", legend));
        if (!race.pending().isEmpty()) {
            List<String> pending = race.pending().stream()
                    .map(one -> one.power().equals(Racer.NONE.id())
                            ? texts.text("table.pending.space", Map.of("racer", names.of(one.racer())))
                            : texts.text("table.pending.power", Map.of("racer", names.of(one.racer()))))
                    .toList();
            talk.say(STEP, texts.text("table.pending", Map.of("pending", pending)));
        }
    }

    /** "Egg (as Hare)"; who has crossed or is out has no power, and needs none. */
    private String running(GameView.Figure figure) {
        boolean races = figure.state().equals("stands") || figure.state().equals("lies");
        if (!races || figure.power().equals(figure.racer())) {
            return names.of(figure.racer());
        }
        return texts.text(
                "table.running-with",
                Map.of(
                        "racer", names.of(figure.racer()),
                        "holds", names.of(figure.power()),
                        "none", Boolean.toString(figure.power().equals(Racer.NONE.id()))));
    }

    /** What the cards in the race say, and those somebody runs with instead of the own one. */
    void powers(GameView game) {
        game.onTrack().ifPresent(race -> {
            for (GameView.Figure figure : race.figures()) {
                power(names.withPrinted(figure.racer()), figure.racer());
                if (!figure.power().equals(figure.racer()) && !figure.power().equals(Racer.NONE.id())) {
                    power(running(figure), figure.power());
                }
            }
        });
        game.draft().ifPresent(draft -> draft.faceUp().forEach(racer -> power(names.withPrinted(racer), racer)));
    }

    private void power(String name, String racer) {
        String key = "racer." + racer + ".power";
        talk.say(
                STEP, texts.text("table.power", Map.of("racer", name, "power", texts.has(key) ? texts.text(key) : "")));
    }

    /** "Legs (Anna)". */
    String racerOf(String racer, GameView game) {
        return owned(names.of(racer), racer, game);
    }

    /** The same with the name on its card, for who has to find it in a hand. */
    String cardOf(String racer, GameView game) {
        return owned(names.withPrinted(racer), racer, game);
    }

    private String owned(String name, String racer, GameView game) {
        String person = game.seats().stream()
                .filter(seat -> seat.team().contains(racer))
                .map(GameView.Seat::name)
                .findFirst()
                .orElse("");
        return person.isEmpty() ? name : texts.text("table.racer-of", Map.of("racer", name, "person", person));
    }

    // ---- people --------------------------------------------------------------------------------------------------

    private void people(GameView game) {
        for (GameView.Seat seat : game.seats()) {
            List<String> cups = seat.cups().stream()
                    .map(cup -> texts.text("table.cup", Map.of("metal", cup.metal(), "points", cup.points())))
                    .toList();
            Map<String, Object> details = new LinkedHashMap<>();
            details.put("person", seat.name());
            details.put("points", seat.points());
            details.put("cups", cups);
            details.put("cupCount", cups.size());
            details.put("bronze", seat.bronze());
            List<String> racers = game.draft().isPresent() ? seat.team() : seat.unused();
            details.put("racers", names.of(racers));
            details.put("racerCount", racers.size());
            details.put("drafting", Boolean.toString(game.draft().isPresent()));
            details.put("picked", Boolean.toString(seat.picked()));
            talk.say(STEP, texts.text("table.person", details));
        }
    }

    private void held(GameView game) {
        for (GameView.Seat seat : game.seats()) {
            if (seat.heldDie() > 0) {
                talk.say(STEP, texts.text("table.held", Map.of("person", seat.name(), "face", seat.heldDie())));
            }
            if (!seat.standingNo().isEmpty()) {
                talk.say(
                        STEP,
                        texts.text(
                                "table.standing-no",
                                Map.of("person", seat.name(), "powers", names.of(seat.standingNo()))));
            }
        }
    }

    /** What hands have to do, if anything. */
    void hands(TableView view) {
        view.game().filter(game -> !view.handling().isEmpty()).ifPresent(game -> {
            List<String> hands = view.handling().stream()
                    .map(hand -> Conversation.fixed(phrases.hand(hand, game)))
                    .toList();
            talk.say(texts.text("table.hands", Map.of("hands", String.join("; ", hands))));
        });
    }

    // ---- what was done -------------------------------------------------------------------------------------------

    private void past(TableView view, GameView game) {
        view.history()
                .last()
                .ifPresent(last -> talk.say(texts.text("table.undo-would", Map.of("step", title(last, game)))));
        rest(view, game);
    }

    /** What an amendment left over, if anything. */
    void rest(TableView view, GameView game) {
        if (!view.history().rest().isEmpty()) {
            List<String> rest = view.history().rest().stream()
                    .map(step -> phrases.step(step, game))
                    .toList();
            talk.say(texts.text("table.rest", Map.of("count", rest.size(), "first", rest.getFirst())));
        }
    }

    /** "Legs rolls 5". */
    String title(StepView step, GameView game) {
        return phrases.step(step, game);
    }

    // ---- the end -------------------------------------------------------------------------------------------------

    void ranking(GameView game) {
        People people = People.of(game);
        for (GameView.RankView rank : game.ranking()) {
            talk.sayBold(texts.text(
                    "rank", Map.of("place", rank.place(), "people", people.of(rank.seats()), "points", rank.points())));
        }
    }
}
