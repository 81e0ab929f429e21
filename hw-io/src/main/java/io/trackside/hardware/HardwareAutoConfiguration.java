package io.trackside.hardware;

import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.nio.file.Path;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Condition;
import org.springframework.context.annotation.ConditionContext;
import org.springframework.context.annotation.Conditional;
import org.springframework.context.annotation.Import;
import org.springframework.core.type.AnnotatedTypeMetadata;

/** Takes part where {@code trackside.panel} (or {@code TRACKSIDE_PANEL}) names a panel's file, and is not {@code off}. */
@AutoConfiguration
@Conditional(HardwareAutoConfiguration.Named.class)
@Import(PanelController.class)
class HardwareAutoConfiguration {
    @Bean
    Fitted fitted(@Value("${trackside.panel}") String file, TableClient table, Texts texts) {
        return Fitted.of(Path.of(file), table, texts, Fitted.Opening.usual());
    }

    /** Without a word about it, there is none. */
    static final class Named implements Condition {
        @Override
        public boolean matches(ConditionContext context, AnnotatedTypeMetadata metadata) {
            String file = context.getEnvironment().getProperty("trackside.panel", "");
            return !file.isBlank() && !file.equals("off");
        }
    }
}
