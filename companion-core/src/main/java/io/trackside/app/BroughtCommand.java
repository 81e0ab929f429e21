package io.trackside.app;

import io.trackside.text.Texts;

/**
 * A command that another module brings along. Found as a service; its help is among the texts under
 * {@code command.trackside.} and its name.
 */
public interface BroughtCommand {
    /** An object that picocli takes for a command, speaking in the words of {@code texts}. */
    Object in(Texts texts);
}
