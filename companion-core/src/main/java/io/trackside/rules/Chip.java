package io.trackside.rules;

/** A chip of the box (R1.4). */
public record Chip(Metal metal, int points) {
    public static final Chip ONE = new Chip(Metal.BRONZE, 1);
    public static final Chip THREE = new Chip(Metal.BRONZE, Chips.THREE);

    /** What a chip shows. */
    public enum Metal {
        GOLD,
        SILVER,
        BRONZE
    }
}
