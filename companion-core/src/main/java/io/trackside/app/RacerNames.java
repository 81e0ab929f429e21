package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.rules.Racer;
import io.trackside.text.Texts;
import java.util.List;
import java.util.Locale;

/** Racers by what people call them: name or id, as short as is clear, without regard to case, blanks and hyphens. */
record RacerNames(Texts texts) {
    String of(Racer racer) {
        return texts.text("racer." + racer.id() + ".name");
    }

    List<String> of(List<Racer> racers) {
        return racers.stream().map(this::of).toList();
    }

    /** Those of {@code among} that {@code typed} can mean: one by its full name, else all that begin so. */
    List<Racer> meant(String typed, List<Racer> among) {
        String wanted = plain(typed);
        if (wanted.isEmpty()) {
            return List.of();
        }
        List<Racer> exactly = among.stream()
                .filter(racer ->
                        plain(racer.id()).equals(wanted) || plain(of(racer)).equals(wanted))
                .toList();
        return exactly.isEmpty()
                ? among.stream()
                        .filter(racer -> plain(racer.id()).startsWith(wanted)
                                || plain(of(racer)).startsWith(wanted))
                        .toList()
                : exactly;
    }

    /** What to say when several are meant. */
    BadInput unclear(String typed, List<Racer> meant) {
        return BadInput.of("racer-unclear", "typed", typed, "racers", of(meant));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }
}
