package io.trackside.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.Fact;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import io.trackside.text.Texts;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class FactPhraseTest {
    private static final Runner EGG = Runner.of(0);
    private static final Runner LEGS = Runner.of(1);
    private static final Runner HARE = Runner.of(2);

    private static final Race RACE = Tables.race("egg", "legs", "hare");
    private static final Racer LEGS_CARD = Tables.CATALOGUE.racer("legs");
    private static final Words WORDS = Texts.in("en")::text;
    private static final Narration NARRATION = Narration.in(WORDS);
    private static final FactPhrase PHRASES = new FactPhrase(Naming.of(RACE, WORDS));

    static final List<Sentence> TOLD = List.of(
            told(new Fact.TurnBegan(EGG), "Egg begins a turn."),
            told(new Fact.TurnEnded(EGG, 0, 5), "Egg ends its turn on space 5, having begun it on Start."),
            told(new Fact.TurnEnded(EGG, 27, 30), "Egg ends its turn across the line, having begun it on space 27."),
            told(new Fact.MainMoveLost(EGG), "Egg makes no main move this turn."),
            told(new Fact.StoodUp(EGG), "Egg stands up instead of making its main move."),
            told(new Fact.Rolled(EGG, 4), "Egg rolls 4 for its main move."),
            told(new Fact.RolledForPower(EGG, EGG, 3), "Egg rolls 3 for its own power."),
            told(new Fact.RolledForPower(LEGS, EGG, 3), "Legs rolls 3 for the power of Egg."),
            told(new Fact.Rerolled(EGG, EGG), "Egg rerolls its main-move die."),
            told(new Fact.Rerolled(EGG, HARE), "Egg rerolls its main-move die, as Hare allows."),
            told(new Fact.Decided(EGG, EGG, LEGS_CARD, true), "Egg uses its power."),
            told(new Fact.Decided(EGG, EGG, LEGS_CARD, false), "Egg does not use its power."),
            told(new Fact.Decided(EGG, LEGS, LEGS_CARD, true), "Egg uses the power of Legs."),
            told(new Fact.Decided(EGG, LEGS, LEGS_CARD, false), "Egg does not use the power of Legs."),
            told(new Fact.Guessed(EGG, 6), "Egg guesses that its die will show 6."),
            told(new Fact.Foretold(EGG, HARE), "Egg names Hare as the winner."),
            told(new Fact.Foretold(EGG, EGG), "Egg names itself as the winner."),
            told(new Fact.MainMoveReplaced(LEGS, 5), "Legs takes 5 as the number of its main move."),
            told(new Fact.Adjusted(HARE, HARE, 2), "Hare adds 2 to its own main move."),
            told(new Fact.Adjusted(HARE, EGG, 1), "Egg adds 1 to the main move of Hare."),
            told(new Fact.Adjusted(HARE, EGG, -1), "Egg takes 1 from the main move of Hare."),
            told(new Fact.MainMoveCounted(HARE, 0), "Hare has a main move of 0."),
            told(new Fact.Moved(EGG, 0, 5, 5), "Egg moves 5, from Start to space 5."),
            told(new Fact.Moved(EGG, 27, 30, 5), "Egg moves 5, from space 27 across the line."),
            told(new Fact.Moved(EGG, 7, 5, -2), "Egg moves 2 back, from space 7 to space 5."),
            told(new Fact.Moved(EGG, 2, 0, -2), "Egg moves 2 back, from space 2 to Start."),
            told(new Fact.Moved(EGG, 1, 0, -2), "Egg moves back from space 1 and ends on Start."),
            told(new Fact.Moved(EGG, 0, 0, -2), "Egg is on Start and cannot move back."),
            told(new Fact.Moved(EGG, 4, 4, 0), "Egg has a move of 0 and stays on space 4."),
            told(new Fact.Followed(EGG, LEGS, 6), "Egg follows Legs to space 6."),
            told(new Fact.Followed(EGG, LEGS, 30), "Egg follows Legs across the line."),
            told(new Fact.SpacesSkipped(EGG, 1), "Egg does not count 1 space that has other racers on it."),
            told(new Fact.SpacesSkipped(EGG, 2), "Egg does not count 2 spaces that have other racers on them."),
            told(new Fact.Blocked(EGG, HARE, 31), "Hare does not let Egg move: it would go 1 space beyond the line."),
            told(new Fact.PutBehind(EGG, HARE, 0), "Hare puts Egg one space behind itself, on Start."),
            told(new Fact.Warped(EGG, 0, 9), "Egg warps from Start to space 9."),
            told(new Fact.Passed(EGG, LEGS), "Egg passes Legs."),
            told(new Fact.Stopped(EGG, 0, Runners.NOBODY), "Egg stops on Start."),
            told(new Fact.Stopped(EGG, 3, Runners.just(LEGS)), "Egg stops on space 3 with Legs."),
            told(new Fact.Stopped(EGG, 3, Runners.just(LEGS).with(HARE)), "Egg stops on space 3 with Legs and Hare."),
            told(new Fact.TrackSpaceActed(EGG, 7, 3), "Egg is on the arrow of space 7."),
            told(new Fact.TrackSpaceActed(EGG, 5, 0), "Egg is on the rock of space 5."),
            told(new Fact.Tripped(EGG), "Egg trips."),
            told(new Fact.Eliminated(EGG), "Egg is out of the race."),
            told(new Fact.Placed(EGG, 1), "Egg takes first place."),
            told(new Fact.Placed(EGG, 2), "Egg takes second place."),
            told(new Fact.ChipsTaken(EGG, 1), "Egg takes 1 bronze point."),
            told(new Fact.ChipsTaken(EGG, 4), "Egg takes 4 bronze points."),
            told(new Fact.ChipsTaken(EGG, -1), "Egg gives back 1 bronze point."),
            told(new Fact.RunsWith(EGG, LEGS_CARD), "Egg has the power of Legs now."),
            told(new Fact.RunsWith(EGG, Racer.NONE), "Egg has no power now."),
            told(new Fact.Drew(EGG, LEGS_CARD), "Egg draws Legs."),
            told(new Fact.PowerHappened(LEGS, LEGS_CARD, 1), "The power of Legs happens."),
            told(new Fact.PowerHappened(EGG, LEGS_CARD, 2), "The power of Legs, which Egg has, happens 2 times."),
            told(new Fact.GoesNext(EGG), "Egg will take the next turn."),
            told(new Fact.ExtraTurnEarned(EGG), "Egg earns another turn after this one."),
            told(
                    new Fact.LoopCut(LEGS, LEGS_CARD),
                    "The power of Legs does not act again: everything was exactly so before in this turn."),
            told(
                    new Fact.LoopCut(LEGS, Racer.NONE),
                    "The space that Legs is on does not act again: everything was exactly so before in this turn."),
            told(new Fact.DroppedOut(LEGS, LEGS_CARD), "The power of Legs no longer acts."),
            told(new Fact.DroppedOut(LEGS, Racer.NONE), "The space under Legs no longer acts."),
            told(new Fact.NotMet(LEGS, LEGS_CARD), "The power of Legs does not act."),
            told(new Fact.NotMet(LEGS, Racer.NONE), "Nothing happens."),
            told(new Fact.RaceEnded(), "The race is over."));

    @ParameterizedTest
    @FieldSource("TOLD")
    void a_fact_is_told(Sentence told) {
        assertThat(NARRATION.sentence(RACE, told.fact())).isEqualTo(told.words());
    }

    @Test
    void every_fact_is_told_here() {
        Set<Class<?>> told = TOLD.stream().map(one -> one.fact().getClass()).collect(Collectors.toSet());

        assertThat(told).containsExactlyInAnyOrder(Fact.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @FieldSource("TOLD")
    void its_details_are_named_after_its_parts(Sentence told) {
        Fact fact = told.fact();
        Set<String> details = PHRASES.of(fact).details().keySet();

        assertThat(details)
                .containsAll(Arrays.stream(fact.getClass().getRecordComponents())
                        .map(RecordComponent::getName)
                        .toList());
    }

    record Sentence(Fact fact, String words) {}

    private static Sentence told(Fact fact, String words) {
        return new Sentence(fact, words);
    }
}
