package io.trackside.rules.racers;

import io.trackside.rules.BeforeRace;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.Switch;
import io.trackside.rules.Track;
import io.trackside.rules.WhenMainRolled;
import java.util.List;

/** Before my race I take 4 bronze points; my die shows 6: I warp to Start and lose one (R5 sisyphus). */
final class Sisyphus implements BeforeRace, WhenMainRolled {
    private static final Switch ON_SIX = Switch.ofPrintings("sisyphus-six", "main-move-kept", "no-main-move");
    private static final Switch PAYS = Switch.of("sisyphus-pays", "bronze-only", "any-points");
    private static final Rule OWN_DIE = Rule.condition("sisyphus", "own-die");
    private static final Rule A_SIX = Rule.condition("sisyphus", "a-six");
    private static final int SIX = 6;
    private static final int WAGES = 4;

    @Override
    public int beforeRace(Race race, Runner me) {
        return race.takeChips(me, WAGES);
    }

    @Override
    public boolean concerns(Race race, Runner me, Runner roller, int face) {
        return race.met(roller == me, OWN_DIE) && race.met(face == SIX, A_SIX);
    }

    @Override
    public int whenMainRolled(Race race, Runner me, Runner roller, int face) {
        race.warp(me, Track.START);
        if (race.rules().is(PAYS, "any-points")) {
            race.losePoint(me);
        } else {
            race.loseChip(me);
        }
        if (race.rules().is(ON_SIX, "no-main-move")) {
            race.cancelMainMove();
        }
        return 1;
    }

    @Override
    public List<Switch> switches() {
        return List.of(ON_SIX, PAYS);
    }

    @Override
    public List<Rule> rules() {
        return List.of(OWN_DIE, A_SIX);
    }
}
