package io.trackside.table;

import io.trackside.rules.BadInput;
import io.trackside.rules.GameSetup;
import io.trackside.rules.HouseRules;
import io.trackside.rules.Schedule;
import io.trackside.rules.Track;
import io.trackside.rules.Variant;
import io.trackside.rules.racers.Catalogue;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Who plays, and by which rules.
 *
 * @param people clockwise; a person's place in the list is its seat, 0 for the first
 * @param racersEach racers of each person in a race, 1 or 2 (R2.4, R2.5); 0 for as many as usual
 * @param printing {@link HouseRules#FIRST_PRINTING} or {@link HouseRules#SECOND_PRINTING}; empty for the first
 * @param houseRules switches that differ from the printing, by id
 * @param schedule ids of the tracks, in race order (R1.2); none for the usual ones
 */
public record Plan(
        List<Person> people, int racersEach, String printing, Map<String, String> houseRules, List<String> schedule) {
    public Plan {
        people = List.copyOf(people);
        racersEach = racersEach == 0 ? usualRacersEach(people.size()) : racersEach;
        printing = printing.isEmpty() ? HouseRules.FIRST_PRINTING : printing;
        houseRules = new TreeMap<>(houseRules);
        schedule = schedule.isEmpty() ? Schedule.USUAL : List.copyOf(schedule);
        Set<String> names = new TreeSet<>();
        Set<String> colours = new TreeSet<>();
        for (Person person : people) {
            if (!names.add(person.name())) {
                throw BadInput.of("person-twice", "name", person.name());
            }
            if (!colours.add(person.colour())) {
                throw BadInput.of("colour-twice", "colour", person.colour());
            }
        }
    }

    /** As most tables play: by the first printing, on the usual tracks, with as many racers each as players must have. */
    public static Plan usual(List<Person> people) {
        return new Plan(people, 0, "", Map.of(), List.of());
    }

    /** The game these people are about to play with what is in the box. */
    GameSetup setup(Catalogue catalogue, Printing box) {
        Variant variant = switch (racersEach) {
            case 1 -> Variant.SINGLE_RACERS;
            case 2 -> Variant.DOUBLE_RACERS;
            default -> throw BadInput.of("racers-each", "racers", racersEach);
        };
        HouseRules rules = HouseRules.of(printing, houseRules, HouseRules.switchesOf(catalogue.racers()));
        List<Track> board = box.trackIds().stream().map(box::track).toList();
        return new GameSetup(
                people.size(), variant, rules, Schedule.of(schedule, board), box.chips(), catalogue.racers());
    }

    /** The same with another name for the person on {@code seat}. */
    Plan renamed(int seat, String name) {
        List<Person> others = new java.util.ArrayList<>(people);
        others.set(seat, new Person(name, people.get(seat).colour()));
        return new Plan(others, racersEach, printing, houseRules, schedule);
    }

    private static int usualRacersEach(int people) {
        return Variant.SINGLE_RACERS.isFor(people) ? 1 : 2;
    }
}
