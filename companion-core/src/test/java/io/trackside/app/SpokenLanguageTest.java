package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.trackside.rules.BadInput;
import io.trackside.text.Texts;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** The command line in other languages than English. */
class SpokenLanguageTest {
    @Test
    void the_surroundings_say_which_language_is_spoken() {
        assertThat(spoken("th")).isEqualTo("th");
        assertThat(spoken("pt")).isEqualTo("pt-BR");
    }

    @Test
    void without_a_word_it_is_english_whatever_the_system_speaks() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("vi"));

            assertThat(CompanionApplication.spoken(Map.of()).language()).isEqualTo("en");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void a_language_there_is_not_is_refused_with_those_there_are() {
        assertThatThrownBy(() -> spoken("tlh")).isInstanceOfSatisfying(BadInput.class, bad -> {
            assertThat(bad.key()).isEqualTo("language-unknown");
            assertThat(bad.details()).containsEntry("known", List.of("en", "pt-BR", "th", "vi"));
        });
    }

    @ParameterizedTest
    @CsvSource({
        "vi, Các lệnh:, Hiện phần trợ giúp này.",
        "th, คำสั่ง:, แสดงคำอธิบายนี้",
        "pt-BR, Comandos:, Mostra esta ajuda."
    })
    void help_has_its_headings_in_that_language_too(String language, String commands, String help) {
        StringWriter said = new StringWriter();
        CommandLine line = CompanionApplication.commandLine(Texts.in(language)).setOut(new PrintWriter(said));

        assertThat(line.execute("table", "--help")).isZero();

        assertThat(said.toString()).contains(commands, help).doesNotContain("Commands:", "Show this", "Print version");
    }

    @Test
    void a_name_stands_beside_the_printed_one_where_that_is_another() {
        assertThat(new RacerNames(Texts.in("vi")).withPrinted("banana")).isEqualTo("Quả Chuối / Banana");
        assertThat(new RacerNames(Texts.in("pt-BR")).withPrinted("banana")).isEqualTo("Banana");
        assertThat(new RacerNames(Texts.in("en")).withPrinted("unicorn")).isEqualTo("unicorn");
    }

    @Test
    void a_racer_is_understood_by_its_own_name_and_by_the_printed_one() {
        RacerNames names = new RacerNames(Texts.in("vi"));

        assertThat(names.one("qua chuoi", names.all())).isEqualTo("banana");
        assertThat(names.one("Flip Flop", names.all())).isEqualTo("flip-flop");
        assertThat(new RacerNames(Texts.in("th")).one("กล้วย", names.all())).isEqualTo("banana");
    }

    @Test
    void a_letter_on_the_board_is_one_that_can_stand_alone() {
        assertThat(BoardLine.letters(Map.of("centaur", "เซนทอร์"))).containsEntry("centaur", "ซ");
    }

    private static String spoken(String language) {
        return CompanionApplication.spoken(Map.of("TRACKSIDE_LANGUAGE", language))
                .language();
    }
}
