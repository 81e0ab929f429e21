/**
 * The game itself: pure rules, no I/O, no clock, no randomness.
 *
 * <p>Words the rulebook lacks: a <em>runner</em> is a racer while it runs in a race; a <em>moment</em> is an interface
 * named with the words of a card, implemented by the powers that care about it; the <em>agenda</em> is the stack of
 * reactions still waiting (R4.1, R4.2); a <em>ruling</em> is a fact together with the rule that made it so.
 */
@NullMarked
package io.trackside.rules;

import org.jspecify.annotations.NullMarked;
