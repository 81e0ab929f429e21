package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.Edit;
import io.trackside.table.TableView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What people hear of a table. */
final class SoundsTest {
    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void toolkit() throws InterruptedException {
        Toolkit.start();
    }

    /** Keeps what was asked of it. */
    private static final class Heard implements Speaker {
        private final List<String> all = new ArrayList<>();

        @Override
        public void play(Cue cue) {
            all.add(cue.name());
        }

        @Override
        public void read(String language, String words) {
            all.add(language + " " + words);
        }

        @Override
        public void close() {}
    }

    private static Optional<Cue> cue(Evening evening, Consumer<Evening> what) {
        TableView before = evening.view();
        what.accept(evening);
        return Cue.between(before, evening.view());
    }

    @Test
    void the_most_telling_of_what_happened_is_heard() {
        try (Evening evening = new Evening(folder).race("legs", "scoocher", "banana", "magician", "gunk")) {
            assertThat(cue(evening, table -> table.does(new Deed.Answer(OptionalInt.empty(), "no"))))
                    .as("Legs throws, as it would have done anyway")
                    .isEmpty();
            assertThat(cue(evening, table -> table.rolls(4))).hasValue(Cue.TURN);
            assertThat(cue(evening, table -> correct(table, new Edit.Lies("gunk", true))))
                    .hasValue(Cue.TRIP);
            assertThat(cue(evening, table -> correct(table, new Edit.Bronze(2, 1))))
                    .hasValue(Cue.CHIP);
            evening.rolls(3, 2);
            assertThat(evening.view().prompt().orElseThrow().kind()).isEqualTo("main-die");
            assertThat(cue(evening, table -> table.does(new Deed.Die(OptionalInt.empty(), OptionalInt.of(1)))))
                    .as("Magician may reroll")
                    .hasValue(Cue.ASKED);
            assertThat(cue(evening, table -> correct(table, new Edit.Crossed("banana", 1))))
                    .hasValue(Cue.ACROSS);
            assertThat(cue(evening, table -> table.does(new Command.Undo())))
                    .as("what is taken back is not heard")
                    .isEmpty();
        }
    }

    private static void correct(Evening table, Edit edit) {
        table.does(new Deed.Correct(List.of(edit), false));
    }

    @Test
    void a_screen_is_heard_if_people_want_to_hear_it() throws InterruptedException {
        try (Evening evening = new Evening(folder).race("romantic", "scoocher", "banana", "skipper")) {
            Toolkit.on(() -> {
                Heard quiet = new Heard();
                new Finger(evening, Format.WIDE, ScreenMemory.of(Prefs.STILL), quiet).taps("die-2");
                assertThat(quiet.all).isEmpty();

                Heard heard = new Heard();
                Prefs loud = Prefs.STILL.sounding(true).readingOut(true);
                new Finger(evening, Format.WIDE, ScreenMemory.of(loud), heard).taps("die-5");
                assertThat(heard.all).containsExactly("TURN", "en Cleo. Banana: roll the die.");
                return true;
            });
        }
    }

    @Test
    void tones_are_short_and_begin_and_end_softly() {
        for (Cue cue : Cue.values()) {
            byte[] samples = Loudspeaker.samples(cue);
            assertThat(samples.length / 2).as("%s", cue).isBetween(Loudspeaker.RATE / 20, Loudspeaker.RATE * 6 / 10);
            assertThat(amplitude(samples, 0)).as("%s begins", cue).isZero();
            assertThat(amplitude(samples, samples.length / 2 - 1))
                    .as("%s ends", cue)
                    .isZero();
            int loudest = 0;
            for (int i = 0; i < samples.length / 2; i++) {
                loudest = Math.max(loudest, amplitude(samples, i));
            }
            assertThat(loudest).as("%s", cue).isBetween(5_000, Short.MAX_VALUE / 2);
        }
    }

    private static int amplitude(byte[] samples, int at) {
        return Math.abs((short) ((samples[2 * at] & 0xff) | (samples[2 * at + 1] << 8)));
    }

    @Test
    @Timeout(30)
    void the_voice_is_given_the_language_and_the_words() throws IOException, InterruptedException {
        Path said = folder.resolve("said");
        Path program = folder.resolve("voice");
        Files.writeString(
                program, "#!/bin/sh\nprintf '%s|' \"$@\" > " + said + ".new\nmv " + said + ".new " + said + "\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        try (Loudspeaker speaker = new Loudspeaker(List.of(program.toString(), "-v"))) {
            speaker.read("pt-BR", "-Ana: jogue o dado.");
            while (!Files.exists(said)) {
                Thread.onSpinWait();
            }
            assertThat(said).hasContent("-v|pt-br|--|-Ana: jogue o dado.|");
        }
    }

    @Test
    @Timeout(30)
    void a_sentence_being_read_ends_with_its_screen() throws IOException {
        Path number = folder.resolve("number");
        Path program = folder.resolve("voice");
        Files.writeString(
                program,
                "#!/bin/sh\necho $$ > " + number + ".new\nmv " + number + ".new " + number + "\nexec sleep 60\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        try (Loudspeaker speaker = new Loudspeaker(List.of(program.toString()))) {
            speaker.read("en", "A long sentence.");
            while (!Files.exists(number)) {
                Thread.onSpinWait();
            }
        }
        long pid = Long.parseLong(Files.readString(number).strip());
        ProcessHandle.of(pid)
                .ifPresent(voice -> assertThat(voice.onExit())
                        .as("the sentence is a minute long")
                        .succeedsWithin(Duration.ofSeconds(20)));
    }
}
