package io.trackside.text;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Finds the files of texts on the class path: {@code io/trackside/text/<language>/<file>.properties}, in UTF-8. Every
 * jar may bring some, and an {@code index.properties} that names files and languages.
 *
 * @param context sees the jars of home-made racers, which our own loader may not
 */
record TextFiles(Optional<ClassLoader> context) {
    private static final String FOLDER = "io/trackside/text/";
    private static final String INDEX = FOLDER + "index.properties";

    /** As the present thread sees them. */
    static TextFiles here() {
        return new TextFiles(Optional.ofNullable(Thread.currentThread().getContextClassLoader()));
    }

    SortedSet<String> languages() {
        return indexed("languages");
    }

    /** All texts of {@code language}, by key. */
    Map<String, String> of(String language) {
        Map<String, String> texts = new TreeMap<>();
        for (String file : indexed("files")) {
            for (URL url : found(FOLDER + language + "/" + file + ".properties")) {
                read(url).forEach((key, text) -> add(texts, key, text, url));
            }
        }
        return texts;
    }

    /** The same text twice is the same file found twice; two texts of one key are a mistake. */
    private static void add(Map<String, String> texts, String key, String text, URL url) {
        String before = texts.putIfAbsent(key, text);
        if (before != null && !before.equals(text)) {
            throw new BrokenText(
                    "The text “" + key + "” in " + url + " is already in another file. Give it another key.");
        }
    }

    private SortedSet<String> indexed(String what) {
        SortedSet<String> names = new TreeSet<>();
        for (URL url : found(INDEX)) {
            for (String name : read(url).getOrDefault(what, "").split(",", -1)) {
                if (!name.isBlank()) {
                    names.add(name.strip());
                }
            }
        }
        return names;
    }

    private List<URL> found(String path) {
        Map<String, URL> found = new TreeMap<>();
        try {
            for (URL url : Collections.list(TextFiles.class.getClassLoader().getResources(path))) {
                found.put(url.toExternalForm(), url);
            }
            if (context.isPresent()) {
                for (URL url : Collections.list(context.get().getResources(path))) {
                    found.put(url.toExternalForm(), url);
                }
            }
        } catch (IOException broken) {
            throw new BrokenText("The class path cannot be searched for " + path + ": " + broken.getMessage(), broken);
        }
        return List.copyOf(found.values());
    }

    private static Map<String, String> read(URL url) {
        Properties properties = new Properties();
        try {
            URLConnection connection = url.openConnection();
            connection.setUseCaches(false); // a jar that is replaced must not be read as it was
            try (Reader reader =
                    new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8.newDecoder())) {
                properties.load(reader);
            }
        } catch (IOException | IllegalArgumentException broken) {
            throw new BrokenText(
                    "The texts in " + url + " cannot be read (" + broken + "). They must be properties in UTF-8.",
                    broken);
        }
        Map<String, String> texts = new TreeMap<>();
        for (String key : properties.stringPropertyNames()) {
            texts.put(key, properties.getProperty(key));
        }
        return texts;
    }
}
