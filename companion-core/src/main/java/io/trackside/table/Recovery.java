package io.trackside.table;

import java.nio.file.Path;

/** What was found in a journal when it was opened, and what became of it. */
public sealed interface Recovery {
    /** Every byte is as it was written. */
    record Whole() implements Recovery {}

    /**
     * The last line was bad, as an append leaves it that a power cut interrupts: it is cut off. Nothing acknowledged is
     * lost, unless the disk lied or the line went bad later.
     *
     * @param bytes how many were cut
     * @param kept where they are
     */
    record TailCut(long bytes, Path kept) implements Recovery {}

    /**
     * Bad bytes with entries behind them: the journal goes on behind the last good entry before them.
     *
     * @param entriesLost how many entries there seem to be from the damage on
     * @param kept where the whole file as it was found is
     */
    record Damaged(long entriesLost, Path kept) implements Recovery {}
}
