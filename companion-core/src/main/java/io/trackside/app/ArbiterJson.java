package io.trackside.app;

import io.trackside.arbiter.Arbiter;
import io.trackside.arbiter.CaseResult;
import io.trackside.arbiter.Narration;
import io.trackside.arbiter.Prompts;
import io.trackside.arbiter.WhatIf;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the arbiter says, as JSON objects: on the command line and over HTTP alike. */
final class ArbiterJson {
    private ArbiterJson() {}

    /**
     * What came of a case.
     *
     * @param arbiter the one that settled it
     * @param whyNot the power of which somebody asks why it did not act
     */
    static Map<String, Object> of(
            CaseResult result, Arbiter arbiter, Texts texts, boolean explains, Optional<String> whyNot) {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("id", result.id());
        report.put("ok", result.isOk());
        report.put("differences", result.differences());
        report.put("result", result.result());
        if (explains) {
            report.put("explanation", Narration.in(texts::text).lines(result.race(), result.rulings()));
        }
        whyNot.ifPresent(power -> report.put("why_not", arbiter.whyNot(result, power)));
        return report;
    }

    /** What could come of a situation. */
    static Map<String, Object> of(WhatIf whatIf, Prompts prompts) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", whatIf.id());
        json.put("outcomes", whatIf.outcomes());
        json.put("cut", whatIf.cut());
        json.put("turn", of(whatIf.root(), 1, prompts));
        return json;
    }

    /** {@code oneIn}: the dice that lead here fall so once in that many times. */
    private static Map<String, Object> of(WhatIf.Branch branch, int oneIn, Prompts prompts) {
        Map<String, Object> json = new LinkedHashMap<>();
        switch (branch) {
            case WhatIf.Cut() -> json.put("cut", true);
            case WhatIf.Outcome(Race race) -> {
                json.putAll(CaseResult.table(race));
                json.put("race_over", race.isOver());
                json.put("one_in", oneIn);
            }
            case WhatIf.Ask(Race race, Question question, List<WhatIf.Way> ways) -> {
                json.put("asks", race.racer(question.who()).id());
                json.put("kind", question.kind().name());
                json.put("power", question.power().id());
                json.put("chance", question.kind().isChance());
                List<Map<String, Object>> branches = new ArrayList<>();
                for (WhatIf.Way way : ways) {
                    Map<String, Object> one = new LinkedHashMap<>();
                    one.put("answer", way.answer());
                    one.put("words", prompts.answer(race, question, way.answer()));
                    int faces = question.kind().isChance() ? question.choices().size() : 1;
                    one.putAll(of(way.branch(), oneIn * faces, prompts));
                    branches.add(one);
                }
                json.put("ways", branches);
            }
        }
        return json;
    }
}
