package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.rules.HouseRules;
import io.trackside.rules.Question;
import io.trackside.rules.Switch;
import io.trackside.text.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Goes through a race with the people at the table: asks, keeps what is typed, tells what follows from it. */
final class RaceAtTheTable {
    private final TableRace table;
    private final RaceFile file;
    private final RaceInputs inputs;
    private final Texts texts;
    private final Conversation talk;
    private final Commentary commentary;
    private final Replies replies;
    private final RacerNames names;

    RaceAtTheTable(TableRace table, RaceFile file, Texts texts, Conversation talk) {
        this.table = table;
        this.file = file;
        this.inputs = new RaceInputs(table.lineUp(), file);
        this.texts = texts;
        this.talk = talk;
        this.commentary = new Commentary(texts, talk, table.players());
        this.replies = new Replies(texts);
        this.names = new RacerNames(texts);
    }

    /** Until the race is over, or nobody wants to go on now. */
    void run() {
        greet();
        boolean goesOn = true;
        if (inputs.played().isOver()) {
            commentary.places(inputs.played().race());
            talk.say(texts.text("race.another", named()));
        }
        while (goesOn && inputs.played().isOver()) {
            Optional<String> typed = talk.ask(texts.text("race.over-already"));
            goesOn = typed.filter(line -> !line.isBlank()).isPresent() && obey(typed);
        }
        while (goesOn && !inputs.played().isOver()) {
            goesOn = obey(talk.ask(prompt()));
        }
        talk.blank();
        if (inputs.played().isOver()) {
            talk.say(texts.text("race.kept", named()));
            talk.say(texts.text("race.another", named()));
        } else {
            talk.say(texts.text("race.goes-on-later", named()));
        }
    }

    // ---- telling -------------------------------------------------------------------------------------------------

    private void greet() {
        talk.sayBold(texts.text(
                "race.begins",
                Map.of(
                        "racers", commentary.named(inputs.played().race()),
                        "track", table.lineUp().track().id(),
                        "first", first())));
        houseRules();
        talk.say(texts.text("race.file", Map.of("file", file.path().toString(), "inputs", inputs.size())));
        if (file.wasTorn()) {
            talk.say(texts.text("race.file-torn", named()));
        }
        talk.say(texts.text(inputs.size() == 0 ? "race.set-up" : "race.resumed"));
        talk.say(texts.text("race.help.board"));
        tellWhereWeAre();
    }

    private void houseRules() {
        HouseRules rules = table.lineUp().rules();
        for (Switch one : HouseRules.switchesOf(table.racers())) {
            String value = rules.values().getOrDefault(one.id(), one.byDefault());
            String key = "switch." + one.id() + "." + value;
            if (!value.equals(one.byDefault())) {
                talk.say(texts.text(
                        "race.house-rule", Map.of("rule", texts.has(key) ? texts.text(key) : one.id() + " " + value)));
            }
        }
    }

    private void tellWhereWeAre() {
        Played played = inputs.played();
        commentary.board(played.race(), played.chapters().getLast().board());
        commentary.startOver();
        if (!played.isOver()) {
            commentary.chapter(played, played.last());
        }
    }

    private String prompt() {
        Played played = inputs.played();
        Question question = played.question().orElseThrow();
        String prompt = replies.prompt(played.race(), question);
        return question.kind() == Question.Kind.OWN_RACER && !table.players().isEmpty()
                ? texts.text(
                        "race.asks-player",
                        Map.of("player", table.players().get(played.race().player(question.who())), "question", prompt))
                : prompt;
    }

    /** The player who begins, or the racer where each has one. */
    private String first() {
        return table.players().isEmpty()
                ? names.of(table.firstRacer())
                : table.players().get(table.lineUp().firstPlayer());
    }

    private Map<String, Object> named() {
        return Map.of("file", file.path().toString());
    }

    // ---- obeying -------------------------------------------------------------------------------------------------

    /** Does what was typed; whether somebody wants to go on. What cannot be done changes nothing. */
    private boolean obey(Optional<String> line) {
        String typed = line.orElse("").strip().replaceAll("\\s+", " ");
        if (line.isEmpty() || replies.isWord("quit", typed)) {
            return false;
        }
        try {
            follow(typed);
        } catch (BadInput bad) {
            talk.say(texts.text("bad." + bad.key(), bad.details()));
        }
        return true;
    }

    private void follow(String typed) {
        String first = typed.split(" ", -1)[0];
        if (replies.isWord("undo", first)) {
            undo(times(typed.substring(first.length()).strip(), typed));
        } else if (replies.isWord("redo", typed)) {
            redo();
        } else if (replies.isWord("show", typed)) {
            Played played = inputs.played();
            commentary.board(played.race(), played.chapters().getLast().board());
        } else if (replies.isWord("why", typed)) {
            commentary.why(inputs.played());
        } else if (replies.isWord("help", typed)) {
            help();
        } else if (inputs.played().isOver()) {
            throw BadInput.of("reply-over", "typed", typed);
        } else if (replies.isWord("call-off", typed)) {
            callOff();
        } else {
            answer(typed);
        }
    }

    private void callOff() {
        Played before = inputs.played();
        inputs.callOff();
        tellNews(before);
    }

    private void answer(String typed) {
        Played before = inputs.played();
        Question question = before.question().orElseThrow();
        inputs.answer(replies.read(before.race(), question, typed));
        tellNews(before);
    }

    private void tellNews(Played before) {
        Played played = inputs.played();
        commentary.tell(played, before.last());
        if (played.isOver()) {
            commentary.places(played.race());
        }
    }

    private void undo(int times) {
        int left = Math.min(times, inputs.size());
        if (left == 0) {
            talk.say(texts.text("race.nothing-to-undo"));
            return;
        }
        while (left > 0) {
            inputs.undo().ifPresent(input -> talk.say(texts.text("race.undone", Map.of("input", said(input)))));
            left--;
        }
        tellWhereWeAre();
    }

    private static int times(String number, String typed) {
        if (number.isEmpty()) {
            return 1;
        }
        if (!number.matches("[1-9]\\d{0,2}")) {
            throw BadInput.of("reply-undo", "typed", typed);
        }
        return Integer.parseInt(number);
    }

    /** What was taken back last: it is about what is asked now. */
    private String said(RaceInputs.Input input) {
        Played played = inputs.played();
        return switch (input) {
            case RaceInputs.Input.Answer(int answer) ->
                replies.said(played.race(), played.question().orElseThrow(), answer);
            case RaceInputs.Input.CallOff() -> texts.text("race.called-off");
        };
    }

    private void redo() {
        Played before = inputs.played();
        if (inputs.redo()) {
            tellNews(before);
        } else {
            talk.say(texts.text("race.nothing-to-redo"));
        }
    }

    private void help() {
        for (String what : List.of("answers", "undo", "redo", "show", "why", "call-off", "quit", "board")) {
            talk.say(texts.text("race.help." + what));
        }
        talk.blank();
        commentary.powers(inputs.played().race());
    }
}
