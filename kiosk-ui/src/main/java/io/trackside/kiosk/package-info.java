/**
 * The touchscreen on the table: JavaFX screens that draw the view and send what is touched as commands.
 */
@NullMarked
package io.trackside.kiosk;

import org.jspecify.annotations.NullMarked;
