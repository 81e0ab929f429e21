package io.trackside.mqtt;

import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.nio.file.Path;
import java.util.Optional;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Condition;
import org.springframework.context.annotation.ConditionContext;
import org.springframework.context.annotation.Conditional;
import org.springframework.context.annotation.Import;
import org.springframework.core.type.AnnotatedTypeMetadata;

/**
 * Takes part unless {@code trackside.mqtt} (or {@code TRACKSIDE_MQTT}) is {@code off}; else it is the path of
 * {@code mqtt.yml}, and {@code trackside.dice} that of {@code dice.yml}. Both may be left out.
 */
@AutoConfiguration
@Conditional(MqttAutoConfiguration.NotOff.class)
@Import(DiceController.class)
class MqttAutoConfiguration {
    @Bean
    Attached attached(
            @Value("${trackside.mqtt:}") String settings,
            @Value("${trackside.dice:}") String dice,
            TableClient table,
            Texts texts) {
        return Attached.of(path(settings), path(dice), PrivateBroker.binary(), table, texts);
    }

    @Bean
    MqttDemoDice demoDice(Attached attached) {
        return new MqttDemoDice(attached);
    }

    private static Optional<Path> path(String text) {
        return Optional.of(text).filter(said -> !said.isBlank()).map(Path::of);
    }

    /** Without a word about it, it is on. */
    static final class NotOff implements Condition {
        @Override
        public boolean matches(ConditionContext context, AnnotatedTypeMetadata metadata) {
            return !context.getEnvironment().getProperty("trackside.mqtt", "").equals("off");
        }
    }
}
