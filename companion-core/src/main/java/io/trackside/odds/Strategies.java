package io.trackside.odds;

import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import io.trackside.rules.Track;
import java.util.List;
import java.util.Map;

/** What a sensible player does with each power that leaves a choice. A die is worth 3.5 spaces, a trip costs one. */
final class Strategies {
    private static final int A_DIE = 4;
    private static final int LOW_DIE = 3;
    private static final int LOWER_DIE = 2;

    private static final Strategy USUAL = new Strategy() {};

    private static final Map<String, Strategy> OWN = Map.of(
            "cheerleader", new Cheerleader(),
            "dicemonger", new RerollsUpTo(LOWER_DIE),
            "flip-flop", new FlipFlop(),
            "hypnotist", new Hypnotist(),
            "magician", new RerollsUpTo(LOW_DIE),
            "mastermind", new Mastermind(),
            "rocket-scientist", new RocketScientist(),
            "suckerfish", new Suckerfish(),
            "third-wheel", new ThirdWheel());

    private Strategies() {}

    /** The one for {@code power}; for one that is not known here, the usual one. */
    static Strategy of(Racer power) {
        return OWN.getOrDefault(power.id(), USUAL);
    }

    /** Lifts those in last place by 2 and itself by 1: not for one other racer alone. */
    private record Cheerleader() implements Strategy {
        @Override
        public boolean may(Race race, Runner who, Runner owner) {
            return race.last().contains(who) || race.racing().size() > 2;
        }
    }

    /** A low die is thrown again; with another's power it helps that racer, so only a very low one. */
    private record RerollsUpTo(int face) implements Strategy {
        @Override
        public boolean may(Race race, Runner who, Runner owner) {
            return race.mainDie() <= face;
        }
    }

    /** Swaps with the farthest one ahead, if that is more than a die. */
    private record FlipFlop() implements Strategy {
        @Override
        public Runners racer(Race race, Runner me, Runners options, boolean optional, Chance chance) {
            Runner best = farthest(race, options);
            return race.space(best) - race.space(me) > A_DIE ? Runners.just(best) : Runners.NOBODY;
        }
    }

    /** Pulls back whoever is farthest ahead; never anybody forward. */
    private record Hypnotist() implements Strategy {
        @Override
        public Runners racer(Race race, Runner me, Runners options, boolean optional, Chance chance) {
            Runner best = farthest(race, options);
            return race.space(best) > race.space(me) ? Runners.just(best) : Runners.NOBODY;
        }
    }

    /** Names whoever is farthest, of several by chance. */
    private record Mastermind() implements Strategy {
        @Override
        public Runners racer(Race race, Runner me, Runners options, boolean optional, Chance chance) {
            Runners leaders = race.leaders().and(options);
            Runners likely = leaders.isEmpty() ? options : leaders;
            return Runners.just(likely.get(chance.below(likely.size())));
        }
    }

    /** The second half must be worth the main move that lying costs, unless it is the last one. */
    private record RocketScientist() implements Strategy {
        @Override
        public boolean may(Race race, Runner who, Runner owner) {
            return race.mainDie() >= A_DIE || race.space(who) + 2 * race.mainDie() >= Track.FINISH;
        }
    }

    /** Follows whoever goes farthest, but not back. */
    private record Suckerfish() implements Strategy {
        @Override
        public Runners racer(Race race, Runner me, Runners options, boolean optional, Chance chance) {
            Runner best = options.first();
            for (Runner mover : options) {
                best = race.heading(mover) > race.heading(best) ? mover : best;
            }
            return race.heading(best) > race.space(me) ? Runners.just(best) : Runners.NOBODY;
        }
    }

    /** Warps forward only, as far as it goes. */
    private record ThirdWheel() implements Strategy {
        @Override
        public int space(Race race, Runner me, List<Integer> spaces) {
            int best = Question.NO;
            for (int space : spaces) {
                best = space > Math.max(best, race.space(me)) ? space : best;
            }
            return best;
        }
    }

    private static Runner farthest(Race race, Runners options) {
        Runner best = options.first();
        for (Runner who : options) {
            best = race.space(who) > race.space(best) ? who : best;
        }
        return best;
    }
}
