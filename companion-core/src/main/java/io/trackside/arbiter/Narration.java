package io.trackside.arbiter;

import io.trackside.rules.Fact;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Ruling;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells rulings in words, each with the rule that made it so. What follows from something stands below it, one step
 * further in; so a story reads from each cause to its effects.
 */
public final class Narration {
    private static final String STEP = "  ";

    private final Words words;

    private Narration(Words words) {
        this.words = words;
    }

    /** Narration in {@code words}. */
    public static Narration in(Words words) {
        return new Narration(words);
    }

    /** What became true, as "Banana trips." */
    public String sentence(Race race, Fact fact) {
        return facts(Retold.of(race, List.of())).of(fact).in(words);
    }

    /** Where it says so, as "(R3.8, the rulebook: a term)". */
    public String citation(Rule rule) {
        Phrase standing = Phrase.of("standing." + rule.standing());
        Phrase heading = Phrase.of("heading." + rule.heading());
        return Phrase.of(
                        "citation",
                        "number",
                        rule.number(),
                        "standing",
                        standing.in(words),
                        "heading",
                        heading.in(words))
                .in(words);
    }

    /** What the rule says. */
    public String rule(Rule rule) {
        return Phrase.of("rule." + rule.id()).in(words);
    }

    /** {@code rulings} of {@code race} as a tree, without those that lead to nothing worth a line. */
    public List<Line> tree(Race race, List<Ruling> rulings) {
        return tree(Retold.of(race, rulings));
    }

    /** {@code story} as a tree, without what leads to nothing worth a line. */
    public List<Line> tree(Retold story) {
        FactPhrase facts = facts(story);
        List<Line> lines = new ArrayList<>();
        for (Told told : Told.treeOf(story.rulings())) {
            lines.add(new Line(told.depth(), wording(facts, told.ruling()), told.ruling()));
        }
        return lines;
    }

    /** What became true, one sentence each, in the order of happening. */
    public List<String> sentences(Retold story) {
        FactPhrase facts = facts(story);
        return story.rulings().stream()
                .map(ruling -> facts.of(ruling.fact()).in(words))
                .toList();
    }

    /** As {@link #tree}, each line with its citation, two blanks further in than what led to it. */
    public List<String> lines(Race race, List<Ruling> rulings) {
        List<String> lines = new ArrayList<>();
        for (Line line : tree(race, rulings)) {
            String told = STEP.repeat(line.depth()) + line.sentence();
            lines.add(line.cites() ? told + " " + citation(line.ruling().rule()) : told);
        }
        return lines;
    }

    /**
     * One line of a story.
     *
     * @param depth how many causes it stands under, 0 for none
     */
    public record Line(int depth, String sentence, Ruling ruling) {
        /** Nobody asks by what right a die shows a number, a turn begins or somebody makes up their mind. */
        public boolean cites() {
            return !(ruling.fact() instanceof Fact.Decided
                    || ruling.fact() instanceof Fact.Rolled
                    || ruling.fact() instanceof Fact.TurnBegan
                    || ruling.fact() instanceof Fact.TurnEnded);
        }
    }

    /** Why not is worth a reason: there the rule itself is what is told. */
    private String wording(FactPhrase facts, Ruling ruling) {
        String sentence = facts.of(ruling.fact()).in(words);
        return ruling.fact() instanceof Fact.NotMet ? sentence + " " + rule(ruling.rule()) : sentence;
    }

    private FactPhrase facts(Retold story) {
        return new FactPhrase(new Naming(story.lineUp(), words));
    }
}
