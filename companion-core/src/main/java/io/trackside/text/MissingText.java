package io.trackside.text;

/** A text was asked for that nobody has written. */
public final class MissingText extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String key;
    private final String language;

    MissingText(String key, String language) {
        super("There is no text “" + key + "” in the language “" + language
                + "”. Add it to a file of io/trackside/text/" + language + ".");
        this.key = key;
        this.language = language;
    }

    public String key() {
        return key;
    }

    /** Language tag, as {@code en}. */
    public String language() {
        return language;
    }
}
