package io.trackside.table;

import io.trackside.rules.BadInput;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One line of a journal: <code>{"seq":7,"crc":"1a2b3c4d","entry":{…}}</code> and a line feed, exactly so. The checksum
 * is the CRC32C of the header's checksum (nothing, for the header) followed by the line without its own checksum,
 * <code>{"seq":7,"entry":{…}}</code>: a line of another game, which a disk may show after a power cut, does not fit. It
 * is taken from the bytes as they stand, so that a journal stays readable however a later version writes JSON.
 */
final class JournalLine {
    /** Most bytes of a line: far more than a snapshot of the table. */
    static final int MOST_BYTES = 1 << 20;

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Pattern HEAD =
            Pattern.compile("\\{\"seq\":(0|[1-9][0-9]{0,17}),\"crc\":\"([0-9a-f]{8})\",\"entry\":");
    private static final int LONGEST_HEAD = 60;
    private static final byte[] END = {'}', '\n'};

    private final long number;
    private final String checksum;
    private final byte[] entry;

    private JournalLine(long number, String checksum, byte[] entry) {
        this.number = number;
        this.checksum = checksum;
        this.entry = entry;
    }

    static JournalLine header(JsonNode header) {
        return of(0, "", header);
    }

    /**
     * The line of an entry.
     *
     * @param game checksum of the game's header
     * @throws BadInput when the entry is too big, or would not be the same when read again
     */
    static JournalLine of(long number, String game, JsonNode entry) {
        if (!entry.isObject()) {
            throw new IllegalArgumentException("an entry of a journal is an object, not " + entry.getNodeType());
        }
        byte[] bytes = written(entry);
        JournalLine line = new JournalLine(number, checksum(number, game, bytes), bytes);
        int size = line.bytes().length;
        if (size > MOST_BYTES) {
            throw BadInput.of("journal-entry-too-big", "size", size, "most", MOST_BYTES);
        }
        return line;
    }

    /** What {@code length} bytes say; empty unless they are a line as we write it, without the line feed. */
    static Optional<JournalLine> in(byte[] bytes, int length, String game) {
        Matcher head = head(bytes, length);
        if (!head.lookingAt() || bytes[length - 1] != '}' || head.end() >= length) {
            return Optional.empty();
        }
        long number = Long.parseLong(head.group(1));
        byte[] entry = Arrays.copyOfRange(bytes, head.end(), length - 1);
        String checksum = checksum(number, game, entry);
        return checksum.equals(head.group(2))
                ? Optional.of(new JournalLine(number, checksum, entry))
                : Optional.empty();
    }

    /** Whether the bytes begin as a line does, be the rest as it may. */
    static boolean begins(byte[] bytes, int length) {
        return head(bytes, length).lookingAt();
    }

    long number() {
        return number;
    }

    String checksum() {
        return checksum;
    }

    /** Empty when it is no JSON object, which we never write. */
    Optional<JsonNode> entry() {
        JsonNode node = parsed(entry);
        return node != null && node.isObject() ? Optional.of(node) : Optional.empty();
    }

    /** With the line feed. */
    byte[] bytes() {
        byte[] head =
                ("{\"seq\":" + number + ",\"crc\":\"" + checksum + "\",\"entry\":").getBytes(StandardCharsets.US_ASCII);
        byte[] line = Arrays.copyOf(head, head.length + entry.length + END.length);
        System.arraycopy(entry, 0, line, head.length, entry.length);
        System.arraycopy(END, 0, line, head.length + entry.length, END.length);
        return line;
    }

    static String hex(CRC32C crc) {
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }

    private static Matcher head(byte[] bytes, int length) {
        return HEAD.matcher(new String(bytes, 0, Math.min(length, LONGEST_HEAD), StandardCharsets.ISO_8859_1));
    }

    private static String checksum(long number, String game, byte[] entry) {
        CRC32C crc = new CRC32C();
        crc.update((game + "{\"seq\":" + number + ",\"entry\":").getBytes(StandardCharsets.US_ASCII));
        crc.update(entry);
        crc.update('}');
        return hex(crc);
    }

    /** Read once more, as nothing may be acknowledged that cannot be read, such as a tower of brackets. */
    private static byte[] written(JsonNode entry) {
        byte[] bytes;
        try {
            bytes = JSON.writeValueAsBytes(entry);
        } catch (JacksonException unwritable) {
            throw BadInput.of("journal-entry-unwritable", "reason", unwritable.getOriginalMessage());
        }
        JsonNode again = parsed(bytes);
        if (again == null || !Arrays.equals(JSON.writeValueAsBytes(again), bytes)) {
            throw BadInput.of("journal-entry-unwritable", "reason", "JSON");
        }
        return bytes;
    }

    private static @Nullable JsonNode parsed(byte[] bytes) {
        try {
            return JSON.readTree(bytes);
        } catch (JacksonException malformed) {
            return null;
        }
    }
}
