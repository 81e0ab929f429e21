package io.trackside.mqtt;

import io.trackside.rules.BadInput;
import io.trackside.table.Deed;
import io.trackside.table.DiceView;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;

/**
 * The dice at work: what they say becomes throws, or a short trace of why not. For one thread, which waits until the table
 * has taken a throw, so that the next one is judged by what is awaited then.
 */
final class DiceDesk {
    private static final System.Logger LOG = System.getLogger(DiceDesk.class.getName());
    private static final int LOW = 15;
    private static final int NO_LONGER_LOW = 25;
    private static final long BETWEEN_COMPLAINTS = TimeUnit.SECONDS.toNanos(1);
    private static final long PATIENCE_SECONDS = 10;

    private final String own;
    private final TableClient table;
    private final DiceStore store;
    private final LongSupplier clock;
    private final Map<String, Judge> judges = new LinkedHashMap<>();
    private final Map<String, Integer> batteries = new TreeMap<>();
    private final Map<String, Integer> signals = new TreeMap<>();
    private final Map<String, DiceView.Trace> traces = new TreeMap<>();
    private final Set<String> lent = new TreeSet<>();
    private final Set<String> low = new TreeSet<>();
    private Optional<Pairing> pairing = Optional.empty();
    private long complainedAt;

    /**
     * @param own topic below which our own dice speak
     * @param clock gives nanoseconds and never goes back
     */
    DiceDesk(String own, List<Die> dice, TableClient table, DiceStore store, LongSupplier clock) {
        this.own = own;
        this.table = table;
        this.store = store;
        this.clock = clock;
        this.complainedAt = clock.getAsLong() - BETWEEN_COMPLAINTS;
        dice.forEach(die -> judges.put(die.name(), new Judge(die)));
    }

    /** What has to be listened to now. */
    Set<String> filters() {
        Set<String> filters = new TreeSet<>(Dialects.OWN.topics(own));
        judges.values().forEach(judge -> filters.addAll(judge.die().topics(own)));
        if (isPairing()) {
            Dialects.ALL.forEach(dialect -> filters.addAll(dialect.topics(own)));
        }
        return filters;
    }

    /** What is wrong with the dice, and stays so. */
    List<TableView.Warning> warnings() {
        return low.stream()
                .map(name -> new TableView.Warning(
                        "die-battery", Map.of("die", name, "percent", batteries.getOrDefault(name, 0))))
                .toList();
    }

    void disconnected() {
        judges.values().forEach(Judge::disconnected);
    }

    // ---- hearing ---------------------------------------------------------------------------------------------------

    void heard(Heard heard) {
        for (Dialect dialect : spokenOn(heard.topic())) {
            List<Reading> readings =
                    heard.text().map(text -> dialect.read(heard.topic(), text)).orElse(List.of());
            if (readings.isEmpty()) {
                complain(dialect, heard.topic());
            }
            readings.forEach(reading -> hears(dialect, heard, reading));
        }
    }

    private Set<Dialect> spokenOn(String topic) {
        Set<Dialect> spoken = new LinkedHashSet<>();
        for (Judge judge : judges.values()) {
            if (judge.die().topics(own).stream().anyMatch(filter -> Topics.matches(filter, topic))) {
                spoken.add(judge.die().dialect());
            }
        }
        List<Dialect> open = isPairing() ? Dialects.ALL : List.of(Dialects.OWN);
        for (Dialect dialect : open) {
            if (dialect.topics(own).stream().anyMatch(filter -> Topics.matches(filter, topic))) {
                spoken.add(dialect);
            }
        }
        return spoken;
    }

    /** Only where nobody but one die speaks; and not without end. */
    private void complain(Dialect dialect, String topic) {
        if (clock.getAsLong() - complainedAt < BETWEEN_COMPLAINTS) {
            return;
        }
        judges.values().stream()
                .map(Judge::die)
                .filter(die -> die.dialect().equals(dialect))
                .filter(die -> die.topic().equals(Optional.of(topic))
                        || topic.equals(own + "/dice/" + die.id().orElse("")))
                .findFirst()
                .ifPresent(die -> {
                    complainedAt = clock.getAsLong();
                    trace(die.name(), BadInput.of("die-unreadable", "die", die.name(), "topic", topic));
                });
    }

    private boolean mayComplain() {
        long now = clock.getAsLong();
        boolean may = now - complainedAt >= BETWEEN_COMPLAINTS;
        if (may) {
            complainedAt = now;
        }
        return may;
    }

    private void hears(Dialect dialect, Heard heard, Reading reading) {
        Optional<Judge> judge = judges.values().stream()
                .filter(one -> one.die().is(dialect, heard.topic(), reading, own))
                .findFirst();
        if (judge.isEmpty()) {
            hearsStranger(dialect, heard, reading);
            return;
        }
        Die die = judge.get().die();
        if (heard.live()) {
            note(die.name(), reading);
        }
        Verdict verdict = judge.get().hears(reading, heard.live(), clock.getAsLong(), Awaited.of(table.view()));
        switch (verdict) {
            case Verdict.Counts(OptionalInt seat, int face) -> throwDie(die, seat, face);
            case Verdict.Traced(BadInput why) -> trace(die.name(), why);
            case Verdict.Learnt(FaceMap faces) -> replace(die.withFaces(faces));
            case Verdict.Nothing() -> {}
        }
    }

    private void hearsStranger(Dialect dialect, Heard heard, Reading reading) {
        if (!heard.live()) {
            return;
        }
        if (isPairing()) {
            pairing.ifPresent(open -> open.hears(dialect, heard.topic(), reading));
        } else if (reading.motion() == Motion.SETTLED && dialect.equals(Dialects.OWN) && mayComplain()) {
            String shows = reading.raw().orElse("");
            table.ignores(ignored(reading.id(), BadInput.of("die-stranger", "die", reading.id(), "shows", shows)));
        }
    }

    private void note(String name, Reading reading) {
        reading.signal().ifPresent(signal -> signals.put(name, signal));
        reading.battery().ifPresent(percent -> {
            batteries.put(name, percent);
            if (percent <= LOW ? low.add(name) : percent >= NO_LONGER_LOW && low.remove(name)) {
                table.warns("dice", warnings());
            }
        });
    }

    private void throwDie(Die die, OptionalInt seat, int face) {
        traces.remove(die.name());
        Awaited seen = Awaited.of(table.view());
        Sent sent = Sent.of(new Deed.Die(seat, OptionalInt.of(face)), from(die.name()))
                .after(seen.number());
        try {
            Reply reply = table.send(sent).toCompletableFuture().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (reply instanceof Reply.Refused(String key, Map<String, Object> details)) {
                traces.put(die.name(), new DiceView.Trace(key, details));
            }
        } catch (ExecutionException | TimeoutException unreachable) {
            LOG.log(System.Logger.Level.WARNING, "the table did not take a throw: " + unreachable);
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }

    private void trace(String name, BadInput why) {
        traces.put(name, new DiceView.Trace(why.key(), why.details()));
        table.ignores(ignored(name, why));
    }

    private static TableView.Ignored ignored(String name, BadInput why) {
        return new TableView.Ignored(from(name), why.key(), why.details());
    }

    private static String from(String name) {
        return "die " + name;
    }

    // ---- what people do with dice ----------------------------------------------------------------------------------

    DiceView state(boolean connected, String broker) {
        List<DiceView.OneDie> dice = judges.values().stream().map(this::state).toList();
        return new DiceView(connected, broker, dice, isPairing(), pairing.flatMap(Pairing::offer));
    }

    private DiceView.OneDie state(Judge judge) {
        Die die = judge.die();
        return new DiceView.OneDie(
                die.name(),
                boxed(die.seat()),
                die.dialect().kind(),
                judge.motion().name().toLowerCase(Locale.ROOT),
                boxed(judge.lastThrow()),
                judge.isArmed(clock.getAsLong()),
                boxed(judge.wanted()),
                Optional.ofNullable(batteries.get(die.name())),
                Optional.ofNullable(signals.get(die.name())),
                Optional.ofNullable(traces.get(die.name())));
    }

    private static Optional<Integer> boxed(OptionalInt number) {
        return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
    }

    private boolean isPairing() {
        return pairing.filter(open -> open.isOpen(clock.getAsLong())).isPresent();
    }

    /** The next throw of a die that is nobody's is offered. */
    void pair() {
        pairing = Optional.of(new Pairing(clock.getAsLong()));
    }

    /** The die that was offered is {@code seat}'s, or shared; whether that is kept for another evening. */
    boolean bind(String name, OptionalInt seat) {
        DiceView.Offer offer = pairing.flatMap(Pairing::offer).orElseThrow(() -> BadInput.of("die-no-offer"));
        if (judges.containsKey(name)) {
            throw BadInput.of("die-name-twice", "die", name);
        }
        Dialect dialect = Dialects.of(offer.kind()).orElseThrow(() -> BadInput.of("die-no-offer"));
        // Its sender alone may be told apart by the topic: then it is bound to that too.
        Optional<String> topic = dialect.equals(Dialects.OWN) ? Optional.empty() : Optional.of(offer.topic());
        Optional<FaceMap> faces = dialect.needsFaces() ? Optional.empty() : Optional.of(FaceMap.PLAIN);
        Judge judge = new Judge(new Die(name, seat, dialect, topic, Optional.of(offer.id()), faces));
        judge.lies(offer.shows(), clock.getAsLong());
        judges.put(name, judge);
        pairing = Optional.empty();
        return keep();
    }

    /** Dice for this run of the program only. */
    void lend(List<Die> dice) {
        dice.forEach(die -> judges.put(die.name(), new Judge(die)));
        lent.addAll(dice.stream().map(Die::name).toList());
    }

    /** The die called {@code name} is nobody's any more; whether that is kept. */
    boolean unbind(String name) {
        judge(name);
        judges.remove(name);
        traces.remove(name);
        batteries.remove(name);
        signals.remove(name);
        if (low.remove(name)) {
            table.warns("dice", warnings());
        }
        return keep();
    }

    /** Somebody throws it now. */
    void arm(String name) {
        judge(name).arm(clock.getAsLong());
    }

    /** It is shown its faces, from the 1 on. */
    void calibrate(String name) {
        judge(name).calibrate();
    }

    private void replace(Die die) {
        judges.put(die.name(), new Judge(die));
        keep();
    }

    private boolean keep() {
        return store.keep(judges.values().stream()
                .map(Judge::die)
                .filter(die -> !lent.contains(die.name()))
                .toList());
    }

    private Judge judge(String name) {
        Judge judge = judges.get(name);
        if (judge == null) {
            throw BadInput.of("die-unknown", "die", name, "known", new ArrayList<>(judges.keySet()));
        }
        return judge;
    }
}
