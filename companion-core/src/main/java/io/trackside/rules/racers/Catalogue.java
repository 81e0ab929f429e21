package io.trackside.rules.racers;

import io.trackside.rules.BadInput;
import io.trackside.rules.Power;
import io.trackside.rules.Racer;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** All racers: the 36 of the box, and home-made ones offered as services of {@link Power} by jars on the path. */
public final class Catalogue {
    private static final List<Power> BOX = List.of(
            new Alchemist(),
            new BabaYaga(),
            new Banana(),
            new Blimp(),
            new Centaur(),
            new Cheerleader(),
            new Coach(),
            new Copycat(),
            new Dicemonger(),
            new Duelist(),
            new Egg(),
            new FlipFlop(),
            new Genius(),
            new Gunk(),
            new Hare(),
            new Heckler(),
            new HugeBaby(),
            new Hypnotist(),
            new Inchworm(),
            new Lackey(),
            new Leaptoad(),
            new Legs(),
            new LovableLoser(),
            new Magician(),
            new Mastermind(),
            new Mouth(),
            new PartyAnimal(),
            new RocketScientist(),
            new Romantic(),
            new Scoocher(),
            new Sisyphus(),
            new Skipper(),
            new Stickler(),
            new Suckerfish(),
            new ThirdWheel(),
            new Twin());

    private final List<Racer> racers;

    private Catalogue(List<Power> powers) {
        List<Racer> all = new ArrayList<>();
        for (Power power : powers) {
            Racer racer = Racer.of(power);
            if (all.stream().anyMatch(known -> known.id().equals(racer.id()))) {
                throw BadInput.of("racer-id-twice", "racer", racer.id());
            }
            all.add(racer);
        }
        this.racers = List.copyOf(all);
    }

    /** The racers of the box, in the order of their ids, then the home-made ones. */
    public static Catalogue load() {
        List<Power> powers = new ArrayList<>(BOX);
        try {
            ServiceLoader.load(Power.class).forEach(powers::add);
        } catch (ServiceConfigurationError broken) {
            throw BadInput.of("racer-jar-broken", "reason", String.valueOf(broken.getMessage()));
        }
        return new Catalogue(powers);
    }

    /** Every racer. */
    public List<Racer> racers() {
        return racers;
    }

    /** The racer called {@code id}; throws {@link BadInput} naming it and the nearest known id. */
    public Racer racer(String id) {
        for (Racer racer : racers) {
            if (racer.id().equals(id)) {
                return racer;
            }
        }
        String nearest = nearest(id);
        if (distance(id, nearest) > Math.max(2, id.length() / 2)) {
            throw BadInput.of(
                    "racer-unknown-at-all",
                    "racer",
                    id,
                    "known",
                    racers.stream().map(Racer::id).toList());
        }
        throw BadInput.of("racer-unknown", "racer", id, "nearest", nearest);
    }

    private String nearest(String id) {
        String nearest = racers.get(0).id();
        int least = Integer.MAX_VALUE;
        for (Racer racer : racers) {
            int distance = distance(id, racer.id());
            if (distance < least) {
                least = distance;
                nearest = racer.id();
            }
        }
        return nearest;
    }

    /** How unlike two spellings are: letters to insert, drop or replace (Levenshtein). */
    public static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
