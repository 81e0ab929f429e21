package io.trackside.mqtt;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.random.RandomGenerator;
import org.eclipse.paho.mqttv5.client.IMqttToken;
import org.eclipse.paho.mqttv5.client.MqttAsyncClient;
import org.eclipse.paho.mqttv5.client.MqttCallback;
import org.eclipse.paho.mqttv5.client.MqttClientException;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.client.MqttDisconnectResponse;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.MqttSubscription;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;

/**
 * A wire of Eclipse Paho. Each try has a client of its own, as Paho's own reconnection neither retries the first one nor
 * has jitter; one thread connects and subscribes, never Paho's callback thread.
 */
final class PahoWire implements Wire {
    private static final System.Logger LOG = System.getLogger(PahoWire.class.getName());
    private static final int KEEP_ALIVE_SECONDS = 15;
    private static final int CONNECT_SECONDS = 5;
    private static final long PATIENCE_MILLIS = 5_000;
    private static final long GOODBYE_MILLIS = 500;
    private static final long POLL_MILLIS = 20;
    private static final long LARGEST_PACKET = 64L * 1024;
    private static final int AT_LEAST_ONCE = 1;
    /** MQTT 5: do not send what is retained when somebody subscribes. */
    private static final int NOTHING_RETAINED = 2;

    private final Address address;
    private final String clientId;
    private final Said birth;
    private final Said will;
    private final Ear ear;
    private final Backoff backoff;
    private final ScheduledThreadPoolExecutor connecting =
            new ScheduledThreadPoolExecutor(1, task -> new Thread(task, "mqtt-connect"));
    private volatile Optional<MqttAsyncClient> connected = Optional.empty();
    private volatile Set<String> filters = Set.of();
    private volatile boolean closed;

    /**
     * Begins to connect at once.
     *
     * @param clientId no other program may have it
     * @param birth said after each connection; {@code will} by the broker when the connection breaks, and at the end
     * @param random jitter
     */
    PahoWire(Address address, String clientId, Said birth, Said will, Ear ear, RandomGenerator random) {
        this.address = address;
        this.clientId = clientId;
        this.birth = birth;
        this.will = will;
        this.ear = ear;
        this.backoff = new Backoff(random);
        connecting.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        later(this::connect, 0);
    }

    // ---- connecting ------------------------------------------------------------------------------------------------

    private void connect() {
        Optional<MqttAsyncClient> tried = Optional.empty();
        try {
            MqttAsyncClient client = new MqttAsyncClient(uri(), clientId, new MemoryPersistence());
            tried = Optional.of(client);
            client.setCallback(new Callback(client));
            client.connect(options()).waitForCompletion(PATIENCE_MILLIS);
            subscribe(client, filters);
            client.publish(birth.topic(), message(birth, AT_LEAST_ONCE)).waitForCompletion(PATIENCE_MILLIS);
            connected = tried;
            backoff.reset();
            ear.up();
        } catch (MqttException | Untrusted failed) {
            tried.ifPresent(PahoWire::discard);
            tryAgain(failed);
        }
    }

    private void tryAgain(Exception why) {
        if (!closed) {
            Throwable cause = why.getCause() == null ? why : why.getCause();
            ear.down(String.valueOf(cause.getMessage()));
            later(this::connect, backoff.millis());
        }
    }

    private void lost(MqttAsyncClient client, String why) {
        if (connected.filter(client::equals).isPresent() && !closed) {
            connected = Optional.empty();
            discard(client);
            ear.down(why);
            later(this::connect, backoff.millis());
        }
    }

    private String uri() {
        return (address.isTls() ? "ssl://" : "tcp://") + address.broker().getHost() + ":" + address.port();
    }

    /** No session outlives its connection: a throw that waited for us somewhere would come too late. */
    private MqttConnectionOptions options() throws Untrusted {
        MqttConnectionOptions options = new MqttConnectionOptions();
        options.setCleanStart(true);
        options.setSessionExpiryInterval(0L);
        options.setAutomaticReconnect(false);
        options.setKeepAliveInterval(KEEP_ALIVE_SECONDS);
        options.setConnectionTimeout(CONNECT_SECONDS);
        options.setMaximumPacketSize(LARGEST_PACKET);
        options.setWill(will.topic(), message(will, AT_LEAST_ONCE));
        address.user().ifPresent(options::setUserName);
        address.password().map(Secret::bytes).ifPresent(options::setPassword);
        if (address.isTls() && address.authority().isPresent()) {
            options.setSocketFactory(Trust.in(address.authority().get()));
        }
        return options;
    }

    private static void subscribe(MqttAsyncClient client, Set<String> filters) throws MqttException {
        if (filters.isEmpty()) {
            return;
        }
        MqttSubscription[] subscriptions = filters.stream()
                .map(filter -> {
                    MqttSubscription one = new MqttSubscription(filter, AT_LEAST_ONCE);
                    one.setRetainHandling(NOTHING_RETAINED);
                    one.setRetainAsPublished(false);
                    return one;
                })
                .toArray(MqttSubscription[]::new);
        IMqttToken token = client.subscribe(subscriptions, null, null, new MqttProperties());
        token.waitForCompletion(PATIENCE_MILLIS);
    }

    @Override
    public void listen(Set<String> wanted) {
        later(
                () -> {
                    Set<String> before = filters;
                    filters = Set.copyOf(wanted);
                    connected.ifPresent(client -> change(client, before, wanted));
                },
                0);
    }

    /** What was wished before is done when the thread comes to a new wish; until there is a connection, that is too early. */
    @Override
    public boolean isSettled(long nanos) throws InterruptedException {
        long until = System.nanoTime() + nanos;
        while (System.nanoTime() - until < 0) {
            CompletableFuture<Boolean> seen = new CompletableFuture<>();
            later(() -> seen.complete(connected.isPresent()), POLL_MILLIS);
            try {
                if (seen.get(until - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                    return true;
                }
            } catch (ExecutionException | TimeoutException tooLate) {
                return false;
            }
        }
        return false;
    }

    private void change(MqttAsyncClient client, Set<String> before, Set<String> wanted) {
        try {
            Set<String> more = new TreeSet<>(wanted);
            more.removeAll(before);
            subscribe(client, more);
            // Last, as a filter that is gone may be about the same topics as one that came.
            String[] gone =
                    before.stream().filter(filter -> !wanted.contains(filter)).toArray(String[]::new);
            if (gone.length > 0) {
                client.unsubscribe(gone).waitForCompletion(PATIENCE_MILLIS);
            }
        } catch (MqttException broken) {
            lost(client, String.valueOf(broken.getMessage()));
        }
    }

    // ---- saying ----------------------------------------------------------------------------------------------------

    @Override
    public void say(Said said) {
        connected.ifPresent(client -> {
            try {
                client.publish(said.topic(), message(said, 0));
            } catch (MqttException unsaid) {
                LOG.log(System.Logger.Level.DEBUG, "not said: " + said.topic(), unsaid);
                // What we say needs no answer, so nothing can be in flight: the client miscounts, and would go on so.
                if (unsaid.getReasonCode() == MqttClientException.REASON_CODE_MAX_INFLIGHT) {
                    later(() -> lost(client, String.valueOf(unsaid.getMessage())), 0);
                }
            }
        });
    }

    private static MqttMessage message(Said said, int quality) {
        return new MqttMessage(
                said.text().getBytes(StandardCharsets.UTF_8), quality, said.retained(), new MqttProperties());
    }

    // ---- the end ---------------------------------------------------------------------------------------------------

    @Override
    public void close() {
        closed = true;
        connecting.shutdown();
        connected.ifPresent(client -> {
            try {
                // The broker does not speak the will of who says goodbye.
                client.publish(will.topic(), message(will, AT_LEAST_ONCE)).waitForCompletion(GOODBYE_MILLIS);
                client.disconnect(0).waitForCompletion(GOODBYE_MILLIS);
            } catch (MqttException gone) {
                LOG.log(System.Logger.Level.DEBUG, "no goodbye", gone);
            }
            discard(client);
        });
        connected = Optional.empty();
    }

    private static void discard(MqttAsyncClient client) {
        try {
            client.disconnectForcibly(0, GOODBYE_MILLIS, false);
        } catch (MqttException | RuntimeException disconnected) {
            LOG.log(System.Logger.Level.TRACE, "was not connected", disconnected);
        }
        try {
            client.close(true);
        } catch (MqttException | RuntimeException closed) {
            LOG.log(System.Logger.Level.TRACE, "was closed", closed);
        }
    }

    private void later(Runnable work, long millis) {
        try {
            Future<?> _ = connecting.schedule(() -> tried(work), millis, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException ending) {
            LOG.log(System.Logger.Level.TRACE, "the wire is closed", ending);
        }
    }

    /** What nobody foresaw must not end the tries. */
    private void tried(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException broken) {
            LOG.log(System.Logger.Level.ERROR, "the connection made a mistake", broken);
            connected.ifPresent(PahoWire::discard);
            connected = Optional.empty();
            tryAgain(broken);
        }
    }

    /** Only hands on: Paho's thread must not wait, and what it throws at Paho would break the connection. */
    private final class Callback implements MqttCallback {
        private final MqttAsyncClient client;

        Callback(MqttAsyncClient client) {
            this.client = client;
        }

        @Override
        public void messageArrived(String topic, MqttMessage message) {
            try {
                ear.heard(Heard.of(topic, message.getPayload(), message.isRetained()));
            } catch (RuntimeException broken) {
                LOG.log(System.Logger.Level.ERROR, "a message was not taken well", broken);
            }
        }

        @Override
        public void disconnected(MqttDisconnectResponse response) {
            later(() -> lost(client, String.valueOf(response.getReasonString())), 0);
        }

        @Override
        public void mqttErrorOccurred(MqttException error) {
            LOG.log(System.Logger.Level.DEBUG, "the library reports", error);
        }

        @Override
        public void deliveryComplete(IMqttToken token) {}

        @Override
        public void connectComplete(boolean again, String server) {}

        @Override
        public void authPacketArrived(int reason, MqttProperties properties) {}
    }
}
