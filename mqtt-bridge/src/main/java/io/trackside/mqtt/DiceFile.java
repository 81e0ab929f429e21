package io.trackside.mqtt;

import io.trackside.rules.BadInput;
import io.trackside.table.Keys;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads {@code dice.yml}, and finds everything that is wrong in it at once; writes what people bind and calibrate. */
final class DiceFile {
    private static final String DICE = "dice";
    private static final String NAME = "name";
    private static final String KIND = "kind";
    private static final String SEAT = "seat";
    private static final String TOPIC = "topic";
    private static final String ID = "id";
    private static final String BASE = "base";
    private static final String FACES = "faces";
    private static final String GENERIC = "generic";
    private static final Map<String, Motion> STATES = new TreeMap<>(Map.of(
            "settled", Motion.SETTLED,
            "rolling", Motion.ROLLING,
            "handled", Motion.HANDLED,
            "cocked", Motion.COCKED,
            "nudged", Motion.NUDGED));
    private static final Set<String> KEYS = Set.of(NAME, KIND, SEAT, TOPIC, ID, BASE, FACES);
    private static final Set<String> GENERIC_KEYS = Set.of(
            NAME, KIND, SEAT, TOPIC, ID, FACES, "source", "face", "id-at", "state", "battery", "settled", "rolling",
            "handled", "cocked", "nudged");
    private static final int MOST_SEATS = 6;

    private final Faults faults;
    private final Set<String> names = new HashSet<>();
    private final Map<String, String> senders = new HashMap<>();

    private DiceFile(Faults faults) {
        this.faults = faults;
    }

    static Checked<List<Die>> read(Path file) {
        return Faults.in(file, keys -> faults -> new DiceFile(faults).dice(keys));
    }

    static Checked<List<Die>> read(String text) {
        return Faults.in(text, keys -> faults -> new DiceFile(faults).dice(keys));
    }

    private List<Die> dice(Keys keys) {
        faults.only(keys, Set.of(DICE));
        List<Die> dice = new ArrayList<>();
        for (Keys one : faults.elements(keys, DICE)) {
            dice.add(die(one));
        }
        return dice;
    }

    private Die die(Keys keys) {
        String name = faults.tried(() -> keys.text(NAME), keys.path());
        if (!names.add(name)) {
            faults.add(BadInput.of("die-name-twice", "die", name));
        }
        String kind = faults.text(keys, KIND).orElse(Dialects.OWN.kind());
        faults.only(keys, kind.equals(GENERIC) ? GENERIC_KEYS : KEYS);
        OptionalInt seat = keys.has(SEAT)
                ? OptionalInt.of(faults.tried(() -> keys.number(SEAT, 1, MOST_SEATS, 1), 1) - 1)
                : OptionalInt.empty();
        Optional<String> topic = faults.text(keys, TOPIC).filter(filter -> isFilter(filter, name));
        Dialect dialect = kind.equals(GENERIC) ? generic(keys, name, topic.orElse(name)) : known(kind, name);
        Optional<String> id = faults.text(keys, ID);
        if (dialect.equals(Dialects.OWN) && topic.isEmpty()) {
            id = Optional.of(id.orElse(name));
        }
        if (id.isEmpty() && topic.isEmpty()) {
            faults.add(BadInput.of("die-no-id", "die", name));
        }
        String other = senders.putIfAbsent(kind + " " + topic + " " + id, name);
        if (other != null) {
            faults.add(BadInput.of("die-sender-twice", "die", name, "other", other));
        }
        return new Die(name, seat, dialect, topic, id, faces(keys, name, dialect));
    }

    private boolean isFilter(String filter, String name) {
        if (!Topics.isFilter(filter)) {
            faults.add(BadInput.of("die-topic", "die", name, "topic", filter));
            return false;
        }
        return true;
    }

    private Dialect known(String kind, String name) {
        return Dialects.of(kind).orElseGet(() -> {
            faults.add(BadInput.of("die-kind", "die", name, "kind", kind, "known", kinds()));
            return Dialects.OWN;
        });
    }

    private static String kinds() {
        return Dialects.ALL.stream().map(Dialect::kind).sorted().collect(Collectors.joining(", ")) + ", " + GENERIC;
    }

    // ---- faces -----------------------------------------------------------------------------------------------------

    private Optional<FaceMap> faces(Keys keys, String name, Dialect dialect) {
        if (keys.has(FACES)) {
            return Optional.of(listed(keys.node().get(FACES), name));
        }
        if (keys.has(BASE)) {
            return Optional.of(FaceMap.from(faults.tried(() -> keys.number(BASE, 0, 1, 1), 1)));
        }
        return dialect.needsFaces() ? Optional.empty() : Optional.of(FaceMap.PLAIN);
    }

    /** Six words: what the sender says for the 1, the 2 … */
    private FaceMap listed(JsonNode list, String name) {
        Map<String, Integer> faces = new TreeMap<>();
        for (JsonNode word : list) {
            Json.word(word).ifPresent(said -> faces.put(said, faces.size() + 1));
        }
        if (!list.isArray() || list.size() != FaceMap.FACES || faces.size() != FaceMap.FACES) {
            faults.add(BadInput.of("die-faces", "die", name));
            return FaceMap.PLAIN;
        }
        return new FaceMap(faces);
    }

    // ---- any other die ---------------------------------------------------------------------------------------------

    private Dialect generic(Keys keys, String name, String topic) {
        if (!keys.has(TOPIC)) {
            faults.add(BadInput.of("die-generic-topic", "die", name));
        }
        String source = faults.text(keys, "source").orElse("event");
        if (!Set.of("event", "level").contains(source)) {
            faults.add(BadInput.of("die-source", "die", name, "source", source));
        }
        Map<String, Motion> states = new TreeMap<>();
        STATES.forEach((key, motion) -> words(keys, key, name).forEach(word -> states.put(word, motion)));
        if (keys.has("state") && !states.containsValue(Motion.SETTLED)) {
            faults.add(BadInput.of("die-settled", "die", name));
        }
        return new Generic(
                topic,
                source.equals("level") ? Dialect.Source.LEVEL : Dialect.Source.EVENT,
                pointer(keys, "face", name).orElse(JsonPointer.empty()),
                pointer(keys, "id-at", name),
                pointer(keys, "state", name),
                states,
                pointer(keys, "battery", name));
    }

    private List<String> words(Keys keys, String key, String name) {
        List<String> words = new ArrayList<>();
        if (keys.has(key)) {
            JsonNode said = keys.node().get(key);
            Iterable<JsonNode> all = said.isArray() ? said : List.of(said);
            for (JsonNode one : all) {
                Json.word(one)
                        .ifPresentOrElse(
                                words::add, () -> faults.add(BadInput.of("die-words", "die", name, "key", key)));
            }
        }
        return words;
    }

    private Optional<JsonPointer> pointer(Keys keys, String key, String name) {
        return faults.text(keys, key).flatMap(text -> {
            try {
                return Optional.of(JsonPointer.compile(text));
            } catch (IllegalArgumentException malformed) {
                faults.add(BadInput.of("die-pointer", "die", name, "key", key, "pointer", text));
                return Optional.empty();
            }
        });
    }

    // ---- writing ---------------------------------------------------------------------------------------------------

    /** {@code dice} as the text of a file. */
    static String write(List<Die> dice) {
        ObjectNode root = Faults.YAML.createObjectNode();
        var list = root.putArray(DICE);
        for (Die die : dice) {
            ObjectNode node = list.addObject()
                    .put(NAME, die.name())
                    .put(KIND, die.dialect().kind());
            die.seat().ifPresent(seat -> node.put(SEAT, seat + 1));
            die.topic().ifPresent(topic -> node.put(TOPIC, topic));
            die.id().ifPresent(id -> node.put(ID, id));
            if (die.dialect() instanceof Generic generic) {
                generic(node, generic);
            }
            die.faces().filter(faces -> !faces.equals(FaceMap.PLAIN)).ifPresent(faces -> {
                var words = node.putArray(FACES);
                faces.faces().entrySet().stream()
                        .sorted(Map.Entry.comparingByValue())
                        .forEach(face -> words.add(face.getKey()));
            });
            if (die.dialect().needsFaces() && die.faces().equals(Optional.of(FaceMap.PLAIN))) {
                node.put(BASE, 1);
            }
        }
        return Faults.YAML.writeValueAsString(root);
    }

    private static void generic(ObjectNode node, Generic generic) {
        node.put("source", generic.source() == Dialect.Source.LEVEL ? "level" : "event");
        node.put("face", generic.face().toString());
        generic.id().ifPresent(pointer -> node.put("id-at", pointer.toString()));
        generic.state().ifPresent(pointer -> node.put("state", pointer.toString()));
        generic.battery().ifPresent(pointer -> node.put("battery", pointer.toString()));
        STATES.forEach((key, motion) -> {
            List<String> words = generic.states().entrySet().stream()
                    .filter(state -> state.getValue() == motion)
                    .map(Map.Entry::getKey)
                    .sorted()
                    .toList();
            if (!words.isEmpty()) {
                var list = node.putArray(key);
                words.forEach(list::add);
            }
        });
    }
}
