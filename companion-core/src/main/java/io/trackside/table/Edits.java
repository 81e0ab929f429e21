package io.trackside.table;

import io.trackside.rules.BadInput;
import io.trackside.rules.Correction;
import io.trackside.rules.Race;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import io.trackside.rules.Track;

/** Puts what people say of the real board into the words of the rules. */
record Edits(Race race, Box box) {
    /** The same without "so many spaces from here". */
    Edit absolute(Edit edit) {
        if (edit instanceof Edit.Moves(String racer, int by)) {
            int space = Math.max(Track.START, race.space(runner(racer)) + by);
            return space >= Track.FINISH
                    ? new Edit.Crossed(racer, Correction.HasCrossed.NEXT_OPEN)
                    : new Edit.Space(racer, space);
        }
        return edit;
    }

    /** What {@code edit}, which is absolute, writes into the race. */
    Correction correction(Edit edit) {
        return switch (edit) {
            case Edit.Space(String racer, int space) -> new Correction.StandsOn(runner(racer), space);
            case Edit.Moves moves -> correction(absolute(moves));
            case Edit.Lies(String racer, boolean lies) ->
                lies ? new Correction.Lies(runner(racer)) : new Correction.StandsUp(runner(racer));
            case Edit.Out(String racer) -> new Correction.IsOut(runner(racer));
            case Edit.Crossed(String racer, int place) -> new Correction.HasCrossed(runner(racer), place);
            case Edit.Next(String racer) -> new Correction.IsNext(Runners.just(runner(racer)));
            case Edit.RunsWith(String racer, String card) -> new Correction.RunsWith(runner(racer), box.racer(card));
            case Edit.Bronze(int seat, int points) -> bronze(seat, points);
        };
    }

    private Correction bronze(int seat, int points) {
        int players = race.lineUp().players();
        if (seat < 0 || seat >= players) {
            throw BadInput.of("player-unknown", "player", seat, "players", players);
        }
        return new Correction.Owns(seat, points);
    }

    private Runner runner(String racer) {
        for (Runner runner : race.entrants()) {
            if (race.racer(runner).id().equals(racer)) {
                return runner;
            }
        }
        throw BadInput.of("racer-not-in-race", "racer", racer);
    }
}
