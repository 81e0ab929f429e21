package io.trackside.rules;

/**
 * One citable sentence of the rules. The words are a text of every language, keyed by {@link #id()}; the engine knows
 * ids only.
 *
 * @param number what to cite at the table, such as {@code R3.8} or {@code R5} and a racer's id
 * @param sentence which sentence under that number, kebab-case
 * @param standing how sure the sentence is
 * @param heading where the rulebook says it
 */
public record Rule(String number, String sentence, Standing standing, Heading heading) {
    /** How sure a sentence is. */
    public enum Standing {
        /** Follows from the rulebook's text. */
        RULEBOOK,
        /** The text is thin, every reading we know agrees. */
        COMMON,
        /** The rulebook is silent or disputed: our ruling. */
        RULING
    }

    /** The heading a sentence comes from. */
    public enum Heading {
        SETUP,
        RACING,
        TERM,
        FIDDLY_DETAIL,
        RACERS_CARD,
        RACERS_NOTE,
        VARIANT,
        /** Not in the rulebook: ours. */
        OURS
    }

    /** What a racer's card says, under R5 and the racer's id. */
    static Rule card(String racer) {
        return new Rule("R5 " + racer, "card", Standing.RULEBOOK, Heading.RACERS_CARD);
    }

    /** A sentence of a racer's card, singled out because it can be the reason why nothing happens. */
    public static Rule condition(String racer, String sentence) {
        return new Rule("R5 " + racer, sentence, Standing.RULEBOOK, Heading.RACERS_CARD);
    }

    /** Our ruling on a racer where the rulebook is silent or disputed. */
    public static Rule ruling(String racer, String sentence) {
        return new Rule("R5 " + racer, sentence, Standing.RULING, Heading.OURS);
    }

    /** Key of the text, such as {@code R3.8.trip}; unique. */
    public String id() {
        return number.replace(' ', '.') + "." + sentence;
    }
}
