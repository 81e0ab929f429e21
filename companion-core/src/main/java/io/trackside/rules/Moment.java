package io.trackside.rules;

/** The moments a power can care about, each an interface of the same meaning. A power's moments are computed once. */
enum Moment {
    BEFORE_RACE(BeforeRace.class),
    MY_FIRST_TURN_BEGINS(WhenMyFirstTurnBegins.class),
    SHARING_MY_SPACE(WhenSharingMySpace.class),
    BEFORE_MY_MAIN_MOVE(BeforeMyMainMove.class),
    LOSES_MY_MAIN_MOVE(LosesMyMainMove.class),
    INSTEAD_OF_ROLLING(InsteadOfRolling.class),
    BEFORE_MY_ROLL(BeforeMyRoll.class),
    GRANTS_REROLLS(GrantsRerolls.class),
    MAIN_ROLLED(WhenMainRolled.class),
    ADJUSTS_MAIN_MOVES(AdjustsMainMoves.class),
    BENDS_MY_PATH(BendsMyPath.class),
    GUARDS_THE_FINISH(GuardsTheFinish.class),
    FOLLOWS_FROM_MY_SPACE(FollowsFromMySpace.class),
    KEEPS_MY_SPACE_CLEAR(KeepsMySpaceClear.class),
    COPIES_THE_LEAD(CopiesTheLead.class),
    SOMEONE_IS_FIRST(WhenSomeoneIsFirst.class),
    I_AM_PASSED(WhenIAmPassed.class),
    I_PASS(WhenIPass.class),
    ANYONE_STOPS(WhenAnyoneStops.class),
    I_STOP(WhenIStop.class),
    POWER_HAPPENS(WhenAnotherPowerHappens.class),
    TURN_ENDS(WhenATurnEnds.class);

    static final Moment[] ALL = values();

    private final Class<? extends Power> type;
    final int bit;

    Moment(Class<? extends Power> type) {
        this.type = type;
        this.bit = 1 << ordinal();
    }

    static int of(Power power) {
        int moments = 0;
        for (Moment moment : values()) {
            if (moment.type.isInstance(power)) {
                moments |= moment.bit;
            }
        }
        return moments;
    }
}
