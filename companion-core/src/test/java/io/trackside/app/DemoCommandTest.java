package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DemoCommandTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 7})
    void a_whole_game_is_played_over_http_and_told(int seed) {
        Runs.Run run = demo("--fast", "--seed", Integer.toString(seed));

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.lines()).allMatch(line -> line.length() <= Conversation.WIDTH);
        assertThat(run.flat())
                .contains("Four pretend people sit down at a real table (http://localhost:")
                .contains("Race 1 on Mild Mile:")
                .containsPattern("(Anna|Ben|Cleo|Dan) misread the die: it shows \\d\\.")
                .contains("Amended: “")
                .contains("Race 2 on Wild Wilds:")
                .containsPattern("(Anna|Ben|Cleo|Dan) threw too early, and takes it back\\.")
                .contains("Taken back: ")
                .contains("Race 4 on Wild Wilds:")
                .contains("(R3.4)")
                .containsPattern("The game is over\\. .* 1\\. \\w+")
                .contains("deploy/trackside demo --seed " + seed)
                .contains("deploy/trackside run");
        assertThat(folder.resolve("0001.jsonl")).isNotEmptyFile();
        assertThat(run.out()).contains(folder.resolve("0001.jsonl").toString());
    }

    @Test
    void the_same_seed_plays_the_same_game() {
        List<String> once = told(demo("--fast", "--seed", "17"));
        List<String> again = told(demo("--fast", "--seed", "17"));

        assertThat(again).hasSizeGreaterThan(100).isEqualTo(once);
        assertThat(told(demo("--fast", "--seed", "18"))).isNotEqualTo(once);
    }

    @Test
    void only_one_speed_can_be_chosen() {
        assertThat(demo("--fast", "--pace", "table").err()).contains("Only one of --fast and --pace");
        assertThat(demo("--pace", "snail").err()).contains("--pace cannot be “snail”.");
    }

    /** From the first race on: without address and file. */
    private static List<String> told(Runs.Run run) {
        List<String> lines = run.lines();
        int first = lines.indexOf(lines.stream()
                .filter(line -> line.startsWith("Race 1"))
                .findFirst()
                .orElseThrow());
        int last = lines.indexOf("The game is over. Most points win, and a tie is a shared win. (R1.1)");
        return lines.subList(first, last);
    }

    private Runs.Run demo(String... arguments) {
        String[] all = new String[arguments.length + 3];
        all[0] = "demo";
        all[1] = "--games-folder";
        all[2] = folder.toString();
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        return Runs.run(CompanionApplication.commandLine(Runs.TEXTS), all);
    }
}
