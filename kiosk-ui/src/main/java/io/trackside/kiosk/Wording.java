package io.trackside.kiosk;

import io.trackside.arbiter.Narration;
import io.trackside.arbiter.Retold;
import io.trackside.arbiter.Rulings;
import io.trackside.arbiter.TablePhrases;
import io.trackside.arbiter.Words;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.GameView;
import io.trackside.table.Reply;
import io.trackside.table.RulingView;
import io.trackside.table.StepView;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Everything a screen says, in the words of one language. */
final class Wording {
    private final Texts texts;
    private final Words words;
    private final Predicate<String> has;
    private final TablePhrases phrases;
    private final Narration narration;
    private final Rulings rulings;
    private final Catalogue catalogue;

    /** The language of {@code texts}, as {@code words} have it. */
    Wording(Texts texts, Words words, Catalogue catalogue) {
        this.texts = texts;
        this.words = words;
        this.has = texts::has;
        this.phrases = TablePhrases.in(words, has);
        this.narration = Narration.in(words);
        this.rulings = new Rulings(catalogue);
        this.catalogue = catalogue;
    }

    static Wording of(Texts texts, Catalogue catalogue) {
        return new Wording(texts, texts::text, catalogue);
    }

    /** The same in another language, or these words if they are in that language already. */
    Wording in(String language) {
        return language.equals(texts.language()) ? this : of(texts.library().in(language), catalogue);
    }

    /** Tags of all languages there are. */
    SortedSet<String> languages() {
        return texts.library().languages();
    }

    /** All texts of this language. */
    Texts texts() {
        return texts;
    }

    /** Tag of this language. */
    String language() {
        return texts.language();
    }

    Locale locale() {
        return texts.locale();
    }

    /** The text {@code kiosk.} and {@code key}; {@code details}: name, value, name, value … */
    String say(String key, Object... details) {
        Map<String, Object> named = new TreeMap<>();
        for (int i = 0; i + 1 < details.length; i += 2) {
            named.put((String) details[i], details[i + 1]);
        }
        return words.text("kiosk." + key, named);
    }

    /** A text of another module, one without details. */
    String other(String key) {
        return words.text(key, Map.of());
    }

    /** Why the table refused. */
    String refusal(Reply.Refused refused) {
        return said("bad." + refused.key(), refused.details());
    }

    String said(String key, Map<String, Object> details) {
        return words.text(key, details);
    }

    String racer(String id) {
        String key = "racer." + id + ".name";
        return has.test(key) ? other(key) : id;
    }

    /** What is printed on its card; empty if that is its name in this language too. */
    String printed(String id) {
        String key = "racer." + id + ".name";
        String printed = has.test(key) ? texts.printed(key) : "";
        return printed.equals(racer(id)) ? "" : printed;
    }

    String power(String id) {
        String key = "racer." + id + ".power";
        return has.test(key) ? other(key) : "";
    }

    /** Ids of all racers there are. */
    List<String> racers() {
        return catalogue.racers().stream().map(racer -> racer.id()).toList();
    }

    Catalogue catalogue() {
        return catalogue;
    }

    TablePhrases phrases() {
        return phrases;
    }

    /** Who is asked, and what: for ears. */
    String aloud(TableView.Prompt prompt, GameView game) {
        return say("aloud", "people", Kiosk.names(prompt.seats(), game), "question", phrases.question(prompt, game));
    }

    Narration narration() {
        return narration;
    }

    List<Narration.Line> story(List<RulingView> views, GameView game) {
        return narration.tree(rulings.retold(views, Optional.of(game)));
    }

    /** "Legs rolls 5 · Legs trips." */
    String step(StepView step, GameView game) {
        String title = phrases.step(step, game);
        Retold outcome = rulings.retold(step.rulings(), Optional.of(game));
        List<String> sentences = narration.sentences(outcome);
        return sentences.isEmpty()
                ? title
                : words.text("step.outcome", Map.of("step", title, "outcome", String.join(" ", sentences)));
    }
}
