package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.table.GameView;
import java.util.List;
import java.util.OptionalInt;

/**
 * The people at the table by what is typed for them: their names, as short as is clear, or their seats from 1.
 *
 * @param names clockwise
 */
record People(List<String> names) {
    static People of(GameView game) {
        return new People(game.seats().stream().map(GameView.Seat::name).toList());
    }

    String of(int seat) {
        return names.get(seat);
    }

    List<String> of(List<Integer> seats) {
        return seats.stream().map(names::get).toList();
    }

    /** The seat that {@code typed} means; throws {@link BadInput} when that is not clear. */
    int seat(String typed) {
        List<Integer> meant = Spelling.meant(typed, names);
        if (meant.size() > 1) {
            throw BadInput.of("person-unclear", "typed", typed, "people", of(meant));
        }
        if (meant.size() == 1) {
            return meant.getFirst();
        }
        if (typed.matches("[1-9]") && Integer.parseInt(typed) <= names.size()) {
            return Integer.parseInt(typed) - 1;
        }
        throw BadInput.of("person-unknown", "typed", typed, "people", names);
    }

    /** The seat whose name {@code typed} begins or is; empty for none or several. */
    OptionalInt named(String typed) {
        List<Integer> meant = Spelling.meant(typed, names);
        return meant.size() == 1 ? OptionalInt.of(meant.getFirst()) : OptionalInt.empty();
    }
}
