package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.trackside.rules.BadInput;
import org.junit.jupiter.api.Test;

class OrderTest {
    @Test
    void words_are_what_stands_between_blanks_or_quotation_marks() {
        assertThat(Order.wordsOf("  begin \"Anna Lena\"  Ben ")).containsExactly("begin", "Anna Lena", "Ben");
        assertThat(Order.wordsOf("rename 2 \"\"")).containsExactly("rename", "2", "");
        assertThat(Order.wordsOf("say \"never ends")).containsExactly("say", "never ends");
        assertThat(Order.wordsOf("   ")).isEmpty();
    }

    @Test
    void numbers_begin_at_1() {
        assertThat(Order.number("12")).isEqualTo(12);
        for (String wrong : new String[] {"0", "-1", "x", "1234567", ""}) {
            assertThatThrownBy(() -> Order.number(wrong)).isInstanceOf(BadInput.class);
        }
    }
}
