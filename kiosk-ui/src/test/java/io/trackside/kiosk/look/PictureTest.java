package io.trackside.kiosk.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PictureTest {

    @Test
    void another_reader_sees_the_same_pixels(@TempDir Path folder) throws Exception {
        Picture picture = Screenless.on(() -> {
            WritableImage image = new WritableImage(7, 5);
            for (int at = 0; at < 35; at++) {
                image.getPixelWriter().setColor(at % 7, at / 7, Color.rgb(at * 7, 255 - at * 5, at * at % 256));
            }
            return Picture.of(image);
        });
        Path file = folder.resolve("made/for/it.png");

        picture.write(file);

        BufferedImage read = ImageIO.read(file.toFile());
        assertThat(read.getWidth()).isEqualTo(7);
        assertThat(read.getHeight()).isEqualTo(5);
        for (int at = 0; at < 35; at++) {
            assertThat(read.getRGB(at % 7, at / 7)).isEqualTo(picture.argb(at % 7, at / 7));
        }
    }
}
