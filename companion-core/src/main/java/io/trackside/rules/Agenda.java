package io.trackside.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * The reactions still waiting: a stack, so that everything an effect causes is resolved before what waited already
 * (R4.2); the reactions to one effect are simultaneous and lie in the order of R4.1.
 */
final class Agenda {
    private Reaction[] stack = new Reaction[32];
    private int size;
    /** From here on reactions were added since the last {@link #admit}. */
    private int open;

    private Reaction spare = new Reaction();

    Agenda() {
        for (int i = 0; i < stack.length; i++) {
            stack[i] = new Reaction();
        }
    }

    void clear() {
        size = 0;
        open = 0;
    }

    /** A new reaction to the effect under way, to be filled by the caller. */
    Reaction add() {
        if (size == stack.length) {
            stack = java.util.Arrays.copyOf(stack, size * 2);
            for (int i = size; i < stack.length; i++) {
                stack[i] = new Reaction();
            }
        }
        Reaction reaction = stack[size++];
        reaction.stop = null;
        reaction.number = 0;
        return reaction;
    }

    /** Whether the effect under way already has a reaction of this kind and owner. */
    boolean hasAdded(Reaction.Kind kind, Runner owner) {
        for (int i = open; i < size; i++) {
            if (stack[i].kind == kind && stack[i].owner == owner) {
                return true;
            }
        }
        return false;
    }

    /** Whether the effect under way woke anything. */
    boolean hasAdded() {
        return size > open;
    }

    int floor() {
        return open;
    }

    /** Puts the reactions to the finished effect in order, the first to resolve on top; equal ranks keep their order. */
    void admit() {
        for (int i = open + 1; i < size; i++) {
            Reaction reaction = stack[i];
            int at = i;
            while (at > open && stack[at - 1].rank <= reaction.rank) {
                stack[at] = stack[at - 1];
                at--;
            }
            stack[at] = reaction;
        }
        open = size;
    }

    /** Takes the next reaction off, valid until the next call; only while {@code size() > floor}. */
    Reaction next() {
        Reaction reaction = stack[--size];
        stack[size] = spare;
        spare = reaction;
        open = size;
        return reaction;
    }

    int size() {
        return size;
    }

    /** Forgets what lies above {@code floor}. */
    void cutTo(int floor) {
        size = floor;
        open = floor;
    }

    /** What still waits, next first. */
    List<Reaction> waiting() {
        List<Reaction> waiting = new ArrayList<>();
        for (int i = size - 1; i >= 0; i--) {
            waiting.add(stack[i]);
        }
        return waiting;
    }
}
