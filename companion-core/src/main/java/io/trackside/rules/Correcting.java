package io.trackside.rules;

import java.util.ArrayList;
import java.util.List;

/** Writes corrections into a race, and a race as corrections. */
final class Correcting {
    private final Race race;
    private final Board board;

    Correcting(Race race) {
        this.race = race;
        this.board = race.board;
    }

    // ---- writing -------------------------------------------------------------------------------------------------

    /** Writes all of them; who is next is written last, as it depends on who is in the race. */
    void write(List<Correction> corrections) {
        for (Correction correction : corrections) {
            if (!isAboutOrder(correction)) {
                write(correction);
            }
        }
        for (Correction correction : corrections) {
            if (isAboutOrder(correction)) {
                write(correction);
            }
        }
    }

    private static boolean isAboutOrder(Correction correction) {
        return correction instanceof Correction.IsNext || correction instanceof Correction.PlaysAfter;
    }

    private void write(Correction correction) {
        switch (correction) {
            case Correction.StandsOn(Runner runner, int space) -> {
                board.comeBack(runner);
                board.put(runner.index, space);
            }
            case Correction.StandsUp(Runner runner) -> board.lying &= ~runner.bit;
            case Correction.Lies(Runner runner) -> lies(runner);
            case Correction.IsOut(Runner runner) -> {
                if (!board.isOut(runner)) {
                    board.comeBack(runner);
                    board.goOut(runner);
                }
            }
            case Correction.HasCrossed(Runner runner, int place) -> crosses(runner, place);
            case Correction.RunsWith(Runner runner, Racer card) -> {
                race.borrowing.enter(runner.index, card);
                race.tell(race.racer(runner).card(), new Fact.RunsWith(runner, card));
            }
            case Correction.Copies(Runner runner, Runner leader) -> copies(runner, leader);
            case Correction.Foretold(Runner runner, Runner winner) -> race.foretell(runner, winner);
            case Correction.HadATurn(Runner runner) -> race.turn.hadATurn(runner);
            case Correction.PlayerHadATurn(int player) -> race.order.hadATurn(checked(player));
            case Correction.WasPaidByStar(Runner runner, int space) -> board.starsPaid[runner.index] |= 1 << space;
            case Correction.Owns(int player, int points) -> board.points[checked(player)] = points;
            case Correction.OwnsOther(int player, int points) -> board.otherPoints[checked(player)] = points;
            case Correction.IsNext(Runners runners) -> isNext(runners);
            case Correction.PlaysAfter(Runners runners) -> race.order.putAfterNext(ofOnePlayer(runners));
        }
    }

    private void lies(Runner runner) {
        if (!race.isRacing(runner)) {
            throw BadInput.of("correction-lies", "racer", id(runner));
        }
        board.lying |= runner.bit;
    }

    private void crosses(Runner runner, int place) {
        boolean next = place == Correction.HasCrossed.NEXT_OPEN;
        if (next && race.placed().contains(runner)) {
            return;
        }
        board.comeBack(runner);
        int at = next ? board.placed : place - 1;
        if (board.placed == board.places.length) {
            throw BadInput.of("correction-places-taken", "racer", id(runner));
        }
        if (at > board.placed) {
            throw BadInput.of("correction-place-too-early", "racer", id(runner), "place", place);
        }
        board.put(runner.index, Track.FINISH);
        board.takePlace(runner, at);
    }

    private void copies(Runner runner, Runner leader) {
        if (!race.borrowing.onlyCopies(runner)) {
            throw BadInput.of("correction-copies", "racer", id(runner));
        }
        race.borrowing.pick(runner, leader);
    }

    private void isNext(Runners runners) {
        if (runners.isEmpty()) {
            throw BadInput.of("correction-next-nobody");
        }
        race.order.putNext(ofOnePlayer(runners));
    }

    private Runners ofOnePlayer(Runners runners) {
        for (Runner runner : runners) {
            if (!race.isRacing(runner)) {
                throw BadInput.of("correction-next-gone", "racer", id(runner));
            }
            if (race.player(runner) != race.player(runners.first())) {
                throw BadInput.of("correction-next-players", "racer", id(runner), "other", id(runners.first()));
            }
        }
        return runners;
    }

    private int checked(int player) {
        int players = race.lineUp().players();
        if (player < 0 || player >= players) {
            throw BadInput.of("player-unknown", "player", player, "players", players);
        }
        return player;
    }

    private String id(Runner runner) {
        return race.racer(runner).id();
    }

    // ---- reading -------------------------------------------------------------------------------------------------

    /** What makes a fresh race of the same line-up stand where this one stands, between two turns. */
    List<Correction> read() {
        List<Correction> read = new ArrayList<>();
        for (Runner runner : race.entrants()) {
            addFigure(read, runner);
            addMemory(read, runner);
        }
        for (Runner runner : race.eliminated()) {
            if (race.space(runner) == Track.FINISH) {
                read.add(new Correction.HasCrossed(runner)); // put out from there
            }
            read.add(new Correction.IsOut(runner));
        }
        race.placed().forEach(runner -> read.add(new Correction.HasCrossed(runner)));
        for (int player = 0; player < race.lineUp().players(); player++) {
            read.add(new Correction.Owns(player, race.points(player)));
            read.add(new Correction.OwnsOther(player, race.otherPoints(player)));
            if (race.order.hasHadATurn(player)) {
                read.add(new Correction.PlayerHadATurn(player));
            }
        }
        for (Runner runner : race.racing()) {
            if (race.borrowing.hasPicked(runner)) {
                read.add(new Correction.Copies(runner, race.borrowing.copied(runner)));
            }
        }
        Runners next = race.next();
        read.add(new Correction.IsNext(next));
        if (next.size() == 1) {
            read.add(new Correction.PlaysAfter(race.order.afterNext()));
        }
        return read;
    }

    private void addFigure(List<Correction> read, Runner runner) {
        if (race.space(runner) < Track.FINISH) {
            read.add(new Correction.StandsOn(runner, race.space(runner)));
        }
        if (race.lies(runner)) {
            read.add(new Correction.Lies(runner));
        }
    }

    private void addMemory(List<Correction> read, Runner runner) {
        if (race.runsWith(runner) != race.racer(runner)) {
            read.add(new Correction.RunsWith(runner, race.runsWith(runner)));
        }
        for (Runner winner : race.entrants()) {
            if (race.foretold(runner, winner)) {
                read.add(new Correction.Foretold(runner, winner));
            }
        }
        if (race.turn.hasHadATurn(runner)) {
            read.add(new Correction.HadATurn(runner));
        }
        for (int left = board.starsPaid[runner.index]; left != 0; left &= left - 1) {
            read.add(new Correction.WasPaidByStar(runner, Integer.numberOfTrailingZeros(left)));
        }
    }
}
