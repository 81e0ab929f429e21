package io.trackside.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;

/** People who always do what the table waits for, somehow. */
public final class PretendPeople {
    private static final List<String> NAMES = List.of("Anna", "Ben", "Chi", "Dao", "Eva", "Finn");

    private final Random random;

    /** Whose choices follow from {@code seed}. */
    public PretendPeople(long seed) {
        this.random = new Random(seed);
    }

    /** The usual plan for so many of them. */
    public static Plan plan(int people, int racersEach) {
        List<Person> persons = new ArrayList<>();
        for (int seat = 0; seat < people; seat++) {
            persons.add(new Person(NAMES.get(seat), Person.COLOURS.get(seat)));
        }
        Plan usual = Plan.usual(persons);
        return new Plan(persons, racersEach, usual.printing(), usual.houseRules(), usual.schedule());
    }

    /** What somebody does now; there is a game and it is not over. */
    public Command next(TableView view) {
        TableView.Prompt prompt = view.prompt().orElseThrow();
        OptionalInt seat = prompt.seats().isEmpty() ? OptionalInt.empty() : OptionalInt.of(one(prompt.seats()));
        return switch (prompt.kind()) {
            case "roll-off", "main-die", "power-die" -> new Deed.Die(seat, OptionalInt.of(1 + random.nextInt(6)));
            case "row" -> new Deed.Row(some(prompt.options(), prompt.count()));
            case "draft" -> new Deed.Draft(seat.orElseThrow(), one(prompt.options()));
            case "line-up" -> lineUp(view, seat.orElseThrow(), prompt.count());
            case "reveal" -> new Deed.Reveal();
            case "next-race" -> new Deed.NextRace();
            case "draw" -> new Deed.Draw(List.of());
            case "free" -> new Deed.FreeMode(false);
            default -> new Deed.Answer(seat, one(prompt.options()));
        };
    }

    private Command lineUp(TableView view, int seat, int count) {
        List<String> unused = view.game().orElseThrow().seats().get(seat).unused();
        return new Deed.LineUp(seat, some(unused, count));
    }

    <T> T one(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private List<String> some(List<String> choices, int count) {
        List<String> shuffled = new ArrayList<>(choices);
        Collections.shuffle(shuffled, random);
        return shuffled.subList(0, count);
    }
}
