package io.trackside.kiosk;

import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.nio.file.Path;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Bean;

/**
 * Opens the screen where a display is, unless {@code trackside.screen} (or {@code TRACKSIDE_SCREEN}) is {@code off}; it
 * may be a size such as {@code 800x480} too.
 */
@AutoConfiguration
class KioskAutoConfiguration {
    @Bean
    OwnScreen ownScreen(@Value("${trackside.screen:full}") String size, TableClient table, Texts texts) {
        return OwnScreen.of(size, table, texts, System.getenv(), Path.of(System.getProperty("user.home")));
    }
}
