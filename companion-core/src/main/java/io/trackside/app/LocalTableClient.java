package io.trackside.app;

import io.trackside.arbiter.Arbiter;
import io.trackside.arbiter.CaseResult;
import io.trackside.arbiter.Prompts;
import io.trackside.rules.BadInput;
import io.trackside.rules.PlayedRace;
import io.trackside.table.Box;
import io.trackside.table.ControlPanel;
import io.trackside.table.DiceTray;
import io.trackside.table.GameStory;
import io.trackside.table.GameSummary;
import io.trackside.table.Keys;
import io.trackside.table.OddsView;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.StepView;
import io.trackside.table.Table;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The table in this program, and an arbiter beside it. Closing it closes the table. */
final class LocalTableClient implements TableClient {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String FROM = "from";
    private static final String HERE = "here";
    private static final String EXPLAIN = "explain";
    private static final String WHY_NOT = "why-not";
    private static final String WHAT_IF = "what-if";
    private static final String DEPTH = "depth";
    private static final String LIMIT = "limit";
    private static final int USUAL_DEPTH = 12;
    private static final int MOST_DEPTH = 30;
    private static final int USUAL_LIMIT = 500;
    private static final int MOST_LIMIT = 5000;

    private final Table table;
    private final Box box;
    private final Texts texts;
    private final LiveOdds odds;
    private volatile Optional<DiceTray> dice = Optional.empty();
    private volatile Optional<ControlPanel> panel = Optional.empty();

    LocalTableClient(Table table, Box box, Texts texts, OddsSwitch people) {
        this.table = table;
        this.odds = new LiveOdds(table, people);
        this.box = box;
        this.texts = texts;
    }

    @Override
    public TableView view() {
        return table.view();
    }

    @Override
    public Watching watch(Consumer<TableView> viewer) {
        return table.watch(viewer);
    }

    @Override
    public CompletionStage<Reply> send(Sent sent) {
        odds.giveWay();
        try {
            return table.send(sent);
        } catch (RejectedExecutionException closed) {
            return CompletableFuture.failedFuture(new IOException("the table is closed", closed));
        }
    }

    @Override
    public List<StepView> history() {
        return table.history();
    }

    @Override
    public List<GameSummary> games() {
        return table.games();
    }

    @Override
    public GameStory game(String id) {
        return table.game(id);
    }

    @Override
    public byte[] exported(String id) {
        return table.exported(id);
    }

    @Override
    public String imported(byte[] exported) {
        return table.imported(exported);
    }

    /**
     * The keys of a case, and beside them those of the command line: {@code explain} and {@code why-not}, or
     * {@code what-if} with {@code depth} and {@code limit}; with {@code "from": "here"} no case but these two.
     */
    @Override
    public JsonNode arbiter(JsonNode question, Locale language) {
        Texts words = words(language);
        Arbiter arbiter = arbiter(words);
        Prompts prompts = Prompts.in(words::text, words::has);
        Keys keys = new Keys("", question);
        int depth = keys.number(DEPTH, 1, MOST_DEPTH, USUAL_DEPTH);
        int limit = keys.number(LIMIT, 1, MOST_LIMIT, USUAL_LIMIT);
        if (keys.has(FROM)) {
            keys.only(Set.of(FROM, DEPTH, LIMIT));
            if (!keys.text(FROM).equals(HERE)) {
                throw BadInput.of("key-value-unknown", "key", FROM, "value", keys.text(FROM), "known", HERE);
            }
            return answer(ArbiterJson.of(arbiter.whatIf(race(), depth, limit), prompts));
        }
        ObjectNode scene = (ObjectNode) question.deepCopy();
        scene.remove(List.of(EXPLAIN, WHY_NOT, WHAT_IF, DEPTH, LIMIT));
        if (keys.flag(WHAT_IF)) {
            return answer(ArbiterJson.of(arbiter.whatIf(scene.toString(), depth, limit), prompts));
        }
        Optional<String> whyNot = keys.optionalText(WHY_NOT);
        CaseResult result = arbiter.answer(scene.toString(), whyNot.isPresent());
        return answer(ArbiterJson.of(result, arbiter, words, keys.flag(EXPLAIN), whyNot));
    }

    @Override
    public List<String> whyNot(String racer, Locale language) {
        return arbiter(words(language)).whyNot(race(), racer);
    }

    private Texts words(Locale language) {
        return texts.library().nearest(language).orElse(texts);
    }

    private Arbiter arbiter(Texts words) {
        return new Arbiter(box.catalogue(), box.printing(), words::text);
    }

    @Override
    public OddsView odds() {
        return odds.view();
    }

    @Override
    public Watching watchOdds(Consumer<OddsView> viewer) {
        return odds.watch(viewer);
    }

    @Override
    public void showOdds(boolean on) {
        odds.show(on);
    }

    @Override
    public Optional<ControlPanel> panel() {
        return panel;
    }

    @Override
    public void brings(ControlPanel brought) {
        panel = Optional.of(brought);
    }

    @Override
    public Optional<DiceTray> dice() {
        return dice;
    }

    @Override
    public void brings(DiceTray brought) {
        dice = Optional.of(brought);
    }

    private PlayedRace race() {
        return table.race().orElseThrow(() -> BadInput.of("no-race"));
    }

    private static JsonNode answer(Map<String, Object> said) {
        return JSON.valueToTree(said);
    }

    @Override
    public void warns(String source, List<TableView.Warning> warnings) {
        try {
            table.warns(source, warnings);
        } catch (RejectedExecutionException closed) {
            // nobody looks on any more
        }
    }

    @Override
    public void ignores(TableView.Ignored input) {
        try {
            table.ignores(input);
        } catch (RejectedExecutionException closed) {
            // nobody looks on any more
        }
    }

    @Override
    public void close() {
        odds.close();
        table.close();
    }
}
