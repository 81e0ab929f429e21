package io.trackside.app;

import io.trackside.arbiter.Story;
import io.trackside.rules.Answers;
import io.trackside.rules.Awaiting;
import io.trackside.rules.LineUp;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A race as far as it has been played.
 *
 * @param chapters what happened before the race, then a chapter for each turn; the last one may still go on
 * @param question what is asked now, empty when the race is over
 */
record Played(Race race, List<Chapter> chapters, Optional<Question> question) {
    /**
     * A turn, or what happened before the race.
     *
     * @param board the table at its end, or as it is now
     */
    record Chapter(List<Ruling> rulings, BoardLine board) {}

    /** Plays from the start until an answer is missing, the race is over, or {@code mostTurns} turns call it off. */
    static Played of(LineUp lineUp, Answers answers, int mostTurns) {
        return of(lineUp, answers, mostTurns, race -> {});
    }

    /** Plays from the start until an answer is missing; there the table calls the race off. */
    static Played calledOff(LineUp lineUp, Answers answers) {
        return of(lineUp, answers, Integer.MAX_VALUE, Race::callOff);
    }

    private static Played of(LineUp lineUp, Answers answers, int mostTurns, Consumer<Race> whereItStops) {
        Race race = new Race(lineUp, answers);
        Story story = Story.ofWhatHappens();
        race.tellTo(story);
        List<Chapter> chapters = new ArrayList<>();
        int told = 0;
        try {
            race.begin();
            while (!race.isOver()) {
                chapters.add(chapter(race, story, told));
                told = story.rulings().size();
                if (chapters.size() > mostTurns) {
                    race.callOff();
                } else {
                    race.takeTurn();
                }
            }
        } catch (Awaiting awaiting) {
            whereItStops.accept(race);
            chapters.add(chapter(race, story, told));
            return new Played(race, chapters, race.isOver() ? Optional.empty() : Optional.of(awaiting.question()));
        }
        chapters.add(chapter(race, story, told));
        return new Played(race, chapters, Optional.empty());
    }

    boolean isOver() {
        return question.isEmpty();
    }

    /** Number of the last chapter, 0 for what happens before the race. */
    int last() {
        return chapters.size() - 1;
    }

    /** Whether chapter {@code number} is told to its end. */
    boolean isComplete(int number) {
        return isOver() || number < last();
    }

    private static Chapter chapter(Race race, Story story, int from) {
        List<Ruling> all = story.rulings();
        return new Chapter(all.subList(from, all.size()), BoardLine.of(race));
    }
}
