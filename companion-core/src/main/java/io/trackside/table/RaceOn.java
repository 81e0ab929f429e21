package io.trackside.table;

import io.trackside.rules.BadInput;
import io.trackside.rules.Chip;
import io.trackside.rules.Correction;
import io.trackside.rules.Interruption;
import io.trackside.rules.PlayedRace;
import io.trackside.rules.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * The race of a live game while one deed is done to it: a race of its own, which the game takes over when the deed went
 * well. Gives each deed back as it is written down.
 */
final class RaceOn {
    private final PlayedRace race;
    private final Map<Integer, Integer> held;
    private final Set<LiveGame.StandingNo> standing;
    private final List<RulingView> rulings = new ArrayList<>();

    /**
     * @param race not used by anybody else
     * @param held faces of dice thrown early, by seat
     * @param standing who says no to which power
     */
    RaceOn(PlayedRace race, Map<Integer, Integer> held, Set<LiveGame.StandingNo> standing) {
        this.race = race;
        this.held = new TreeMap<>(held);
        this.standing = standing;
    }

    PlayedRace race() {
        return race;
    }

    Map<Integer, Integer> held() {
        return held;
    }

    /** What came of the deed. */
    List<RulingView> rulings() {
        return rulings;
    }

    // ---- dice and answers ----------------------------------------------------------------------------------------

    Deed die(OptionalInt whose, int face) {
        int seat = whose.orElseGet(() -> EarlyDie.seatAwaited(race));
        switch (EarlyDie.thrown(race, seat, face)) {
            case COUNTS -> {}
            case WAITS -> held.put(seat, face);
            case NOT_AWAITED -> throw notAwaited(seat);
        }
        tellNews();
        goOn();
        return new Deed.Die(OptionalInt.of(seat), OptionalInt.of(face));
    }

    private BadInput notAwaited(int seat) {
        Optional<OpenQuestion> asked = OpenQuestion.of(race);
        return asked.isPresent()
                ? BadInput.of(
                        "die-not-awaited", "player", seat, "asked", asked.get().seat())
                : BadInput.of("die-not-now");
    }

    Deed answer(Deed.Answer answer) {
        OpenQuestion asked = OpenQuestion.of(race).orElseThrow(() -> BadInput.of("nothing-asked"));
        if (answer.seat().isPresent() && answer.seat().getAsInt() != asked.seat()) {
            throw BadInput.of("answer-by-another", "player", answer.seat().getAsInt(), "asked", asked.seat());
        }
        race.answer(asked.answer(answer.option()));
        tellNews();
        goOn();
        return new Deed.Answer(OptionalInt.of(asked.seat()), answer.option());
    }

    Deed draw(Deed.Draw draw, Chance chance) {
        List<String> drawn = new ArrayList<>();
        Optional<OpenQuestion> asked = askedToDraw();
        if (asked.isEmpty()) {
            throw BadInput.of("draw-not-now");
        }
        while (asked.isPresent()
                && (draw.cards().isEmpty() || drawn.size() < draw.cards().size())) {
            List<Integer> choices = asked.get().question().choices();
            int card = draw.cards().isEmpty()
                    ? choices.get(chance.below(choices.size()))
                    : asked.get().answer(draw.cards().get(drawn.size()));
            drawn.add(asked.get().option(card));
            race.answer(card);
            tellNews();
            asked = askedToDraw();
        }
        if (drawn.size() < draw.cards().size()) {
            throw BadInput.of("draw-too-many", "cards", draw.cards().size(), "needed", drawn.size());
        }
        goOn();
        return new Deed.Draw(drawn);
    }

    private Optional<OpenQuestion> askedToDraw() {
        return OpenQuestion.of(race).filter(asked -> asked.question().kind() == Question.Kind.DRAW);
    }

    Deed skip(Deed.Skip skip) {
        race.skip();
        tellNews();
        goOn();
        return skip;
    }

    // ---- by hand -------------------------------------------------------------------------------------------------

    Deed correct(Deed.Correct correct, Box box) {
        Edits edits = new Edits(race.race(), box);
        List<Edit> absolute = correct.edits().stream().map(edits::absolute).toList();
        if (absolute.isEmpty()) {
            throw BadInput.of("correct-nothing");
        }
        race.correct(
                absolute.stream().map(edits::correction).toList(),
                correct.asksAgain() ? Interruption.Then.ASKS_AGAIN : Interruption.Then.ENDS_RESOLUTION);
        tellNews();
        goOn();
        return new Deed.Correct(absolute, correct.asksAgain());
    }

    /** {@code seat} takes {@code count} of {@code chip}; what is under way goes on. */
    void takeChips(int seat, Chip chip, int count) {
        boolean bronze = chip.metal() == Chip.Metal.BRONZE;
        int had = bronze ? race.race().points(seat) : race.race().otherPoints(seat);
        int has = had + count * chip.points();
        if (has < 0) {
            throw BadInput.of("chip-not-there", "player", seat, "points", chip.points());
        }
        Correction owns = bronze ? new Correction.Owns(seat, has) : new Correction.OwnsOther(seat, has);
        race.correct(List.of(owns), Interruption.Then.ASKS_AGAIN);
        tellNews();
        goOn();
    }

    Deed freeMode(Deed.FreeMode mode) {
        if (mode.on()) {
            if (race.isFree()) {
                throw BadInput.of("free-already");
            }
            race.free();
        } else {
            if (!race.isFree()) {
                throw BadInput.of("free-not");
            }
            race.enforce();
        }
        tellNews();
        goOn();
        return mode;
    }

    Deed callOff(Deed.CallOff off) {
        race.callOff();
        tellNews();
        return off;
    }

    // ---- going on ------------------------------------------------------------------------------------------------

    /** What the last input told is told. */
    void tellNews() {
        rulings.addAll(RulingViews.of(race.news(), race.race().lineUp().entrants()));
    }

    /** Dice that wait are taken and standing refusals given, as long as they fit. A die waits for its own turn only. */
    void goOn() {
        int turn = race.turn();
        OptionalInt answer = byItself();
        while (answer.isPresent()) {
            race.answer(answer.getAsInt());
            tellNews();
            if (race.turn() != turn) {
                turn = race.turn();
                held.clear();
            }
            answer = byItself();
        }
    }

    private OptionalInt byItself() {
        Optional<OpenQuestion> open = OpenQuestion.of(race);
        if (open.isEmpty()) {
            return OptionalInt.empty();
        }
        OpenQuestion asked = open.get();
        if (asked.isDie() && held.containsKey(asked.seat())) {
            int face = held.get(asked.seat());
            held.remove(asked.seat());
            return OptionalInt.of(face);
        }
        boolean declined = asked.question().optional()
                && standing.contains(new LiveGame.StandingNo(
                        asked.seat(), asked.question().power().id()));
        return declined ? OptionalInt.of(Question.NO) : OptionalInt.empty();
    }
}
