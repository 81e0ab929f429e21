package io.trackside.table;

import java.nio.file.Path;
import tools.jackson.databind.JsonNode;

/** A process of its own that plays on in game 0001: prints "open", then each number when it is acknowledged. */
final class JournalProcess {
    private JournalProcess() {}

    public static void main(String[] arguments) throws JournalUnavailable {
        Games games = Games.in(Path.of(arguments[0]));
        Journal journal = games.list().isEmpty()
                ? games.create("0001", Entries.HEADER)
                : ((Opened.Resumed) games.open("0001")).journal();
        say("open");
        long number = 0;
        while (number < 100_000) {
            number = journal.append(entry(journal.last() + 1));
            say(String.valueOf(number));
        }
    }

    static JsonNode entry(long number) {
        return Entries.json("{'n':" + number + ",'text':'" + "x".repeat((int) (number * 37 % 3000)) + "'}");
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
