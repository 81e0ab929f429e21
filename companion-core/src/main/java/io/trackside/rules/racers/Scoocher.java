package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Runner;
import io.trackside.rules.WhenAnotherPowerHappens;

/** Another racer's power happens: I move 1 (R5 scoocher). */
final class Scoocher implements WhenAnotherPowerHappens {
    @Override
    public int whenAnotherPowerHappens(Race race, Runner me, Runner owner) {
        return race.move(me, 1);
    }
}
