package io.trackside.rules;

/**
 * A fact and what made it so. Rulings form a tree by {@code because}.
 *
 * @param number 1, 2, 3 … in the order of happening
 * @param because number of the ruling that led to this one, 0 for none
 * @param rule the sentence that made it so
 * @param fact what became true
 */
public record Ruling(int number, int because, Rule rule, Fact fact) {}
