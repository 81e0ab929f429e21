package io.trackside;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.arbiter.Arbiter;
import io.trackside.arbiter.CaseResult;
import io.trackside.rules.Game;
import io.trackside.rules.GameSetup;
import io.trackside.rules.GameStep;
import io.trackside.rules.HouseRules;
import io.trackside.rules.Racer;
import io.trackside.rules.Schedule;
import io.trackside.rules.Variant;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import io.trackside.text.Texts;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A home-made racer in a jar of its own, with its texts, and not a line changed elsewhere. */
class HomeMadeRacerTest {
    private static final String CLASS = "homemade/GrumpyToll";
    private static final String SOURCE = """
        package homemade;

        import io.trackside.rules.Race;
        import io.trackside.rules.Runner;
        import io.trackside.rules.WhenIAmPassed;

        /** Whoever passes me moves back 1. */
        public final class GrumpyToll implements WhenIAmPassed {
            @Override
            public int whenIAmPassed(Race race, Runner me, Runner passer) {
                return race.move(passer, -1);
            }
        }
        """;

    private static final String TOLL_IS_PASSED = """
        {"id": "toll", "track": "mild", "turn_of": "magician",
         "setup": [{"racer": "magician", "space": 2}, {"racer": "grumpy-toll", "space": 4},
                   {"racer": "scoocher", "space": 20}],
         "inputs": [{"roll": 5, "by": "magician"}],
         "expect": {"spaces": {"magician": 6, "grumpy-toll": 4, "scoocher": 21}}}
        """;

    @TempDir
    private Path folder = Path.of("");

    private final ClassLoader before = Thread.currentThread().getContextClassLoader();

    @BeforeEach
    void put_the_jar_on_the_path() throws IOException {
        Path jar = jar(compiled());
        URL[] path = {jar.toUri().toURL()};
        Thread.currentThread().setContextClassLoader(new URLClassLoader(path, before));
    }

    @AfterEach
    void take_it_off_again() throws IOException {
        ((URLClassLoader) Thread.currentThread().getContextClassLoader()).close();
        Thread.currentThread().setContextClassLoader(before);
    }

    @Test
    void is_in_the_catalogue_after_those_of_the_box() {
        List<Racer> racers = Catalogue.load().racers();
        assertThat(racers).hasSize(37);
        assertThat(racers.get(36).id()).isEqualTo("grumpy-toll");
    }

    @Test
    void races_and_is_cited_like_any_other() {
        Texts texts = Texts.in("en");
        Arbiter arbiter = new Arbiter(Catalogue.load(), Printing.ofTheBox(), texts::text);
        CaseResult result = arbiter.answer(TOLL_IS_PASSED, false);
        assertThat(result.differences()).isEmpty();
        assertThat(texts.text("racer.grumpy-toll.name")).isEqualTo("Grumpy Toll");
        assertThat(arbiter.whyNot(result, "grumpy-toll"))
                .singleElement()
                .asString()
                .contains("Grumpy Toll")
                .contains("R5 grumpy-toll");
    }

    @Test
    void can_be_drafted() {
        Catalogue catalogue = Catalogue.load();
        Printing printing = Printing.ofTheBox();
        HouseRules rules =
                HouseRules.of(HouseRules.FIRST_PRINTING, Map.of(), HouseRules.switchesOf(catalogue.racers()));
        Game game = Game.of(new GameSetup(
                3,
                Variant.SINGLE_RACERS,
                rules,
                Schedule.of(
                        Schedule.USUAL,
                        printing.trackIds().stream().map(printing::track).toList()),
                printing.chips(),
                catalogue.racers()));
        game = applied(game, new GameStep.WonRollOff(0));
        game = applied(game, new GameStep.LaidOutRow(catalogue.racers().subList(31, 37)));
        game = applied(game, new GameStep.Drafted(0, catalogue.racer("grumpy-toll")));
        assertThat(game.phase()).isInstanceOf(io.trackside.rules.Phase.Drafting.class);
    }

    private static Game applied(Game game, GameStep step) {
        Game.Reply reply = game.apply(step);
        assertThat(reply).isInstanceOf(Game.Accepted.class);
        return ((Game.Accepted) reply).game();
    }

    private Path compiled() throws IOException {
        Path source = folder.resolve("GrumpyToll.java");
        Files.writeString(source, SOURCE);
        int status = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-classpath",
                        System.getProperty("java.class.path"),
                        "-d",
                        folder.toString(),
                        source.toString());
        assertThat(status).isZero();
        return folder.resolve(CLASS + ".class");
    }

    private Path jar(Path compiled) throws IOException {
        Path jar = folder.resolve("grumpy-toll.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            put(out, CLASS + ".class", Files.readAllBytes(compiled));
            put(out, "META-INF/services/io.trackside.rules.Power", bytes("homemade.GrumpyToll"));
            put(out, "io/trackside/text/en/racers.properties", bytes("""
                racer.grumpy-toll.name = Grumpy Toll
                racer.grumpy-toll.power = Whoever passes me moves back 1.
                """));
            put(
                    out,
                    "io/trackside/text/en/rules.properties",
                    bytes("rule.R5.grumpy-toll.card = A racer that passes Grumpy Toll moves back 1."));
        }
        return jar;
    }

    private static void put(JarOutputStream out, String name, byte[] content) throws IOException {
        out.putNextEntry(new JarEntry(name));
        out.write(content);
        out.closeEntry();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
