package io.trackside.arbiter;

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

/** Why a power did not act: the conditions that were not met, from a case told with its refusals. */
record WhyNot(CaseResult result, Racer power, Narration narration, Words words) {
    List<String> lines() {
        Race race = result.race();
        if (race.entrants().toList().stream().noneMatch(this::everHad)) {
            return List.of(because("not-here", Rules.NOT_IN_RACE));
        }
        List<String> acted = acted();
        if (!acted.isEmpty()) {
            return acted;
        }
        Set<String> reasons = new LinkedHashSet<>();
        for (Ruling ruling : result.rulings()) {
            reason(ruling, reasons);
        }
        for (Runner runner : race.entrants()) {
            if (has(runner) && !race.isRacing(runner)) {
                reasons.add(because("gone", Rules.POWERS_END));
            }
        }
        if (reasons.isEmpty()) {
            reasons.add(because("no-occasion", power.card()));
        }
        return List.copyOf(reasons);
    }

    private List<String> acted() {
        List<String> acted = new ArrayList<>();
        for (Ruling ruling : result.rulings()) {
            if (ruling.fact() instanceof Fact.PowerHappened(Runner owner, Racer held, int times) && held == power) {
                acted.add(because("acted", ruling.rule()));
            }
        }
        return acted;
    }

    private void reason(Ruling ruling, Set<String> reasons) {
        switch (ruling.fact()) {
            case Fact.NotMet(Runner owner, Racer held)
            when held == power -> reasons.add(because("not-met", ruling.rule()));
            case Fact.Decided(Runner who, Runner owner, boolean used)
            when !used && has(owner) -> reasons.add(because("declined", ruling.rule()));
            case Fact.LoopCut(Runner owner, Racer held)
            when held == power -> reasons.add(because("loop", ruling.rule()));
            case Fact.DroppedOut(Runner owner, Racer held)
            when held == power -> reasons.add(because("dropped", ruling.rule()));
            case Fact.StoodUp(Runner runner) when has(runner) -> reasons.add(because("stood-up", ruling.rule()));
            case Fact.MainMoveLost(Runner runner)
            when has(runner) -> reasons.add(because("main-move-lost", ruling.rule()));
            case Fact.RunsWith(Runner runner, Racer card)
            when has(runner) && card != power -> reasons.add(because("lost-power", ruling.rule()));
            default -> {
                // says nothing about this power
            }
        }
    }

    /** At the end of the case. */
    private boolean has(Runner runner) {
        return result.race().holds(runner) == power || result.race().runsWith(runner) == power;
    }

    private boolean everHad(Runner runner) {
        boolean told = result.rulings().stream()
                .anyMatch(ruling -> ruling.fact() instanceof Fact.RunsWith(Runner who, Racer card)
                        && who == runner
                        && card == power);
        return told || has(runner);
    }

    private String because(String kind, Rule rule) {
        String name = Phrase.of("racer." + power.id() + ".name").in(words);
        String reason = Phrase.of("why-not." + kind, "racer", name).in(words);
        return reason + " " + narration.rule(rule) + " " + narration.citation(rule);
    }
}
