package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.rules.Racer;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Racers, which have ids, by what people call them. */
record RacerNames(Texts texts) {
    private static final String KEY = "racer.";
    private static final String NAME = ".name";

    /** Ids of all racers that have a name. */
    List<String> all() {
        return texts.keys().stream()
                .filter(key -> key.startsWith(KEY) && key.endsWith(NAME))
                .map(key -> key.substring(KEY.length(), key.length() - NAME.length()))
                .filter(id -> !id.equals(Racer.NONE.id()))
                .toList();
    }

    String of(Racer racer) {
        return of(racer.id());
    }

    /** Its id where nobody wrote a name, as of a home-made racer whose jar is not here. */
    String of(String id) {
        String key = KEY + id + NAME;
        return texts.has(key) ? texts.text(key) : id;
    }

    /** The name with the one printed on the card beside it, where that is another. */
    String withPrinted(String id) {
        String name = of(id);
        String printed = texts.has(KEY + id + NAME) ? texts.printed(KEY + id + NAME) : id;
        return name.equals(printed)
                ? name
                : texts.text("table.racer-printed", Map.of("racer", name, "printed", printed));
    }

    List<String> of(List<String> ids) {
        return ids.stream().map(this::of).toList();
    }

    /** Those of {@code among} that {@code typed} can mean. */
    List<String> meant(String typed, List<String> among) {
        List<Integer> meant = Spelling.meant(typed, of(among));
        return (meant.isEmpty() ? Spelling.meant(typed, among) : meant)
                .stream().map(among::get).toList();
    }

    /** The one of {@code among} that {@code typed} means; throws {@link BadInput} when that is not clear. */
    String one(String typed, List<String> among) {
        List<String> meant = meant(typed, among);
        if (meant.isEmpty()) {
            String near = nearest(typed, among).orElse("none");
            throw BadInput.of("racer-not-here", "typed", typed, "nearest", near, "racers", of(among));
        }
        if (meant.size() > 1) {
            throw BadInput.of("racer-unclear", "typed", typed, "racers", of(meant));
        }
        return meant.getFirst();
    }

    /** The racers that {@code words} name one after the other, with or without commas; names may be of several words. */
    List<String> several(List<String> words, List<String> among) {
        List<String> plain = Arrays.stream(String.join(" ", words).split("[,\\s]+"))
                .filter(word -> !word.isEmpty())
                .toList();
        List<String> racers = new ArrayList<>();
        int from = 0;
        while (from < plain.size()) {
            int to = plain.size();
            while (to > from + 1
                    && meant(String.join(" ", plain.subList(from, to)), among).isEmpty()) {
                to--;
            }
            racers.add(one(String.join(" ", plain.subList(from, to)), among));
            from = to;
        }
        return racers;
    }

    /** The name among {@code among} that {@code typed} is most like; empty when it is like none. */
    Optional<String> nearest(String typed, List<String> among) {
        return Spelling.nearest(typed, of(among));
    }
}
