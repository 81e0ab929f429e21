package io.trackside.app;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;

/** Why a file cannot be used, in a word that the texts tell: missing, folder, denied, encoding, full. */
final class Trouble {
    private Trouble() {}

    /** The word; what the system says where we have none. */
    static String with(Path file, IOException failure) {
        String said = failure instanceof FileSystemException system ? system.getReason() : failure.getMessage();
        String reason = Objects.requireNonNullElse(said, "");
        if (Files.isDirectory(file)) {
            return "folder";
        }
        return switch (failure) {
            case NoSuchFileException missing -> "missing";
            case AccessDeniedException denied -> "denied";
            case CharacterCodingException malformed -> "encoding";
            case IOException full when reason.contains("No space left") || reason.contains("quota") -> "full";
            case IOException other -> reason.isEmpty() ? failure.getClass().getSimpleName() : reason;
        };
    }
}
