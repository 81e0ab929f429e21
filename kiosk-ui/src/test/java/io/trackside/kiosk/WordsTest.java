package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.text.TextFlow;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Text on the screens: Thai broken where it may be, nothing cut, digits as everywhere. */
final class WordsTest {
    private static final String THAI = "ผู้แข่งที่ผ่านกล้วยจะล้มหลังจากเดินครบแล้วและเสียตาเดินหลักครั้งต่อไป";

    @BeforeAll
    static void toolkit() throws InterruptedException {
        Toolkit.start();
    }

    @Test
    void thai_comes_in_pieces_that_may_stand_at_the_end_of_a_line() {
        List<String> pieces = LineEnds.pieces(THAI);
        assertThat(pieces).hasSizeGreaterThan(8);
        assertThat(String.join("", pieces)).isEqualTo(THAI);
        assertThat(LineEnds.pieces("Who passes me trips.")).hasSize(1);
        assertThat(LineEnds.pieces("Arrasta-Bumbum anda 1")).containsExactly("Arrasta-", "Bumbum ", "anda ", "1");
    }

    @Test
    void names_and_terms_of_the_game_stay_whole_where_dictionaries_break_them() {
        assertThat(LineEnds.pieces("ย้าย จอมกระดึ๊บ จากจุดสตาร์ท แล้ววาร์ป"))
                .containsSubsequence("จอมกระดึ๊บ ", "จุดสตาร์ท ", "วาร์ป");
    }

    @Test
    void no_line_of_thai_is_wider_than_its_box() throws InterruptedException {
        Toolkit.on(() -> {
            Para para = new Para(THAI, Weight.TEXT, 20, TextAlignment.LEFT, VPos.TOP);
            laidOut(para, 200, 200);
            double line = 0;
            int lines = 1;
            for (Node node : ((TextFlow) para.getChildrenUnmodifiable().getFirst()).getChildren()) {
                line += node.getLayoutBounds().getWidth();
                assertThat(line).isLessThanOrEqualTo(200);
                if (((Text) node).getText().endsWith("\n")) {
                    line = 0;
                    lines++;
                }
            }
            assertThat(lines).isBetween(3, 5);
            return true;
        });
    }

    @Test
    void thai_fills_several_lines_and_stays_in_its_box() throws InterruptedException {
        Toolkit.on(() -> {
            Para para = new Para(THAI, Weight.TEXT, 20, TextAlignment.LEFT, VPos.TOP);
            Scene scene = laidOut(para, 200, 200);
            assertThat(new Inspection(scene, Format.WIDE).faults()).isEmpty();
            assertThat(para.full(200)).isGreaterThan(3 * 20);
            return true;
        });
    }

    @Test
    void a_long_word_makes_the_type_smaller_instead_of_breaking() throws InterruptedException {
        Toolkit.on(() -> {
            Para para = Para.centred("Mastermind", Weight.STRONG, 40);
            Scene scene = laidOut(para, 110, 60);
            assertThat(new Inspection(scene, Format.WIDE).faults()).isEmpty();
            Text text = (Text) scene.getRoot().lookup("Text");
            assertThat(text.getFont().getSize()).isLessThan(30);
            return true;
        });
    }

    @Test
    void a_line_shrinks_before_it_is_cut() throws InterruptedException {
        Toolkit.on(() -> {
            Line line = Line.left("A rather long name of somebody", Weight.POSTER, 24);
            Scene scene = laidOut(line, 240, 40);
            assertThat(new Inspection(scene, Format.WIDE).faults()).isEmpty();
            assertThat(line.full()).isGreaterThan(240);
            return true;
        });
    }

    private static Scene laidOut(Node node, double width, double height) {
        Sheet sheet = new Sheet("page");
        sheet.put(node, 10, 10, width, height);
        Pane root = new Pane(sheet);
        root.getStyleClass().add("kiosk");
        root.getStylesheets().add(String.valueOf(Kiosk.class.getResource("kiosk.css")));
        sheet.resize(400, 300);
        Scene scene = new Scene(root, 400, 300);
        root.applyCss();
        root.layout();
        return scene;
    }
}
