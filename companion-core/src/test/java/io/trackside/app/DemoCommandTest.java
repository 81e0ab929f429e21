package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DemoCommandTest {
    private static final int SEEDS = 50;

    @ParameterizedTest
    @ValueSource(strings = {"mild", "wild"})
    void a_race_of_chance_ends_whatever_the_seed(String track) {
        for (int seed = 0; seed < SEEDS; seed++) {
            Runs.Run run = Runs.demo("--fast", "--seed", Integer.toString(seed), "--track", track);

            assertThat(run.status()).isZero();
            assertThat(run.out()).as("seed " + seed).contains("The race is over.");
            assertThat(run.out()).contains("deploy/trackside race ").doesNotContain("\033");
            assertThat(run.lines()).allMatch(line -> line.length() <= Conversation.WIDTH);
        }
    }

    @Test
    void the_same_seed_tells_the_same_race() {
        assertThat(Runs.demo("--seed", "17")).isEqualTo(Runs.demo("--seed", "17", "--fast"));
        assertThat(Runs.demo("--seed", "17").out())
                .isNotEqualTo(Runs.demo("--seed", "18").out());
    }

    @Test
    void without_a_seed_the_race_tells_which_one_it_had() {
        assertThat(Runs.demo("--fast").out()).containsPattern("deploy/trackside demo --seed\\s+\\d+");
    }

    @Test
    void a_track_that_is_not_there_is_refused() {
        assertThat(Runs.demo("--track", "moon").err()).contains("There is no track “moon”.");
    }
}
