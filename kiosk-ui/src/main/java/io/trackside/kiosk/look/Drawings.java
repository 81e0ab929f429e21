package io.trackside.kiosk.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The drawings of {@code emblems.txt}; the file says how it is read. */
final class Drawings {

    private static final Map<String, Drawing> ALL = read();

    private Drawings() {}

    static Optional<Drawing> drawing(String racer) {
        return Optional.ofNullable(ALL.get(racer));
    }

    static Set<String> racers() {
        return ALL.keySet();
    }

    private static Map<String, Drawing> read() {
        try (InputStream file = Objects.requireNonNull(Drawings.class.getResourceAsStream("emblems.txt"))) {
            return read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Drawing> read(String text) {
        Map<String, List<Drawing.Layer>> layers = new HashMap<>();
        List<Drawing.Layer> current = new ArrayList<>();
        for (String line : text.lines().map(String::strip).toList()) {
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (Character.isLetter(line.charAt(0))) {
                current = new ArrayList<>();
                layers.put(line, current);
            } else {
                current.add(Drawing.Layer.of(line));
            }
        }
        Map<String, Drawing> drawings = new HashMap<>();
        layers.forEach((racer, itsLayers) -> drawings.put(racer, new Drawing(itsLayers)));
        return Map.copyOf(drawings);
    }
}
