package io.trackside.rules;

/** How figures get from space to space: moves as R4.5 orders them, warps and put-backs. Wakes what reacts to them. */
final class Movement {
    private final Race race;
    private final Board board;
    // Scratch of the effect under way, by runner: spaces before it, where a move leads (may be beyond the line),
    // how many spaces were left out on the way, and whom a follower follows.
    private final int[] before = new int[Runner.MOST];
    private final int[] wanted = new int[Runner.MOST];
    private final int[] target = new int[Runner.MOST];
    private final int[] skipped = new int[Runner.MOST];
    private final int[] host = new int[Runner.MOST];
    private int moving;
    private int following;
    private int stopping;

    Movement(Race race) {
        this.race = race;
        this.board = race.board;
    }

    int move(Runners group, int spaces) {
        for (Runner who : group) {
            wanted[who.index] = spaces;
        }
        return travel(group);
    }

    int pull(Runners group, int space) {
        for (Runner who : group) {
            wanted[who.index] = Integer.signum(space - board.space[who.index]);
        }
        return travel(group);
    }

    /** Where a racer in the move under way will be put, at most across the line. */
    int heading(Runner who) {
        return Math.min(target[who.index], Track.FINISH);
    }

    int warp(Runner who, int space) {
        if (!race.isRacing(who) || board.space[who.index] == space) {
            return 0;
        }
        remember();
        race.telling.unmetBy(race.heeds(Moment.I_AM_PASSED) | race.heeds(Moment.FOLLOWS_FROM_MY_SPACE), Rules.WARP);
        place(who, space);
        arrive(Runners.just(who));
        wakeStops();
        return 1;
    }

    int swap(Runner one, Runner other) {
        if (board.space[one.index] == board.space[other.index]) {
            return 0;
        }
        remember();
        place(one, before[other.index]);
        place(other, before[one.index]);
        arrive(Runners.just(one).with(other));
        wakeStops();
        return 2;
    }

    // ---- one move, R4.5 top to bottom ------------------------------------------------------------------------------

    private int travel(Runners group) {
        remember();
        followPathsAndCheckFinish(group);
        if (moving == 0) {
            return 0;
        }
        int moved = Integer.bitCount(moving);
        chooseFollowers(group);
        putFiguresDown();
        if (!race.isOver()) {
            race.borrowing.followTheLead();
            wakePasses();
            wakeStops();
        }
        return moved;
    }

    private void remember() {
        System.arraycopy(board.space, 0, before, 0, Runner.MOST);
        moving = 0;
        following = 0;
        stopping = 0;
    }

    private void followPathsAndCheckFinish(Runners group) {
        for (Runner who : race.inOrder(group.bits & board.racing)) {
            if (wanted[who.index] == 0) {
                continue;
            }
            skipped[who.index] = 0;
            int to = path(who, wanted[who.index]);
            if (to == before[who.index]) {
                if (race.tells() && wanted[who.index] < 0) {
                    race.tell(Rules.START_IS_THE_END, new Fact.Moved(who, to, to, wanted[who.index]));
                }
            } else if (!isBlocked(who, to)) {
                target[who.index] = to;
                moving |= who.bit;
                if (skipped[who.index] > 0) {
                    skips(who);
                }
            }
        }
    }

    /** Where {@code spaces} lead {@code who}: Start at the least, 30 or more across the line. */
    private int path(Runner who, int spaces) {
        if (!race.heeds(Moment.BENDS_MY_PATH, who)) {
            return Math.max(Track.START, before[who.index] + spaces);
        }
        BendsMyPath power = (BendsMyPath) race.holds(who).power();
        int step = Integer.signum(spaces);
        int at = before[who.index];
        for (int left = Math.abs(spaces); left > 0 && (step > 0 || at > Track.START); left--) {
            at += step;
            while (at > Track.START && at < Track.FINISH && power.skips(race, who, at, isOccupiedByOthers(at, who))) {
                skipped[who.index]++;
                at += step;
            }
        }
        return Math.max(Track.START, at);
    }

    /** As before the move: no figure has been put down yet. */
    private boolean isOccupiedByOthers(int space, Runner who) {
        return (board.on(space) & ~who.bit) != 0;
    }

    private void skips(Runner who) {
        if (race.tells()) {
            race.tell(race.holds(who).card(), new Fact.SpacesSkipped(who, skipped[who.index]));
        }
        race.happened(who, race.holds(who), Moment.BENDS_MY_PATH, skipped[who.index]);
    }

    private boolean isBlocked(Runner who, int to) {
        if (to < Track.FINISH) {
            return false;
        }
        for (Runner guard : race.inOrder(race.heeds(Moment.GUARDS_THE_FINISH))) {
            race.telling.considers(guard);
            if (((GuardsTheFinish) race.holds(guard).power()).blocks(race, guard, who, to)) {
                if (race.tells()) {
                    race.tell(race.holds(guard).card(), new Fact.Blocked(who, guard, to));
                }
                race.happenedTo(who, guard, Moment.GUARDS_THE_FINISH);
                return true;
            }
        }
        return false;
    }

    private void chooseFollowers(Runners group) {
        int able = race.heeds(Moment.FOLLOWS_FROM_MY_SPACE) & ~group.bits;
        for (Runner me : race.inOrder(able)) {
            Runners leaving = leaving(before[me.index]);
            if (!leaving.isEmpty()) {
                chooseHost(me, leaving);
            }
        }
    }

    /** Movers that leave {@code space} for good: a step that a put-back would undo leads nowhere. */
    private Runners leaving(int space) {
        int bits = 0;
        for (int left = moving; left != 0; left &= left - 1) {
            int mover = Integer.numberOfTrailingZeros(left);
            if (before[mover] == space && restingSpace(Runner.of(mover)) != space) {
                bits |= 1 << mover;
            }
        }
        return Runners.of(bits);
    }

    /** Where the target of {@code mover} would really leave it, as the table lies before the move. */
    private int restingSpace(Runner mover) {
        int space = target[mover.index];
        int keepers = race.heeds(Moment.KEEPS_MY_SPACE_CLEAR) & ~mover.bit & ~moving;
        boolean keeps = race.heeds(Moment.KEEPS_MY_SPACE_CLEAR, mover);
        while (space > Track.START && space < Track.FINISH) {
            int there = 0;
            for (int left = keepers; left != 0; left &= left - 1) {
                int keeper = Integer.numberOfTrailingZeros(left);
                if (before[keeper] == space && !(keeps && race.borrowing.onlyCopies(Runner.of(keeper)))) {
                    there |= 1 << keeper;
                }
            }
            if (there == 0) {
                return space;
            }
            space--;
        }
        return space;
    }

    private void chooseHost(Runner me, Runners leaving) {
        Runners chosen = ((FollowsFromMySpace) race.holds(me).power()).follow(race, me, leaving);
        if (chosen.isEmpty()) {
            return;
        }
        Runner leader = chosen.first();
        if (!isBlocked(me, target[leader.index])) {
            host[me.index] = leader.index;
            target[me.index] = target[leader.index];
            following |= me.bit;
            race.happenedTo(leader, me, Moment.FOLLOWS_FROM_MY_SPACE);
        }
    }

    private void putFiguresDown() {
        boolean crossing = false;
        for (Runner who : race.inOrder(moving)) {
            board.put(who.index, Math.min(target[who.index], Track.FINISH));
            crossing |= target[who.index] >= Track.FINISH;
            if (race.tells()) {
                race.tell(
                        race.telling.by(Rules.MOVE),
                        new Fact.Moved(who, before[who.index], board.space[who.index], wanted[who.index]));
            }
        }
        if (crossing) {
            putFollowersAcross();
            takePlaces();
        }
        if (!race.isOver()) {
            arriving(moving & board.racing);
            putFollowersDown();
        }
    }

    private void putFollowersAcross() {
        for (Runner follower : race.inOrder(following)) {
            if (target[follower.index] >= Track.FINISH) {
                board.put(follower.index, Track.FINISH);
                tellFollowed(follower, Track.FINISH);
            }
        }
    }

    /** Host before follower, then the current player, then clockwise (R4.5). */
    private void takePlaces() {
        for (Runner who : race.inOrder(moving)) {
            if (target[who.index] >= Track.FINISH) {
                if (race.isRacing(who) && !race.isOver()) {
                    race.places.cross(who);
                }
                for (Runner follower : race.inOrder(following)) {
                    if (host[follower.index] == who.index && race.isRacing(follower) && !race.isOver()) {
                        race.places.cross(follower);
                    }
                }
            }
        }
    }

    private void putFollowersDown() {
        int arriving = following & board.racing;
        for (Runner follower : race.inOrder(arriving)) {
            board.put(follower.index, board.space[host[follower.index]]);
            tellFollowed(follower, board.space[follower.index]);
        }
        arriving(arriving);
        moving |= following;
    }

    private void tellFollowed(Runner follower, int to) {
        if (race.tells()) {
            race.tell(race.holds(follower).card(), new Fact.Followed(follower, Runner.of(host[follower.index]), to));
        }
    }

    // ---- put-backs -----------------------------------------------------------------------------------------------

    private void place(Runner who, int space) {
        board.put(who.index, space);
        if (race.tells()) {
            race.tell(race.telling.by(Rules.WARP), new Fact.Warped(who, before[who.index], space));
        }
    }

    private void arrive(Runners who) {
        arriving(who.bits);
        race.borrowing.followTheLead();
    }

    /** {@code arrived} have been put down; whoever may not stay where it is goes one space back, again and again. */
    private void arriving(int arrived) {
        stopping |= arrived;
        if (race.heeds(Moment.KEEPS_MY_SPACE_CLEAR) == 0) {
            return;
        }
        int unsettled = arrived;
        while (unsettled != 0) {
            int pushed = 0;
            for (Runner who : race.inOrder(unsettled)) {
                pushed |= clear(who, unsettled | pushed);
            }
            stopping |= pushed;
            unsettled = pushed;
        }
    }

    /** Settles who may stay on the space {@code who} arrived on; returns those put one space back. */
    private int clear(Runner who, int arrived) {
        int space = board.space[who.index];
        int there = board.on(space);
        int keepers = race.heeds(Moment.KEEPS_MY_SPACE_CLEAR) & there;
        if (keepers == 0 || space == Track.START || Integer.bitCount(there) == 1) {
            return 0;
        }
        Runner keeper = stayingOf(Runners.of(keepers), arrived);
        int pushed = 0;
        for (Runner other : race.inOrder(there & ~keeper.bit)) {
            if (((keeper.bit | other.bit) & arrived) != 0) {
                putBehind(other, keeper, space - 1);
                pushed |= other.bit;
            }
        }
        return pushed;
    }

    /**
     * Of several that want a space for themselves: the original before a copy of the lead, who was there first before
     * who arrives, then the original before a card taken (R5).
     */
    private Runner stayingOf(Runners keepers, int arrived) {
        Runner best = keepers.first();
        for (Runner keeper : race.inOrder(keepers.bits)) {
            if (staysBefore(keeper, best, arrived)) {
                best = keeper;
            }
        }
        return best;
    }

    private boolean staysBefore(Runner one, Runner other, int arrived) {
        boolean oneYields = race.borrowing.onlyCopies(one);
        boolean otherYields = race.borrowing.onlyCopies(other);
        if (oneYields != otherYields) {
            return otherYields;
        }
        boolean oneArrived = (one.bit & arrived) != 0;
        boolean otherArrived = (other.bit & arrived) != 0;
        return oneArrived == otherArrived ? race.borrowing.isNearerToOriginal(one, other) : otherArrived;
    }

    private void putBehind(Runner who, Runner keeper, int space) {
        board.put(who.index, space);
        if (race.tells()) {
            race.tell(race.holds(keeper).card(), new Fact.PutBehind(who, keeper, space));
        }
        race.happenedTo(who, keeper, Moment.KEEPS_MY_SPACE_CLEAR);
    }

    // ---- what a move wakes ---------------------------------------------------------------------------------------

    private void wakePasses() {
        if ((race.heeds(Moment.I_AM_PASSED) | race.heeds(Moment.I_PASS)) == 0 && !race.tells()) {
            return;
        }
        for (Runner who : race.inOrder(moving & board.racing)) {
            wakePasses(who);
        }
    }

    private void wakePasses(Runner who) {
        int start = before[who.index];
        boolean forward = board.space[who.index] > start;
        boolean counts = forward || race.rules().passingBothWays;
        boolean tellsAll = race.tells() || race.heeds(Moment.I_PASS, who);
        int concerned = tellsAll ? board.racing : race.heeds(Moment.I_AM_PASSED);
        int passed = counts ? passed(who, forward, concerned & ~who.bit) : 0;
        if (race.tells()) {
            int unmet = race.heeds(Moment.I_AM_PASSED) & ~passed & ~who.bit;
            race.telling.unmetBy(passed == 0 ? unmet | (race.heeds(Moment.I_PASS) & who.bit) : unmet, Rules.PASS);
        }
        for (int distance = 1; passed != 0; distance++) {
            int from = forward ? start + distance : start - distance;
            for (Runner other : race.inOrder(passed)) {
                if (before[other.index] == from) {
                    wakePass(who, other);
                    passed &= ~other.bit;
                }
            }
        }
    }

    private int passed(Runner who, boolean forward, int others) {
        int start = before[who.index];
        int here = board.space[who.index];
        int passed = 0;
        for (int left = others; left != 0; left &= left - 1) {
            int other = Integer.numberOfTrailingZeros(left);
            boolean isPassed = forward
                    ? start < before[other] && here > board.space[other]
                    : start > before[other] && here < board.space[other];
            if (isPassed) {
                passed |= 1 << other;
            }
        }
        return passed;
    }

    private void wakePass(Runner who, Runner other) {
        int because = race.telling.because;
        if (race.tells()) {
            race.telling.because = race.tell(Rules.PASS, new Fact.Passed(who, other));
        }
        if (race.heeds(Moment.I_PASS, who)) {
            race.resolution().passes(who, other);
        }
        race.resolution().passed(who, other);
        race.telling.because = because;
    }

    private void wakeStops() {
        int stopped = stopping & board.racing;
        int because = race.telling.because;
        for (Runner who : race.inOrder(stopped)) {
            if (race.tells()) {
                race.telling.because =
                        race.tell(Rules.STOP, new Fact.Stopped(who, board.space[who.index], race.sharing(who)));
            }
            race.resolution().stopped(who, Runners.of(stopped & ~who.bit));
            race.telling.because = because;
        }
    }
}
