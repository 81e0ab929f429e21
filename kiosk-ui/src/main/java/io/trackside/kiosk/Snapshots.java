package io.trackside.kiosk;

import io.trackside.app.PictureTaker;
import io.trackside.kiosk.look.Picture;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/** Pictures of the screen, one for each view, with or without a display. */
public final class Snapshots implements PictureTaker {
    private @Nullable Scene scene;
    private @Nullable Kiosk kiosk;
    private int taken;

    @Override
    public void take(TableView view, Path folder, Texts texts) {
        try {
            if (taken == 0 && !Display.isSaid(System.getenv())) {
                System.setProperty("glass.platform", "Headless");
                System.setProperty("prism.order", "sw");
            }
            Toolkit.start();
            taken++;
            Picture picture = Toolkit.on(() -> drawn(view, texts));
            String page = Pages.kindOf(view).name().toLowerCase(Locale.ROOT).replace('_', '-');
            picture.write(folder.resolve(String.format(Locale.ROOT, "%04d-%s.png", taken, page)));
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    private Picture drawn(TableView view, Texts texts) {
        if (kiosk == null || scene == null) {
            kiosk = Kiosk.showing(view, Wording.of(texts, Catalogue.load()), Format.WIDE, Prefs.STILL);
            scene = new Scene(kiosk.root(), Format.WIDE.pixelsWide(), Format.WIDE.pixelsHigh());
        }
        kiosk.show(view);
        return Picture.of(scene);
    }
}
