package io.trackside.rules;

import static io.trackside.rules.Rule.Heading.FIDDLY_DETAIL;
import static io.trackside.rules.Rule.Heading.OURS;
import static io.trackside.rules.Rule.Heading.RACERS_NOTE;
import static io.trackside.rules.Rule.Heading.RACING;
import static io.trackside.rules.Rule.Heading.SETUP;
import static io.trackside.rules.Rule.Heading.TERM;
import static io.trackside.rules.Rule.Heading.VARIANT;
import static io.trackside.rules.Rule.Standing.COMMON;
import static io.trackside.rules.Rule.Standing.RULEBOOK;
import static io.trackside.rules.Rule.Standing.RULING;

import java.util.List;

/** The sentences of the general rules (R1 to R4) that the engine cites. Those of the racers (R5) stand with the racers. */
public final class Rules {
    /** Changes with every change of what comes of a deed: a game of another version is not played again by these rules. */
    public static final String VERSION = "1";

    public static final Rule MOST_POINTS_WIN = new Rule("R1.1", "most-points-win", RULEBOOK, RACING);
    public static final Rule TIE_IS_SHARED = new Rule("R1.1", "tie-is-shared", RULEBOOK, RACING);
    public static final Rule ONE_RACE_EACH = new Rule("R1.1", "one-race-each", RULEBOOK, RACING);
    public static final Rule SCHEDULE = new Rule("R1.2", "schedule", RULEBOOK, RACING);
    public static final Rule ARROW = new Rule("R4.6", "arrow", RULEBOOK, TERM);
    public static final Rule STAR = new Rule("R4.6", "star", RULEBOOK, TERM);
    public static final Rule ROCK = new Rule("R1.3", "rock", RULEBOOK, TERM);
    public static final Rule CROSSING = new Rule("R1.3", "crossing", RULEBOOK, TERM);
    public static final Rule MAKING_CHANGE = new Rule("R1.4", "making-change", RULING, OURS);
    public static final Rule BANK_IS_OUT = new Rule("R1.4", "bank-is-out", RULING, OURS);
    public static final Rule FIRST_TAKES_GOLD = new Rule("R1.5", "first-takes-gold", RULEBOOK, RACING);
    public static final Rule SECOND_ENDS_RACE = new Rule("R1.5", "second-ends-race", RULEBOOK, RACING);
    public static final Rule PLACE_UNPAID = new Rule("R1.5", "place-unpaid", RULEBOOK, RACERS_NOTE);
    public static final Rule ROLL_OFF = new Rule("R2.1", "roll-off", RULEBOOK, SETUP);
    public static final Rule SNAKE = new Rule("R2.2", "snake", RULEBOOK, SETUP);
    public static final Rule SNAKE_FOR_TWO = new Rule("R2.4", "snake-for-two", RULEBOOK, VARIANT);
    public static final Rule SNAKE_DOUBLE_THREE = new Rule("R2.5", "snake-double-three", RULEBOOK, VARIANT);
    public static final Rule REVEAL = new Rule("R2.6", "reveal", RULEBOOK, SETUP);
    public static final Rule BEFORE_RACE_ORDER = new Rule("R2.6", "before-race-order", RULING, OURS);
    public static final Rule FIRST_PLAYER = new Rule("R2.7", "first-player", RULEBOOK, RACING);
    public static final Rule FIRST_PLAYER_TIE = new Rule("R2.7", "first-player-tie", RULING, OURS);
    public static final Rule FIRST_PLAYER_TWO = new Rule("R2.7", "first-player-two", RULEBOOK, VARIANT);
    public static final Rule CLOCKWISE = new Rule("R2.8", "clockwise", RULEBOOK, RACING);
    public static final Rule BOTH_RACERS = new Rule("R2.8", "both-racers", RULEBOOK, VARIANT);
    public static final Rule ONE_RACER_FIRST = new Rule("R2.8", "one-racer-first", RULEBOOK, VARIANT);
    public static final Rule LEAD = new Rule("R3.2", "lead", RULEBOOK, TERM);
    public static final Rule MAIN_MOVE = new Rule("R3.3", "main-move", RULEBOOK, TERM);
    public static final Rule NUMBER = new Rule("R3.3", "number", COMMON, FIDDLY_DETAIL);
    public static final Rule MOVE = new Rule("R3.4", "move", RULEBOOK, TERM);
    public static final Rule NO_MOVE = new Rule("R3.4", "no-move", RULEBOOK, FIDDLY_DETAIL);
    public static final Rule WARP = new Rule("R3.5", "warp", RULEBOOK, TERM);
    public static final Rule PASS = new Rule("R3.6", "pass", RULEBOOK, TERM);
    public static final Rule STOP = new Rule("R3.7", "stop", RULEBOOK, TERM);
    public static final Rule TRIP = new Rule("R3.8", "trip", RULEBOOK, TERM);
    public static final Rule STAND_UP = new Rule("R3.8", "stand-up", RULEBOOK, TERM);
    public static final Rule TRIPPED_BEFORE_MAIN = new Rule("R3.8", "tripped-before-main", RULING, OURS);
    public static final Rule LYING_ALREADY = new Rule("R3.8", "lying-already", COMMON, OURS);
    public static final Rule START_IS_THE_END = new Rule("R3.9", "start-is-the-end", RULEBOOK, RACERS_NOTE);
    public static final Rule REROLL = new Rule("R3.10", "reroll", RULEBOOK, FIDDLY_DETAIL);
    public static final Rule POWERS_END = new Rule("R3.11", "powers-end", RULEBOOK, FIDDLY_DETAIL);
    public static final Rule CAN_IS_OPTIONAL = new Rule("R3.12", "can-is-optional", RULEBOOK, RACING);
    public static final Rule ONCE_A_TURN = new Rule("R3.12", "once-a-turn", RULEBOOK, FIDDLY_DETAIL);
    public static final Rule ORDER = new Rule("R4.1", "order", RULEBOOK, RACING);
    public static final Rule STILL_ON_SPACE = new Rule("R4.1", "still-on-space", RULING, OURS);
    public static final Rule OPTIONAL_LOOKS_AGAIN = new Rule("R4.3", "optional-looks-again", RULING, OURS);
    public static final Rule POWER_DROPS_OUT = new Rule("R4.3", "power-drops-out", RULING, OURS);
    public static final Rule TABLE_WINS = new Rule("R4.3", "table-wins", RULING, OURS);
    public static final Rule TURN = new Rule("R4.4", "turn", RULEBOOK, RACING);
    public static final Rule TURN_OVER = new Rule("R4.4", "turn-over", RULEBOOK, RACING);
    public static final Rule PLACE_ORDER = new Rule("R4.5", "place-order", RULING, OURS);
    public static final Rule LOOP = new Rule("R4.7", "loop", RULEBOOK, FIDDLY_DETAIL);
    public static final Rule STALLED = new Rule("R4.8", "stalled", RULING, FIDDLY_DETAIL);
    public static final Rule CALLED_OFF = new Rule("R4.8", "called-off", RULING, OURS);
    public static final Rule LAST_ONE_LEFT = new Rule("R4.8", "last-one-left", COMMON, OURS);
    public static final Rule HAPPENING = new Rule("R5.1", "happening", RULEBOOK, RACERS_NOTE);
    public static final Rule NOT_IN_RACE = new Rule("R5", "not-in-race", RULEBOOK, RACING);
    public static final Rule ORIGINAL_WINS = new Rule("R5", "original-wins", RULEBOOK, RACERS_NOTE);

    private static final List<Rule> ALL = List.of(
            MOST_POINTS_WIN,
            TIE_IS_SHARED,
            ONE_RACE_EACH,
            SCHEDULE,
            ARROW,
            STAR,
            ROCK,
            CROSSING,
            MAKING_CHANGE,
            BANK_IS_OUT,
            FIRST_TAKES_GOLD,
            SECOND_ENDS_RACE,
            PLACE_UNPAID,
            ROLL_OFF,
            SNAKE,
            SNAKE_FOR_TWO,
            SNAKE_DOUBLE_THREE,
            REVEAL,
            BEFORE_RACE_ORDER,
            FIRST_PLAYER,
            FIRST_PLAYER_TIE,
            FIRST_PLAYER_TWO,
            CLOCKWISE,
            BOTH_RACERS,
            ONE_RACER_FIRST,
            LEAD,
            MAIN_MOVE,
            NUMBER,
            MOVE,
            NO_MOVE,
            WARP,
            PASS,
            STOP,
            TRIP,
            STAND_UP,
            TRIPPED_BEFORE_MAIN,
            LYING_ALREADY,
            START_IS_THE_END,
            REROLL,
            POWERS_END,
            CAN_IS_OPTIONAL,
            ONCE_A_TURN,
            ORDER,
            STILL_ON_SPACE,
            OPTIONAL_LOOKS_AGAIN,
            POWER_DROPS_OUT,
            TABLE_WINS,
            TURN,
            TURN_OVER,
            PLACE_ORDER,
            LOOP,
            STALLED,
            CALLED_OFF,
            LAST_ONE_LEFT,
            HAPPENING,
            NOT_IN_RACE,
            ORIGINAL_WINS);

    private Rules() {}

    /** Every general rule, in the order of the rules page. */
    public static List<Rule> all() {
        return ALL;
    }
}
