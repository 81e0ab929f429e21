package io.trackside.rules.racers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.trackside.rules.BadInput;
import io.trackside.rules.Power;
import io.trackside.rules.Racer;
import io.trackside.rules.Rule;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CatalogueTest {
    private final Catalogue catalogue = Catalogue.load();

    @Test
    void the_box_has_36_racers_in_the_order_of_their_ids() {
        List<String> ids = catalogue.racers().stream().map(Racer::id).toList();
        assertThat(ids).hasSize(36).doesNotHaveDuplicates().isSorted();
    }

    @ParameterizedTest
    @CsvSource({"bananna, banana", "babayaga, baba-yaga", "sysiphus, sisyphus", "third-weel, third-wheel", "Legs, legs"
    })
    void a_misspelt_racer_is_answered_with_the_nearest_one(String id, String nearest) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> catalogue.racer(id))
                .satisfies(bad ->
                        assertThat(bad.details()).containsEntry("racer", id).containsEntry("nearest", nearest));
    }

    @Test
    void a_word_like_no_racer_is_answered_with_all_of_them() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> catalogue.racer("grumpy-toll"))
                .satisfies(
                        bad -> assertThat(bad.details().get("known")).asString().contains("alchemist", "twin"));
    }

    /** What a power can cite is what it declares: the texts and the rules page are made from that. */
    @Test
    void every_racer_declares_the_rules_it_cites() throws IllegalAccessException {
        for (Racer racer : catalogue.racers()) {
            assertThat(racer.power().rules())
                    .as(racer.id())
                    .containsExactlyInAnyOrderElementsOf(rulesOf(racer.power()));
            assertThat(racer.power().rules()).allMatch(rule -> rule.number().equals("R5 " + racer.id()));
        }
    }

    private static List<Rule> rulesOf(Power power) throws IllegalAccessException {
        List<Rule> rules = new ArrayList<>();
        for (Field field : power.getClass().getDeclaredFields()) {
            if (field.getType() == Rule.class) {
                field.setAccessible(true);
                rules.add((Rule) field.get(null));
            }
        }
        return rules;
    }
}
