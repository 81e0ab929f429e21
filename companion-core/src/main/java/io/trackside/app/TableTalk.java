package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Goes through whole games with the people at a terminal: asks what the table waits for, tells what comes of the answer. */
final class TableTalk {
    private final Desk desk;
    private final List<Verb> verbs;
    private final Texts texts;
    private final Conversation talk;

    TableTalk(Desk desk, List<Verb> verbs, Texts texts) {
        this.desk = desk;
        this.verbs = verbs;
        this.texts = texts;
        this.talk = desk.talk();
    }

    /** Until nobody wants to go on now. */
    void run() {
        talk.say(texts.text("talk.welcome"));
        desk.scene().all(desk.view());
        sayHowTeams();
        boolean goesOn = true;
        while (goesOn) {
            desk.tellNews();
            goesOn = obey(ask());
        }
        talk.blank();
        talk.say(texts.text("talk.goes-on-later"));
    }

    // ---- asking --------------------------------------------------------------------------------------------------

    private Optional<String> ask() {
        Optional<Integer> picking = picking();
        if (picking.isPresent()) {
            return talk.askInSecret(desk.replies().pick(picking.get(), desk.prompt(), desk.game()));
        }
        return talk.ask(question());
    }

    private String question() {
        TableView view = desk.view();
        if (view.game().isEmpty()) {
            boolean unfinished =
                    view.prompt().filter(prompt -> !prompt.options().isEmpty()).isPresent();
            return texts.text("talk.who-plays", Map.of("unfinished", Boolean.toString(unfinished)));
        }
        return desk.question();
    }

    private void sayHowTeams() {
        if (isToFormTeams()) {
            talk.say(texts.text("talk.how-teams"));
        }
    }

    /** Nobody has rolled yet for the draft, so that teams can still come about otherwise. */
    private boolean isToFormTeams() {
        return desk.view()
                .game()
                .flatMap(GameView::rollOff)
                .filter(rollOff -> rollOff.decides().equals("draft")
                        && rollOff.faces().values().stream().allMatch(face -> face == 0))
                .isPresent();
    }

    /** Who picks a racer in secret now. */
    private Optional<Integer> picking() {
        return desk.view()
                .prompt()
                .filter(prompt -> prompt.kind().equals("line-up"))
                .map(prompt -> prompt.seats().getFirst());
    }

    // ---- obeying -------------------------------------------------------------------------------------------------

    /** Does what was typed; whether somebody wants to go on. What cannot be done changes nothing. */
    private boolean obey(Optional<String> line) {
        String typed = line.orElse("").strip().replaceAll("\\s+", " ");
        if (line.isEmpty() || desk.replies().isWord("quit", typed) || (isOver() && typed.isEmpty())) {
            return false;
        }
        Optional<String> before = gameId();
        try {
            follow(typed);
            if (!gameId().equals(before)) {
                sayHowTeams();
            }
        } catch (BadInput bad) {
            talk.say(Conversation.printable(texts.text("bad." + bad.key(), bad.details())));
        }
        return true;
    }

    private Optional<String> gameId() {
        return desk.view().game().map(GameView::id);
    }

    private boolean isOver() {
        return desk.view()
                .prompt()
                .filter(prompt -> prompt.kind().equals("over"))
                .isPresent();
    }

    private void follow(String typed) {
        if (desk.replies().isWord("help", typed)) {
            help();
            return;
        }
        List<String> words = Order.wordsOf(typed);
        Optional<Verb> verb = answersAnyway(typed, words) ? Optional.empty() : verb(words);
        if (verb.isPresent()) {
            int length = verb.get().name().equals(words.getFirst()) ? 1 : 2;
            Order order = VerbLine.read(verb.get(), words.subList(length, words.size()), texts);
            verb.get().action().take(desk, order);
        } else {
            answer(typed, words);
        }
    }

    /** "no" is an answer before it is a verb, and so is the beginning of a racer's name. */
    private boolean answersAnyway(String typed, List<String> words) {
        boolean no = words.size() == 1 && desk.replies().isWord("no", typed);
        return no
                || desk.view()
                        .prompt()
                        .filter(prompt -> desk.replies().namesAnOption(prompt, typed))
                        .isPresent();
    }

    /** The verb that is the first word, or the first two: "call off". */
    private Optional<Verb> verb(List<String> words) {
        if (words.isEmpty()) {
            return Optional.empty();
        }
        String one = words.getFirst();
        String two = words.size() > 1 ? one + "-" + words.get(1) : one;
        return verbs.stream()
                .filter(verb -> verb.name().equals(two) || verb.name().equals(one))
                .max((left, right) ->
                        Integer.compare(left.name().length(), right.name().length()));
    }

    private void answer(String typed, List<String> words) {
        if (desk.view().game().isEmpty()) {
            begin(typed, words);
            return;
        }
        Optional<Integer> picking = picking();
        if (picking.isPresent()) {
            SetUpVerbs.pick(desk, picking.get(), typed);
        } else if (isToFormTeams() && desk.replies().isWord("deal", typed)) {
            desk.send(new Deed.Teams(List.of()));
        } else {
            desk.send(desk.replies().read(desk.prompt(), desk.game(), typed));
        }
    }

    private void begin(String typed, List<String> words) {
        List<String> unfinished = desk.prompt().options();
        if (typed.isEmpty() && !unfinished.isEmpty()) {
            desk.send(new Command.Resume(unfinished.getFirst()));
            desk.scene().all(desk.view());
        } else {
            desk.send(new Command.Begin(SetUpVerbs.plan(Order.of(words))));
        }
    }

    private void help() {
        talk.say(texts.text("talk.help"));
        for (Verb verb : verbs) {
            String usage = verb.label().isEmpty() ? verb.name() : verb.name() + " " + verb.label();
            String what = texts.text("command.trackside.table." + verb.name() + ".usage.description.0");
            talk.say(texts.text("talk.help.verb", Map.of("usage", usage, "what", what)));
        }
        talk.say(texts.text("table.help.board"));
    }
}
