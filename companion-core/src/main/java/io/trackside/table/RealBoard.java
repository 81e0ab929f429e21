package io.trackside.table;

import io.trackside.rules.Chip;
import io.trackside.rules.Chips;
import io.trackside.rules.FinishedRace;
import io.trackside.rules.Phase;
import io.trackside.rules.Purse;
import io.trackside.rules.Race;
import io.trackside.rules.RaceResult;
import io.trackside.rules.Runner;
import io.trackside.rules.Track;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What lies on the real board and in front of people when hands have followed the game.
 *
 * @param track id of the track that is up, empty before the first race
 * @param figures where each figure is, by racer, in line-up order
 * @param purses by seat
 */
record RealBoard(String track, Map<String, Place> figures, List<Purse> purses) {
    static final RealBoard EMPTY = new RealBoard("", Map.of(), List.of());

    /**
     * @param space 0 to 29 on the track
     * @param state as in {@link GameView.Figure}
     */
    record Place(int space, String state) {
        private static final String STANDS = "stands";
        private static final String LIES = "lies";
        private static final String OUT = "out";
        private static final List<String> PLACES = List.of("first", "second");
        private static final Place BESIDE = new Place(Track.START, OUT);

        static Place of(Race race, Runner runner) {
            return new Place(race.space(runner), state(race.placed(), race.eliminated(), race.lies(runner), runner));
        }

        static Place of(RaceResult result, Runner runner) {
            return new Place(
                    result.spaces().get(runner.index()), state(result.placed(), result.eliminated(), false, runner));
        }

        private static String state(List<Runner> placed, List<Runner> eliminated, boolean lies, Runner runner) {
            if (placed.contains(runner)) {
                return PLACES.get(placed.indexOf(runner));
            }
            if (eliminated.contains(runner)) {
                return OUT;
            }
            return lies ? LIES : STANDS;
        }

        boolean isOnTrack() {
            return state.equals(STANDS) || state.equals(LIES);
        }
    }

    static RealBoard of(LiveGame live) {
        List<Purse> purses = live.game().bank().purses();
        if (live.race().isPresent()) {
            Race race = live.race().get().race();
            Map<String, Place> figures = new LinkedHashMap<>();
            race.entrants().forEach(runner -> figures.put(race.racer(runner).id(), Place.of(race, runner)));
            return new RealBoard(race.track().id(), figures, purses);
        }
        List<FinishedRace> races = live.game().races();
        boolean stillThere =
                live.game().phase() instanceof Phase.BetweenRaces || live.game().phase() instanceof Phase.Over;
        if (races.isEmpty()) {
            return new RealBoard(coming(live), Map.of(), purses);
        }
        return stillThere
                ? new RealBoard(races.getLast().lineUp().track().id(), figures(races.getLast()), purses)
                : new RealBoard(coming(live), Map.of(), purses);
    }

    private static String coming(LiveGame live) {
        int race = Math.min(live.game().races().size(), live.plan().schedule().size() - 1);
        return live.plan().schedule().get(race);
    }

    private static Map<String, Place> figures(FinishedRace race) {
        Map<String, Place> figures = new LinkedHashMap<>();
        RaceResult result = race.result();
        for (int i = 0; i < result.entrants().size(); i++) {
            figures.put(result.entrants().get(i).racer().id(), Place.of(result, Runner.of(i)));
        }
        return figures;
    }

    /** The same where people have said what is where: they have done that themselves. */
    RealBoard withHand(Deed deed, RealBoard after) {
        Map<String, Place> changed = new LinkedHashMap<>(figures);
        List<Purse> handed = new ArrayList<>(purses.isEmpty() ? noChips(after) : purses);
        switch (deed) {
            case Deed.Correct correct -> correct.edits().forEach(edit -> byHand(edit, changed, handed, after));
            case Deed.TakeChips taken -> handed.set(taken.seat(), after.purses.get(taken.seat()));
            default -> {
                // hands have done nothing by this
            }
        }
        return new RealBoard(track, changed, handed);
    }

    private static List<Purse> noChips(RealBoard like) {
        return Collections.nCopies(like.purses.size(), Purse.EMPTY);
    }

    private static void byHand(Edit edit, Map<String, Place> figures, List<Purse> purses, RealBoard after) {
        switch (edit) {
            case Edit.Space(String racer, int space) ->
                figures.computeIfPresent(
                        racer, (same, was) -> new Place(space, was.isOnTrack() ? was.state() : Place.STANDS));
            case Edit.Lies(String racer, boolean lies) ->
                figures.computeIfPresent(
                        racer, (same, was) -> new Place(was.space(), lies ? Place.LIES : Place.STANDS));
            case Edit.Out(String racer) ->
                figures.computeIfPresent(racer, (same, was) -> new Place(was.space(), Place.OUT));
            case Edit.Crossed(String racer, int place) ->
                figures.computeIfPresent(racer, (same, was) -> after.figures.getOrDefault(racer, was));
            case Edit.Bronze(int seat, int points) -> purses.set(seat, after.purses.get(seat));
            case Edit.Moves moves -> throw new IllegalArgumentException(moves + " is not absolute");
            case Edit.Next next -> {
                // moves nothing
            }
            case Edit.RunsWith runsWith -> {
                // moves nothing
            }
        }
    }

    // ---- what hands have to do
    // ---------------------------------------------------------------------------------------

    /** What hands have to do so that the board becomes {@code wanted}. */
    List<Hand> to(RealBoard wanted) {
        List<Hand> hands = new ArrayList<>();
        if (!figures.isEmpty() && figures.keySet().stream().noneMatch(wanted.figures::containsKey)) {
            hands.add(Hand.of("clear"));
        }
        if (!track.equals(wanted.track)) {
            hands.add(Hand.of("board", "track", wanted.track));
        }
        wanted.figures.forEach((racer, place) -> move(hands, racer, place));
        for (int seat = 0; seat < wanted.purses.size(); seat++) {
            Purse had = seat < purses.size() ? purses.get(seat) : Purse.EMPTY;
            handOver(hands, seat, had, wanted.purses.get(seat));
        }
        return hands;
    }

    private void move(List<Hand> hands, String racer, Place wanted) {
        Place is = figures.getOrDefault(racer, Place.BESIDE);
        boolean there = is.isOnTrack() && is.space() == wanted.space();
        if (wanted.isOnTrack()) {
            if (!there) {
                hands.add(
                        is.isOnTrack()
                                ? Hand.of("figure", "racer", racer, "from", is.space(), "to", wanted.space())
                                : Hand.of("put", "racer", racer, "to", wanted.space()));
            }
            if (wanted.state().equals(Place.LIES) && !is.state().equals(Place.LIES)) {
                hands.add(Hand.of("lay-down", "racer", racer));
            }
            if (wanted.state().equals(Place.STANDS) && is.state().equals(Place.LIES)) {
                hands.add(Hand.of("stand-up", "racer", racer));
            }
        } else if (!is.state().equals(wanted.state())) {
            if (wanted.state().equals(Place.OUT)) {
                hands.add(Hand.of("take-off", "racer", racer, "from", is.space()));
            } else {
                hands.add(Hand.of("across", "racer", racer, "place", Place.PLACES.indexOf(wanted.state()) + 1));
            }
        }
    }

    private static void handOver(List<Hand> hands, int seat, Purse had, Purse has) {
        int ones = has.ones() - had.ones();
        int threes = has.threes() - had.threes();
        while (threes > 0 && ones <= -Chips.THREE) {
            hands.add(Hand.of("change", "seat", seat));
            threes--;
            ones += Chips.THREE;
        }
        while (threes < 0 && ones >= Chips.THREE) {
            hands.add(Hand.of("change-back", "seat", seat));
            threes++;
            ones -= Chips.THREE;
        }
        chips(hands, seat, Chip.THREE, threes);
        chips(hands, seat, Chip.ONE, ones);
        for (Chip cup : without(has.cups(), had.cups())) {
            chips(hands, seat, cup, 1);
        }
        for (Chip cup : without(had.cups(), has.cups())) {
            chips(hands, seat, cup, -1);
        }
        if (has.owed() != had.owed() && has.owed() != 0) {
            hands.add(Hand.of("owe", "seat", seat, "points", has.owed()));
        }
    }

    private static void chips(List<Hand> hands, int seat, Chip chip, int count) {
        if (count != 0) {
            hands.add(Hand.of(
                    count > 0 ? "take" : "give-back",
                    "seat",
                    seat,
                    "chip",
                    chip.metal().name().toLowerCase(Locale.ROOT),
                    "points",
                    chip.points(),
                    "count",
                    Math.abs(count)));
        }
    }

    private static List<Chip> without(List<Chip> chips, List<Chip> others) {
        List<Chip> left = new ArrayList<>(chips);
        others.forEach(left::remove);
        return left;
    }
}
