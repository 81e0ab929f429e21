package io.trackside.app;

import io.trackside.app.RunSettings.Resume;
import io.trackside.rules.BadInput;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;

/** Settings for {@code run} in a file of YAML. Whatever is wrong in it is named with its line and the remedy. */
final class RunFile {
    private static final String PORT = "port";
    private static final String GAMES_FOLDER = "games-folder";
    private static final String PRINTING_FOLDER = "printing-folder";
    private static final String RESUME = "resume";
    private static final List<String> ADAPTERS = List.of("dice", "mqtt", "panel");
    private static final String SCREEN = "screen";
    private static final Set<String> KEYS = new TreeSet<>(Set.of(GAMES_FOLDER, PORT, PRINTING_FOLDER, RESUME, SCREEN));

    static {
        KEYS.addAll(ADAPTERS);
    }

    private final Path file;
    private final Map<String, ScalarNode> said = new TreeMap<>();

    private RunFile(Path file) {
        this.file = file;
    }

    /** The settings in {@code file}; folders in it are seen from where it lies. */
    static RunSettings read(Path file) {
        RunFile read = new RunFile(file);
        read.lines();
        return new RunSettings(
                read.port(), read.folder(GAMES_FOLDER), read.folder(PRINTING_FOLDER), read.resume(), read.adapters());
    }

    // ---- what it says ----------------------------------------------------------------------------------------------

    private Optional<Integer> port() {
        return value(PORT).map(value -> {
            try {
                return RunSettings.checkedPort(Integer.parseInt(value.getValue()));
            } catch (NumberFormatException | BadInput wrong) {
                throw at(value, BadInput.of("config-port", "value", value.getValue()));
            }
        });
    }

    private Optional<Path> folder(String key) {
        return value(key).map(value -> path(key, value));
    }

    private Map<String, String> adapters() {
        Map<String, String> adapters = new TreeMap<>();
        for (String key : ADAPTERS) {
            value(key)
                    .ifPresent(value -> adapters.put(
                            key,
                            value.getValue().equals(RunSettings.OFF)
                                    ? RunSettings.OFF
                                    : path(key, value).toString()));
        }
        value(SCREEN).ifPresent(value -> adapters.put(SCREEN, value.getValue()));
        return adapters;
    }

    private Path path(String key, ScalarNode value) {
        String name = value.getValue();
        if (name.isBlank()) {
            throw at(value, BadInput.of("config-folder", "key", key));
        }
        String whole = name.startsWith("~/") ? System.getProperty("user.home") + name.substring(1) : name;
        return file.toAbsolutePath().resolveSibling(whole).normalize();
    }

    private Optional<Resume> resume() {
        return value(RESUME).map(value -> switch (value.getValue()) {
            case "ask" -> Resume.ASK;
            case "newest" -> Resume.NEWEST;
            default -> throw at(value, BadInput.of("config-resume", "value", value.getValue()));
        });
    }

    private Optional<ScalarNode> value(String key) {
        return Optional.ofNullable(said.get(key));
    }

    // ---- reading ---------------------------------------------------------------------------------------------------

    private void lines() {
        Node root = root();
        if (root == null
                || (root instanceof ScalarNode nothing && nothing.getValue().isEmpty())) {
            return;
        }
        if (!(root instanceof MappingNode lines)) {
            throw at(root, BadInput.of("config-line"));
        }
        for (NodeTuple line : lines.getValue()) {
            if (!(line.getKeyNode() instanceof ScalarNode key)) {
                throw at(line.getKeyNode(), BadInput.of("config-line"));
            }
            String name = key.getValue();
            if (!KEYS.contains(name)) {
                throw at(key, BadInput.of("config-key", "key", name, "known", KEYS));
            }
            if (!(line.getValueNode() instanceof ScalarNode value)) {
                throw at(key, BadInput.of("config-line"));
            }
            if (said.put(name, value) != null) {
                throw at(key, BadInput.of("config-twice", "key", name));
            }
        }
    }

    private @Nullable Node root() {
        try {
            LoaderOptions options = new LoaderOptions();
            return new Yaml(new SafeConstructor(options)).compose(new StringReader(Files.readString(file)));
        } catch (MarkedYAMLException broken) {
            int line = broken.getProblemMark() == null
                    ? 0
                    : broken.getProblemMark().getLine();
            throw at(line, BadInput.of("config-line"));
        } catch (YAMLException broken) {
            throw at(0, BadInput.of("config-line"));
        } catch (NoSuchFileException missing) {
            throw BadInput.of("file-missing", "file", file.toString());
        } catch (IOException unreadable) {
            throw BadInput.of("file-unreadable", "file", file.toString(), "reason", Trouble.with(file, unreadable));
        }
    }

    private BadInput at(Node node, BadInput bad) {
        return at(node.getStartMark().getLine(), bad);
    }

    /** {@code line}: 0 for the first. */
    private BadInput at(int line, BadInput bad) {
        return bad.with("file", file.toString()).with("line", line + 1);
    }
}
