package io.trackside.kiosk.look;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.Racer;
import io.trackside.rules.racers.Catalogue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Background;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import org.junit.jupiter.api.Test;

/** The sheets of DESIGN.md: written to target/pictures, and small enough to be kept. */
class SheetsTest {

    private static final Path PICTURES = Path.of("target", "pictures");

    @Test
    void all_emblems_with_their_names_and_in_three_sizes() throws Exception {
        Picture sheet = Screenless.on(() -> {
            GridPane grid = new GridPane(18, 12);
            grid.setStyle("-fx-padding: 18");
            List<Racer> racers = Catalogue.load().racers();
            for (int i = 0; i < racers.size(); i++) {
                String id = racers.get(i).id();
                Label name = new Label(id);
                name.setFont(Fonts.strong(13));
                name.setTextFill(Theme.LIGHT.ink());
                HBox sizes = new HBox(8, emblem(id, 96), new VBox(8, emblem(id, 48), emblem(id, 24)));
                grid.add(new VBox(2, sizes, name), i % 6, i / 6);
            }
            return sheet(grid, Theme.LIGHT);
        });
        sheet.write(PICTURES.resolve("emblems.png"));
        assertThat(sheet.png().length).isLessThan(150_000);
    }

    /** For a fresh pair of eyes: who sees these two and the list of names, and names how many? */
    @Test
    void all_emblems_shuffled_without_names_and_the_key_apart() throws Exception {
        for (int size : List.of(24, 64)) {
            List<String> racers = new ArrayList<>(
                    Catalogue.load().racers().stream().map(Racer::id).toList());
            Collections.shuffle(racers, new Random(size));
            Picture sheet = Screenless.on(() -> {
                GridPane grid = new GridPane(16, 10);
                grid.setStyle("-fx-padding: 18");
                for (int i = 0; i < racers.size(); i++) {
                    VBox cell = new VBox(2, emblem(racers.get(i), size), line("" + (i + 1), Fonts.text(11)));
                    grid.add(cell, i % 9, i / 9);
                }
                return sheet(grid, Theme.LIGHT);
            });
            sheet.write(PICTURES.resolve("emblems-shuffled-" + size + ".png"));
            Files.write(PICTURES.resolve("emblems-shuffled-" + size + ".txt"), racers);
            assertThat(racers).hasSize(36).isNotEqualTo(racers.stream().sorted().toList());
            assertThat(sheet.png().length).isLessThan(150_000);
        }
    }

    @Test
    void the_six_seats_in_both_themes() throws Exception {
        for (Theme theme : Theme.values()) {
            Picture sheet = Screenless.on(() -> {
                VBox rows = new VBox(14);
                rows.setStyle("-fx-padding: 18");
                List<String> racers = List.of("banana", "baba-yaga", "centaur", "hare", "leaptoad", "home-made");
                for (int seat = 0; seat < 6; seat++) {
                    SeatLook look = SeatLook.of(seat);
                    Label name = new Label("Seat " + (seat + 1));
                    name.setFont(Fonts.display(24));
                    name.setTextFill(look.text());
                    HBox banner = new HBox(name);
                    banner.setStyle("-fx-padding: 6 16 6 16");
                    banner.setPrefWidth(210);
                    banner.setBackground(Background.fill(look.area(14)));
                    HBox row = new HBox(14, banner, look.badge(28, theme));
                    for (int i = 0; i < racers.size(); i++) {
                        row.getChildren().add(look.figure(Emblem.of(racers.get((seat + i) % 6)), 72 - 8 * i, theme));
                    }
                    rows.getChildren().add(row);
                }
                return sheet(rows, theme);
            });
            sheet.write(PICTURES.resolve("seats-" + theme.name().toLowerCase(Locale.ROOT) + ".png"));
            assertThat(sheet.png().length).isLessThan(150_000);
        }
    }

    @Test
    void the_three_weights_in_three_alphabets() throws Exception {
        Picture sheet = Screenless.on(() -> {
            VBox lines = new VBox(6);
            lines.setStyle("-fx-padding: 18");
            for (String words :
                    List.of("Whose turn? 0123456789", "Lượt của ai? Vượt qua vạch đích!", "ตาใคร? ผู้ชนะเข้าเส้นชัย")) {
                lines.getChildren().add(line(words, Fonts.display(34)));
                lines.getChildren().add(line(words, Fonts.strong(24)));
                lines.getChildren().add(line(words, Fonts.text(20)));
            }
            return sheet(lines, Theme.LIGHT);
        });
        sheet.write(PICTURES.resolve("fonts.png"));
        assertThat(sheet.png().length).isLessThan(150_000);
    }

    private static Label line(String words, Font font) {
        Label label = new Label(words);
        label.setFont(font);
        label.setTextFill(Theme.LIGHT.ink());
        return label;
    }

    private static Node emblem(String racer, double size) {
        return Emblem.of(racer).at(size, Theme.LIGHT.ink());
    }

    private static Picture sheet(Parent content, Theme theme) {
        Scene scene = new Scene(content);
        scene.setFill(theme.ground());
        content.setStyle(content.getStyle() + "; -fx-background-color: transparent");
        return Picture.of(scene);
    }
}
