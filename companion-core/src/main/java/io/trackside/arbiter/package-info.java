/**
 * The arbiter: worked cases, what-if, why-not; answers any situation with its rulings, and says them in words, each
 * with the rule that made it so.
 *
 * <p>Words the rulebook lacks: a <em>story</em> is what a race told while it ran; a <em>phrase</em> is the key of a text
 * and what to put into it; the <em>words</em> are those of a language.
 */
@NullMarked
package io.trackside.arbiter;

import org.jspecify.annotations.NullMarked;
