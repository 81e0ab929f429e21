package io.trackside.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * On which track each race is run (R1.2).
 *
 * @param tracks in race order, as many as there are races
 */
public record Schedule(List<Track> tracks) {
    /** Races of a game (R1.1). */
    public static final int RACES = 4;

    /** Ids of the tracks unless the table agrees otherwise. */
    public static final List<String> USUAL = List.of("mild", "wild", "mild", "wild");

    public Schedule {
        tracks = List.copyOf(tracks);
        if (tracks.size() != RACES) {
            throw BadInput.of("schedule-length", "tracks", tracks.size(), "races", RACES);
        }
    }

    /** The tracks called {@code ids}, out of {@code board}. */
    public static Schedule of(List<String> ids, List<Track> board) {
        return new Schedule(ids.stream().map(id -> track(id, board)).toList());
    }

    /** The track of race number {@code race}, 1 for the first. */
    public Track of(int race) {
        return tracks.get(race - 1);
    }

    private static Track track(String id, List<Track> board) {
        List<String> known = new ArrayList<>();
        for (Track track : board) {
            if (track.id().equals(id)) {
                return track;
            }
            known.add(track.id());
        }
        throw BadInput.of("track-unknown", "track", id, "known", String.join(", ", known));
    }
}
