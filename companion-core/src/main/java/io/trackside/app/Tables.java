package io.trackside.app;

import io.trackside.table.TableClient;
import java.net.URI;

/** Where a table can be reached. */
@FunctionalInterface
interface Tables {
    /** A client of the table at {@code address}. */
    TableClient at(URI address);
}
