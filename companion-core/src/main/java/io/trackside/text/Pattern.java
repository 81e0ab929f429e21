package io.trackside.text;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.util.ULocale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** A text as it is written, ready to be filled; for any number of threads. */
final class Pattern {
    private final MessageFormat format;
    private final SortedSet<String> arguments = new TreeSet<>();

    /** Throws {@link IllegalArgumentException} or {@link IndexOutOfBoundsException} if {@code text} is no pattern. */
    Pattern(String text, ULocale locale) {
        MessagePattern parts = new MessagePattern(text);
        for (int i = 0; i < parts.countParts(); i++) {
            MessagePattern.Part part = parts.getPart(i);
            if (part.getType() == MessagePattern.Part.Type.ARG_NAME
                    || part.getType() == MessagePattern.Part.Type.ARG_NUMBER) {
                arguments.add(parts.getSubstring(part));
            }
        }
        this.format = new MessageFormat(text, locale);
    }

    /** Names of all arguments, those inside of others too. */
    SortedSet<String> arguments() {
        return arguments;
    }

    String filled(Map<String, Object> details) {
        synchronized (format) { // a MessageFormat is for one thread at a time
            return format.format(details);
        }
    }
}
