package io.trackside.app;

import io.trackside.rules.BadInput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The inputs of one race on the disk: a header that says which race it is, then a line for each input. Lines are only
 * ever appended, and are on the disk before {@link #append} returns. Nobody else can open the file meanwhile.
 */
final class RaceFile implements AutoCloseable {
    private static final String FORMAT = "trackside-race-1";
    /** Far more than the inputs of any race. */
    private static final int MOST_BYTES = 1 << 20;

    private static final char LINE_END = '\n';

    private final Path path;
    private final FileChannel channel;
    private final List<String> lines;
    private final boolean torn;

    private RaceFile(Path path, FileChannel channel, List<String> lines, boolean torn) {
        this.path = path;
        this.channel = channel;
        this.lines = lines;
        this.torn = torn;
    }

    /**
     * Opens the file of the race that {@code header} describes, or begins it; keys and values without blanks.
     *
     * @throws BadInput when the file holds anything else; it is then left as it is
     */
    static RaceFile open(Path path, Map<String, String> header) {
        try {
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            try {
                return read(path, channel, line(header));
            } catch (IOException | RuntimeException refused) {
                channel.close();
                throw refused;
            }
        } catch (IOException unusable) {
            throw unusable(path, unusable);
        }
    }

    /** The inputs that were in the file when it was opened. */
    List<String> lines() {
        return lines;
    }

    /** Whether the file ended in the middle of a line, which was cut. */
    boolean wasTorn() {
        return torn;
    }

    Path path() {
        return path;
    }

    /** Writes an input to the disk: all of it, or nothing when that fails. */
    void append(String line) {
        try {
            long end = channel.position();
            try {
                write(channel, line + LINE_END);
            } catch (IOException full) {
                channel.truncate(end);
                throw full;
            }
        } catch (IOException full) {
            throw unusable(path, full);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failed) {
            throw unusable(path, failed);
        }
    }

    /**
     * A header that was being written when the power went is a beginning of ours, and is completed. A header alone, of
     * whatever race, is written anew: there is nothing to lose.
     */
    private static RaceFile read(Path path, FileChannel channel, String header) throws IOException {
        lock(path, channel);
        if (channel.size() > MOST_BYTES) {
            throw BadInput.of("race-file-foreign", "file", path.toString());
        }
        byte[] bytes = Channels.newInputStream(channel).readAllBytes();
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (header.startsWith(text)) {
            write(channel, header.substring(text.length()));
            return new RaceFile(path, channel, List.of(), false);
        }
        if (isHeaderAlone(text) && !text.equals(header)) {
            channel.truncate(0);
            write(channel, header);
            return new RaceFile(path, channel, List.of(), false);
        }
        if (!text.startsWith(header)) {
            throw otherRace(path, text, header);
        }
        int end = lastLineEnd(bytes) + 1;
        channel.truncate(end);
        channel.position(end);
        List<String> lines =
                new String(bytes, 0, end, StandardCharsets.UTF_8).lines().toList();
        return new RaceFile(path, channel, lines.subList(1, lines.size()), end < bytes.length);
    }

    private static boolean isHeaderAlone(String text) {
        return text.matches(Pattern.quote(FORMAT) + "( [a-z-]+=[^ \\n]+)+" + LINE_END);
    }

    private static void lock(Path path, FileChannel channel) throws IOException {
        try {
            if (channel.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException byOurselves) {
            // as if by another process
        }
        throw BadInput.of("race-file-in-use", "file", path.toString());
    }

    private static void write(FileChannel channel, String text) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
        channel.force(true);
    }

    private static int lastLineEnd(byte[] bytes) {
        int at = bytes.length - 1;
        while (bytes[at] != LINE_END) {
            at--;
        }
        return at;
    }

    private static String line(Map<String, String> header) {
        List<String> words = new ArrayList<>(List.of(FORMAT));
        header.forEach((key, value) -> words.add(key + "=" + value));
        return String.join(" ", words) + LINE_END;
    }

    private static BadInput otherRace(Path path, String text, String header) {
        String first = text.lines().findFirst().orElse("");
        if (!first.startsWith(FORMAT + " ")) {
            return BadInput.of("race-file-foreign", "file", path.toString());
        }
        Map<String, String> there = values(first);
        for (Map.Entry<String, String> here : values(header.strip()).entrySet()) {
            String found = there.getOrDefault(here.getKey(), "?");
            if (!found.equals(here.getValue())) {
                return BadInput.of(
                        "race-file-other",
                        "file",
                        path.toString(),
                        "key",
                        here.getKey(),
                        "found",
                        found,
                        "wanted",
                        here.getValue());
            }
        }
        return BadInput.of("race-file-foreign", "file", path.toString());
    }

    private static Map<String, String> values(String header) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String word : header.split(" ", -1)) {
            int equals = word.indexOf('=');
            if (equals > 0) {
                values.put(word.substring(0, equals), word.substring(equals + 1));
            }
        }
        return values;
    }

    private static BadInput unusable(Path path, IOException reason) {
        return BadInput.of("race-file-unusable", "file", path.toString(), "reason", Trouble.with(path, reason));
    }
}
