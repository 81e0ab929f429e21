package io.trackside.rules;

/** Who takes which place, and when that ends the race (R1.5, R4.8). */
final class Places {
    private final Race race;
    private final Board board;
    private boolean over;

    Places(Race race) {
        this.race = race;
        this.board = race.board;
    }

    void copyFrom(Places other) {
        over = other.over;
    }

    boolean isOver() {
        return over;
    }

    /** {@code who} crossed the line: before anybody else crosses, a power may take the second place. */
    void cross(Runner who) {
        Runners callers = Runners.of(race.heeds(Moment.SOMEONE_IS_FIRST));
        take(who, Rules.CROSSING);
        if (!over && board.placed == 1 && !callers.isEmpty()) {
            letCall(callers, who);
        }
        if (!over) {
            race.powersChanged();
            endIfOneIsLeft();
        }
    }

    /** After the table was corrected, or somebody is out: whether that was the end. */
    void endIfDecided() {
        endIfSecondIsTaken();
        endIfOneIsLeft();
    }

    /** Open places stay unpaid. */
    void end(Rule rule) {
        over = true;
        if (race.tells()) {
            race.tell(rule, new Fact.RaceEnded());
        }
    }

    private void letCall(Runners callers, Runner winner) {
        Runners right = Runners.NOBODY;
        for (Runner me : callers) {
            race.telling.considers(me);
            if (((WhenSomeoneIsFirst) race.holds(me).power()).takesSecond(race, me, winner)) {
                right = right.with(me);
            }
        }
        for (Runner me : race.inOrder(right.bits)) {
            if (!over && !race.borrowing.yieldsToOriginal(me, right)) {
                take(me, race.holds(me).card());
            }
        }
    }

    private void take(Runner who, Rule rule) {
        board.put(who.index, Track.FINISH);
        board.leave(who);
        board.places[board.placed++] = who.index;
        if (race.tells()) {
            race.tell(rule, new Fact.Placed(who, board.placed));
        }
        endIfSecondIsTaken();
    }

    private void endIfSecondIsTaken() {
        if (!over && board.placed == board.places.length) {
            end(Rules.SECOND_ENDS_RACE);
        }
    }

    private void endIfOneIsLeft() {
        if (!over && Integer.bitCount(board.racing) <= 1) {
            if (board.racing != 0) {
                take(Runners.of(board.racing).first(), Rules.LAST_ONE_LEFT);
            }
            if (!over) {
                end(Rules.LAST_ONE_LEFT);
            }
        }
    }
}
