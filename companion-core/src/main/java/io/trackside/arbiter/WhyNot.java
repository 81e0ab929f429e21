package io.trackside.arbiter;

import io.trackside.rules.CopiesTheLead;
import io.trackside.rules.Fact;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Rule;
import io.trackside.rules.Rules;
import io.trackside.rules.Ruling;
import io.trackside.rules.Runner;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Why a power did not act: the conditions that were not met, from what was told with its refusals. Follows who has the
 * power from ruling to ruling, as it may be borrowed and lost.
 */
final class WhyNot {
    private final Race race;
    private final List<Ruling> rulings;
    private final Racer power;
    private final Narration narration;
    private final Words words;
    private final Naming names;
    private final List<Runner> holders = new ArrayList<>();
    private final Set<String> acted = new LinkedHashSet<>();
    private final Set<String> reasons = new LinkedHashSet<>();
    private boolean anybodyHadIt;

    WhyNot(Race race, List<Ruling> rulings, Racer power, Narration narration, Words words) {
        this.race = race;
        this.rulings = rulings;
        this.power = power;
        this.narration = narration;
        this.words = words;
        this.names = Naming.of(race, words);
    }

    List<String> lines() {
        for (Runner runner : race.entrants()) {
            if (race.racer(runner) == power) {
                gains(runner);
            }
        }
        rulings.forEach(this::read);
        if (!anybodyHadIt) {
            return List.of(because("not-here", names.of(power), Rules.NOT_IN_RACE));
        }
        if (!acted.isEmpty()) {
            return List.copyOf(acted);
        }
        for (Runner holder : holders) {
            if (!race.isRacing(holder)) {
                addReason("gone", holder, Rules.POWERS_END);
            }
        }
        if (reasons.isEmpty()) {
            reasons.add(because("no-occasion", names.of(power), power.card()));
        }
        return List.copyOf(reasons);
    }

    private void read(Ruling ruling) {
        Rule rule = ruling.rule();
        switch (ruling.fact()) {
            case Fact.RunsWith(Runner runner, Racer card) -> runsWith(runner, card, rule);
            case Fact.PowerHappened(Runner owner, Racer held, int times) -> {
                if (held == power) {
                    acted.add(because("acted", names.of(owner), rule));
                }
            }
            case Fact.Decided(Runner who, Runner owner, Racer held, boolean used) -> {
                if (held == power && !used) {
                    addReason("declined", who, rule);
                }
            }
            case Fact.NotMet(Runner owner, Racer held) -> addIfIt(held, "not-met", owner, rule);
            case Fact.LoopCut(Runner owner, Racer held) -> addIfIt(held, "loop", owner, rule);
            case Fact.DroppedOut(Runner owner, Racer held) -> addIfIt(held, "dropped", owner, rule);
            case Fact.StoodUp(Runner runner) -> addIfHolder(runner, "stood-up", rule);
            case Fact.MainMoveLost(Runner runner) -> addIfHolder(runner, "main-move-lost", rule);
            default -> {
                // says nothing about this power
            }
        }
    }

    private void runsWith(Runner runner, Racer card, Rule rule) {
        if (card == power) {
            gains(runner);
        } else if (holders.contains(runner) && !(power.power() instanceof CopiesTheLead)) {
            holders.remove(runner);
            addReason("lost-power", runner, rule);
        }
    }

    private void gains(Runner runner) {
        anybodyHadIt = true;
        if (!holders.contains(runner)) {
            holders.add(runner);
        }
    }

    private void addIfIt(Racer held, String kind, Runner owner, Rule rule) {
        if (held == power) {
            addReason(kind, owner, rule);
        }
    }

    private void addIfHolder(Runner runner, String kind, Rule rule) {
        if (holders.contains(runner)) {
            addReason(kind, runner, rule);
        }
    }

    private void addReason(String kind, Runner holder, Rule rule) {
        reasons.add(because(kind, names.of(holder), rule));
    }

    private String because(String kind, String holder, Rule rule) {
        Phrase reason = Phrase.of("why-not." + kind, "power", names.of(power), "holder", holder);
        return reason.in(words) + " " + narration.rule(rule) + " " + narration.citation(rule);
    }
}
