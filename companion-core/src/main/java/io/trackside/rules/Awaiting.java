package io.trackside.rules;

/** Leaves a race at a question nobody has answered yet. Control flow, not an error: it carries no stack. */
public final class Awaiting extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Question question;

    public Awaiting(Question question) {
        super("awaiting an answer", null, false, false);
        this.question = question;
    }

    public Question question() {
        return question;
    }
}
