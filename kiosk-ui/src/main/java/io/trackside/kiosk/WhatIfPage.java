package io.trackside.kiosk;

import io.trackside.app.WhatIfTable;
import io.trackside.rules.BadInput;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** A table of its own on top of the real one: everything works as there, and nothing of it counts. */
final class WhatIfPage implements Page {
    private final WhatIfTable table;
    private final Kiosk trying;
    private final Pane node = new Pane();

    private WhatIfPage(Kiosk kiosk, WhatIfTable table) {
        this.table = table;
        this.trying = kiosk.whatIf(table.client(), kiosk::back);
        Region root = (Region) trying.root();
        root.setManaged(false);
        root.resizeRelocate(0, 0, kiosk.format().width(), kiosk.format().height());
        node.getChildren().add(root);
    }

    /** From the table as it is now, to which one comes back. */
    static void fromHere(Kiosk kiosk) {
        kiosk.toTable();
        open(
                kiosk,
                real -> WhatIfTable.asNow(
                        real, kiosk.words().catalogue(), kiosk.words().texts()));
    }

    static void open(Kiosk kiosk, Function<TableClient, WhatIfTable> making) {
        made(kiosk, making, table -> new WhatIfPage(kiosk, table));
    }

    /** Opens a page on what {@code making} makes of the real table; what cannot be is told. */
    static void made(Kiosk kiosk, Function<TableClient, WhatIfTable> making, Function<WhatIfTable, Page> page) {
        kiosk.ask(real -> tried(real, making), made -> {
            made.table().ifPresent(table -> kiosk.open(page.apply(table)));
            made.trouble().ifPresent(bad -> kiosk.say(kiosk.words().said("bad." + bad.key(), bad.details())));
        });
    }

    private record Made(Optional<WhatIfTable> table, Optional<BadInput> trouble) {}

    private static Made tried(TableClient real, Function<TableClient, WhatIfTable> making) {
        try {
            return new Made(Optional.of(making.apply(real)), Optional.empty());
        } catch (BadInput bad) {
            return new Made(Optional.empty(), Optional.of(bad));
        }
    }

    @Override
    public Region node() {
        return node;
    }

    /** The real table may go on meanwhile. */
    @Override
    public void show(TableView view) {}

    @Override
    public void left() {
        trying.close();
        table.close();
    }
}
