package io.trackside.app;

import io.trackside.rules.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What somebody typed behind a verb.
 *
 * @param options values of those that have some, by name
 * @param flags options that are there
 */
record Order(List<String> words, Map<String, List<String>> options, Set<String> flags) {
    private static final char QUOTE = '"';

    static Order of(List<String> words) {
        return new Order(List.copyOf(words), Map.of(), Set.of());
    }

    boolean has(String flag) {
        return flags.contains(flag);
    }

    Optional<String> option(String name) {
        return all(name).stream().findFirst();
    }

    List<String> all(String name) {
        return options.getOrDefault(name, List.of());
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    String first() {
        return words.getFirst();
    }

    String last() {
        return words.getLast();
    }

    /** The words but for the first. */
    List<String> rest() {
        return words.subList(1, words.size());
    }

    /** All words in one piece. */
    String text() {
        return String.join(" ", words);
    }

    /** The number {@code word} is, 1 or more. */
    static int number(String word) {
        if (!word.matches("[1-9]\\d{0,5}")) {
            throw BadInput.of("order-number", "typed", word);
        }
        return Integer.parseInt(word);
    }

    /** The words of {@code line}; what stands between quotation marks is one. */
    static List<String> wordsOf(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean quoted = false;
        boolean begun = false;
        for (char letter : (line + " ").toCharArray()) {
            if (letter == QUOTE) {
                quoted = !quoted;
                begun = true;
            } else if (Character.isWhitespace(letter) && !quoted) {
                if (begun) {
                    words.add(word.toString());
                }
                word.setLength(0);
                begun = false;
            } else {
                word.append(letter);
                begun = true;
            }
        }
        if (begun) {
            words.add(word.toString().strip());
        }
        return words;
    }
}
