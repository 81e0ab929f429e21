/**
 * Buttons and lamps on the table: the panel's configuration, buttons that become commands, lamps that draw the view,
 * on a real board or a virtual one.
 */
@NullMarked
package io.trackside.hardware;

import org.jspecify.annotations.NullMarked;
