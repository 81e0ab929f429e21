package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class InkTest {
    @Test
    void only_a_terminal_that_can_and_may_is_coloured() {
        Map<String, String> usual = Map.of("TERM", "xterm");

        assertThat(Ink.of(true, usual).coloured()).isTrue();
        assertThat(Ink.of(false, usual).coloured()).isFalse();
        assertThat(Ink.of(true, Map.of("TERM", "xterm", "NO_COLOR", "1")).coloured())
                .isFalse();
        assertThat(Ink.of(true, Map.of("TERM", "xterm", "NO_COLOR", "")).coloured())
                .isTrue();
        assertThat(Ink.of(true, Map.of("TERM", "dumb")).coloured()).isFalse();
        assertThat(Ink.of(true, Map.of()).coloured()).isFalse();
    }

    @Test
    void text_is_set_off_only_in_colour() {
        assertThat(Ink.PLAIN.bold("a")).isEqualTo("a");
        assertThat(new Ink(true).bold("a")).isEqualTo("\033[1ma\033[0m");
        assertThat(new Ink(true).faint("a")).isEqualTo("\033[2ma\033[0m");
    }
}
