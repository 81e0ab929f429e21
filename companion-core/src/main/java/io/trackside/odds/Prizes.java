package io.trackside.odds;

/** Points of the chips for the first and the second place of a race (R1.4). */
public record Prizes(int gold, int silver) {}
