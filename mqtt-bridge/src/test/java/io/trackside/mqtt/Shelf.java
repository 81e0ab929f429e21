package io.trackside.mqtt;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentSkipListMap;
import org.awaitility.Awaitility;
import org.eclipse.paho.mqttv5.client.IMqttToken;
import org.eclipse.paho.mqttv5.client.MqttCallback;
import org.eclipse.paho.mqttv5.client.MqttClient;
import org.eclipse.paho.mqttv5.client.MqttDisconnectResponse;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;

/** What a broker keeps for whoever comes later. */
final class Shelf implements MqttCallback {
    private final Map<String, String> kept = new ConcurrentSkipListMap<>();

    private Shelf() {}

    /** The retained texts of topics that {@code filter} is about, once there are as many as that. */
    static Map<String, String> of(RealBroker broker, String filter, int atLeast) throws MqttException {
        Shelf shelf = new Shelf();
        MqttClient client = new MqttClient(
                "tcp://127.0.0.1:" + broker.port(), "shelf-" + UUID.randomUUID(), new MemoryPersistence());
        client.setCallback(shelf);
        client.connect();
        client.subscribe(filter, 1);
        Awaitility.await().until(() -> shelf.kept.size() >= atLeast);
        client.disconnect();
        client.close();
        return shelf.kept;
    }

    @Override
    public void messageArrived(String topic, MqttMessage message) {
        if (message.isRetained()) {
            kept.put(topic, new String(message.getPayload(), StandardCharsets.UTF_8));
        }
    }

    @Override
    public void disconnected(MqttDisconnectResponse response) {}

    @Override
    public void mqttErrorOccurred(MqttException error) {}

    @Override
    public void deliveryComplete(IMqttToken token) {}

    @Override
    public void connectComplete(boolean again, String server) {}

    @Override
    public void authPacketArrived(int reason, MqttProperties properties) {}
}
