package io.trackside.table;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** The one door to the table, in this program or over HTTP. Safe for any thread. */
public interface TableClient extends AutoCloseable {
    /** The table as it is now. */
    TableView view();

    /**
     * {@code viewer} gets the table as it is now and then after every change, in order, one at a time, on a thread that
     * is not its own: it must not block it. Ends when the returned object is closed.
     */
    Watching watch(Consumer<TableView> viewer);

    /** Sends a command. Fails with an {@link java.io.IOException} only when the table cannot be reached. */
    CompletionStage<Reply> send(Sent sent);

    /** Everything that counts as done, then what can be redone, in order. */
    List<StepView> history();

    /** All saved games, the newest first. */
    List<GameSummary> games();

    /** A saved game with what happened in it; throws {@link io.trackside.rules.BadInput} when there is none. */
    GameStory game(String id);

    /** A saved game as one file, for another table; what is still secret is left out. */
    byte[] exported(String id);

    /** Takes over such a file; returns the id the game has here. Throws {@link io.trackside.rules.BadInput} if it is none. */
    String imported(byte[] exported);

    /**
     * Answers a worked case, or with {@code "from": "here"} what could come of the table as it is, which stays as it is;
     * in {@code language}, or the nearest there is.
     */
    JsonNode arbiter(JsonNode question, Locale language);

    /** Why the power of the racer called {@code racer} did not act in this turn, in {@code language} as above. */
    List<String> whyNot(String racer, Locale language);

    /** How the race will likely end, as far as it is known now. */
    default OddsView odds() {
        return OddsView.OFF;
    }

    /** As {@link #watch}, for the odds. */
    default Watching watchOdds(Consumer<OddsView> viewer) {
        return () -> {};
    }

    /** Whether people want to see odds; remembered with the games. A table that tells none stays silent. */
    default void showOdds(boolean on) {}

    /**
     * What {@code source}, an adapter such as {@code mqtt}, finds wrong from now on; none takes it back. Heard only where
     * the table is in this program.
     */
    default void warns(String source, List<TableView.Warning> warnings) {}

    /** An input came to nothing before it was a command: it is shown like one that was refused. Heard as {@link #warns}. */
    default void ignores(TableView.Ignored input) {}

    /** The smart dice, where the table has any. */
    default Optional<DiceTray> dice() {
        return Optional.empty();
    }

    /** The panel of buttons and lamps, where the table has one. */
    default Optional<ControlPanel> panel() {
        return Optional.empty();
    }

    /** An adapter brings a panel along. Heard as {@link #warns}. */
    default void brings(ControlPanel panel) {}

    /** An adapter brings smart dice along. Heard as {@link #warns}. */
    default void brings(DiceTray dice) {}

    @Override
    void close();

    /** Somebody looks on until this is closed. */
    interface Watching extends AutoCloseable {
        @Override
        void close();
    }
}
