/**
 * What people know things by: an emblem for each racer, a look for each seat, the fonts, and pictures of all that.
 */
@NullMarked
package io.trackside.kiosk.look;

import org.jspecify.annotations.NullMarked;
