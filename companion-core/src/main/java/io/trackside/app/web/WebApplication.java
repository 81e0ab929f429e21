package io.trackside.app.web;

import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.net.InetAddress;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.apache.catalina.Host;
import org.springframework.boot.LazyInitializationExcludeFilter;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import tools.jackson.databind.json.JsonMapper;

/** What the server is made of. Everything is named here: nothing is searched for. */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({
    HomeController.class,
    TableController.class,
    CommandController.class,
    GamesController.class,
    ArbiterController.class,
    RulesController.class,
    OddsController.class,
    ProblemAdvice.class
})
class WebApplication {
    /** What is ours is there from the start; what is Spring's, mostly for Actuator, when it is needed first. */
    @Bean
    static LazyInitializationExcludeFilter oursAtOnce() {
        return (name, definition, type) -> type.getName().startsWith("io.trackside.");
    }

    private static String run() {
        byte[] random = new byte[6];
        new SecureRandom().nextBytes(random);
        return HexFormat.of().formatHex(random);
    }

    @Bean
    Views views(TableClient table) {
        return new Views(table, run());
    }

    @Bean
    OddsStream oddsStream(TableClient table) {
        return new OddsStream(table, run());
    }

    @Bean
    Languages languages(Texts texts) {
        return new Languages(texts);
    }

    @Bean
    Problems problems(Languages languages) {
        return new Problems(languages);
    }

    @Bean
    Gate gate(Problems problems) {
        return new Gate(problems);
    }

    @Bean
    TableHealth tableHealthIndicator(TableClient table) {
        return new TableHealth(table);
    }

    @Bean
    JsonMapper jsonMapper() {
        return WireJson.MAPPER;
    }

    /** Last, so that no setting of the surroundings opens the server to the network. */
    @Bean
    @Order(Ordered.LOWEST_PRECEDENCE)
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> tomcat(Problems problems) {
        return factory -> {
            factory.setAddress(InetAddress.getLoopbackAddress());
            factory.addContextCustomizers(context -> new ProblemValve(problems).reportFor((Host) context.getParent()));
        };
    }
}
