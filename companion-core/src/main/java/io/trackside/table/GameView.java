package io.trackside.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The game on the table.
 *
 * @param id of its journal
 * @param phase {@code rolling-off}, {@code drafting}, {@code lining-up}, {@code racing}, {@code between-races},
 *     {@code over}
 * @param race number of the race that runs or comes, 1 to 4; of the last one when the game is over
 * @param houseRules every switch with its value, by id
 * @param seats clockwise
 * @param firstSeat who begins the race that runs or comes, once it is known
 * @param finished races that are over
 * @param ranking as if the game ended now
 * @param houseRulings disputes the table settled
 * @param timeOut seconds after which optional questions are declined, 0 for never
 */
public record GameView(
        String id,
        String phase,
        int race,
        String printing,
        int racersEach,
        Map<String, String> houseRules,
        List<String> schedule,
        List<Seat> seats,
        Optional<Integer> firstSeat,
        Optional<RollOffView> rollOff,
        Optional<DraftView> draft,
        Optional<RaceView> onTrack,
        BankView bank,
        List<FinishedView> finished,
        List<RankView> ranking,
        List<HouseRulingView> houseRulings,
        int timeOut) {
    public GameView {
        houseRules = new TreeMap<>(houseRules);
        schedule = List.copyOf(schedule);
        seats = List.copyOf(seats);
        finished = List.copyOf(finished);
        ranking = List.copyOf(ranking);
        houseRulings = List.copyOf(houseRulings);
    }

    /**
     * A person and what is in front of it.
     *
     * @param team racers of the whole game, in the order they came
     * @param unused those that have not raced yet
     * @param picked whether it has picked for the coming race; which racer stays secret until the reveal (R2.6)
     * @param points all of them
     * @param bronze points in bronze
     * @param cups gold and silver chips, in the order won
     * @param owed bronze points that count though the bank had no chips for them (R1.4)
     * @param heldDie face of a die thrown early, which waits until it is this die's turn; 0 for none
     * @param standingNo powers this seat says no to until it says otherwise
     */
    public record Seat(
            int seat,
            String name,
            String colour,
            List<String> team,
            List<String> unused,
            boolean picked,
            int points,
            int bronze,
            List<ChipView> cups,
            int ones,
            int threes,
            int owed,
            int heldDie,
            List<String> standingNo) {
        public Seat {
            team = List.copyOf(team);
            unused = List.copyOf(unused);
            cups = List.copyOf(cups);
            standingNo = List.copyOf(standingNo);
        }
    }

    /** {@code metal}: {@code gold}, {@code silver} or {@code bronze}. */
    public record ChipView(String metal, int points) {}

    /** Chips the bank has left, and the ones on top of the stacks: 0 when a stack is used up. */
    public record BankView(int ones, int threes, int gold, int silver) {}

    /**
     * A roll-off (R2.1).
     *
     * @param decides {@code draft} or {@code first-player}
     * @param faces by seat; 0 for one that has not rolled
     */
    public record RollOffView(String decides, Map<Integer, Integer> faces) {
        public RollOffView {
            faces = new TreeMap<>(faces);
        }
    }

    /**
     * The draft (R2.2).
     *
     * @param faceUp racers of the row that can be picked
     * @param order seats in the order of picking, row by row
     * @param picked how many picks are done
     */
    public record DraftView(List<String> faceUp, List<List<Integer>> order, int picked) {
        public DraftView {
            faceUp = List.copyOf(faceUp);
            order = order.stream().map(List::copyOf).toList();
        }
    }

    /**
     * The race that runs.
     *
     * @param turn 1 for the first, 0 before
     * @param free whether Trackside only tracks
     * @param figures in the order of the line-up
     * @param current racer whose turn it is
     * @param pending powers and track spaces that still wait, next first
     * @param placed racers that took the first and the second place
     * @param out racers that are out, first one first
     * @param printed what is printed on the track
     */
    public record RaceView(
            String track,
            int turn,
            boolean free,
            List<Figure> figures,
            String current,
            List<Pending> pending,
            List<String> placed,
            List<String> out,
            PrintedView printed) {
        public RaceView {
            figures = List.copyOf(figures);
            pending = List.copyOf(pending);
            placed = List.copyOf(placed);
            out = List.copyOf(out);
        }
    }

    /**
     * A racer on the track.
     *
     * @param space 0 to 29; 30 across the line; where it was, for one that is out
     * @param state {@code stands}, {@code lies}, {@code first}, {@code second} or {@code out}
     * @param runsWith whose card it runs with, mostly its own
     * @param power whose power it has now; {@code none} for none, as when it has crossed or is out (R3.11)
     * @param leads whether it is in the lead, {@code last} whether it is in last place (R3.2)
     */
    public record Figure(
            String racer,
            int seat,
            int space,
            String state,
            String runsWith,
            String power,
            boolean leads,
            boolean last) {}

    /**
     * Something that still waits.
     *
     * @param power {@code none} for a track space
     * @param because number of the ruling that woke it
     */
    public record Pending(String racer, String power, int because) {}

    /**
     * A race that is over.
     *
     * @param gained points of each seat in it
     */
    public record FinishedView(
            int race, String track, List<String> racers, List<String> placed, List<String> out, List<Integer> gained) {
        public FinishedView {
            racers = List.copyOf(racers);
            placed = List.copyOf(placed);
            out = List.copyOf(out);
            gained = List.copyOf(gained);
        }
    }

    /** Seats that share a place; 1 for the winners (R1.1). */
    public record RankView(int place, int points, List<Integer> seats) {
        public RankView {
            seats = List.copyOf(seats);
        }
    }

    /** A dispute settled by die: what about, which seats were right, the faces thrown by seat, and why they were. */
    public record HouseRulingView(String about, List<Integer> right, List<Integer> faces, String why) {
        public HouseRulingView {
            right = List.copyOf(right);
            faces = List.copyOf(faces);
        }
    }
}
