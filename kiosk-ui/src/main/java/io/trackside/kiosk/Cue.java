package io.trackside.kiosk;

import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What is worth a sound. Few, so that each is known after one evening; made of tones, by us. */
enum Cue {
    /** Somebody else's turn begins. */
    TURN(new Tone(587, 587, 70)),
    /** Somebody has to decide about a power. */
    ASKED(new Tone(784, 784, 80), new Tone(988, 988, 130)),
    /** A racer has tripped. */
    TRIP(new Tone(520, 160, 260)),
    /** Somebody has won chips. */
    CHIP(new Tone(1319, 1319, 60), new Tone(1760, 1760, 160)),
    /** A racer has crossed the line. */
    ACROSS(new Tone(523, 523, 90), new Tone(659, 659, 90), new Tone(784, 784, 90), new Tone(1047, 1047, 280)),
    /** The table did not take what was tapped. */
    REFUSED(new Tone(196, 175, 160));

    @SuppressWarnings("ImmutableEnumChecker") // nobody writes into it
    private final List<Tone> tones;

    Cue(Tone... tones) {
        this.tones = List.of(tones);
    }

    /** From {@code from} to {@code to} hertz in {@code milliseconds}. */
    record Tone(double from, double to, int milliseconds) {}

    List<Tone> tones() {
        return tones;
    }

    /** The one sound for what lies between two views of one game: the most telling. */
    static Optional<Cue> between(TableView before, TableView after) {
        if (before.game().isEmpty() || after.game().isEmpty()) {
            return Optional.empty();
        }
        GameView then = before.game().get();
        GameView now = after.game().get();
        // What is taken back makes no sound.
        if (!then.id().equals(now.id())
                || after.history().done() < before.history().done()) {
            return Optional.empty();
        }
        if (across(now) > across(then)) {
            return Optional.of(ACROSS);
        }
        if (lying(now) > lying(then)) {
            return Optional.of(TRIP);
        }
        if (IntStream.range(0, now.seats().size())
                .anyMatch(seat ->
                        now.seats().get(seat).points() > then.seats().get(seat).points())) {
            return Optional.of(CHIP);
        }
        boolean asks = after.prompt().flatMap(TableView.Prompt::power).isPresent()
                && !after.prompt().equals(before.prompt());
        if (asks) {
            return Optional.of(ASKED);
        }
        return turn(now).equals(turn(then)) ? Optional.empty() : Optional.of(TURN);
    }

    private static int across(GameView game) {
        return game.finished().stream().mapToInt(race -> race.placed().size()).sum()
                + game.onTrack().map(race -> race.placed().size()).orElse(0);
    }

    private static long lying(GameView game) {
        return game.onTrack().stream()
                .flatMap(race -> race.figures().stream())
                .filter(figure -> figure.state().equals("lies"))
                .count();
    }

    private static String turn(GameView game) {
        return game.onTrack().map(race -> race.turn() + race.current()).orElse("");
    }
}
