/**
 * The racers: one small file each, named as on its card, and {@link io.trackside.rules.racers.Catalogue}, which lists
 * them. Section 5 of the rules; {@code me} is the runner that has the power, its own or a borrowed one.
 */
@NullMarked
package io.trackside.rules.racers;

import org.jspecify.annotations.NullMarked;
