package io.trackside.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Situations at the table, and which of the things a die says count. Anna has seat 0, Ben seat 1. */
class JudgeTest {
    private static final Awaited ANNA = new Awaited(7, List.of(0), List.of("Anna", "Ben"));
    private static final Awaited BEN = new Awaited(7, List.of(1), List.of("Anna", "Ben"));
    private static final Awaited NOBODY = new Awaited(7, List.of(), List.of("Anna", "Ben"));
    private static final long MILLI = TimeUnit.MILLISECONDS.toNanos(1);

    /** What is said, as "milliseconds word [face]", and what comes of all of it. */
    private record Step(long millis, Motion motion, String raw) {
        static Step of(String told) {
            String[] words = told.split(" ", -1);
            return new Step(Long.parseLong(words[0]), Motion.valueOf(words[1]), words.length > 2 ? words[2] : "");
        }
    }

    static Stream<Arguments> events() {
        return Stream.of(
                Arguments.of("a throw counts", "trackside", "0 SETTLED 4", "4"),
                Arguments.of("said twice it is one", "trackside", "0 SETTLED 4, 900 SETTLED 4", "4"),
                Arguments.of(
                        "said three times it is one", "trackside", "0 SETTLED 4, 1000 SETTLED 4, 2000 SETTLED 4", "4"),
                Arguments.of("a second face at once is a flicker", "trackside", "0 SETTLED 4, 300 SETTLED 5", "4"),
                Arguments.of("later it is a throw", "trackside", "0 SETTLED 4, 3000 SETTLED 4", "4 4"),
                Arguments.of("cocked", "trackside", "0 COCKED 4", "die-cocked"),
                Arguments.of("nudged", "trackside", "0 NUDGED 4", "die-nudged"),
                Arguments.of("a seven", "trackside", "0 SETTLED 7", "die-face-unknown"),
                Arguments.of("a nought", "trackside", "0 SETTLED 0", "die-face-unknown"),
                Arguments.of("no number", "trackside", "0 SETTLED NaN", "die-face-unknown"),
                Arguments.of("rolled and settled", "pixels", "0 ROLLING 2, 500 SETTLED 4", "4"),
                Arguments.of("only laid down", "pixels", "0 HANDLED 2, 500 SETTLED 4", "die-not-thrown"),
                Arguments.of(
                        "rolls in the hand and is laid down",
                        "pixels",
                        "0 ROLLING 2, 200 HANDLED 3, 500 SETTLED 4",
                        "die-not-thrown"),
                Arguments.of(
                        "cocked and pushed flat",
                        "pixels",
                        "0 ROLLING 2, 200 COCKED 3, 500 SETTLED 4",
                        "die-cocked die-not-thrown"),
                Arguments.of(
                        "heard over two gateways",
                        "pixels",
                        "0 ROLLING 1, 10 ROLLING 1, 500 SETTLED 4, 520 SETTLED 4",
                        "4"),
                Arguments.of(
                        "heard over two gateways, one after the other",
                        "pixels",
                        "0 ROLLING 1, 500 SETTLED 4, 510 ROLLING 1, 520 SETTLED 4",
                        "4"),
                Arguments.of(
                        "two throws", "pixels", "0 ROLLING 1, 500 SETTLED 4, 3000 ROLLING 4, 3500 SETTLED 4", "4 4"),
                Arguments.of(
                        "settles again without a roll",
                        "pixels",
                        "0 ROLLING 1, 500 SETTLED 4, 9000 SETTLED 4",
                        "4 die-not-thrown"),
                Arguments.of("nothing about faces", "godice", "0 QUIET", ""));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("events")
    void events(String name, String kind, String said, String comes) {
        assertThat(outcome(judge(kind), said, ANNA)).as(name).isEqualTo(comes);
    }

    @Test
    void a_throw_counts_only_for_who_is_awaited() {
        assertThat(outcome(judge("trackside"), "0 SETTLED 4", BEN)).isEqualTo("die-other-awaited");
        assertThat(outcome(judge("trackside"), "0 SETTLED 4", NOBODY)).isEqualTo("die-none-awaited");
    }

    @Test
    void the_trace_says_who_is_awaited() {
        Verdict verdict = judge("trackside").hears(Reading.of("x", Motion.SETTLED, "4"), true, 0, BEN);
        assertThat(((Verdict.Traced) verdict).why().details())
                .isEqualTo(Map.of("die", "red", "face", 4, "awaited", List.of("Ben")));
    }

    @Test
    void a_throw_that_came_too_early_does_not_count_when_it_is_said_again() {
        Judge judge = judge("trackside");
        assertThat(outcome(judge, "0 SETTLED 4", BEN)).isEqualTo("die-other-awaited");
        assertThat(outcome(judge, "800 SETTLED 4", ANNA)).isEmpty();
    }

    @Test
    void a_shared_die_is_thrown_for_whoever_is_awaited() {
        Judge judge = new Judge(die("trackside", OptionalInt.empty(), Optional.of(FaceMap.PLAIN)));
        assertThat(judge.hears(Reading.of("x", Motion.SETTLED, "4"), true, 0, BEN))
                .isEqualTo(new Verdict.Counts(OptionalInt.empty(), 4));
    }

    @Test
    void what_is_retained_never_counts() {
        assertThat(judge("trackside").hears(Reading.of("x", Motion.SETTLED, "4"), false, 0, ANNA))
                .isInstanceOf(Verdict.Traced.class);
    }

    @Test
    void named_throws_count_once_each_however_close() {
        Judge judge = judge("trackside");
        List<String> outcomes = new ArrayList<>();
        for (String name : List.of("a", "b", "a", "b", "c")) {
            outcomes.add(
                    told(judge.hears(Reading.of("x", Motion.SETTLED, "4").asThrow(Optional.of(name)), true, 0, ANNA)));
        }
        assertThat(outcomes).containsExactly("4", "4", "", "", "4");
    }

    @Test
    void another_kind_of_die_never_counts() {
        assertThat(told(judge("trackside")
                        .hears(Reading.of("x", Motion.SETTLED, "4").sixSided(false), true, 0, ANNA)))
                .isEqualTo("die-not-six");
    }

    @Test
    void a_roll_before_the_connection_broke_makes_no_throw_after_it() {
        Judge judge = judge("pixels");
        outcome(judge, "0 ROLLING 1", ANNA);
        judge.disconnected();
        assertThat(outcome(judge, "500 SETTLED 4", ANNA)).isEqualTo("die-not-thrown");
    }

    // ---- what is said again and again ------------------------------------------------------------------------------

    @Test
    void a_level_counts_when_it_changes_after_somebody_armed_it() {
        Judge judge = judge("plain-digit");
        assertThat(outcome(judge, "0 SHOWS 4, 2000 SHOWS 4", ANNA)).isEmpty();
        judge.arm(3000 * MILLI);
        assertThat(outcome(judge, "4000 SHOWS 4, 6000 SHOWS 2, 8000 SHOWS 2, 10000 SHOWS 3", ANNA))
                .isEqualTo("2 die-not-armed");
    }

    @Test
    void a_level_that_stays_the_same_is_asked_about() {
        Judge judge = judge("plain-digit");
        outcome(judge, "0 SHOWS 4", ANNA);
        judge.arm(0);
        assertThat(outcome(judge, "2000 SHOWS 4, 10000 SHOWS 4", ANNA)).isEqualTo("die-unchanged");
    }

    @Test
    void arming_does_not_last() {
        Judge judge = judge("plain-digit");
        outcome(judge, "0 SHOWS 4", ANNA);
        judge.arm(0);
        assertThat(outcome(judge, "61000 SHOWS 2", ANNA)).isEqualTo("die-not-armed");
    }

    @Test
    void a_level_counts_also_when_the_die_left_and_came_to_rest() {
        Judge judge = judge("plain-digit");
        assertThat(outcome(judge, "0 SHOWS 4, 2000 ROLLING, 4000 SHOWS 4", ANNA))
                .isEqualTo("4");
    }

    // ---- learning the faces ----------------------------------------------------------------------------------------

    @Test
    void a_cube_that_nobody_knows_the_faces_of_does_not_count() {
        Judge judge = new Judge(die("zigbee-cube", OptionalInt.of(0), Optional.empty()));
        assertThat(outcome(judge, "0 SETTLED 4", ANNA)).isEqualTo("die-unknown-faces");
    }

    @Test
    void a_cube_shows_its_faces_and_is_known() {
        Judge judge = new Judge(die("zigbee-cube", OptionalInt.of(0), Optional.empty()));
        judge.calibrate();
        assertThat(outcome(judge, "0 SETTLED 5, 1 SETTLED 5, 2 SETTLED 0, 3 SETTLED 1, 4 SETTLED 2, 5 SETTLED 3", ANNA))
                .isEmpty();
        assertThat(judge.wanted()).hasValue(6);
        assertThat(judge.hears(Reading.of("x", Motion.SETTLED, "4"), true, 0, ANNA))
                .isEqualTo(new Verdict.Learnt(new FaceMap(Map.of("5", 1, "0", 2, "1", 3, "2", 4, "3", 5, "4", 6))));
        assertThat(judge.wanted()).isEmpty();
    }

    private static Judge judge(String kind) {
        return new Judge(die(kind, OptionalInt.of(0), Optional.of(FaceMap.PLAIN)));
    }

    private static Die die(String kind, OptionalInt seat, Optional<FaceMap> faces) {
        return new Die("red", seat, Dialects.of(kind).orElseThrow(), Optional.empty(), Optional.empty(), faces);
    }

    private static String outcome(Judge judge, String said, Awaited awaited) {
        List<String> outcomes = new ArrayList<>();
        for (String told : said.split(", ", -1)) {
            Step step = Step.of(told);
            Reading reading = Reading.of("x", step.motion())
                    .withRaw(Optional.of(step.raw()).filter(raw -> !raw.isEmpty()));
            outcomes.add(told(judge.hears(reading, true, step.millis() * MILLI, awaited)));
        }
        outcomes.removeIf(String::isEmpty);
        return String.join(" ", outcomes);
    }

    private static String told(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Counts(OptionalInt _, int face) -> Integer.toString(face);
            case Verdict.Traced traced -> traced.why().key();
            case Verdict.Nothing() -> "";
            case Verdict.Learnt learnt -> learnt.toString();
        };
    }
}
