package io.trackside.app;

import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.nio.file.Path;

/** Takes pictures of what a screen would show. A module that has a screen brings one along as a service. */
public interface PictureTaker {
    /** Writes a picture of {@code view} into {@code folder}, which need not be there yet; pictures sort as they were taken. */
    void take(TableView view, Path folder, Texts texts);
}
