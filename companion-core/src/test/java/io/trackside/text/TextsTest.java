package io.trackside.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextsTest {
    @TempDir
    private Path jar;

    @Test
    void details_stand_where_the_text_names_them() throws Exception {
        jarHas("en/home-made.properties", "hello = {racer} moves {spaces, plural, one {# space} other {# spaces}}.");

        Texts texts = seen(() -> Texts.in("en"));

        assertThat(texts.text("hello", Map.of("racer", "Legs", "spaces", 1))).isEqualTo("Legs moves 1 space.");
        assertThat(texts.text("hello", Map.of("racer", "Legs", "spaces", 5))).isEqualTo("Legs moves 5 spaces.");
    }

    @Test
    void several_details_become_a_list_in_words() throws Exception {
        jarHas("en/home-made.properties", "who = {racers}");

        Texts texts = seen(() -> Texts.in("en"));

        assertThat(texts.text("who", Map.of("racers", List.of("Egg", "Twin")))).isEqualTo("Egg and Twin");
        assertThat(texts.text("who", Map.of("racers", List.of("Egg", "Hare", "Twin"))))
                .isEqualTo("Egg, Hare, and Twin");
    }

    @Test
    void a_name_of_another_script_stands_apart_from_the_words_of_a_list() throws Exception {
        jarHas("th/home-made.properties", "who = {racers}");

        Texts texts = seen(() -> Texts.in("th"));

        assertThat(texts.text("who", Map.of("racers", List.of("ไข่", "โค้ช")))).isEqualTo("ไข่และโค้ช");
        assertThat(texts.text("who", Map.of("racers", List.of("Anna", "Ben")))).isEqualTo("Anna และ Ben");
        assertThat(texts.text("who", Map.of("racers", List.of("Anna", "ไข่", "Ben"))))
                .isEqualTo("Anna ไข่ และ Ben");
    }

    @Test
    void a_missing_text_names_key_and_language() {
        Texts texts = Texts.in("en");

        assertThat(texts.has("racer.unicorn.name")).isFalse();
        assertThatThrownBy(() -> texts.text("racer.unicorn.name"))
                .isInstanceOfSatisfying(MissingText.class, missing -> {
                    assertThat(missing.key()).isEqualTo("racer.unicorn.name");
                    assertThat(missing.language()).isEqualTo("en");
                })
                .hasMessageContainingAll("racer.unicorn.name", "“en”");
    }

    @Test
    void a_missing_detail_is_named_even_deep_inside_a_choice() throws Exception {
        jarHas("en/home-made.properties", "deep = {way, select, back {{racer} moves back} other {forward}}");

        Texts texts = seen(() -> Texts.in("en"));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> texts.text("deep", Map.of("way", "other")))
                .withMessageContainingAll("deep", "{racer}");
    }

    @Test
    void an_unknown_language_names_those_there_are() {
        assertThatIllegalArgumentException().isThrownBy(() -> Texts.in("xx")).withMessageContainingAll("xx", "en");
    }

    @Test
    void a_locale_gets_the_nearest_language() throws Exception {
        jarHas("index.properties", "languages = pt, pt-BR\nfiles = home-made");

        assertThat(seen(() -> Texts.of(Locale.forLanguageTag("pt-BR"))).language())
                .isEqualTo("pt-BR");
        assertThat(seen(() -> Texts.of(Locale.forLanguageTag("pt-PT"))).language())
                .isEqualTo("pt");
        assertThat(seen(() -> Texts.of(Locale.forLanguageTag("tlh"))).language())
                .isEqualTo("en");
    }

    @Test
    void a_language_of_another_country_is_nearer_than_english() {
        assertThat(Texts.of(Locale.forLanguageTag("pt-PT")).language()).isEqualTo("pt-BR");
        assertThat(Texts.nearest(Locale.forLanguageTag("th-TH"))).hasValue("th");
        assertThat(Texts.nearest(Locale.ROOT)).isEmpty();
    }

    @Test
    void the_printed_text_is_the_english_one() {
        assertThat(Texts.in("vi").text("racer.legs.name")).isEqualTo("Đôi Chân");
        assertThat(Texts.in("vi").printed("racer.legs.name")).isEqualTo("Legs");
        assertThat(Texts.in("en").printed("racer.legs.name")).isEqualTo("Legs");
    }

    @Test
    void what_a_language_lacks_is_said_in_english() throws Exception {
        jarHas("index.properties", "languages = eo\nfiles = home-made");
        jarHas("eo/home-made.properties", "racer.egg.name = Ovo");

        Texts texts = seen(() -> Texts.in("eo"));

        assertThat(texts.text("racer.egg.name")).isEqualTo("Ovo");
        assertThat(texts.text("racer.twin.name")).isEqualTo("Twin");
        assertThat(texts.keys()).containsExactly("racer.egg.name");
    }

    @Test
    void a_fifth_language_is_a_folder_and_its_tag_in_an_index() throws Exception {
        jarHas("index.properties", "languages = eo");
        jarHas("eo/racers.properties", "racer.legs.name = Kruroj");

        assertThat(seen(Texts::languages)).containsExactly("en", "eo", "pt-BR", "th", "vi");
        assertThat(seen(() -> Texts.of(Locale.forLanguageTag("eo"))).text("racer.legs.name"))
                .isEqualTo("Kruroj");
    }

    @Test
    void a_jar_of_a_home_made_racer_brings_its_own_texts() throws Exception {
        jarHas("en/racers.properties", "racer.unicorn.name = Unicorn");

        Texts texts = seen(() -> Texts.in("en"));

        assertThat(texts.text("racer.unicorn.name")).isEqualTo("Unicorn");
        assertThat(texts.text("racer.legs.name")).isEqualTo("Legs");
    }

    @Test
    void two_texts_of_one_key_are_refused() throws Exception {
        jarHas("en/racers.properties", "racer.legs.name = Arms");

        assertThatThrownBy(() -> seen(() -> Texts.in("en")))
                .isInstanceOf(BrokenText.class)
                .hasMessageContainingAll("racer.legs.name", "another file");
    }

    @Test
    void a_broken_pattern_is_named() throws Exception {
        jarHas("en/home-made.properties", "open = {racer");

        assertThatThrownBy(() -> seen(() -> Texts.in("en")))
                .isInstanceOf(BrokenText.class)
                .hasMessageContainingAll("“open”", "“en”", "braces");
    }

    @Test
    void a_file_in_another_encoding_is_named() throws Exception {
        jarHas("en/home-made.properties", "hello = grüß dich", StandardCharsets.ISO_8859_1);

        assertThatThrownBy(() -> seen(() -> Texts.in("en")))
                .isInstanceOf(BrokenText.class)
                .hasMessageContainingAll("home-made.properties", "UTF-8");
    }

    private void jarHas(String file, String content) throws IOException {
        jarHas(file, content, StandardCharsets.UTF_8);
    }

    private void jarHas(String file, String content, Charset encoding) throws IOException {
        Path path = jar.resolve("io/trackside/text").resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, content, encoding);
    }

    /** What {@code look} sees with the jar on the path. */
    private <T> T seen(Callable<T> look) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader more = new URLClassLoader(new URL[] {jar.toUri().toURL()}, before)) {
            thread.setContextClassLoader(more);
            return look.call();
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
