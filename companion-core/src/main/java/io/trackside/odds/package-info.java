/** Play-outs of the real engine: policies that choose for people, and chance. Strategy lives here, never in the rules. */
@NullMarked
package io.trackside.odds;

import org.jspecify.annotations.NullMarked;
