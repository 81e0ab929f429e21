package io.trackside.table;

import io.trackside.rules.BadInput;
import io.trackside.rules.PlayedRace;
import io.trackside.table.TableView.Ignored;
import io.trackside.table.TableView.Prompt;
import io.trackside.table.TableView.Warning;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;

/**
 * The one table, changed by one thread only: a command comes, its entry is on the disk, then everybody sees the new view.
 * Commands may come from any thread.
 */
public final class Table implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Table.class.getName());
    /** Details of refusals that are numbers of seats. */
    private static final List<String> SEATS = List.of("player", "asked", "next");

    private static final String UNSAVED = "unsaved";
    private static final int MOST_REMEMBERED = 4096;
    private static final int SECONDS_BETWEEN_RETRIES = 10;
    private static final TableView.HistoryView NO_HISTORY =
            new TableView.HistoryView(0, 0, Optional.empty(), Optional.empty(), List.of());

    private final Box box;
    private final Games games;
    private final Chance chance;
    private final Archive archive;
    private final InstantSource clock;
    private final ScheduledThreadPoolExecutor writer;
    private final ScheduledFuture<?> retrying;
    private final List<Consumer<TableView>> viewers = new CopyOnWriteArrayList<>();
    private final Map<String, Reply> answered = new Remembered();

    /** The game that is offered while none is on the table. */
    private final Optional<String> unfinished;

    private Optional<Sitting> sitting = Optional.empty();
    private Optional<Keeper> keeper = Optional.empty();
    private List<Warning> lasting = List.of();
    /** What adapters find wrong, by adapter. */
    private final Map<String, List<Warning>> noticed = new TreeMap<>();
    /** The recorded table that nothing but setting the table so leads on from. */
    private Optional<JsonNode> offered = Optional.empty();

    private Optional<Ignored> ignored = Optional.empty();
    private Optional<ScheduledFuture<?>> timeOut = Optional.empty();
    private volatile TableView view;

    /**
     * A table with no game on it.
     *
     * @param chance throws, deals and draws where people leave it to Trackside
     * @param clock labels games; decides nothing
     */
    public Table(Box box, Games games, RandomGenerator chance, InstantSource clock) {
        this.box = box;
        this.games = games;
        this.chance = new Chance(chance);
        this.archive = new Archive(games, box, this.chance);
        this.clock = clock;
        this.writer = new ScheduledThreadPoolExecutor(1, task -> new Thread(task, "table"));
        writer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        this.unfinished = newestUnfinished();
        this.view = viewNow(1);
        this.retrying = writer.scheduleWithFixedDelay(
                this::retry, SECONDS_BETWEEN_RETRIES, SECONDS_BETWEEN_RETRIES, TimeUnit.SECONDS);
    }

    // ---- looking -------------------------------------------------------------------------------------------------

    /** The table as it is now. */
    public TableView view() {
        return view;
    }

    /** See {@link TableClient#watch}; {@code viewer} is called by the table's own thread. */
    public TableClient.Watching watch(Consumer<TableView> viewer) {
        writer.execute(() -> {
            viewer.accept(view);
            viewers.add(viewer);
        });
        return () -> viewers.remove(viewer);
    }

    /** See {@link TableClient#history}. */
    public List<StepView> history() {
        return onTable(() -> sitting.map(now -> now.history().titles()).orElse(List.of()))
                .join();
    }

    /** The race that runs or ran last as it is now, to try things on; nothing before the first. */
    public Optional<PlayedRace> race() {
        return onTable(() -> sitting.flatMap(now -> now.live().latestRace()).map(PlayedRace::fork))
                .join();
    }

    /** See {@link TableClient#games}. */
    public List<GameSummary> games() {
        return archive.summaries();
    }

    /** See {@link TableClient#game}. */
    public GameStory game(String id) {
        return archive.story(id);
    }

    /** See {@link TableClient#exported}. */
    public byte[] exported(String id) {
        return archive.exported(id);
    }

    /** See {@link TableClient#imported}. */
    public String imported(byte[] exported) {
        return archive.imported(exported);
    }

    // ---- commands ------------------------------------------------------------------------------------------------

    /** Does {@code sent}, or refuses it. Fails with {@link RejectedExecutionException} when the table is closed. */
    public CompletableFuture<Reply> send(Sent sent) {
        return onTable(() -> reply(sent));
    }

    private Reply reply(Sent sent) {
        Optional<Reply> before = sent.id().map(answered::get);
        if (before.isPresent()) {
            return before.get();
        }
        Reply reply = attempt(sent);
        sent.id().ifPresent(id -> answered.put(id, reply));
        if (reply instanceof Reply.Refused(String key, Map<String, Object> details)) {
            ignored = Optional.of(new Ignored(sent.from(), key, details));
        } else {
            ignored = Optional.empty();
        }
        publish();
        return reply;
    }

    private Reply attempt(Sent sent) {
        try {
            checkSeen(sent);
            return switch (sent.command()) {
                case Command.Begin(Plan plan) -> begin(sent, plan);
                case Command.Rematch() -> begin(sent, sittingNow().live().plan());
                case Command.Resume(String game) -> resume(game);
                default -> advance(sent);
            };
        } catch (BadInput mistake) {
            return refused(mistake);
        } catch (RuntimeException broken) {
            LOG.log(System.Logger.Level.ERROR, "a command broke, and changed nothing: " + sent, broken);
            return refused(BadInput.of("table-broken", "reason", broken.toString()));
        }
    }

    /** People are called by their names. */
    private Reply refused(BadInput mistake) {
        Map<String, Object> details = mistake.details();
        List<Person> people = sitting.map(now -> now.live().plan().people()).orElse(List.of());
        for (String who : SEATS) {
            if (details.get(who) instanceof Integer seat && seat >= 0 && seat < people.size()) {
                details.put(who, people.get(seat).name());
            }
        }
        return new Reply.Refused(mistake.key(), details);
    }

    private void checkSeen(Sent sent) {
        long number = sitting.map(Sitting::number).orElse(0L);
        if (sent.after().isPresent() && sent.after().getAsLong() != number) {
            throw BadInput.of("seen-too-little", "seen", sent.after().getAsLong(), "number", number);
        }
    }

    private Reply advance(Sent sent) {
        Sitting before = sittingNow();
        Sitting.Done done = before.after(withOffered(sent.command()), chance);
        keeper.orElseThrow().append(Entry.write(sent, before, done));
        sitting = Optional.of(done.after());
        offered = Optional.empty();
        return new Reply.Accepted(done.after().number());
    }

    private Command withOffered(Command command) {
        if (command instanceof Deed.Restore) {
            return new Deed.Restore(offered.orElseThrow(() -> BadInput.of("restore-not-offered")));
        }
        if (offered.isPresent()) {
            throw BadInput.of("restore-first");
        }
        return command;
    }

    private Sitting sittingNow() {
        return sitting.orElseThrow(() -> BadInput.of("no-game"));
    }

    // ---- adapters --------------------------------------------------------------------------------------------------

    /** See {@link TableClient#warns}. */
    public void warns(String source, List<Warning> warnings) {
        writer.execute(() -> {
            List<Warning> before = noticed.getOrDefault(source, List.of());
            if (!before.equals(warnings)) {
                noticed.put(source, List.copyOf(warnings));
                show();
            }
        });
    }

    /** See {@link TableClient#ignores}. */
    public void ignores(Ignored input) {
        writer.execute(() -> {
            if (!ignored.equals(Optional.of(input))) {
                ignored = Optional.of(input);
                show();
            }
        });
    }

    // ---- games ---------------------------------------------------------------------------------------------------

    private Reply begin(Sent sent, Plan plan) {
        Optional<String> begunAlready = sent.id().flatMap(this::newestIfBegunBy);
        if (begunAlready.isPresent()) {
            return resumedAtItsBeginning(begunAlready.get());
        }
        LiveGame start = new LiveGame(box, plan);
        String unique = Long.toHexString(chance.random().nextLong());
        JsonNode header = Header.of(plan, unique, clock.instant(), sent.id()).write();
        put(Keeper.begin(games, freeId(), header), Sitting.begun(start), forgetful());
        return new Reply.Accepted(0);
    }

    /** A sender that got no answer, as the power went, says it again. */
    private Optional<String> newestIfBegunBy(String id) {
        try {
            return games.list().stream()
                    .findFirst()
                    .filter(newest -> newest.header()
                            .filter(header -> header.path("id").asString("").equals(id))
                            .isPresent())
                    .map(SavedGame::id);
        } catch (BadInput unreadable) {
            return Optional.empty();
        }
    }

    private Reply resumedAtItsBeginning(String game) {
        if (!keeper.map(Keeper::id).equals(Optional.of(game))) {
            resume(game);
        }
        return new Reply.Accepted(0);
    }

    private Reply resume(String game) {
        if (keeper.map(Keeper::id).equals(Optional.of(game))) {
            throw BadInput.of("game-on-table", "id", game);
        }
        return switch (games.open(game)) {
            case Opened.SetAside(var kept, long bytes, long lost) ->
                throw BadInput.of("game-set-aside", "id", game, "file", kept.toString(), "entries", lost);
            case Opened.Resumed resumed -> resume(game, resumed);
        };
    }

    private Reply resume(String game, Opened.Resumed resumed) {
        Resumption resumption;
        try {
            resumption = Resumption.of(Header.read(resumed.header()), resumed.entries(), box, chance);
        } catch (RuntimeException notOurs) {
            resumed.journal().close();
            throw notOurs;
        }
        List<Warning> warnings = new ArrayList<>(forgetful());
        found(resumed.recovery()).ifPresent(warnings::add);
        resumption.stuck().ifPresent(warnings::add);
        put(Keeper.of(games, game, resumed.header(), resumed.journal()), resumption.sitting(), warnings);
        resumption.answered().forEach((id, number) -> answered.put(id, new Reply.Accepted(number)));
        offered = resumption.recorded();
        return new Reply.Accepted(resumption.sitting().number());
    }

    /** A folder that cannot be read stops nobody from playing. */
    private Optional<String> newestUnfinished() {
        lasting = forgetful();
        try {
            return games.newest(Table::isUnfinished);
        } catch (BadInput unreadable) {
            lasting = List.of(new Warning(unreadable.key(), unreadable.details()));
            return Optional.empty();
        }
    }

    private String freeId() {
        try {
            return games.nextId();
        } catch (BadInput unreadable) {
            return UNSAVED;
        }
    }

    private static boolean isUnfinished(List<JsonNode> entries) {
        return entries.reversed().stream()
                .flatMap(entry -> Entry.tableThen(entry).stream())
                .findFirst()
                .filter(Snapshot::isOver)
                .isEmpty();
    }

    private void put(Keeper next, Sitting on, List<Warning> warnings) {
        keeper.ifPresent(Keeper::close);
        keeper = Optional.of(next);
        sitting = Optional.of(on);
        lasting = warnings;
        offered = Optional.empty();
        answered.clear();
    }

    private List<Warning> forgetful() {
        return games.forgetful().map(type -> new Warning("folder-forgetful", Details.of("type", type))).stream()
                .toList();
    }

    private static Optional<Warning> found(Recovery recovery) {
        return switch (recovery) {
            case Recovery.Whole() -> Optional.empty();
            case Recovery.TailCut(long bytes, var kept) ->
                Optional.of(new Warning("tail-cut", Details.of("bytes", bytes, "file", kept.toString())));
            case Recovery.Damaged(long lost, var kept) ->
                Optional.of(new Warning("damaged", Details.of("entries", lost, "file", kept.toString())));
        };
    }

    private void retry() {
        if (keeper.filter(Keeper::retry).isPresent()) {
            publish();
        }
    }

    // ---- showing -------------------------------------------------------------------------------------------------

    private void publish() {
        show();
        timeOut.ifPresent(waiting -> waiting.cancel(false));
        timeOut = view.prompt().filter(prompt -> prompt.declinesIn() > 0).map(this::declineLater);
    }

    /** Shows the table as it is; what runs out goes on running out. */
    private void show() {
        view = viewNow(view.version() + 1);
        viewers.removeIf(viewer -> !sees(viewer));
    }

    /** Whether {@code viewer} took the view well. */
    private boolean sees(Consumer<TableView> viewer) {
        try {
            viewer.accept(view);
            return true;
        } catch (RuntimeException broken) {
            LOG.log(System.Logger.Level.ERROR, "somebody who looks on broke, and looks on no more", broken);
            return false;
        }
    }

    private ScheduledFuture<?> declineLater(Prompt prompt) {
        Sent no =
                Sent.of(new Deed.Answer(OptionalInt.empty(), "no"), "time-out").after(view.number());
        return writer.schedule(() -> reply(no), prompt.declinesIn(), TimeUnit.SECONDS);
    }

    private TableView viewNow(long version) {
        List<Warning> warnings = new ArrayList<>(lasting);
        keeper.flatMap(Keeper::warning).ifPresent(warnings::add);
        noticed.values().forEach(warnings::addAll);
        if (sitting.isEmpty()) {
            Prompt prompt = Prompt.of("begin", List.of(), unfinished.stream().toList(), 1);
            return new TableView(
                    version,
                    0,
                    Optional.empty(),
                    Optional.of(prompt),
                    List.of(),
                    List.of(),
                    NO_HISTORY,
                    ignored,
                    warnings);
        }
        Sitting now = sitting.get();
        Views views = new Views(now.live());
        Optional<Prompt> prompt = offered.isPresent() ? Optional.of(Prompt.of("restore")) : views.prompt();
        return new TableView(
                version,
                now.number(),
                Optional.of(views.game(keeper.orElseThrow().id())),
                prompt,
                now.handling(),
                now.rulings(),
                now.history().view(),
                ignored,
                warnings);
    }

    // ---- its thread ----------------------------------------------------------------------------------------------

    private <T> CompletableFuture<T> onTable(Supplier<T> task) {
        return CompletableFuture.supplyAsync(task, writer);
    }

    /** Ends when what was sent before is done; everything acknowledged is on the disk. */
    @Override
    public void close() {
        retrying.cancel(false);
        writer.shutdown();
        boolean interrupted = false;
        while (!writer.isTerminated()) {
            try {
                if (writer.awaitTermination(1, TimeUnit.MINUTES)) {
                    break;
                }
            } catch (InterruptedException again) {
                interrupted = true;
            }
        }
        keeper.ifPresent(Keeper::close);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The first answers to named commands, so that a repeat gets the same; the oldest are forgotten. */
    private static final class Remembered extends LinkedHashMap<String, Reply> {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Reply> eldest) {
            return size() > MOST_REMEMBERED;
        }
    }
}
