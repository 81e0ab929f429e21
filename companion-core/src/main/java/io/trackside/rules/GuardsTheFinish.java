package io.trackside.rules;

/** I decide who may cross the line (R4.5); a blocked move is one happening, however many guard. */
public interface GuardsTheFinish extends Power {
    /** Whether {@code mover} may not make a move that would bring it to {@code target}, 30 being the exact number. */
    boolean blocks(Race race, Runner me, Runner mover, int target);
}
