package io.trackside.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.Fact;
import io.trackside.rules.HouseRules;
import io.trackside.rules.Question;
import io.trackside.rules.Racer;
import io.trackside.rules.Rule;
import io.trackside.rules.Rules;
import io.trackside.rules.Switch;
import io.trackside.rules.racers.Catalogue;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every language says everything, and nothing else. */
class LanguagesTest {
    private static final List<Racer> RACERS = Catalogue.load().racers();

    static Stream<Texts> languages() {
        return Texts.languages().stream().map(Texts::in);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void every_rule_and_nothing_else_has_its_sentence(Texts texts) {
        Set<String> ids = new TreeSet<>();
        for (Rule rule : Rules.all()) {
            ids.add("rule." + rule.id());
        }
        for (Racer racer : RACERS) {
            ids.add("rule." + racer.card().id());
            racer.power().rules().forEach(rule -> ids.add("rule." + rule.id()));
        }

        assertThat(keys(texts, "rule.")).isEqualTo(ids);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void every_standing_and_heading_can_be_cited(Texts texts) {
        Set<String> standings = new TreeSet<>();
        for (Rule.Standing standing : Rule.Standing.values()) {
            standings.add("standing." + standing);
            standings.add("standing." + standing + ".meaning");
        }
        Set<String> headings = new TreeSet<>();
        for (Rule.Heading heading : Rule.Heading.values()) {
            headings.add("heading." + heading);
        }

        assertThat(keys(texts, "standing.")).isEqualTo(standings);
        assertThat(keys(texts, "heading.")).isEqualTo(headings);
        assertThat(texts.arguments("citation")).containsExactlyInAnyOrder("number", "standing", "heading");
    }

    @ParameterizedTest
    @MethodSource("languages")
    void every_printing_and_every_value_of_a_switch_is_explained(Texts texts) {
        Set<String> switches = new TreeSet<>();
        for (Switch one : HouseRules.switchesOf(RACERS)) {
            switches.add("switch." + one.id());
            one.values().forEach(value -> switches.add("switch." + one.id() + "." + value));
        }

        assertThat(keys(texts, "switch.")).isEqualTo(switches);
        assertThat(keys(texts, "printing."))
                .containsExactlyInAnyOrder(
                        "printing." + HouseRules.FIRST_PRINTING, "printing." + HouseRules.SECOND_PRINTING);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void every_racer_and_nobody_else_has_a_name_and_a_power(Texts texts) {
        Set<String> racers = new TreeSet<>();
        racers.add("racer." + Racer.NONE.id() + ".name");
        for (Racer racer : RACERS) {
            racers.add("racer." + racer.id() + ".name");
            racers.add("racer." + racer.id() + ".power");
        }

        assertThat(keys(texts, "racer.")).isEqualTo(racers);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void every_fact_and_nothing_else_can_be_told(Texts texts) {
        Set<String> facts = new TreeSet<>();
        for (Class<?> fact : Fact.class.getPermittedSubclasses()) {
            facts.add("fact." + kebab(fact.getSimpleName()));
        }

        assertThat(keys(texts, "fact.")).isEqualTo(facts);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void every_kind_of_question_can_be_asked(Texts texts) {
        for (Question.Kind kind : Question.Kind.values()) {
            assertThat(texts.has("question." + kind)).as("question.%s", kind).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void a_language_has_the_keys_of_english_and_needs_the_same_details(Texts texts) {
        Texts english = Texts.in("en");

        assertThat(texts.keys()).isEqualTo(english.keys());
        for (String key : texts.keys()) {
            assertThat(texts.arguments(key)).as(key).isEqualTo(english.arguments(key));
        }
    }

    private static Set<String> keys(Texts texts, String prefix) {
        Set<String> keys = new TreeSet<>(texts.keys());
        keys.removeIf(key -> !key.startsWith(prefix));
        return keys;
    }

    private static String kebab(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(java.util.Locale.ROOT);
    }
}
