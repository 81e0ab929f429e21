package io.trackside.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A story of a table where people play: every step is an input, and what is asked is looked at before it is answered.
 *
 * <pre>
 * live(table("legs@0", "duelist@4").when("legs")).asks(MAY, "legs").no().rolls(4).asks(RACER, "duelist");
 * </pre>
 */
final class LiveStory {
    private final PlayedRace played;

    private LiveStory(PlayedRace played) {
        this.played = played;
    }

    static LiveStory live(TableStory table) {
        return new LiveStory(table.played());
    }

    // ---- inputs --------------------------------------------------------------------------------------------------

    LiveStory rolls(int face) {
        return answers(face);
    }

    LiveStory yes() {
        return answers(Question.YES);
    }

    LiveStory no() {
        return answers(Question.NO);
    }

    LiveStory answers(int answer) {
        played.answer(answer);
        return this;
    }

    LiveStory picks(String racer) {
        return answers(runner(racer).index());
    }

    LiveStory skips() {
        played.skip();
        return this;
    }

    /** What waits ends with this correction. */
    LiveStory endedBy(Correction... edits) {
        played.correct(List.of(edits), Interruption.Then.ENDS_RESOLUTION);
        return this;
    }

    /** What waits is asked again after this correction. */
    LiveStory askedAgainAfter(Correction... edits) {
        played.correct(List.of(edits), Interruption.Then.ASKS_AGAIN);
        return this;
    }

    LiveStory free() {
        played.free();
        return this;
    }

    LiveStory enforce() {
        played.enforce();
        return this;
    }

    // ---- corrections ---------------------------------------------------------------------------------------------

    Correction on(String racer, int space) {
        return new Correction.StandsOn(runner(racer), space);
    }

    Correction lying(String racer) {
        return new Correction.Lies(runner(racer));
    }

    Correction out(String racer) {
        return new Correction.IsOut(runner(racer));
    }

    Correction crossed(String racer) {
        return new Correction.HasCrossed(runner(racer));
    }

    Correction place(String racer, int place) {
        return new Correction.HasCrossed(runner(racer), place);
    }

    Correction upNext(String racer) {
        return new Correction.IsNext(Runners.just(runner(racer)));
    }

    // ---- looking -------------------------------------------------------------------------------------------------

    PlayedRace played() {
        return played;
    }

    LiveStory asks(Question.Kind kind, String racer) {
        assertThat(played.question()).as("a question").isPresent();
        Question question = played.question().orElseThrow();
        assertThat(question.kind() + " " + id(question.who())).isEqualTo(kind + " " + racer);
        return this;
    }

    LiveStory asksNothing() {
        assertThat(played.question()).isEmpty();
        return this;
    }

    /** The racers that can be picked now. */
    LiveStory offers(String... racers) {
        assertThat(played.question().orElseThrow().choices().stream().map(index -> id(Runner.of(index))))
                .containsExactly(racers);
        return this;
    }

    /** Where each racer is: {@code id@space}, {@code id@space lies}, {@code id out}, {@code id crossed}. */
    LiveStory table(String... expected) {
        List<String> found = new ArrayList<>();
        for (Runner runner : played.race().entrants()) {
            found.add(look(runner));
        }
        assertThat(found).containsExactlyInAnyOrder(expected);
        return this;
    }

    /** What waits, next first: whose power. */
    LiveStory waits(String... owners) {
        assertThat(played.race().waiting().stream().map(waiting -> id(waiting.owner())))
                .containsExactly(owners);
        return this;
    }

    /** Who dropped out because the physical table wins, by the last input. */
    LiveStory dropped(String... owners) {
        Stream<String> dropped = played.news().stream()
                .filter(ruling -> ruling.rule().equals(Rules.TABLE_WINS))
                .map(Ruling::fact)
                .filter(Fact.DroppedOut.class::isInstance)
                .map(fact -> id(((Fact.DroppedOut) fact).owner()));
        assertThat(dropped).containsExactly(owners);
        return this;
    }

    /** The facts of the last input, by their names. */
    LiveStory told(String... facts) {
        assertThat(played.news().stream().map(ruling -> ruling.fact().getClass().getSimpleName()))
                .containsExactly(facts);
        return this;
    }

    LiveStory turn(int number) {
        assertThat(played.turn()).isEqualTo(number);
        return this;
    }

    LiveStory overWith(String... placed) {
        assertThat(played.race().isOver()).isTrue();
        assertThat(played.question()).isEmpty();
        assertThat(played.race().placed().stream().map(this::id)).containsExactly(placed);
        return this;
    }

    Runner runner(String racer) {
        for (Runner runner : played.race().entrants()) {
            if (id(runner).equals(racer)) {
                return runner;
            }
        }
        throw new IllegalArgumentException(racer + " is not in this story");
    }

    private String id(Runner runner) {
        return played.race().racer(runner).id();
    }

    private String look(Runner runner) {
        if (played.race().eliminated().contains(runner)) {
            return id(runner) + " out";
        }
        if (played.race().placed().contains(runner)) {
            return id(runner) + " crossed";
        }
        return id(runner) + "@" + played.race().space(runner) + (played.race().lies(runner) ? " lies" : "");
    }
}
