package io.trackside.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import io.trackside.text.Texts;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WhyNotTest {
    private static final String LEGS_LIES = """
        {"track": "mild", "turn_of": "legs",
         "setup": [{"racer": "legs", "space": 3, "tripped": true}, {"racer": "banana", "space": 9}]}
        """;

    private static final String COPYCAT_LIES = """
        {"track": "mild", "turn_of": "copycat",
         "setup": [{"racer": "copycat", "space": 2, "tripped": true}, {"racer": "legs", "space": 10}]}
        """;

    private final Texts texts = Texts.in("en");
    private final Arbiter arbiter = new Arbiter(Catalogue.load(), Printing.ofTheBox(), texts::text);

    /** Setup as racer@space, separated by blanks; the first one has the turn. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hypnotist@4 legs@4            | 3 | hypnotist    | rule.R5.hypnotist.from-another-space",
                "third-wheel@4 legs@9          | 3 | third-wheel  | rule.R5.third-wheel.exactly-two",
                "lovable-loser@4 legs@4        | 3 | lovable-loser | rule.R5.lovable-loser.alone-in-last",
                "magician@4 lackey@9           | 5 | lackey       | rule.R5.lackey.a-six",
                "lackey@4 magician@9           | 6 | lackey       | rule.R5.lackey.anothers-die",
                "magician@4 inchworm@9         | 2 | inchworm     | rule.R5.inchworm.a-one",
                "magician@4 banana@4           | 3 | banana       | rule.R3.6.pass",
                "centaur@4 banana@9            | 3 | centaur      | rule.R3.6.pass",
                "magician@2 mouth@5 legs@0     | 3 | mouth        | rule.R5.mouth.card",
                "mouth@2 legs@9                | 3 | mouth        | rule.R5.mouth.exactly-one",
                "magician@2 romantic@9 legs@5 genius@5 | 3 | romantic | rule.R5.romantic.exactly-one",
                "magician@3 heckler@9          | 2 | heckler      | rule.R5.heckler.within-one",
                "hare@3 legs@9                 | 2 | stickler     | rule.R5.not-in-race",
                "magician@27 stickler@9        | 3 | stickler     | rule.R5.stickler.too-far",
            })
    void names_the_condition_that_was_not_met(String setup, int face, String power, String rule) {
        assertThat(lines(setup.strip(), face, power.strip())).anyMatch(line -> line.contains(texts.text(rule.strip())));
    }

    @Test
    void a_power_that_did_act_is_said_to_have() {
        assertThat(lines("party-animal@4 legs@4", 3, "party-animal"))
                .anyMatch(line -> line.contains(
                        texts.text("why-not.acted", Map.of("power", "Party Animal", "holder", "Party Animal"))));
    }

    @Test
    void one_that_lies_has_no_choice_instead_of_rolling() {
        CaseResult result = arbiter.answer(LEGS_LIES, true);
        assertThat(arbiter.whyNot(result, "legs")).anyMatch(line -> line.contains("R3.8"));
    }

    /** Copycat has the power of Legs, which leads; that Copycat lies says nothing about Legs itself. */
    @Test
    void of_a_borrowed_power_the_holder_is_named() {
        CaseResult result = arbiter.answer(COPYCAT_LIES, true);
        assertThat(arbiter.whyNot(result, "legs"))
                .anyMatch(line -> line.startsWith("Copycat lay down"))
                .noneMatch(line -> line.startsWith("Legs"));
    }

    @Test
    void what_its_owner_did_not_want_is_said() {
        assertThat(lines("legs@3 banana@9", 2, "legs")).anyMatch(line -> line.contains("R3.12"));
    }

    private List<String> lines(String setup, int face, String power) {
        List<String> places = Pattern.compile(" +")
                .splitAsStream(setup)
                .map(one -> {
                    int at = one.indexOf('@');
                    return "{\"racer\": \"" + one.substring(0, at) + "\", \"space\": " + one.substring(at + 1) + "}";
                })
                .toList();
        String first = setup.substring(0, setup.indexOf('@'));
        String json = "{\"track\": \"mild\", \"turn_of\": \"" + first + "\", \"setup\": [" + String.join(", ", places)
                + "], \"inputs\": [{\"roll\": " + face + ", \"by\": \"" + first + "\"}]}";
        return arbiter.whyNot(arbiter.answer(json, true), power);
    }
}
