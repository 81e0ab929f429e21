package io.trackside.rules;

import java.util.ArrayList;
import java.util.List;

/** Answers from a record, in order, and what interrupted them; {@link Awaiting} when it is exhausted. */
public final class Recorded implements Asked {
    private final List<Entry> entries = new ArrayList<>();
    private int next;

    private sealed interface Entry {}

    private record Given(int answer) implements Entry {}

    private record Broken(Interruption by) implements Entry {}

    /** An empty record. */
    public Recorded() {}

    /** The first {@code size} of {@code answers}. */
    public Recorded(int[] answers, int size) {
        for (int i = 0; i < size; i++) {
            add(answers[i]);
        }
    }

    /** The same record, read from its beginning. */
    Recorded(Recorded other) {
        entries.addAll(other.entries);
    }

    /** What comes after the first {@code size} entries, to be read from there. */
    Recorded from(int size) {
        Recorded rest = new Recorded();
        rest.entries.addAll(entries.subList(size, entries.size()));
        return rest;
    }

    /** Whether every entry has been read. */
    boolean isRead() {
        return next >= entries.size();
    }

    /** Appends an answer. */
    public void add(int answer) {
        entries.add(new Given(answer));
    }

    /** Appends what came instead of an answer. */
    public void add(Interruption interruption) {
        entries.add(new Broken(interruption));
    }

    /** Forgets all but the first {@code size} entries. */
    void cutTo(int size) {
        entries.subList(size, entries.size()).clear();
        next = Math.min(next, size);
    }

    /** Reads on from entry number {@code from}. */
    void rewindTo(int from) {
        next = from;
    }

    /** The number of entries. */
    public int size() {
        return entries.size();
    }

    /** How many entries have been read. */
    int read() {
        return next;
    }

    /** The answers alone. */
    public int[] toArray() {
        return entries.stream()
                .filter(Given.class::isInstance)
                .mapToInt(entry -> ((Given) entry).answer())
                .toArray();
    }

    /** Throws {@link Awaiting} past the last entry, {@link IllegalArgumentException} if an answer does not fit its question. */
    @Override
    public int answer(Race race, Question question) {
        while (next < entries.size()) {
            switch (entries.get(next)) {
                case Given(int answer) -> {
                    checkFits(question, answer);
                    next++;
                    return answer;
                }
                case Broken(Interruption by) -> {
                    next++;
                    if (by.then() == Interruption.Then.SKIPS && question.optional()) {
                        return Question.NO;
                    }
                    Interrupted signal = race.interrupted(by);
                    if (by.then() == Interruption.Then.SKIPS || !isAskedInPlace(race, question)) {
                        throw signal;
                    }
                }
            }
        }
        throw new Awaiting(question);
    }

    private void checkFits(Question question, int answer) {
        if (!question.accepts(answer)) {
            throw new IllegalArgumentException(
                    "answer number " + next + " of the record, " + answer + ", does not fit the question " + question);
        }
    }

    /** Before the race no table changes which cards there are: those drawn stay drawn. */
    private static boolean isAskedInPlace(Race race, Question question) {
        boolean cards = question.kind() == Question.Kind.DRAW || question.kind() == Question.Kind.CARD;
        return cards && !race.hasBegun() && !race.isOver();
    }
}
