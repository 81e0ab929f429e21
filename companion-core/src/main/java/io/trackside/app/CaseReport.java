package io.trackside.app;

import io.trackside.arbiter.Arbiter;
import io.trackside.arbiter.CaseResult;
import io.trackside.arbiter.Narration;
import io.trackside.text.Texts;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/**
 * Prints what came of cases: a JSON object a line, or lines to read.
 *
 * @param whyNot the power of which somebody asks why it did not act, empty for none
 */
record CaseReport(Arbiter arbiter, Texts texts, PrintWriter out, How how, boolean explains, Optional<String> whyNot) {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String STEP = "  ";

    /** Who reads it. */
    enum How {
        JSON,
        TEXT
    }

    /** {@code written}: the case as JSON. */
    void print(CaseResult result, String written) {
        switch (how) {
            case JSON -> out.println(JSON.writeValueAsString(ArbiterJson.of(result, arbiter, texts, explains, whyNot)));
            case TEXT -> tell(result, JSON.readTree(written).has("expect"));
        }
    }

    /** The last line. */
    void printSum(int cases, int different) {
        Map<String, Object> sum = new LinkedHashMap<>();
        sum.put("cases", cases);
        sum.put("ok", cases - different);
        sum.put("different", different);
        switch (how) {
            case JSON -> out.println(JSON.writeValueAsString(sum));
            case TEXT -> out.println(texts.text("case.sum", sum));
        }
    }

    private void tell(CaseResult result, boolean expects) {
        String verdict = expects ? "agrees" : "nothing-expected";
        out.println(
                texts.text("case.verdict", Map.of("id", result.id(), "verdict", result.isOk() ? verdict : "differs")));
        tell("case.differences", result.differences());
        out.println(STEP + outcome(result));
        if (explains) {
            tell("case.explanation", narrated(result));
        }
        whyNot.ifPresent(power -> tell("case.why-not", arbiter.whyNot(result, power)));
        out.println();
    }

    private void tell(String heading, List<String> lines) {
        if (!lines.isEmpty()) {
            out.println(STEP + texts.text(heading));
            lines.forEach(line -> out.println(STEP + STEP + line));
        }
    }

    private String outcome(CaseResult result) {
        RacerNames names = new RacerNames(texts);
        String next = Objects.toString(result.result().get("next_turn"), "");
        Map<String, Object> details = Map.of(
                "racers",
                new Whereabouts(names).of(result.race()),
                "over",
                Boolean.toString(result.race().isOver()),
                "next",
                next.isEmpty() ? "" : texts.text("racer." + next + ".name"),
                "known",
                Boolean.toString(!next.isEmpty()));
        return texts.text("case.outcome", details);
    }

    private List<String> narrated(CaseResult result) {
        return Narration.in(texts::text).lines(result.race(), result.rulings());
    }
}
