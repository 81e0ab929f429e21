package io.trackside.table;

import io.trackside.rules.BadInput;
import io.trackside.rules.Chips;
import io.trackside.rules.Track;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** One printing of the board and its chips, read from data files (R1.3, R1.4). Immutable. */
public final class Printing {
    private static final YAMLMapper YAML = new YAMLMapper();
    private static final List<String> TRACKS_OF_THE_BOX = List.of("mild", "wild");
    private static final List<String> TRACK_KEYS = List.of("second-corner", "stars", "rocks", "arrows");
    private static final List<String> CHIP_KEYS = List.of("gold", "silver", "bronze");
    private static final String CHIPS = "chips.yml";
    private static final String SUFFIX = ".yml";

    private final Map<String, Track> tracks;
    private final Chips chips;

    private Printing(Map<String, Track> tracks, Chips chips) {
        this.tracks = new TreeMap<>(tracks);
        this.chips = chips;
    }

    /** What is in the box. */
    public static Printing ofTheBox() {
        Map<String, Track> tracks = new TreeMap<>();
        for (String id : TRACKS_OF_THE_BOX) {
            tracks.put(id, track(id, id + SUFFIX, builtIn("tracks/" + id + SUFFIX)));
        }
        return new Printing(tracks, chips(CHIPS, builtIn(CHIPS)));
    }

    /**
     * The tracks of {@code folder}, one file {@code id.yml} each, and its {@code chips.yml}; what the folder does not
     * have is as in the box.
     *
     * @throws BadInput naming file, key and remedy
     */
    public static Printing in(Path folder) {
        Printing box = ofTheBox();
        Map<String, Track> tracks = new TreeMap<>(box.tracks);
        Chips chips = box.chips;
        for (Path file : filesOf(folder)) {
            String name = file.getFileName().toString();
            if (name.equals(CHIPS)) {
                chips = chips(name, parsed(name, read(file)));
            } else {
                String id = name.substring(0, name.length() - SUFFIX.length());
                tracks.put(id, track(id, name, parsed(name, read(file))));
            }
        }
        return new Printing(tracks, chips);
    }

    /** The track called {@code id}; throws {@link BadInput} naming the known ones. */
    public Track track(String id) {
        Track track = tracks.get(id);
        if (track == null) {
            throw BadInput.of("track-unknown", "track", id, "known", String.join(", ", tracks.keySet()));
        }
        return track;
    }

    /** Ids of the tracks. */
    public SortedSet<String> trackIds() {
        return new TreeSet<>(tracks.keySet());
    }

    public Chips chips() {
        return chips;
    }

    private static Track track(String id, String file, JsonNode data) {
        checkKeys(file, data, TRACK_KEYS);
        try {
            Track track = Track.plain(id, number(file, "second-corner", data.get("second-corner")));
            for (int space : numbers(file, "stars", data.get("stars"))) {
                track = track.withStar(space);
            }
            for (int space : numbers(file, "rocks", data.get("rocks"))) {
                track = track.withRock(space);
            }
            for (Map.Entry<Integer, Integer> arrow :
                    table(file, "arrows", data.get("arrows")).entrySet()) {
                track = track.withArrow(arrow.getKey(), arrow.getValue());
            }
            return track;
        } catch (BadInput bad) {
            throw bad.with("file", file);
        }
    }

    private static Chips chips(String file, JsonNode data) {
        checkKeys(file, data, CHIP_KEYS);
        Map<Integer, Integer> bronze = table(file, "bronze", data.get("bronze"));
        if (!Set.of(1, Chips.THREE).containsAll(bronze.keySet())) {
            throw BadInput.of("chips-bronze", "file", file);
        }
        try {
            return new Chips(
                    numbers(file, "gold", data.get("gold")),
                    numbers(file, "silver", data.get("silver")),
                    bronze.getOrDefault(1, 0),
                    bronze.getOrDefault(Chips.THREE, 0));
        } catch (BadInput bad) {
            throw bad.with("file", file);
        }
    }

    private static void checkKeys(String file, JsonNode data, List<String> known) {
        if (!data.isObject()) {
            throw BadInput.of("file-not-keys", "file", file, "known", String.join(", ", known));
        }
        for (String key : data.propertyNames()) {
            if (!known.contains(key)) {
                throw BadInput.of("file-key-unknown", "file", file, "key", key, "known", String.join(", ", known));
            }
        }
    }

    private static int number(String file, String key, @Nullable JsonNode node) {
        if (node == null) {
            throw BadInput.of("file-key-missing", "file", file, "key", key);
        }
        if (!node.isInt()) {
            throw BadInput.of("file-number", "file", file, "key", key);
        }
        return node.intValue();
    }

    private static List<Integer> numbers(String file, String key, @Nullable JsonNode node) {
        List<Integer> numbers = new ArrayList<>();
        if (node != null && !node.isArray()) {
            throw BadInput.of("file-number", "file", file, "key", key);
        }
        if (node != null) {
            for (JsonNode one : node) {
                numbers.add(number(file, key, one));
            }
        }
        return numbers;
    }

    private static Map<Integer, Integer> table(String file, String key, @Nullable JsonNode node) {
        Map<Integer, Integer> table = new TreeMap<>();
        if (node != null && !node.isObject()) {
            throw BadInput.of("file-number", "file", file, "key", key);
        }
        if (node != null) {
            for (Map.Entry<String, JsonNode> entry : node.properties()) {
                if (!entry.getKey().matches("\\d{1,4}")) {
                    throw BadInput.of("file-number", "file", file, "key", key);
                }
                table.put(Integer.valueOf(entry.getKey()), number(file, key, entry.getValue()));
            }
        }
        return table;
    }

    private static List<Path> filesOf(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(SUFFIX))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw BadInput.of("folder-unreadable", "folder", folder.toString(), "reason", Storage.reason(unreadable));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw BadInput.of("file-unreadable", "file", file.toString(), "reason", Storage.reason(unreadable));
        }
    }

    private static JsonNode parsed(String file, String text) {
        try {
            return YAML.readTree(text);
        } catch (JacksonException malformed) {
            throw BadInput.of("file-malformed", "file", file, "reason", malformed.getOriginalMessage());
        }
    }

    private static JsonNode builtIn(String name) {
        try (InputStream stream = Printing.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("the application lacks its own file " + name);
            }
            return YAML.readTree(stream);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
