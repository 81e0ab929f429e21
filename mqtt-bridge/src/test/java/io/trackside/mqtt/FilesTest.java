package io.trackside.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.BadInput;
import io.trackside.text.Texts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people write into {@code dice.yml} and {@code mqtt.yml}. */
class FilesTest {
    private static final String DICE = """
        dice:
          - {name: red, seat: 1}
          - {name: blue, seat: 2, kind: pixels, topic: wled/e5a658/dice/roll, id: Brian PD6}
          - {name: pink, kind: plain-digit, topic: dice/pink, seat: 3}
          - {name: cube, kind: zigbee-cube, id: Cube/one, base: 0}
          - {name: other cube, kind: zigbee-cube, id: two}
          - name: odd
            kind: generic
            topic: home/+/die
            face: /roll/up
            state: /roll/how
            settled: [done, 7]
            rolling: spinning
            faces: [one, two, three, four, five, six]
        """;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void dice_are_read_and_written_the_same() {
        List<Die> dice = dice(DICE);
        assertThat(dice).hasSize(6);
        assertThat(dice.get(0).id()).contains("red");
        assertThat(dice.get(0).seat()).isEqualTo(OptionalInt.of(0));
        assertThat(dice.get(3).faces()).contains(FaceMap.from(0));
        assertThat(dice.get(4).faces()).isEmpty();
        assertThat(dice.get(4).seat()).isEmpty();
        assertThat(dice.get(5).faces().orElseThrow().of("three")).hasValue(3);
        assertThat(dice(DiceFile.write(dice))).isEqualTo(dice);
    }

    @Test
    void the_dice_of_the_readme_are_read() throws Exception {
        String readme = Files.readString(Path.of("../README.md"));
        int from = readme.indexOf("```yaml\ndice:") + "```yaml\n".length();
        List<Die> dice = dice(readme.substring(from, readme.indexOf("```", from)));
        assertThat(dice.stream().map(die -> die.dialect().kind()))
                .containsAll(Dialects.ALL.stream().map(Dialect::kind).toList())
                .contains("generic");
    }

    @Test
    void a_file_that_is_empty_has_no_dice() {
        assertThat(dice("")).isEmpty();
        assertThat(dice("dice: []")).isEmpty();
    }

    @Test
    void everything_wrong_with_dice_is_told_at_once() {
        assertThat(keys(DiceFile.read("""
            dies: []
            dice:
              - {name: red, seat: 9, colour: red}
              - {name: red, kind: pixels}
              - {name: blue, kind: d20, topic: a/#/b}
              - {name: pink, faces: [1, 2, 3]}
              - {name: odd, kind: generic, id: x, source: sometimes, state: how, face: /up}
              - 7
              - {name: a, kind: godice, id: K1}
              - {name: b, kind: godice, id: K1}
            """)))
                .containsExactlyInAnyOrder(
                        "key-unknown",
                        "key-number",
                        "key-unknown",
                        "die-name-twice",
                        "die-no-id",
                        "die-topic",
                        "die-kind",
                        "die-faces",
                        "die-generic-topic",
                        "die-source",
                        "die-pointer",
                        "die-settled",
                        "key-object",
                        "die-sender-twice");
    }

    @Test
    void what_is_no_yaml_is_told_with_its_line() {
        assertThat(keys(DiceFile.read("dice:\n  - {name: red"))).containsExactly("mqtt-malformed");
        assertThat(keys(DiceFile.read(folder.resolve("none.yml")))).containsExactly("mqtt-unreadable");
        assertThat(keys(DiceFile.read("7"))).containsExactly("mqtt-malformed");
    }

    @Test
    void a_broker_is_read_with_its_secret_from_a_file_or_the_environment() throws Exception {
        Files.writeString(folder.resolve("secret"), "tea pot\n");
        Settings file = settings(
                "{broker: 'mqtts://broker.home', user: anna, password-file: secret, home-assistant: true, table: den}");
        Address address = file.broker().orElseThrow();
        assertThat(address.port()).isEqualTo(8883);
        assertThat(address.isTls()).isTrue();
        assertThat(address.password()).contains(new Secret("tea pot"));
        assertThat(file.toString()).doesNotContain("tea");
        assertThat(file.base()).isEqualTo("trackside/den");
        assertThat(file.discovery()).contains("homeassistant");
        assertThat(settings("{broker: 'mqtt://b:1884', password-env: PW}")
                        .broker()
                        .orElseThrow()
                        .password())
                .contains(new Secret("from outside"));
        assertThat(settings("")).isEqualTo(Settings.NONE);
    }

    @Test
    void everything_wrong_with_a_broker_is_told_at_once_and_no_secret_with_it() {
        Checked<Settings> read = MqttFile.read("""
            broker: http://anna:teapot@home
            password-file: none
            ca-file: none
            table: a/b
            home-assistant: sometimes
            port: 1883
            wled: {topic: wled/45678901234567890123456789012, spaces: [1], seats: [-1], brightness: 0, colour: red}
            """, folder, Map.of());
        assertThat(keys(read))
                .containsExactlyInAnyOrder(
                        "key-unknown",
                        "mqtt-broker",
                        "mqtt-unreadable",
                        "mqtt-unreadable",
                        "mqtt-table",
                        "key-flag",
                        "key-unknown",
                        "wled-topic",
                        "wled-spaces",
                        "wled-seats",
                        "key-number");
        assertThat(read.toString()).doesNotContain("teapot");
        assertThat(keys(MqttFile.read("{user: anna, broker: x, password-env: NONE}", folder, Map.of())))
                .containsExactlyInAnyOrder("mqtt-broker", "mqtt-password-env");
        assertThat(keys(MqttFile.read("user: anna", folder, Map.of()))).containsExactly("mqtt-no-broker");
    }

    @Test
    void a_strip_may_run_backward() {
        StripLayout strip = settings(
                        "wled: {topic: wled/track, first: 2, reversed: true, seats: [40, 50], seat-lights: 10}")
                .light()
                .orElseThrow();
        assertThat(strip.spaces()).startsWith(32, 31).endsWith(3, 2).hasSize(31);
        assertThat(strip.highest()).isEqualTo(59);
    }

    private Settings settings(String text) {
        Checked<Settings> read = MqttFile.read(text, folder, Map.of("PW", "from outside"));
        assertThat(read).isInstanceOf(Checked.Good.class);
        return ((Checked.Good<Settings>) read).it();
    }

    private static List<Die> dice(String text) {
        Checked<List<Die>> read = DiceFile.read(text);
        assertThat(read).isInstanceOf(Checked.Good.class);
        return ((Checked.Good<List<Die>>) read).it();
    }

    /** Each fault has its words. */
    private static <T> List<String> keys(Checked<T> read) {
        Texts texts = Texts.in("en");
        return switch (read) {
            case Checked.Good<T> good -> List.of(good.toString());
            case Checked.Bad<T>(List<BadInput> faults) -> {
                faults.forEach(fault -> assertThat(texts.text("bad." + fault.key(), fault.details()))
                        .isNotBlank());
                yield faults.stream().map(BadInput::key).toList();
            }
        };
    }
}
