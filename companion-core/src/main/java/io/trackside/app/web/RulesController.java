package io.trackside.app.web;

import io.trackside.rules.BadInput;
import io.trackside.rules.Racer;
import io.trackside.rules.Rule;
import io.trackside.rules.Rules;
import io.trackside.rules.racers.Catalogue;
import io.trackside.text.Texts;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** What the rules say, for whoever wants to read up on a ruling. */
@RestController
class RulesController {
    private final Catalogue catalogue;
    private final Languages languages;

    RulesController(Catalogue catalogue, Languages languages) {
        this.catalogue = catalogue;
        this.languages = languages;
    }

    @GetMapping("/api/racers")
    List<Card> racers(HttpServletRequest request) {
        Texts texts = languages.of(request);
        return catalogue.racers().stream().map(racer -> Card.of(racer, texts)).toList();
    }

    @GetMapping("/api/rules")
    List<Sentence> rules(HttpServletRequest request) {
        Texts texts = languages.of(request);
        return Stream.concat(Rules.all().stream(), catalogue.racers().stream().flatMap(RulesController::cited))
                .map(rule -> Sentence.of(rule, texts))
                .toList();
    }

    /** All sentences with {@code number}, such as {@code R3.8}, {@code R5 banana} or {@code R5.banana}. */
    @GetMapping("/api/rules/{number}")
    List<Sentence> rules(@PathVariable("number") String number, HttpServletRequest request) {
        String wanted = number.replace(' ', '.');
        List<Sentence> found = rules(request).stream()
                .filter(sentence -> sentence.number().replace(' ', '.').equalsIgnoreCase(wanted))
                .toList();
        if (found.isEmpty()) {
            throw BadInput.of("rule-unknown", "number", number);
        }
        return found;
    }

    private static Stream<Rule> cited(Racer racer) {
        return Stream.concat(Stream.of(racer.card()), racer.power().rules().stream());
    }

    /** A sentence of the rules. */
    record Sentence(String id, String number, String standing, String heading, String text, String meaning) {
        static Sentence of(Rule rule, Texts texts) {
            return new Sentence(
                    rule.id(),
                    rule.number(),
                    id(rule.standing()),
                    id(rule.heading()),
                    texts.text("rule." + rule.id()),
                    texts.text("standing." + rule.standing() + ".meaning"));
        }

        private static String id(Enum<?> constant) {
            return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A racer, with the sentences of the rules about its power; {@code printed} is its name on the English card. */
    record Card(String id, String name, String printed, String power, List<Cited> rules) {
        static Card of(Racer racer, Texts texts) {
            return new Card(
                    racer.id(),
                    texts.text("racer." + racer.id() + ".name"),
                    texts.printed("racer." + racer.id() + ".name"),
                    texts.text("racer." + racer.id() + ".power"),
                    cited(racer)
                            .map(rule -> new Cited(rule.id(), rule.number()))
                            .toList());
        }
    }

    /** Where a sentence stands. */
    record Cited(String id, String number) {}
}
