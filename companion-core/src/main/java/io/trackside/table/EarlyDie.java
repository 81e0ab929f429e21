package io.trackside.table;

import io.trackside.rules.BadInput;
import io.trackside.rules.PlayedRace;
import io.trackside.rules.Question;
import java.util.Optional;

/**
 * What becomes of a die that somebody throws. People throw at once: with it they decline their own open offers, and when
 * another must decide something first, the die waits.
 */
enum EarlyDie {
    /** It was awaited. */
    COUNTS,
    /** It will be awaited in this turn, whatever the others decide. */
    WAITS,
    NOT_AWAITED;

    private static final int MOST_QUESTIONS = 64;

    /** Gives {@code seat}'s die to {@code race} if it counts, and declines what stands before it; else changes nothing. */
    static EarlyDie thrown(PlayedRace race, int seat, int face) {
        PlayedRace trial = race.fork();
        int declined = declineOwn(trial, seat);
        if (isDieOf(trial, seat, race.turn())) {
            decline(race, declined);
            race.answer(face);
            return COUNTS;
        }
        if (trial.turn() == race.turn() && awaited(trial).orElse(-1) == seat) {
            return WAITS;
        }
        return NOT_AWAITED;
    }

    /** The seat whose die comes next in this turn when everybody says no. */
    static int seatAwaited(PlayedRace race) {
        return awaited(race.fork()).orElseThrow(() -> BadInput.of("die-not-now"));
    }

    private static int declineOwn(PlayedRace trial, int seat) {
        int turn = trial.turn();
        int declined = 0;
        while (trial.turn() == turn && isOffer(trial, seat)) {
            trial.answer(Question.NO);
            declined++;
        }
        return declined;
    }

    private static void decline(PlayedRace race, int times) {
        for (int i = 0; i < times; i++) {
            race.answer(Question.NO);
        }
    }

    private static Optional<Integer> awaited(PlayedRace trial) {
        int turn = trial.turn();
        Optional<OpenQuestion> open = OpenQuestion.of(trial);
        for (int i = 0; i < MOST_QUESTIONS && open.isPresent() && trial.turn() == turn; i++) {
            OpenQuestion asked = open.get();
            if (asked.isDie()) {
                return Optional.of(asked.seat());
            }
            boolean optional = asked.question().optional();
            trial.answer(optional ? Question.NO : asked.question().choices().getFirst());
            open = OpenQuestion.of(trial);
        }
        return Optional.empty();
    }

    private static boolean isOffer(PlayedRace race, int seat) {
        return OpenQuestion.of(race)
                .filter(asked -> asked.question().optional() && asked.seat() == seat)
                .isPresent();
    }

    private static boolean isDieOf(PlayedRace race, int seat, int turn) {
        return race.turn() == turn
                && OpenQuestion.of(race)
                        .filter(asked -> asked.isDie() && asked.seat() == seat)
                        .isPresent();
    }
}
