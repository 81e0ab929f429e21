package io.trackside.mqtt;

import org.eclipse.paho.mqttv5.client.MqttClient;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;

/** Says anything to a broker, each thing until the broker has it. */
final class Fool implements AutoCloseable {
    private final String broker;
    private MqttClient client;

    Fool(RealBroker broker) throws MqttException {
        this.broker = "tcp://127.0.0.1:" + broker.port();
        this.client = connected();
    }

    private MqttClient connected() throws MqttException {
        MqttClient fresh = new MqttClient(broker, "fool", new MemoryPersistence());
        fresh.connect();
        return fresh;
    }

    void says(String topic, byte[] payload, boolean retained) throws MqttException {
        try {
            client.publish(topic, payload, 1, retained);
        } catch (MqttException miscounted) {
            // Under load the library now and then believes that too much is on its way.
            client.disconnectForcibly(0, 500);
            client.close();
            client = connected();
            client.publish(topic, payload, 1, retained);
        }
    }

    @Override
    public void close() throws MqttException {
        client.disconnect();
        client.close();
    }
}
