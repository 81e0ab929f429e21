package io.trackside.rules;

/** With how many racers each player runs a race (R2.2, R2.4, R2.5). */
public enum Variant {
    SINGLE_RACERS(1, 3, 6),
    /** Always for two players, a choice before the game for three. */
    DOUBLE_RACERS(2, 2, 3);

    private final int racersPerRace;
    private final int leastPlayers;
    private final int mostPlayers;

    Variant(int racersPerRace, int leastPlayers, int mostPlayers) {
        this.racersPerRace = racersPerRace;
        this.leastPlayers = leastPlayers;
        this.mostPlayers = mostPlayers;
    }

    public int racersPerRace() {
        return racersPerRace;
    }

    /** Racers of one player in a game: as many as it takes to use each once (R1.1). */
    public int teamSize() {
        return racersPerRace * Schedule.RACES;
    }

    /** Whether that many can play so. */
    public boolean isFor(int players) {
        return players >= leastPlayers && players <= mostPlayers;
    }
}
