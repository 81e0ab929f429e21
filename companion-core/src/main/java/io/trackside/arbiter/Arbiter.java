package io.trackside.arbiter;

import io.trackside.rules.Chronicle;
import io.trackside.rules.PlayedRace;
import io.trackside.rules.Race;
import io.trackside.rules.Recorded;
import io.trackside.rules.Ruling;
import io.trackside.rules.Trial;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import java.util.List;

/** Answers worked cases: what comes of them, why a power did not act, what could come of them. Stateless between cases. */
public final class Arbiter {
    private static final String HERE = "here";

    private final CaseReader reader;
    private final Catalogue catalogue;
    private final Words words;

    /** {@code words} put the differences and reasons. */
    public Arbiter(Catalogue catalogue, Printing printing, Words words) {
        this.reader = new CaseReader(catalogue, printing);
        this.catalogue = catalogue;
        this.words = words;
    }

    /**
     * Plays the case in {@code json} (one object, see the cases' own description) and compares it with what it expects.
     *
     * @param asksWhyNot whether powers that were considered and did not act are among the rulings
     * @throws io.trackside.rules.BadInput when it cannot be read, naming key and remedy
     */
    public CaseResult answer(String json, boolean asksWhyNot) {
        return new CasePlay(reader.read(json), asksWhyNot, words).play();
    }

    /**
     * Why the power {@code id} did not act in a case that was answered with {@code asksWhyNot}: a line per condition not
     * met, each with its rule; or that it did act.
     *
     * @throws io.trackside.rules.BadInput when there is no such power
     */
    public List<String> whyNot(CaseResult result, String id) {
        return whyNot(result.race(), result.rulings(), id);
    }

    /** The same for the present turn of a race that is played, and the turn before it. */
    public List<String> whyNot(PlayedRace race, String id) {
        Story story = Story.ofWhyNot();
        race.tellLately(story);
        return whyNot(race.race(), story.rulings(), id);
    }

    private List<String> whyNot(Race race, List<Ruling> rulings, String id) {
        return new WhyNot(race, rulings, catalogue.racer(id), Narration.in(words), words).lines();
    }

    /**
     * Every way the coming turn of the case can go; its inputs and expectations do not count.
     *
     * @param depth how many dice and choices are followed at most
     * @param limit how many outcomes are told at most
     * @throws io.trackside.rules.BadInput when the case cannot be read, or a bound is below 1
     */
    public WhatIf whatIf(String json, int depth, int limit) {
        WorkedCase scene = reader.read(json);
        return WhatIf.of(
                scene.id(),
                answers -> {
                    Race race = scene.race(new Script(scene.withoutInputs()), Chronicle.SILENT);
                    race.askInstead(new Recorded(answers, answers.length));
                    return Trial.ofNextTurn(race);
                },
                depth,
                limit);
    }

    /** Every way the present turn of a race that is played can go on from here; the race stays as it is. */
    public WhatIf whatIf(PlayedRace race, int depth, int limit) {
        return WhatIf.of(HERE, race::tried, depth, limit);
    }
}
