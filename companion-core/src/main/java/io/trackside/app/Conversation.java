package io.trackside.app;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Talks with the people at a terminal, or with whatever is piped in: lines of 80 columns out, lines in. */
final class Conversation {
    static final int WIDTH = 80;
    /** A space that no line is broken at. */
    static final char FIXED_SPACE = '\u00a0';

    private static final int DEEPEST = 32;
    private static final int HANGING = 4;
    private static final String PROMPT = " > ";

    private final BufferedReader in;
    private final PrintWriter out;
    private final boolean echoes;
    private final Ink ink;

    /** {@code echoes}: what is read is written too, as nobody sees a pipe being typed. */
    Conversation(BufferedReader in, PrintWriter out, boolean echoes, Ink ink) {
        this.in = in;
        this.out = out;
        this.echoes = echoes;
        this.ink = ink;
    }

    Ink ink() {
        return ink;
    }

    void blank() {
        out.println();
    }

    void say(String text) {
        say(0, text);
    }

    /** {@code text} from column {@code indent} on. */
    void say(int indent, String text) {
        show(broken(indent, text));
    }

    /** {@code text}, set off. */
    void sayBold(String text) {
        broken(0, text).forEach(line -> show(List.of(ink.bold(line))));
    }

    /** As {@link #say}, with {@code aside} behind it, less prominent. */
    void say(int indent, String text, String aside) {
        String fixed = fixed(aside);
        show(broken(indent, text + " " + fixed).stream()
                .map(line -> line.replace(fixed, ink.faint(fixed)))
                .toList());
    }

    /** Lines that are not to be broken. */
    void show(List<String> lines) {
        lines.forEach(line -> out.println(line.replace(FIXED_SPACE, ' ')));
        out.flush();
    }

    /** What is answered to {@code question}; empty when nothing more will be read. */
    Optional<String> ask(String question) {
        show(question);
        Optional<String> typed = read();
        if (echoes || typed.isEmpty()) {
            out.println(typed.orElse(""));
        }
        return typed;
    }

    /** As {@link #ask}, and nobody sees what is answered. */
    Optional<String> askInSecret(String question) {
        show(question);
        Optional<Console> terminal = Optional.ofNullable(System.console()).filter(Console::isTerminal);
        if (echoes || terminal.isEmpty()) {
            Optional<String> typed = read();
            out.println();
            return typed;
        }
        return Optional.ofNullable(terminal.get().readPassword())
                .map(String::new)
                .map(Conversation::printable);
    }

    private void show(String question) {
        List<String> lines = broken(0, question + fixed(PROMPT));
        lines.subList(0, lines.size() - 1).forEach(line -> show(List.of(ink.bold(line))));
        out.print(ink.bold(lines.getLast().replace(FIXED_SPACE, ' ')));
        out.flush();
    }

    private Optional<String> read() {
        try {
            return Optional.ofNullable(in.readLine()).map(Conversation::printable);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** {@code text} in one piece, whatever the width. */
    static String fixed(String text) {
        return text.replace(' ', FIXED_SPACE);
    }

    /** {@code text} without what a terminal would obey instead of showing it. */
    static String printable(String text) {
        return text.replaceAll("[\\p{Cc}\\p{Cf}]", "");
    }

    private static List<String> broken(int indent, String text) {
        int depth = Math.min(indent, DEEPEST);
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(" ".repeat(depth));
        boolean empty = true;
        for (String word : text.split(" ", -1)) {
            if (!empty && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line = new StringBuilder(" ".repeat(depth + HANGING));
                empty = true;
            }
            line.append(empty ? "" : " ").append(word);
            empty = false;
        }
        lines.add(line.toString());
        return lines;
    }
}
