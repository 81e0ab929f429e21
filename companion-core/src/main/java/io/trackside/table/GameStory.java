package io.trackside.table;

import java.util.List;
import java.util.Optional;

/**
 * A saved game and what happened in it.
 *
 * @param rulesVersion version of the rules it was played by
 * @param steps what was done, with everything that came of it; a pick that is still secret is not in it
 * @param finish the table at its end, or as it was recorded last
 */
public record GameStory(GameSummary summary, String rulesVersion, List<StepView> steps, Optional<GameView> finish) {
    public GameStory {
        steps = List.copyOf(steps);
    }
}
