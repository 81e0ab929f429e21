package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.trackside.app.web.HttpTableClient;
import io.trackside.app.web.WebServer;
import io.trackside.kiosk.look.Picture;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Command;
import io.trackside.text.Texts;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A screen whose table is in another program, which goes away and comes back. */
final class LinkTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Texts ENGLISH = Texts.in("en");
    private static final String AWAY = "The table is away";

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void toolkit() throws InterruptedException {
        Toolkit.start();
    }

    @Test
    void the_stream_is_cut_during_play_and_the_game_goes_on_when_the_table_is_back() throws Exception {
        try (Evening evening = new Evening(folder).race("romantic", "scoocher", "banana")) {
            WebServer server = WebServer.start(evening, Catalogue.load(), ENGLISH, 0);
            URI address = server.address();
            try (HttpTableClient client = HttpTableClient.at(address)) {
                Screen screen = Screen.of(client);
                until(() -> screen.says("Romantic: throw!"));

                server.close();
                until(() -> screen.says(AWAY));
                screen.keep("away");
                evening.rolls(4);

                server = WebServer.start(evening, Catalogue.load(), ENGLISH, address.getPort());
                until(() -> !screen.says(AWAY) && screen.says("Scoocher: throw!"));
                evening.rolls(2);
                until(() -> screen.says("Banana: throw!"));
                screen.kiosk().close();
            } finally {
                server.close();
            }
        }
    }

    @Test
    void a_table_that_was_started_anew_is_followed_too() throws Exception {
        Evening evening =
                new Evening(folder).race("romantic", "scoocher", "banana").rolls(4, 2);
        String game = evening.view().game().orElseThrow().id();
        WebServer server = WebServer.start(evening, Catalogue.load(), ENGLISH, 0);
        URI address = server.address();
        try (HttpTableClient client = HttpTableClient.at(address)) {
            Screen screen = Screen.of(client);
            until(() -> screen.says("Banana: throw!"));
            server.close();
            evening.powerCut();
            server = WebServer.start(evening, Catalogue.load(), ENGLISH, address.getPort());
            until(() -> screen.says("New game"));
            evening.does(new Command.Resume(game));
            until(() -> screen.says("Banana: throw!"));
            screen.kiosk().close();
        } finally {
            server.close();
            evening.close();
        }
    }

    @Test
    void a_screen_that_is_there_before_its_table_waits_for_it() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        try (Evening evening = new Evening(folder).race("romantic", "scoocher", "banana");
                HttpTableClient client = HttpTableClient.at(URI.create("http://localhost:" + port))) {
            Screen screen = Screen.of(client);
            until(() -> screen.says(AWAY));
            try (WebServer server = WebServer.start(evening, Catalogue.load(), ENGLISH, port)) {
                assertThat(server.address().getPort()).isEqualTo(port);
                until(() -> screen.says("Romantic: throw!"));
            }
            screen.kiosk().close();
        }
    }

    private static void until(Callable<Boolean> something) {
        await().atMost(PATIENCE).until(something);
    }

    /** A screen as the window has it. */
    private record Screen(Kiosk kiosk, Scene scene) {
        static Screen of(HttpTableClient client) throws InterruptedException {
            return Toolkit.on(() -> {
                Kiosk kiosk = Kiosk.at(
                        Display.NOTHING,
                        Wording.of(ENGLISH, Catalogue.load()),
                        Format.WIDE,
                        Machine.of(Prefs.USUAL),
                        told -> new Link(client, Display.NOTHING, told));
                return new Screen(kiosk, new Scene(kiosk.root(), 800, 480));
            });
        }

        boolean says(String words) throws InterruptedException {
            return Toolkit.on(() -> {
                List<String> said = new ArrayList<>();
                collect(kiosk.root(), said);
                return said.contains(words);
            });
        }

        void keep(String name) throws InterruptedException {
            Toolkit.on(() -> {
                Picture.of(scene).write(Path.of("target", "pictures", "wide-light", name + ".png"));
                return true;
            });
        }

        private static void collect(Node node, List<String> said) {
            if (node instanceof Text text) {
                said.add(text.getText());
            }
            if (node instanceof Parent parent) {
                parent.getChildrenUnmodifiable().forEach(child -> collect(child, said));
            }
        }
    }
}
