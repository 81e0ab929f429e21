package io.trackside.rules;

/** Answers from a record, in order; {@link Awaiting} when it is exhausted. */
public final class Recorded implements Asked {
    private int[] answers;
    private int size;
    private int next;

    /** An empty record. */
    public Recorded() {
        this(new int[0], 0);
    }

    /** The first {@code size} of {@code answers}. */
    public Recorded(int[] answers, int size) {
        this.answers = answers.clone();
        this.size = size;
    }

    /** Appends an answer. */
    public void add(int answer) {
        if (size == answers.length) {
            answers = java.util.Arrays.copyOf(answers, Math.max(16, size * 2));
        }
        answers[size++] = answer;
    }

    /** Forgets all but the first {@code size} answers. */
    public void cutTo(int size) {
        this.size = Math.min(size, this.size);
        this.next = Math.min(next, this.size);
    }

    /** Reads on from answer number {@code from}. */
    public void rewindTo(int from) {
        next = from;
    }

    public int size() {
        return size;
    }

    /** How many answers have been read. */
    public int read() {
        return next;
    }

    /** A copy of the answers. */
    public int[] toArray() {
        return java.util.Arrays.copyOf(answers, size);
    }

    /** Throws {@link Awaiting} past the last answer, {@link IllegalArgumentException} if one does not fit its question. */
    @Override
    public int answer(Race race, Question question) {
        if (next == size) {
            throw new Awaiting(question);
        }
        int answer = answers[next];
        if (!question.accepts(answer)) {
            throw new IllegalArgumentException(
                    "answer number " + next + " of the record, " + answer + ", does not fit the question " + question);
        }
        next++;
        return answer;
    }
}
