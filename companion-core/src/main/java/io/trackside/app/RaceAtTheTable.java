package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.rules.HouseRules;
import io.trackside.rules.Question;
import io.trackside.rules.Switch;
import io.trackside.text.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

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
            goesOn = obey(talk.ask(texts.text("race.over-already")));
        }
        while (goesOn && !inputs.played().isOver()) {
            goesOn = obey(talk.ask(prompt()));
        }
        talk.blank();
        talk.say(
                inputs.played().isOver()
                        ? texts.text("race.kept", named())
                        : texts.text("race.goes-on-later", named()));
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
        String typed = line.orElse("").strip();
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
        if (replies.isWord("undo", typed)) {
            undo();
        } else if (replies.isWord("redo", typed)) {
            redo();
        } else if (replies.isWord("show", typed)) {
            Played played = inputs.played();
            commentary.board(played.race(), played.chapters().getLast().board());
        } else if (replies.isWord("why", typed)) {
            commentary.why(inputs.played());
        } else if (replies.isWord("help", typed)) {
            help();
        } else if (!inputs.played().isOver()) {
            answer(typed);
        }
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

    private void undo() {
        OptionalInt answer = inputs.undo();
        if (answer.isEmpty()) {
            talk.say(texts.text("race.nothing-to-undo"));
            return;
        }
        Played played = inputs.played();
        Question question = played.question().orElseThrow();
        talk.say(texts.text("race.undone", Map.of("input", replies.said(played.race(), question, answer.getAsInt()))));
        tellWhereWeAre();
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
        for (String what : List.of("answers", "undo", "redo", "show", "why", "quit", "board")) {
            talk.say(texts.text("race.help." + what));
        }
        talk.blank();
        commentary.powers(table.racers());
    }
}
