package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.arbiter.Prompts;
import io.trackside.odds.RandomAnswers;
import io.trackside.rules.Asked;
import io.trackside.rules.LineUp;
import io.trackside.rules.Question;
import io.trackside.rules.Recorded;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RaceInputsTest {
    private static final int RACERS = 5;
    private static final int MANY = 300;

    @TempDir
    private Path folder = Path.of("");

    private Path path = folder;

    @BeforeEach
    void named() {
        path = folder.resolve("race.txt");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void a_race_restarted_from_its_file_at_every_input_is_the_same_race(int seed) {
        TableRace table = table(seed);
        Random random = new Random(seed);
        Recorded uninterrupted = new Recorded();
        boolean over = false;
        for (int i = 0; i < MANY && !over; i++) {
            try (RaceFile file = RaceFile.open(path, table.header())) {
                RaceInputs inputs = new RaceInputs(table.lineUp(), file);
                Played straight = played(table.lineUp(), uninterrupted);
                assertThat(inputs.played().race().state())
                        .isEqualTo(straight.race().state());
                assertThat(inputs.played().chapters()).isEqualTo(straight.chapters());
                over = straight.isOver();
                if (!over) {
                    int answer = any(straight.question().orElseThrow(), random);
                    uninterrupted.add(answer);
                    inputs.answer(answer);
                }
            }
        }
    }

    @Test
    void taking_back_and_putting_back_survive_a_restart() {
        TableRace table = table(9);
        Random random = new Random(9);
        List<String> states = new ArrayList<>();
        try (RaceFile file = RaceFile.open(path, table.header())) {
            RaceInputs inputs = new RaceInputs(table.lineUp(), file);
            for (int i = 0; i < 20; i++) {
                states.add(inputs.played().race().state());
                inputs.answer(any(inputs.played().question().orElseThrow(), random));
            }
        }
        for (int left = 19; left >= 10; left--) {
            try (RaceFile file = RaceFile.open(path, table.header())) {
                RaceInputs inputs = new RaceInputs(table.lineUp(), file);
                assertThat(inputs.undo()).isPresent();
                assertThat(inputs.size()).isEqualTo(left);
                assertThat(inputs.played().race().state()).isEqualTo(states.get(left));
            }
        }
        try (RaceFile file = RaceFile.open(path, table.header())) {
            RaceInputs inputs = new RaceInputs(table.lineUp(), file);
            assertThat(inputs.redo()).isTrue();
            assertThat(inputs.played().race().state()).isEqualTo(states.get(11));
            inputs.answer(any(inputs.played().question().orElseThrow(), random));
            assertThat(inputs.redo()).isFalse();
        }
    }

    @Test
    void whatever_is_asked_can_be_answered_in_the_words_it_is_asked_in() {
        Replies replies = new Replies(Runs.TEXTS);
        Prompts prompts = Prompts.in(Runs.TEXTS::text, Runs.TEXTS::has);
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Asked typing = (race, question) -> {
                int answer = any(question, random);
                String typed = answer == Question.NO ? "" : prompts.answer(race, question, answer);
                assertThat(replies.read(race, question, typed.replace("Space ", "")))
                        .as(typed)
                        .isEqualTo(answer);
                assertThat(replies.prompt(race, question)).endsWith(")");
                return answer;
            };
            Played.of(table(seed).lineUp(), typing, MANY);
        }
    }

    @Test
    void a_race_that_does_not_end_is_called_off() {
        Played played = Played.of(table(3).lineUp(), new RandomAnswers(3), 4);

        assertThat(played.isOver()).isTrue();
        assertThat(played.race().placed()).isEmpty();
        assertThat(played.chapters()).hasSize(6);
    }

    private static TableRace table(int seed) {
        List<String> ids = new ArrayList<>(
                Runs.CATALOGUE.racers().stream().map(racer -> racer.id()).toList());
        Collections.shuffle(ids, new Random(seed));
        return Runs.table(
                seed % 2 == 0 ? "mild" : "wild", ids.subList(0, RACERS).toArray(String[]::new));
    }

    private static Played played(LineUp lineUp, Recorded answers) {
        return Played.of(lineUp, new Recorded(answers.toArray(), answers.size()), Integer.MAX_VALUE);
    }

    private static int any(Question question, Random random) {
        if (question.optional() && random.nextInt(3) == 0) {
            return Question.NO;
        }
        return question.choices().get(random.nextInt(question.choices().size()));
    }
}
