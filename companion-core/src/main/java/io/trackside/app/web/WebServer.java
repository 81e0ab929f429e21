package io.trackside.app.web;

import io.trackside.rules.BadInput;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.logging.LoggingSystem;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

/** The table's interface over HTTP, on this machine only. */
public final class WebServer implements AutoCloseable {
    private final ConfigurableApplicationContext context;
    private final int port;

    private WebServer(ConfigurableApplicationContext context, int port) {
        this.context = context;
        this.port = port;
    }

    /**
     * Starts it; it serves when this returns.
     *
     * @param table is left open when the server is closed
     * @param port 0 for any that is free
     * @throws BadInput when somebody else has the port
     */
    public static WebServer start(TableClient table, Catalogue catalogue, Texts texts, int port) {
        return start(table, catalogue, texts, port, Map.of());
    }

    /** The same; {@code adapters} are settings by property, over which the surroundings go. */
    public static WebServer start(
            TableClient table, Catalogue catalogue, Texts texts, int port, Map<String, String> adapters) {
        // Logging is as in every other command.
        System.setProperty(LoggingSystem.SYSTEM_PROPERTY, LoggingSystem.NONE);
        SpringApplication application = new SpringApplication(WebApplication.class);
        application.setWebApplicationType(WebApplicationType.SERVLET);
        application.setBannerMode(Banner.Mode.OFF);
        application.setLogStartupInfo(false);
        application.setLazyInitialization(true);
        // Who starts the server ends it, and what it serves behind it.
        application.setRegisterShutdownHook(false);
        Map<String, Object> properties = new TreeMap<>(adapters);
        properties.put("spring.config.location", "classpath:/io/trackside/app/web/server.properties");
        properties.put("server.port", port);
        application.setDefaultProperties(properties);
        application.addInitializers(starting -> {
            GenericApplicationContext beans = (GenericApplicationContext) starting;
            beans.registerBean(TableClient.class, () -> table, bean -> bean.setDestroyMethodName(""));
            beans.registerBean(Catalogue.class, () -> catalogue);
            beans.registerBean(Texts.class, () -> texts);
        });
        try {
            ConfigurableApplicationContext context = application.run();
            Integer open = context.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
            return new WebServer(context, open);
        } catch (RuntimeException failed) {
            for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
                if (cause instanceof PortInUseException) {
                    throw BadInput.of("port-taken", "port", Integer.toString(port));
                }
            }
            throw failed;
        }
    }

    /** Where it is, such as {@code http://localhost:8080}. */
    public URI address() {
        return URI.create("http://localhost:" + port);
    }

    /** What a module has brought along under {@code type}. */
    public <T> Optional<T> brought(Class<T> type) {
        return Optional.ofNullable(context.getBeanProvider(type).getIfAvailable());
    }

    /** Ends the streams, lets requests that run come to their end, and closes the port. */
    @Override
    public void close() {
        context.close();
    }
}
