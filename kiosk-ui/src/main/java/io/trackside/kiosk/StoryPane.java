package io.trackside.kiosk;

import io.trackside.arbiter.Narration;
import io.trackside.rules.Fact;
import io.trackside.table.GameView;
import io.trackside.table.RulingView;
import java.util.List;
import javafx.scene.layout.Region;

/** The last rulings in short sentences, each with the number of its rule; a tap asks why. */
final class StoryPane {
    private static final double ROW = 30;
    private static final double NARROW = 200;

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
        int fits = (int) ((height - 32) / (width < NARROW ? ROW * 1.5 : ROW));
        List<Narration.Line> last = lines.subList(Math.max(0, lines.size() - fits), lines.size());
        double row = last.isEmpty() ? ROW : Math.min(50, (height - 32) / last.size());
        for (int i = 0; i < last.size(); i++) {
            Narration.Line line = last.get(i);
            double y = 22 + i * row;
            String rule = line.cites() ? line.ruling().rule().number() : "";
            Line number = Line.right(rule, Weight.TEXT, 12, "quiet");
            double cites = rule.isEmpty() ? 0 : Math.min(number.full(), wide * 0.3);
            story.put(Para.strong(line.sentence(), 14), 4, y, wide - 10 - cites, row);
            if (!rule.isEmpty()) {
                story.put(number, wide - cites - 4, y, cites, row);
            }
        }
        if (last.isEmpty()) {
            story.put(Para.centred(words.say("why.nothing"), Weight.TEXT, 15, "quiet"), 8, 22, wide - 16, height - 40);
        }
        return Tap.of("why", story, () -> kiosk.open(new WhyPage(kiosk, rulings)), "calm");
    }
}
