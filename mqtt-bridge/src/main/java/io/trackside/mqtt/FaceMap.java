package io.trackside.mqtt;

import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * Which face is meant by what a sender says.
 *
 * @param faces 1 to 6, by the sender's word for it
 */
record FaceMap(Map<String, Integer> faces) {
    static final int FACES = 6;
    static final FaceMap PLAIN = from(1);

    FaceMap {
        faces = Map.copyOf(faces);
    }

    /** The sender's word for the 1 is {@code first}, and so on. */
    static FaceMap from(int first) {
        Map<String, Integer> faces = new TreeMap<>();
        for (int face = 1; face <= FACES; face++) {
            faces.put(Integer.toString(first + face - 1), face);
        }
        return new FaceMap(faces);
    }

    /** The face; none if the die has no such. */
    OptionalInt of(String raw) {
        Integer face = faces.get(raw);
        return face == null ? OptionalInt.empty() : OptionalInt.of(face);
    }
}
