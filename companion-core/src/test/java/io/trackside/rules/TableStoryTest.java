package io.trackside.rules;

import static io.trackside.rules.TableStory.table;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The rulebook's own example, and that a story which does not hold fails. */
class TableStoryTest {
    @Test
    void the_romantic_slips_and_scoocher_scoots_twice() {
        table("romantic@0", "scoocher@2", "banana@3")
                .when("romantic")
                .rolls(5)
                .then("romantic@7 lies", "scoocher@4", "banana@3")
                .next("scoocher");
    }

    @Test
    void a_story_with_another_ending_fails() {
        TableStory story = table("romantic@0", "legs@9").when("romantic").rolls(5);
        assertThatThrownBy(() -> story.then("romantic@6", "legs@9")).isInstanceOf(AssertionError.class);
    }

    @Test
    void an_answer_nobody_asked_for_fails() {
        TableStory story = table("romantic@0", "legs@9")
                .when("romantic")
                .uses("romantic", "romantic")
                .rolls(5);
        assertThatThrownBy(() -> story.then("romantic@5", "legs@9")).isInstanceOf(AssertionError.class);
    }
}
