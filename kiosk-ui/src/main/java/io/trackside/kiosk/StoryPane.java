package io.trackside.kiosk;

import io.trackside.arbiter.Narration;
import io.trackside.rules.Fact;
import io.trackside.table.GameView;
import io.trackside.table.RulingView;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javafx.scene.layout.Region;

/** The last rulings in short sentences, each with the number of its rule; a tap asks why. */
final class StoryPane {
    private static final double ROW = 30;

    private StoryPane() {}

    static Region of(List<RulingView> rulings, GameView game, Kiosk kiosk, double width, double height) {
        Wording words = kiosk.words();
        List<Narration.Line> lines = words.story(rulings, game).stream()
                .filter(line -> !(line.ruling().fact() instanceof Fact.TurnBegan))
                .toList();
        Sheet story = new Sheet();
        double wide = width - 10;
        story.put(Line.left(words.say("story"), Weight.STRONG, 15, "quiet"), 4, 0, wide - 70, 22);
        story.put(Line.right(words.say("why"), Weight.STRONG, 15, "acts"), wide - 70, 0, 66, 22);
        // As many of the last ones as there is room for, each as high as it needs to be.
        Deque<Told> last = new ArrayDeque<>();
        double room = height - 34;
        for (Narration.Line line : lines.reversed()) {
            Told told = Told.of(line, wide);
            room -= told.high();
            if (room < 0 && !last.isEmpty()) {
                break;
            }
            last.push(told);
        }
        double y = 22;
        for (Told told : last) {
            story.put(told.sentence(), 4, y, wide - 10 - told.cites(), told.high());
            story.put(told.number(), wide - told.cites() - 4, y, told.cites(), told.high());
            y += told.high();
        }
        if (last.isEmpty()) {
            story.put(Para.centred(words.say("why.nothing"), Weight.TEXT, 15, "quiet"), 8, 22, wide - 16, height - 40);
        }
        return Tap.of("why", story, () -> kiosk.open(new WhyPage(kiosk, rulings)), "calm");
    }

    /** A line with the rule it cites, {@code cites} and {@code high} points wide and high. */
    private record Told(Para sentence, Line number, double cites, double high) {
        static Told of(Narration.Line line, double wide) {
            Line number = Line.right(line.cites() ? line.ruling().rule().number() : "", Weight.TEXT, 12, "quiet");
            double cites = line.cites() ? Math.min(number.full(), wide * 0.3) : 0;
            Para sentence = Para.strong(line.sentence(), 14);
            return new Told(sentence, number, cites, Math.max(ROW, sentence.full(wide - 10 - cites) + 6));
        }
    }
}
