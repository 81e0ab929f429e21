package io.trackside.app;

import java.io.Console;
import java.util.Map;
import java.util.Optional;

/**
 * How text is set off from other text.
 *
 * @param coloured whether it may be, see no-color.org
 */
record Ink(boolean coloured) {
    /** For anything that is not a terminal. */
    static final Ink PLAIN = new Ink(false);

    private static final String BOLD = "\033[1m";
    private static final String FAINT = "\033[2m";
    private static final String OFF = "\033[0m";

    /** Coloured on a terminal that can and may. */
    static Ink of(boolean terminal, Map<String, String> environment) {
        String kind = environment.getOrDefault("TERM", "");
        boolean wanted = environment.getOrDefault("NO_COLOR", "").isEmpty();
        return new Ink(terminal && wanted && !kind.isEmpty() && !kind.equals("dumb"));
    }

    /** Whether somebody sits at a terminal, and nothing is redirected. */
    static boolean atTerminal() {
        return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    }

    String bold(String text) {
        return coloured ? BOLD + text + OFF : text;
    }

    String faint(String text) {
        return coloured ? FAINT + text + OFF : text;
    }
}
