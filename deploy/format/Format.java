import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.JavaFormatterOptions;
import com.palantir.javaformat.java.JavaFormatterOptions.Style;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks ({@code check}) or applies ({@code apply}) the format of all Java sources below the current directory.
 * Arguments: what to do, the formatter's version, and a folder for two lists: {@code formatted.txt}, the sources known
 * to be formatted, so that the next run looks only at those that changed; and {@code not-formatted.txt}, there only
 * when something is wrong, which fails the build. Maven runs this straight from the source.
 */
class Format {

    private static final Set<String> SKIPPED = Set.of("target", ".git");

    public static void main(String[] arguments) throws IOException {
        boolean apply = arguments[0].equals("apply");
        String version = "palantir-java-format " + arguments[1];
        Path lists = Files.createDirectories(Path.of(arguments[2]).toAbsolutePath());
        Path memory = lists.resolve("formatted.txt");
        Path complaints = lists.resolve("not-formatted.txt");

        Formatter formatter = Formatter.createFormatter(
                JavaFormatterOptions.builder().style(Style.PALANTIR).build());
        Set<String> known = known(memory, version);
        List<String> formatted = new ArrayList<>(List.of(version));
        List<String> wrong = new ArrayList<>();
        for (Path source : sources()) {
            if (!known.contains(signature(source))) {
                try {
                    String before = Files.readString(source);
                    String after = formatter.formatSourceAndFixImports(before);
                    if (!after.equals(before)) {
                        if (!apply) {
                            wrong.add("Not formatted: " + source);
                            continue;
                        }
                        Files.writeString(source, after);
                        System.err.println("Formatted: " + source);
                    }
                } catch (FormatterException e) {
                    e.diagnostics().forEach(d -> wrong.add("The formatter cannot read " + source + ":" + hint(d + "")));
                    continue;
                }
            }
            formatted.add(signature(source));
        }
        Files.write(memory, formatted);
        Files.deleteIfExists(complaints);
        if (!wrong.isEmpty()) {
            wrong.forEach(System.err::println);
            Files.write(complaints, wrong);
        }
    }

    /** The two things of Java 25 that this version of the formatter does not know. */
    private static String hint(String diagnostic) {
        return diagnostic.contains("expected token: '_'")
                ? diagnostic + " (in a record pattern it knows `var _`, not a bare `_`)"
                : diagnostic.contains("expected token: 'module'")
                        ? diagnostic + " (it does not know `import module`)"
                        : diagnostic;
    }

    private static List<Path> sources() throws IOException {
        List<Path> found = new ArrayList<>();
        collect(Path.of(""), found);
        return found;
    }

    private static void collect(Path folder, List<Path> found) throws IOException {
        List<Path> entries;
        try (Stream<Path> listed = Files.list(folder)) {
            entries = listed.sorted().toList();
        }
        for (Path entry : entries) {
            String name = entry.getFileName().toString();
            if (Files.isDirectory(entry) && !SKIPPED.contains(name)) {
                collect(entry, found);
            } else if (name.endsWith(".java")) {
                found.add(entry);
            }
        }
    }

    private static Set<String> known(Path memory, String version) throws IOException {
        if (!Files.exists(memory)) {
            return Set.of();
        }
        List<String> lines = Files.readAllLines(memory);
        return lines.isEmpty() || !lines.getFirst().equals(version)
                ? Set.of()
                : lines.stream().collect(Collectors.toSet());
    }

    private static String signature(Path source) throws IOException {
        return Files.size(source) + " " + Files.getLastModifiedTime(source).toMillis() + " " + source;
    }
}
