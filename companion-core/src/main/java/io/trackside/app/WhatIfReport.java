package io.trackside.app;

import io.trackside.arbiter.Prompts;
import io.trackside.arbiter.WhatIf;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.text.Texts;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Prints what could come of a situation: as a tree for people, or as JSON. */
final class WhatIfReport {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String STEP = "   ";

    private final Texts texts;
    private final Prompts prompts;
    private final RacerNames names;
    private final PrintWriter out;

    WhatIfReport(Texts texts, PrintWriter out) {
        this.texts = texts;
        this.prompts = Prompts.in(texts::text, texts::has);
        this.names = new RacerNames(texts);
        this.out = out;
    }

    void print(WhatIf whatIf, boolean json) {
        if (json) {
            out.println(JSON.writeValueAsString(ArbiterJson.of(whatIf, prompts)));
        } else {
            out.println(whatIf.id());
            print(whatIf.root(), "");
            out.println(texts.text(
                    "what-if.end", Map.of("outcomes", whatIf.outcomes(), "cut", Boolean.toString(whatIf.cut()))));
        }
    }

    private void print(WhatIf.Branch branch, String indent) {
        switch (branch) {
            case WhatIf.Outcome(Race race) -> out.println(indent + outcome(race));
            case WhatIf.Cut() -> out.println(indent + texts.text("what-if.cut"));
            case WhatIf.Ask(Race race, Question question, List<WhatIf.Way> ways) -> {
                out.println(indent + prompts.question(race, question));
                for (WhatIf.Way way : ways) {
                    String answer = answer(race, question, way.answer());
                    if (way.branch() instanceof WhatIf.Outcome(Race after)) {
                        out.println(indent + "- " + answer + ": " + outcome(after));
                    } else {
                        out.println(indent + "- " + answer);
                        print(way.branch(), indent + STEP);
                    }
                }
            }
        }
    }

    private String answer(Race race, Question question, int answer) {
        String words = prompts.answer(race, question, answer);
        if (!question.kind().isChance()) {
            return words;
        }
        return texts.text(
                "what-if.chance",
                Map.of("answer", words, "of", question.choices().size()));
    }

    private String outcome(Race race) {
        String next = race.isOver() ? "" : names.of(race.racer(race.next().first()));
        Map<String, Object> details = Map.of(
                "racers", new Whereabouts(names).of(race), "over", Boolean.toString(race.isOver()), "next", next);
        return texts.text("what-if.outcome", details);
    }
}
