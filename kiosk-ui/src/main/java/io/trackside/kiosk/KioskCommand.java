package io.trackside.kiosk;

import io.trackside.app.BroughtCommand;
import io.trackside.app.web.HttpTableClient;
import io.trackside.rules.BadInput;
import io.trackside.text.Texts;
import java.net.URI;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** The screen as a program of its own: it may crash and come back, the game is the table's. */
public final class KioskCommand implements BroughtCommand {
    @Override
    public Object in(Texts texts) {
        return new Verb(texts);
    }

    @CommandLine.Command(name = "kiosk", mixinStandardHelpOptions = true)
    private static final class Verb implements Callable<Integer> {
        private static final String USUAL = "http://127.0.0.1:8080";
        private static final int NO_DISPLAY = 3;

        private final Texts texts;

        @CommandLine.Spec
        private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

        @CommandLine.Option(names = "--url", paramLabel = "URL", descriptionKey = "kiosk-url")
        private @Nullable URI url;

        @CommandLine.Option(names = "--size", paramLabel = "SIZE", descriptionKey = "kiosk-size")
        private String size = "full";

        Verb(Texts texts) {
            this.texts = texts;
        }

        @Override
        public Integer call() throws InterruptedException {
            Display.format(size);
            if (!Display.isSaid(System.getenv())) {
                return without(BadInput.of("screen-none", "reason", texts.text("kiosk.no-display")));
            }
            CountDownLatch closed = new CountDownLatch(1);
            try (HttpTableClient client = HttpTableClient.at(address());
                    Display display = Display.open(client, texts, size, memory())) {
                display.whenClosed(closed::countDown);
                closed.await();
                return CommandLine.ExitCode.OK;
            } catch (BadInput none) {
                return without(none);
            }
        }

        private URI address() {
            String said = System.getenv().getOrDefault("TRACKSIDE_URL", "");
            return url != null ? url : URI.create(said.isBlank() ? USUAL : said);
        }

        private static Path memory() {
            return ScreenMemory.usualFile(System.getenv(), Path.of(System.getProperty("user.home")));
        }

        private int without(BadInput why) {
            spec.commandLine().getErr().println("trackside: " + texts.text("bad." + why.key(), why.details()));
            spec.commandLine().getErr().flush();
            return NO_DISPLAY;
        }
    }
}
