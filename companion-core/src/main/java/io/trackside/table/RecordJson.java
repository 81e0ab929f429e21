package io.trackside.table;

import io.trackside.rules.BadInput;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Records as JSON objects: a key for each component, in kebab-case. One of several kinds of record has a tag besides, a
 * key whose value is the record's own name. Lists, maps, flags and optional numbers may be left out.
 */
final class RecordJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    /** Numbers and texts that may be left out all the same: the record puts its own default there. */
    private static final Set<String> HAVE_DEFAULTS = Set.of("racers-each", "printing", "place", "why");

    /** Looking them up anew takes longer than all the rest. */
    private static final ClassValue<List<Part>> PARTS = new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> record) {
            return Arrays.stream(record.getRecordComponents())
                    .map(component -> new Part(kebab(component.getName()), component))
                    .toList();
        }
    };

    /** A component of a record, by its key. */
    record Part(String key, RecordComponent component) {
        Object of(Object record) {
            try {
                return component.getAccessor().invoke(record);
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }

    private RecordJson() {}

    /** The components of {@code record}, in order. */
    static List<Part> parts(Class<?> record) {
        return PARTS.get(record);
    }

    // ---- writing -------------------------------------------------------------------------------------------------

    /** The object of {@code record}, its own name under {@code tag} first. */
    static ObjectNode write(Record record, String tag) {
        ObjectNode node = NODES.objectNode();
        node.put(tag, kebab(record.getClass().getSimpleName()));
        return fill(node, record);
    }

    /** The object of {@code record}. */
    static ObjectNode write(Record record) {
        return fill(NODES.objectNode(), record);
    }

    private static ObjectNode fill(ObjectNode node, Record record) {
        for (Part part : parts(record.getClass())) {
            JsonNode value = node(part.of(record));
            if (!(value.isNull() || (value.isContainer() && value.isEmpty()))) {
                node.set(part.key(), value);
            }
        }
        return node;
    }

    private static JsonNode node(Object value) {
        return switch (value) {
            case Integer number -> NODES.numberNode(number);
            case Long number -> NODES.numberNode(number);
            case Boolean flag -> NODES.booleanNode(flag);
            case String text -> NODES.stringNode(text);
            case Enum<?> constant -> NODES.stringNode(kebab(constant.name()));
            case OptionalInt number -> number.isPresent() ? NODES.numberNode(number.getAsInt()) : NODES.nullNode();
            case JsonNode given -> given;
            case List<?> list -> {
                ArrayNode array = NODES.arrayNode();
                list.forEach(element -> array.add(node(element)));
                yield array;
            }
            case Map<?, ?> map -> {
                ObjectNode object = NODES.objectNode();
                map.forEach((key, element) -> object.set((String) key, node(element)));
                yield object;
            }
            case Deed deed -> write((Record) deed, CommandJson.TAG);
            case Edit edit -> write((Record) edit, CommandJson.EDIT_TAG);
            case Record record -> write(record);
            default -> throw new IllegalArgumentException(value.getClass() + " is nothing that JSON is made of");
        };
    }

    // ---- reading -------------------------------------------------------------------------------------------------

    /**
     * The one of the records that {@code sealed} permits that {@code keys} has the name of under {@code tag}.
     *
     * @param others keys that may be there besides
     */
    static <T> T read(Keys keys, Class<T> sealed, String tag, Set<String> others) {
        Map<String, Class<?>> kinds = kinds(sealed);
        String name = keys.text(tag);
        Class<?> kind = kinds.get(name);
        if (kind == null) {
            throw unknown(tag, name, kinds.keySet());
        }
        Set<String> more = new TreeSet<>(others);
        more.add(tag);
        return sealed.cast(read(keys, kind, more));
    }

    /** The {@code record} that {@code keys} say. */
    static <R extends Record> R read(Keys keys, Class<R> record) {
        return record.cast(read(keys, record, Set.of()));
    }

    private static Object read(Keys keys, Class<?> record, Set<String> others) {
        List<Part> parts = parts(record);
        Set<String> known = parts.stream().map(Part::key).collect(Collectors.toCollection(TreeSet::new));
        known.addAll(others);
        keys.only(known);
        return made(
                record,
                parts.stream()
                        .map(part -> value(keys, part.key(), part.component().getGenericType()))
                        .toArray());
    }

    /** The {@code record} of these components; what it refuses is thrown. */
    static Object made(Class<?> record, Object[] values) {
        try {
            Class<?>[] types = parts(record).stream()
                    .map(part -> part.component().getType())
                    .toArray(Class<?>[]::new);
            return record.getDeclaredConstructor(types).newInstance(values);
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof BadInput bad) {
                throw bad;
            }
            throw new IllegalStateException(refused);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Object value(Keys keys, String key, Type type) {
        @Nullable JsonNode node = keys.node().get(key);
        boolean missing = node == null || node.isNull();
        if (missing && HAVE_DEFAULTS.contains(key)) {
            return type == int.class ? (Object) 0 : "";
        }
        if (type == int.class) {
            return keys.number(key);
        }
        if (type == long.class) {
            return (long) keys.number(key);
        }
        if (type == boolean.class) {
            return keys.flag(key);
        }
        if (type == String.class) {
            return keys.text(key);
        }
        if (type == OptionalInt.class) {
            return missing ? OptionalInt.empty() : OptionalInt.of(keys.number(key));
        }
        if (type == JsonNode.class) {
            return missing ? NODES.objectNode() : keys.object(key).node();
        }
        if (type instanceof ParameterizedType generic) {
            return generic.getRawType() == Map.class ? map(keys, key) : list(keys, key, generic);
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isEnum()) {
            return constant(keys, key, plain);
        }
        if (plain == Deed.class) {
            return read(keys.object(key), Deed.class, CommandJson.TAG, Set.of());
        }
        return read(keys.object(key), plain, Set.of());
    }

    private static Map<String, String> map(Keys keys, String key) {
        Map<String, String> map = new TreeMap<>();
        if (keys.has(key)) {
            Keys object = keys.object(key);
            object.node().propertyNames().forEach(name -> map.put(name, object.text(name)));
        }
        return map;
    }

    private static List<Object> list(Keys keys, String key, ParameterizedType type) {
        Type element = type.getActualTypeArguments()[0];
        List<Object> list = new ArrayList<>();
        for (Keys place : keys.places(key)) {
            list.add(
                    element == Edit.class
                            ? read(place.object(Keys.IT), Edit.class, CommandJson.EDIT_TAG, Set.of())
                            : value(place, Keys.IT, element == Integer.class ? int.class : element));
        }
        return list;
    }

    private static Object constant(Keys keys, String key, Class<?> type) {
        String name = keys.text(key);
        List<String> known = new ArrayList<>();
        for (Object constant : type.getEnumConstants()) {
            String id = kebab(((Enum<?>) constant).name());
            if (id.equals(name)) {
                return constant;
            }
            known.add(id);
        }
        throw unknown(key, name, known);
    }

    static BadInput unknown(String key, String value, Collection<String> known) {
        return BadInput.of("key-value-unknown", "key", key, "value", value, "known", String.join(", ", known));
    }

    // ---- names ---------------------------------------------------------------------------------------------------

    /** Every record under {@code sealed}, by its name. */
    static Map<String, Class<?>> kinds(Class<?> sealed) {
        Map<String, Class<?>> kinds = new TreeMap<>();
        for (Class<?> permitted : sealed.getPermittedSubclasses()) {
            if (permitted.isRecord()) {
                kinds.put(kebab(permitted.getSimpleName()), permitted);
            } else {
                kinds.putAll(kinds(permitted));
            }
        }
        return kinds;
    }

    /** {@code HandsDone}, {@code handsDone} or {@code HANDS_DONE} as {@code hands-done}. */
    static String kebab(String name) {
        if (name.equals(name.toUpperCase(Locale.ROOT))) {
            return name.toLowerCase(Locale.ROOT).replace('_', '-');
        }
        StringBuilder kebab = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char letter = name.charAt(i);
            if (Character.isUpperCase(letter) && i > 0) {
                kebab.append('-');
            }
            kebab.append(Character.toLowerCase(letter));
        }
        return kebab.toString();
    }
}
