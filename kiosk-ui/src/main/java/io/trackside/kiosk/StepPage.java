package io.trackside.kiosk;

import io.trackside.rules.Racer;
import io.trackside.rules.Track;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.StepView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;

/** One thing done: go back to it, or say what it should have been. */
final class StepPage extends Framed {
    private static final int MANY = 12;

    private final StepView step;
    private final int place;

    /** {@code place} in the history, 0 for the first. */
    StepPage(Kiosk kiosk, StepView step, int place) {
        super(kiosk);
        this.step = step;
        this.place = place;
    }

    @Override
    String title(TableView view) {
        return say("step.title", "number", place + 1);
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        if (view.game().isEmpty()) {
            return;
        }
        GameView game = game();
        double head = tall() ? 150 : 84;
        sheet.put(Para.centred(kiosk.words().step(step, game), Weight.STRONG, 22), GAP, top(), across(), head);
        List<Choice> choices = choices(game);
        double foot = 74;
        double y = top() + head + GAP;
        double room = height() - y - foot - 2 * GAP;
        Optional<Cards> cards = cards(game);
        if (cards.isPresent()) {
            sheet.put(
                    Tap.of("amend", say("step.choose"), 24, () -> kiosk.open(pick(cards.get())), "act"),
                    GAP,
                    y,
                    across(),
                    Math.min(110, room));
        } else if (choices.isEmpty()) {
            sheet.put(Para.centred(say("step.no-amend"), Weight.TEXT, 18, "quiet"), GAP, y, across(), room);
        } else {
            sheet.put(Line.left(say("step.amend"), Weight.STRONG, 18), GAP, y, across(), 28);
            choices(sheet, choices, y + 30, room - 30);
        }
        double half = (across() - GAP) / 2;
        sheet.put(Tap.of("before", say("step.before"), 18, () -> goTo(place)), GAP, height() - foot - GAP, half, foot);
        sheet.put(
                Tap.of("after", say("step.after"), 18, () -> goTo(place + 1)),
                GAP + half + GAP,
                height() - foot - GAP,
                half,
                foot);
    }

    private void choices(Sheet sheet, List<Choice> choices, double y, double room) {
        int many = choices.size();
        int across = many > MANY ? (tall() ? 5 : 10) : many <= 3 || (!tall() && many <= 8) ? many : (many + 1) / 2;
        int down = (many + across - 1) / across;
        double wide = (across() - (across - 1) * GAP) / across;
        double high = Math.min(120, (room - (down - 1) * GAP) / down);
        for (int i = 0; i < many; i++) {
            Choice choice = choices.get(i);
            sheet.put(
                    Tap.of(
                            "amend-" + choice.id(),
                            choice.face() > 0
                                    ? new DieFace(choice.face())
                                    : Para.centred(choice.words(), Weight.STRONG, 20),
                            () -> amend(choice.deed())),
                    GAP + (i % across) * (wide + GAP),
                    y + Math.floorDiv(i, across) * (high + GAP),
                    wide,
                    high);
        }
    }

    private void amend(Deed deed) {
        kiosk.send(new Command.Amend(step.entry(), deed), kiosk::toTable);
    }

    // ---- cards that should have been others ------------------------------------------------------------------------

    /** {@code count} of these cards, and what comes of them. */
    private record Cards(List<String> racers, int count, Function<List<String>, Deed> deed) {}

    private PickPage pick(Cards cards) {
        return new PickPage(
                kiosk,
                say("step.amend"),
                cards.racers(),
                cards.count(),
                picked -> amend(cards.deed().apply(picked)));
    }

    private Optional<Cards> cards(GameView game) {
        int seat = step.details().get("seat") instanceof Number number ? number.intValue() : 0;
        return switch (step.kind()) {
            case "draft" -> Optional.of(new Cards(all(), 1, picked -> new Deed.Draft(seat, picked.getFirst())));
            case "line-up" -> {
                List<String> team = game.seats().get(seat).team();
                yield Optional.of(new Cards(team, game.racersEach(), picked -> new Deed.LineUp(seat, picked)));
            }
            case "draw" ->
                step.details().get("cards") instanceof List<?> drawn && !drawn.isEmpty()
                        ? Optional.of(new Cards(all(), drawn.size(), Deed.Draw::new))
                        : Optional.empty();
            case "answer" ->
                asked().equals("card")
                        ? Optional.of(
                                new Cards(all(), 1, picked -> new Deed.Answer(OptionalInt.of(seat), picked.getFirst())))
                        : Optional.empty();
            default -> Optional.empty();
        };
    }

    private List<String> all() {
        return kiosk.words().catalogue().racers().stream().map(Racer::id).toList();
    }

    private void goTo(int done) {
        kiosk.send(new Command.GoTo(done), kiosk::toTable);
    }

    /** {@code face} of a die, 0 for what is said in words. */
    private record Choice(String id, String words, int face, Deed deed) {}

    private List<Choice> choices(GameView game) {
        OptionalInt seat = step.details().get("seat") instanceof Number number
                ? OptionalInt.of(number.intValue())
                : OptionalInt.empty();
        List<Choice> choices = new ArrayList<>();
        if (step.kind().equals("die")) {
            for (int face = 1; face <= 6; face++) {
                choices.add(new Choice(
                        Integer.toString(face),
                        Integer.toString(face),
                        face,
                        new Deed.Die(seat, OptionalInt.of(face))));
            }
        } else if (step.kind().equals("win-roll-off")) {
            for (GameView.Seat one : game.seats()) {
                choices.add(new Choice(Integer.toString(one.seat()), one.name(), 0, new Deed.WinRollOff(one.seat())));
            }
        } else if (step.kind().equals("answer")) {
            for (String option : options(game)) {
                String words = kiosk.words().phrases().option(prompt(), option);
                choices.add(new Choice(option, words, 0, new Deed.Answer(seat, option)));
            }
        }
        return choices;
    }

    private String asked() {
        return String.valueOf(step.details().get("asked"));
    }

    /** What was asked, as far as its answers need it. */
    private TableView.Prompt prompt() {
        return new TableView.Prompt(
                asked(), List.of(), Optional.empty(), Optional.empty(), Optional.empty(), true, List.of(), 1, 0);
    }

    /** What can have been answered; the table refuses what could not. */
    private List<String> options(GameView game) {
        List<String> racers = game.onTrack().stream()
                .flatMap(race -> race.figures().stream())
                .map(GameView.Figure::racer)
                .toList();
        return switch (asked()) {
            case "may" -> List.of("yes", "no");
            case "guess" -> List.of("1", "2", "3", "4", "5", "6", "no");
            case "racer" -> {
                List<String> all = new ArrayList<>(racers);
                all.add("no");
                yield all;
            }
            case "own-racer" -> racers;
            case "space" ->
                IntStream.range(0, Track.FINISH).mapToObj(Integer::toString).toList();
            default -> List.of();
        };
    }
}
