package io.trackside.table;

import java.util.OptionalInt;

/**
 * The smart dice of a table, as people deal with them. Throws {@link io.trackside.rules.BadInput} for a die that is not
 * there. For any number of threads.
 */
public interface DiceTray {
    DiceView view();

    /** For a minute, the first throw of a die that is nobody's is offered. */
    void pair();

    /** The die that was offered is called {@code die} and is {@code seat}'s, or shared; whether that is kept. */
    boolean bind(String die, OptionalInt seat);

    /** The die is nobody's any more; whether that is kept. */
    boolean unbind(String die);

    /** Somebody throws it now: a die that only repeats what it shows cannot tell that by itself. */
    void arm(String die);

    /** It is shown its faces, from the 1 on; {@link DiceView.OneDie#wanted} tells which is next. */
    void calibrate(String die);
}
