/** The table: what is on it, who sits around it, and everything that happens to it. */
@NullMarked
package io.trackside.table;

import org.jspecify.annotations.NullMarked;
