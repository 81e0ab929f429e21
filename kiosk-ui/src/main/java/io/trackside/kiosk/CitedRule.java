package io.trackside.kiosk;

import io.trackside.rules.Racer;
import io.trackside.rules.Rule;
import io.trackside.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** How a rule is named on the screen, and which racers and rules belong together. */
final class CitedRule {
    private static final String ON_RACERS = "R5 ";

    /** Where the rules say what a word of the glossary means. */
    private static final Map<String, String> TERMS = Map.of(
            "main-move", "R3.3",
            "warp", "R3.5",
            "pass", "R3.6",
            "stop", "R3.7",
            "trip", "R3.8",
            "reroll", "R3.10",
            "lead", "R3.2",
            "last-place", "R3.2");

    private CitedRule() {}

    /** {@code R3.8}; for a racer's own {@code R5} and its name. */
    static String number(Rule rule, Wording words) {
        return racer(rule).map(racer -> ON_RACERS + words.racer(racer)).orElse(rule.number());
    }

    /** The racer under whose name it stands (R5). */
    static Optional<String> racer(Rule rule) {
        return rule.number().startsWith(ON_RACERS)
                ? Optional.of(rule.number().substring(ON_RACERS.length()))
                : Optional.empty();
    }

    /** Racers on whose power it bears. */
    static List<String> racers(Rule rule, Wording words) {
        return words.catalogue().racers().stream()
                .filter(racer -> of(racer, words).contains(rule))
                .map(Racer::id)
                .toList();
    }

    /** Rulings on {@code racer}, and what the words of its power mean by the rules. */
    static List<Rule> of(Racer racer, Wording words) {
        List<Rule> rules = new ArrayList<>(racer.power().rules());
        String power = words.power(racer.id());
        Rules.all().stream()
                .filter(rule -> !rules.contains(rule))
                .filter(rule -> TERMS.entrySet().stream()
                        .anyMatch(
                                term -> term.getValue().equals(rule.number()) && speaksOf(power, term.getKey(), words)))
                .forEach(rules::add);
        return rules;
    }

    /** Whether a form of {@code term} is in {@code text}, as a word of its own where words have spaces between them. */
    private static boolean speaksOf(String text, String term, Wording words) {
        for (String form : words.other("glossary." + term).split(",", -1)) {
            String word = Pattern.quote(form.strip());
            String rim = form.codePoints()
                            .anyMatch(letter -> Character.UnicodeScript.of(letter) == Character.UnicodeScript.THAI)
                    ? word
                    : "(?<!\\p{L})" + word + "(?!\\p{L})";
            if (Pattern.compile(rim, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                    .matcher(text)
                    .find()) {
                return true;
            }
        }
        return false;
    }
}
