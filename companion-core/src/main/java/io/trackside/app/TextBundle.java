package io.trackside.app;

import io.trackside.text.Texts;
import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** The texts under {@code command.}, as the help of the command line wants them. */
final class TextBundle extends ResourceBundle {
    private static final String PREFIX = "command.";

    private final Texts texts;

    TextBundle(Texts texts) {
        this.texts = texts;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return texts.has(PREFIX + key) ? texts.text(PREFIX + key) : null;
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(texts.keys().stream()
                .filter(key -> key.startsWith(PREFIX))
                .map(key -> key.substring(PREFIX.length()))
                .toList());
    }
}
