package io.trackside.kiosk;

import io.trackside.table.TableView;
import javafx.scene.layout.Region;

/** One screen: drawn of what the table shows and of what is being typed on it. */
interface Page {
    /** The whole of it, as large as the sheet. */
    Region node();

    void show(TableView view);

    /** What it shows, where that can be come to on several ways; empty if it is only itself. */
    default String place() {
        return "";
    }

    /** Nobody looks at it any more. */
    default void left() {}
}
