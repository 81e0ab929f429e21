package io.trackside.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * How a race ended: all the game needs to know of it, also when the race itself cannot be played again.
 *
 * @param entrants who ran, in line-up order
 * @param placed who took the first and the second place, as far as taken; one racer may have both
 * @param eliminated who was out, first one first
 * @param spaces where each racer stood at the end, {@link Track#FINISH} across the line
 * @param points bronze points by player
 * @param otherPoints points of gold and silver chips by player, before this race is paid
 * @param handsOn what the winner ran with and hands on (R5), {@link Racer#NONE} for nothing
 */
public record RaceResult(
        List<Entrant> entrants,
        List<Runner> placed,
        List<Runner> eliminated,
        List<Integer> spaces,
        List<Integer> points,
        List<Integer> otherPoints,
        Racer handsOn) {
    public RaceResult {
        entrants = List.copyOf(entrants);
        placed = List.copyOf(placed);
        eliminated = List.copyOf(eliminated);
        spaces = List.copyOf(spaces);
        points = List.copyOf(points);
        otherPoints = List.copyOf(otherPoints);
    }

    /** The result of a race that is over. */
    public static RaceResult of(Race race) {
        if (!race.isOver()) {
            throw BadInput.of("race-not-over");
        }
        List<Integer> spaces = new ArrayList<>();
        for (Runner runner : race.entrants()) {
            spaces.add(race.space(runner));
        }
        List<Integer> points = new ArrayList<>();
        List<Integer> otherPoints = new ArrayList<>();
        for (int player = 0; player < race.lineUp().players(); player++) {
            points.add(race.points(player));
            otherPoints.add(race.otherPoints(player));
        }
        return new RaceResult(
                race.lineUp().entrants(),
                race.placed(),
                race.eliminated(),
                spaces,
                points,
                otherPoints,
                handedOn(race));
    }

    /** Number of the player who owns {@code runner}. */
    public int player(Runner runner) {
        return entrants.get(runner.index()).player();
    }

    /** Of those still in the race at its end, all nearest Start. */
    public List<Runner> farthestBehind() {
        List<Runner> behind = new ArrayList<>();
        int space = Track.FINISH;
        for (int i = 0; i < entrants.size(); i++) {
            Runner runner = Runner.of(i);
            if (placed.contains(runner) || eliminated.contains(runner) || spaces.get(i) > space) {
                continue;
            }
            if (spaces.get(i) < space) {
                space = spaces.get(i);
                behind.clear();
            }
            behind.add(runner);
        }
        return behind;
    }

    /** A winner whose only power was to take another's before the race, and that took none, has nothing to hand on. */
    private static Racer handedOn(Race race) {
        if (race.placed().isEmpty()) {
            return Racer.NONE;
        }
        Racer card = race.runsWith(race.placed().getFirst());
        return card.moments == Moment.BEFORE_RACE.bit ? Racer.NONE : card;
    }
}
