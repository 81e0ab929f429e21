package io.trackside.hardware;

import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.nio.file.Path;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;

/** Takes part where {@code trackside.panel} (or {@code TRACKSIDE_PANEL}) names a panel's file. */
@AutoConfiguration
@ConditionalOnProperty("trackside.panel")
@Import(PanelController.class)
class HardwareAutoConfiguration {
    @Bean
    Fitted fitted(@Value("${trackside.panel}") String file, TableClient table, Texts texts) {
        return Fitted.of(Path.of(file), table, texts, Fitted.Opening.usual());
    }
}
