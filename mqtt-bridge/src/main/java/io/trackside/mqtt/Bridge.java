package io.trackside.mqtt;

import io.trackside.rules.BadInput;
import io.trackside.rules.Track;
import io.trackside.table.DiceTray;
import io.trackside.table.DiceView;
import io.trackside.table.OddsView;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A table on a broker: dice come in, the view goes out. One thread of its own does it all; neither the table nor the
 * connection ever waits for it.
 */
final class Bridge implements Wire.Ear, DiceTray, AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Bridge.class.getName());
    private static final String SOURCE = "mqtt";
    private static final String ONLINE = "online";
    private static final String OFFLINE = "offline";
    /** More messages than that wait only when somebody floods the broker. */
    private static final int MOST_WAITING = 1000;

    private static final long UNREACHED_MILLIS = 3_000;
    private static final long BEAT_MILLIS = 500;
    private static final int BEATS_A_STEP = 2;
    private static final long PATIENCE_SECONDS = 15;

    private final Address address;
    private final TableClient table;
    private final StateTopics topics;
    private final Optional<Discovery> discovery;
    private final Discovery ours;
    private final DiceDesk dice;
    private final Optional<Wled> wled;
    private final Optional<TrackLight> light;
    private final ScheduledThreadPoolExecutor thread =
            new ScheduledThreadPoolExecutor(1, task -> new Thread(task, "mqtt"));
    private final Map<String, String> told = new TreeMap<>();
    private final Wire wire;
    private final TableClient.Watching watching;
    private final TableClient.Watching watchingOdds;

    private Set<String> filters = Set.of();
    private boolean isUp;
    private boolean warned;
    private String reason = "";
    private int beat;
    private OptionalInt walksOn = OptionalInt.empty();
    private TableView last;
    private OddsView lastOdds;

    /** How a wire is made. */
    @FunctionalInterface
    interface Wiring {
        Wire to(Address address, String clientId, Said birth, Said will, Wire.Ear ear);

        static Wiring usual() {
            return (address, clientId, birth, will, ear) ->
                    new PahoWire(address, clientId, birth, will, ear, new SecureRandom());
        }
    }

    /** Begins at once, whether or not the broker is there. */
    Bridge(
            Settings settings,
            Address address,
            List<Die> known,
            DiceStore store,
            TableClient table,
            Texts texts,
            Wiring wiring) {
        this.address = address;
        this.table = table;
        this.topics = new StateTopics(settings.base());
        this.ours = new Discovery(
                settings.discovery().orElse("homeassistant"),
                settings.base(),
                key -> texts.text("mqtt.home." + key, Map.of()));
        this.discovery = settings.discovery().map(prefix -> ours);
        this.dice = new DiceDesk(settings.base(), known, table, store, System::nanoTime);
        this.wled = settings.light().map(Wled::new);
        this.light = settings.light().map(TrackLight::new);
        this.last = table.view();
        this.lastOdds = table.odds();
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        byte[] unique = new byte[6];
        new SecureRandom().nextBytes(unique);
        this.wire = wiring.to(
                address,
                "trackside-" + HexFormat.of().formatHex(unique),
                Said.state(topics.availability(), ONLINE),
                Said.state(topics.availability(), OFFLINE),
                this);
        later(this::listen, 0);
        later(this::warnIfDown, UNREACHED_MILLIS);
        this.watching = table.watch(view -> later(() -> show(view), 0));
        this.watchingOdds = table.watchOdds(odds -> later(() -> show(odds), 0));
        if (light.isPresent()) {
            later(this::blink, BEAT_MILLIS);
        }
    }

    // ---- the connection --------------------------------------------------------------------------------------------

    @Override
    public void up() {
        later(
                () -> {
                    isUp = true;
                    warned = false;
                    table.warns(SOURCE, List.of());
                    appear();
                    wled.ifPresent(Wled::forget);
                    told.clear();
                    show(last);
                    show(lastOdds);
                },
                0);
    }

    @Override
    public void down(String why) {
        later(
                () -> {
                    reason = why;
                    if (warned) {
                        warnIfDown();
                    }
                    if (isUp) {
                        isUp = false;
                        dice.disconnected();
                        LOG.log(System.Logger.Level.DEBUG, "the broker is lost: " + why);
                        later(this::warnIfDown, UNREACHED_MILLIS);
                    }
                },
                0);
    }

    private void warnIfDown() {
        if (!isUp) {
            warned = true;
            Map<String, Object> details = Map.of("broker", address.broker().toString(), "reason", reason);
            table.warns(SOURCE, List.of(new TableView.Warning("mqtt-down", details)));
        }
    }

    private void listen() {
        Set<String> wanted = new TreeSet<>(dice.filters());
        discovery.ifPresent(home -> wanted.add(home.status()));
        wled.ifPresent(strip -> wanted.add(strip.status()));
        if (!wanted.equals(filters)) {
            filters = wanted;
            wire.listen(wanted);
        }
    }

    @Override
    public void heard(Heard heard) {
        if (thread.getQueue().size() < MOST_WAITING) {
            later(() -> take(heard), 0);
        }
    }

    private void take(Heard heard) {
        Optional<String> text = heard.text();
        if (discovery.filter(home -> home.status().equals(heard.topic())).isPresent()) {
            if (text.equals(Optional.of(ONLINE))) {
                appear();
                told.clear();
                show(last);
                show(lastOdds);
            }
        } else if (wled.filter(strip -> strip.status().equals(heard.topic())).isPresent()) {
            if (text.equals(Optional.of(ONLINE))) {
                wled.ifPresent(Wled::forget);
                shine();
            }
        } else {
            dice.heard(heard);
            listen();
        }
    }

    // ---- saying ----------------------------------------------------------------------------------------------------

    /** Where nothing is to appear, what an earlier run may have left is taken away. */
    private void appear() {
        wire.say(discovery.map(Discovery::present).orElseGet(ours::absent));
    }

    private void show(TableView view) {
        if (view.version() < last.version()) {
            return;
        }
        if (isUp) {
            topics.states(view).forEach((topic, text) -> {
                if (!text.equals(told.put(topic, text))) {
                    wire.say(Said.state(topic, text));
                }
            });
            topics.moments(last, view).forEach(wire::say);
        }
        last = view;
        shine();
    }

    private void show(OddsView odds) {
        lastOdds = odds;
        Said said = topics.odds(odds);
        if (isUp && !said.text().equals(told.put(said.topic(), said.text()))) {
            wire.say(said);
        }
    }

    private void shine() {
        if (isUp && light.isPresent() && wled.isPresent()) {
            Map<Integer, String> lights = walksOn.isPresent()
                    ? light.get().only(walksOn.getAsInt() / BEATS_A_STEP)
                    : light.get().of(last, beat);
            wled.get().show(lights).forEach(wire::say);
        }
    }

    /** One space after the other is lit, from Start to the finish line, to see whether the layout is right. */
    void walk() {
        if (light.isEmpty()) {
            throw BadInput.of("wled-none");
        }
        with(desk -> {
            walksOn = OptionalInt.of(0);
            shine();
            return true;
        });
    }

    private void blink() {
        beat++;
        if (walksOn.isPresent()) {
            int next = walksOn.getAsInt() + 1;
            walksOn = next / BEATS_A_STEP > Track.FINISH ? OptionalInt.empty() : OptionalInt.of(next);
        }
        shine();
        later(this::blink, BEAT_MILLIS);
    }

    // ---- for people ------------------------------------------------------------------------------------------------

    /** Does something with the dice, on the thread they belong to; throws what it throws. */
    private <T> T with(Function<DiceDesk, T> what) {
        CompletableFuture<T> done = new CompletableFuture<>();
        later(
                () -> {
                    try {
                        T given = what.apply(dice);
                        listen();
                        done.complete(given);
                    } catch (RuntimeException bad) {
                        done.completeExceptionally(bad);
                    }
                },
                0);
        try {
            return done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(failed);
        } catch (TimeoutException busy) {
            throw new IllegalStateException(busy);
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(ending);
        }
    }

    @Override
    public DiceView view() {
        return with(desk -> desk.state(isUp, address.broker().toString()));
    }

    @Override
    public void pair() {
        does(DiceDesk::pair);
    }

    @Override
    public boolean bind(String die, OptionalInt seat) {
        return with(desk -> desk.bind(die, seat));
    }

    @Override
    public boolean unbind(String die) {
        return with(desk -> desk.unbind(die));
    }

    @Override
    public void arm(String die) {
        does(desk -> desk.arm(die));
    }

    @Override
    public void calibrate(String die) {
        does(desk -> desk.calibrate(die));
    }

    /** Does something with the dice, on the thread they belong to; throws what it throws. */
    void does(Consumer<DiceDesk> what) {
        with(desk -> {
            what.accept(desk);
            return true;
        });
    }

    /** The topic of ours that ends with {@code below}. */
    String topic(String below) {
        return topics.below(below);
    }

    /** Waits at most so many nanoseconds; whether the broker is reached and knows what is listened to by now. */
    boolean isListening(long nanos) throws InterruptedException {
        return wire.isSettled(nanos);
    }

    // ---- the thread ------------------------------------------------------------------------------------------------

    private void later(Runnable work, long millis) {
        try {
            Future<?> _ = thread.schedule(() -> tried(work), millis, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closed) {
            LOG.log(System.Logger.Level.TRACE, "the bridge is closed", closed);
        }
    }

    private static void tried(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException broken) {
            LOG.log(System.Logger.Level.ERROR, "the bridge made a mistake", broken);
        }
    }

    @Override
    public void close() {
        watching.close();
        watchingOdds.close();
        thread.shutdownNow();
        wire.close();
    }
}
