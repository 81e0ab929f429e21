package io.trackside.app;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.bridge.SLF4JBridgeHandler;

/**
 * What goes to the log: warnings and worse, to the error stream, for every command alike. In code, because a
 * configuration file costs a parser at each start. Logback finds it as a service.
 */
public final class Logging extends ContextAwareBase implements Configurator {
    /** These say what the client or the person at the terminal is told anyway. */
    private static final List<String> TOLD_OTHERWISE = List.of(
            "org.springframework.boot.SpringApplication",
            "org.springframework.boot.diagnostics.LoggingFailureAnalysisReporter",
            "org.springframework.boot.web.server.servlet.context",
            "org.springframework.web.servlet.PageNotFound");

    @Override
    public ExecutionStatus configure(LoggerContext context) {
        PatternLayoutEncoder lines = new PatternLayoutEncoder();
        lines.setContext(context);
        lines.setPattern("%d{HH:mm:ss.SSS} %-5level %logger{0}: %msg%n");
        lines.start();
        ConsoleAppender<ILoggingEvent> terminal = new ConsoleAppender<>();
        terminal.setContext(context);
        terminal.setTarget("System.err");
        terminal.setEncoder(lines);
        terminal.start();
        context.getLogger(Logger.ROOT_LOGGER_NAME).setLevel(Level.WARN);
        context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(terminal);
        TOLD_OTHERWISE.forEach(name -> context.getLogger(name).setLevel(Level.OFF));
        java.util.logging.Logger.getLogger("").setLevel(java.util.logging.Level.WARNING);
        SLF4JBridgeHandler.removeHandlersForRootLogger();
        SLF4JBridgeHandler.install();
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }
}
