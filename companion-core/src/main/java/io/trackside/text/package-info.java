/**
 * Everything the product says, in every language: names of racers, their powers, rules, rulings, questions, errors.
 * Nothing here knows the game; a text is a key and named arguments.
 */
@NullMarked
package io.trackside.text;

import org.jspecify.annotations.NullMarked;
