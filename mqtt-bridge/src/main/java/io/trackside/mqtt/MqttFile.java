package io.trackside.mqtt;

import io.trackside.rules.BadInput;
import io.trackside.rules.Track;
import io.trackside.table.Keys;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads {@code mqtt.yml}, and finds everything that is wrong in it at once. Files in it are seen from where it lies. */
final class MqttFile {
    static final String USUAL_BASE = "trackside/table";

    private static final Set<String> KEYS =
            Set.of("broker", "user", "password-file", "password-env", "ca-file", "table", "home-assistant", "wled");
    private static final Set<String> WLED_KEYS =
            Set.of("topic", "first", "reversed", "spaces", "seats", "seat-lights", "brightness");
    private static final Set<String> SCHEMES = Set.of("mqtt", "mqtts");
    private static final Pattern TABLE = Pattern.compile("[A-Za-z0-9_-]{1,32}");
    private static final String HOME_ASSISTANT = "homeassistant";
    private static final int LIGHTS = Track.FINISH + 1;
    private static final int MOST_LIGHTS = 1000;
    private static final int MOST_SEATS = 6;
    private static final int LONGEST_WLED_TOPIC = 32;
    private static final int USUAL_BRIGHTNESS = 80;

    private final Faults faults;
    private final Path folder;
    private final Map<String, String> environment;

    private MqttFile(Faults faults, Path folder, Map<String, String> environment) {
        this.faults = faults;
        this.folder = folder;
        this.environment = environment;
    }

    static Checked<Settings> read(Path file, Map<String, String> environment) {
        Path folder = file.toAbsolutePath().resolveSibling("");
        return Faults.in(file, keys -> faults -> new MqttFile(faults, folder, environment).settings(keys));
    }

    static Checked<Settings> read(String text, Path folder, Map<String, String> environment) {
        return Faults.in(text, keys -> faults -> new MqttFile(faults, folder, environment).settings(keys));
    }

    private Settings settings(Keys keys) {
        faults.only(keys, KEYS);
        Optional<Address> broker = keys.has("broker") ? broker(keys) : Optional.empty();
        for (String key : List.of("user", "password-file", "password-env", "ca-file")) {
            if (keys.has(key) && !keys.has("broker")) {
                faults.add(BadInput.of("mqtt-no-broker", "key", key));
            }
        }
        String base = faults.text(keys, "table").map(this::base).orElse(USUAL_BASE);
        boolean home = faults.tried(() -> keys.flag("home-assistant"), false);
        Optional<StripLayout> light =
                keys.has("wled") ? faults.tried(() -> keys.object("wled")).flatMap(this::light) : Optional.empty();
        return new Settings(broker, base, home ? Optional.of(HOME_ASSISTANT) : Optional.empty(), light);
    }

    private String base(String table) {
        if (!TABLE.matcher(table).matches()) {
            faults.add(BadInput.of("mqtt-table", "table", table));
        }
        return "trackside/" + table;
    }

    // ---- the broker ------------------------------------------------------------------------------------------------

    private Optional<Address> broker(Keys keys) {
        String text = faults.text(keys, "broker").orElse("");
        Optional<URI> uri = uri(text);
        if (uri.isEmpty()) {
            faults.add(BadInput.of("mqtt-broker", "broker", withoutSecret(text)));
        }
        Optional<String> user = faults.text(keys, "user");
        Optional<Secret> password = password(keys);
        Optional<Path> authority = faults.text(keys, "ca-file").map(folder::resolve);
        authority
                .filter(file -> !Files.isReadable(file))
                .ifPresent(file -> faults.add(BadInput.of("mqtt-unreadable", "file", file.toString())));
        return uri.map(where -> new Address(where, user, password, authority));
    }

    private static Optional<URI> uri(String text) {
        try {
            return Optional.of(new URI(text))
                    .filter(uri -> uri.getScheme() != null && SCHEMES.contains(uri.getScheme()))
                    .filter(uri -> uri.getHost() != null && uri.getUserInfo() == null);
        } catch (URISyntaxException malformed) {
            return Optional.empty();
        }
    }

    /** Whoever wrote a password into the address does not find it in a message. */
    private static String withoutSecret(String text) {
        return text.replaceFirst("//.*@", "//…@");
    }

    private Optional<Secret> password(Keys keys) {
        Optional<String> file = faults.text(keys, "password-file");
        Optional<String> variable = faults.text(keys, "password-env");
        if (file.isPresent() && variable.isPresent()) {
            faults.add(BadInput.of("mqtt-password-twice"));
            return Optional.empty();
        }
        if (variable.isPresent()) {
            String word = environment.get(variable.get());
            if (word == null) {
                faults.add(BadInput.of("mqtt-password-env", "variable", variable.get()));
                return Optional.empty();
            }
            return Optional.of(new Secret(word));
        }
        return file.map(folder::resolve).flatMap(this::secret);
    }

    private Optional<Secret> secret(Path file) {
        try {
            return Optional.of(new Secret(Files.readString(file).strip()));
        } catch (IOException unreadable) {
            faults.add(BadInput.of("mqtt-unreadable", "file", file.toString()));
            return Optional.empty();
        }
    }

    // ---- the light -------------------------------------------------------------------------------------------------

    private Optional<StripLayout> light(Keys keys) {
        faults.only(keys, WLED_KEYS);
        String topic = faults.tried(() -> keys.text("topic"), "wled");
        if (topic.length() > LONGEST_WLED_TOPIC || topic.isEmpty() || topic.contains("#") || topic.contains("+")) {
            faults.add(BadInput.of("wled-topic", "topic", topic, "most", LONGEST_WLED_TOPIC));
        }
        int first = faults.tried(() -> keys.number("first", 0, MOST_LIGHTS, 0), 0);
        boolean reversed = faults.tried(() -> keys.flag("reversed"), false);
        List<Integer> spaces = IntStream.range(0, LIGHTS)
                .map(space -> first + (reversed ? LIGHTS - 1 - space : space))
                .boxed()
                .toList();
        if (keys.has("spaces")) {
            spaces = faults.tried(() -> keys.numbers("spaces"), spaces);
            if (spaces.size() != LIGHTS || !areLights(spaces)) {
                faults.add(BadInput.of("wled-spaces", "count", LIGHTS));
            }
        }
        List<Integer> seats = faults.tried(() -> keys.numbers("seats"), List.of());
        if (seats.size() > MOST_SEATS || !areLights(seats)) {
            faults.add(BadInput.of("wled-seats", "most", MOST_SEATS));
        }
        int seatLights = faults.tried(() -> keys.number("seat-lights", 1, MOST_LIGHTS, 1), 1);
        int brightness = faults.tried(() -> keys.number("brightness", 1, 255, USUAL_BRIGHTNESS), USUAL_BRIGHTNESS);
        return Optional.of(new StripLayout(topic, spaces, seats, seatLights, brightness));
    }

    private static boolean areLights(List<Integer> lights) {
        return lights.stream().allMatch(light -> light >= 0 && light <= MOST_LIGHTS);
    }
}
