package io.trackside.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A story of the table: set it, let people roll and choose, look at it.
 *
 * <pre>
 * table("magician@0", "banana@3").when("magician").rolls(5).then("magician@5 lies", "banana@3").next("banana");
 * </pre>
 *
 * A racer is drawn as {@code id@space}, with any of {@code lies}, {@code out}, {@code crossed}, {@code as=id} (what it
 * runs with), {@code foretold=id}, {@code points=n} (bronze), {@code chips=n} (points in gold and silver), {@code
 * of=player} behind it. An answer waits for the first question
 * it fits; optional questions before that are declined. The story plays until the answers are used up and the turn is
 * over, and fails if an answer was never asked for.
 */
final class TableStory {
    private static final Catalogue CATALOGUE = Catalogue.load();
    private static final Printing PRINTING = Printing.ofTheBox();
    private static final int MOST_TURNS = 60;
    private static final Pattern SPACE = Pattern.compile(" ");

    private final List<String> drawn;
    private final List<Given> answers = new ArrayList<>();
    private final Map<String, String> switches = new TreeMap<>();
    private final List<Ruling> rulings = new ArrayList<>();
    private final List<Question> questions = new ArrayList<>();
    private String track = "mild";
    private String printing = HouseRules.FIRST_PRINTING;
    private String turnOf = "";
    private boolean fromTheReveal;
    private List<Racer> undrafted = List.of();
    private List<Racer> pastWinners = List.of();
    /** Set by {@link #play}, which every look at the table calls first. */
    @SuppressWarnings("NullAway.Init")
    private Race race;

    private boolean isPlayed;
    private Map<String, Integer> pointsBefore = Map.of();
    private int turns = 1;

    private record Given(Question.Kind kind, String by, String power, String value) {}

    private TableStory(List<String> drawn) {
        this.drawn = drawn;
    }

    static TableStory table(String... drawn) {
        return new TableStory(List.of(drawn));
    }

    TableStory onWild() {
        track = "wild";
        return this;
    }

    TableStory secondPrinting() {
        printing = HouseRules.SECOND_PRINTING;
        return this;
    }

    TableStory houseRule(String id, String value) {
        switches.put(id, value);
        return this;
    }

    /** The story begins at the reveal with everybody on Start, and ends with it unless answers are left (R2.6). */
    TableStory atTheReveal() {
        fromTheReveal = true;
        turns = 0;
        return this;
    }

    /** The racers nobody drafted. */
    TableStory undrafted(String... racers) {
        undrafted = Stream.of(racers).map(CATALOGUE::racer).toList();
        return this;
    }

    /** What the winners of earlier races of this game ran with. */
    TableStory wonEarlier(String... racers) {
        pastWinners = Stream.of(racers).map(CATALOGUE::racer).toList();
        return this;
    }

    /** Whose turn begins: a racer, or a player such as {@code p1}. */
    TableStory when(String racerOrPlayer) {
        turnOf = racerOrPlayer;
        return this;
    }

    /** The racer whose turn it is rolls for its main move. */
    TableStory rolls(int face) {
        return given(Question.Kind.MAIN_DIE, "", "", Integer.toString(face));
    }

    /** {@code by} rolls for its main move. */
    TableStory rolls(String by, int face) {
        return given(Question.Kind.MAIN_DIE, by, "", Integer.toString(face));
    }

    /** {@code by} throws a die that belongs to a power, such as a duel. */
    TableStory throwsForPower(String by, int face) {
        return given(Question.Kind.POWER_DIE, by, "", Integer.toString(face));
    }

    /** {@code by} says yes to its own power. */
    TableStory uses(String by, String power) {
        return given(Question.Kind.MAY, by, power, "yes");
    }

    /** {@code by} picks a racer for a power: a duel's foe, whom to follow, warp, swap with, copy, foretell. */
    TableStory picks(String by, String power, String racer) {
        return given(Question.Kind.RACER, by, power, racer);
    }

    TableStory warpsTo(String by, String power, int space) {
        return given(Question.Kind.SPACE, by, power, Integer.toString(space));
    }

    TableStory guesses(String by, int face) {
        return given(Question.Kind.GUESS, by, "genius", Integer.toString(face));
    }

    /** {@code by} draws a card nobody drafted. */
    TableStory draws(String by, String card) {
        return given(Question.Kind.DRAW, by, "", card);
    }

    /** {@code by} takes one of the cards its power offers. */
    TableStory takesCard(String by, String card) {
        return given(Question.Kind.CARD, by, "", card);
    }

    /** A player lets its racer {@code racer} play first. */
    TableStory playsFirst(String racer) {
        return given(Question.Kind.OWN_RACER, "", "", racer);
    }

    /** Without further answers that many turns are played (1 unless said). */
    TableStory turns(int count) {
        turns = count;
        return this;
    }

    /** Where each racer is at the end: {@code id@space}, {@code id@space lies}, {@code id out}, {@code id crossed}. All of them. */
    TableStory then(String... expected) {
        play();
        List<String> found = new ArrayList<>();
        for (Runner runner : race.entrants()) {
            found.add(look(runner));
        }
        assertThat(found).containsExactlyInAnyOrder(expected);
        return this;
    }

    /** Who takes the next turn; two when their player may choose. */
    TableStory next(String... racers) {
        play();
        assertThat(race.isOver()).as("race over").isFalse();
        assertThat(race.next().toList().stream()
                        .map(runner -> race.racer(runner).id()))
                .as("next turn")
                .containsExactly(racers);
        return this;
    }

    /** The racers that took the places, first one first, and that the race is over. */
    TableStory overWith(String... placed) {
        play();
        assertThat(race.isOver()).as("race over").isTrue();
        assertThat(race.placed().stream().map(runner -> race.racer(runner).id()))
                .containsExactly(placed);
        return this;
    }

    /** How many bronze points the owner of {@code racer} gained since the beginning, negative for lost. */
    TableStory gained(String racer, int points) {
        play();
        assertThat(race.points(race.player(runner(racer))) - pointsBefore.getOrDefault(racer, 0))
                .as("points of " + racer)
                .isEqualTo(points);
        return this;
    }

    /** How many points in gold and silver chips the owner of {@code racer} has now. */
    TableStory hasInChips(String racer, int points) {
        play();
        assertThat(race.otherPoints(race.player(runner(racer))))
                .as("gold and silver of " + racer)
                .isEqualTo(points);
        return this;
    }

    /** How often the power of {@code owner} happened. */
    TableStory happened(String owner, int times) {
        play();
        int counted = rulings.stream()
                .map(Ruling::fact)
                .filter(Fact.PowerHappened.class::isInstance)
                .map(Fact.PowerHappened.class::cast)
                .filter(fact -> race.racer(fact.owner()).id().equals(owner))
                .mapToInt(Fact.PowerHappened::times)
                .sum();
        assertThat(counted).as("happenings of " + owner).isEqualTo(times);
        return this;
    }

    /** How often {@code by} had to decide something for {@code power}; dice thrown and cards drawn do not count. */
    TableStory asked(String by, String power, int times) {
        play();
        long counted = questions.stream()
                .filter(question -> !question.kind().isChance())
                .filter(question -> race.racer(question.who()).id().equals(by))
                .filter(question -> question.power().id().equals(power))
                .count();
        assertThat(counted).as("questions to " + by + " about " + power).isEqualTo(times);
        return this;
    }

    Race race() {
        play();
        return race;
    }

    List<Ruling> rulings() {
        play();
        return rulings;
    }

    private TableStory given(Question.Kind kind, String by, String power, String value) {
        answers.add(new Given(kind, by, power, value));
        return this;
    }

    private void play() {
        if (isPlayed) {
            return;
        }
        isPlayed = true;
        Speaker speaker = new Speaker();
        set(speaker);
        race.tellTo(rulings::add);
        int played = 0;
        try {
            if (fromTheReveal) {
                race.begin();
            } else {
                race.correct(List.of(new Correction.IsNext(next())));
                rulings.clear();
            }
            while (!race.isOver() && (played < turns || speaker.next < answers.size()) && played < MOST_TURNS) {
                race.takeTurn();
                played++;
            }
        } catch (Awaiting awaiting) {
            assertThat(speaker.next)
                    .as("the story stopped at %s before all answers were used", awaiting.question())
                    .isEqualTo(answers.size());
        }
        assertThat(answers.subList(speaker.next, answers.size()))
                .as("answers nobody asked for")
                .isEmpty();
    }

    /** The race as it is set, for people to play on; answers of this story are for setting it. */
    PlayedRace played() {
        set(new Speaker());
        if (!fromTheReveal) {
            race.correct(List.of(new Correction.IsNext(next())));
        }
        return new PlayedRace(race);
    }

    private void set(Speaker speaker) {
        List<String> players = new ArrayList<>();
        List<Entrant> entrants = new ArrayList<>();
        for (String one : drawn) {
            String player = detail(one, "of=", "p" + (entrants.size() + 1));
            if (!players.contains(player)) {
                players.add(player);
            }
            entrants.add(new Entrant(CATALOGUE.racer(one.substring(0, one.indexOf('@'))), players.indexOf(player)));
        }
        List<Integer> points = owned("points=", players);
        HouseRules rules = HouseRules.of(printing, switches, HouseRules.switchesOf(CATALOGUE.racers()));
        race = new Race(
                new LineUp(
                        PRINTING.track(track),
                        rules,
                        entrants,
                        entrants.get(0).player(),
                        undrafted,
                        pastWinners,
                        points,
                        owned("chips=", players)),
                speaker);
        pointsBefore = new TreeMap<>();
        for (Runner runner : race.entrants()) {
            pointsBefore.put(race.racer(runner).id(), race.points(race.player(runner)));
        }
        if (!fromTheReveal) {
            race.correct(corrections(players.size()));
        }
    }

    /** What each player owns, summed over what is drawn beside its racers. */
    private List<Integer> owned(String key, List<String> players) {
        List<Integer> owned = new ArrayList<>(Collections.nCopies(players.size(), 0));
        for (int i = 0; i < drawn.size(); i++) {
            int player = players.indexOf(detail(drawn.get(i), "of=", "p" + (i + 1)));
            owned.set(player, owned.get(player) + Integer.parseInt(detail(drawn.get(i), key, "0")));
        }
        return owned;
    }

    private List<Correction> corrections(int players) {
        List<Correction> corrections = new ArrayList<>();
        for (int i = 0; i < drawn.size(); i++) {
            add(corrections, Runner.of(i), drawn.get(i));
        }
        for (int player = 0; player < players; player++) {
            corrections.add(new Correction.PlayerHadATurn(player));
        }
        return corrections;
    }

    private void add(List<Correction> corrections, Runner runner, String one) {
        String space = one.substring(one.indexOf('@') + 1).replaceFirst(" .*", "");
        corrections.add(new Correction.StandsOn(runner, Integer.parseInt(space)));
        List<String> words = words(one);
        if (words.contains("lies")) {
            corrections.add(new Correction.Lies(runner));
        }
        if (words.contains("out")) {
            corrections.add(new Correction.IsOut(runner));
        }
        if (words.contains("crossed")) {
            corrections.add(new Correction.HasCrossed(runner));
        }
        String as = detail(one, "as=", "");
        if (!as.isEmpty()) {
            corrections.add(new Correction.RunsWith(runner, CATALOGUE.racer(as)));
        }
        String winner = detail(one, "foretold=", "");
        if (!winner.isEmpty()) {
            corrections.add(new Correction.Foretold(runner, runner(winner)));
            corrections.add(new Correction.HadATurn(runner));
        }
    }

    private Runners next() {
        for (Runner runner : race.entrants()) {
            if (race.racer(runner).id().equals(turnOf)) {
                return Runners.just(runner);
            }
        }
        Runners team = Runners.NOBODY;
        for (Runner runner : race.racing()) {
            if (detail(drawn.get(runner.index()), "of=", "").equals(turnOf)) {
                team = team.with(runner);
            }
        }
        return team;
    }

    private String look(Runner runner) {
        String id = race.racer(runner).id();
        if (race.eliminated().contains(runner)) {
            return id + " out";
        }
        if (race.placed().contains(runner) || race.space(runner) == Track.FINISH) {
            return id + " crossed";
        }
        return id + "@" + race.space(runner) + (race.lies(runner) ? " lies" : "");
    }

    private Runner runner(String racer) {
        for (int i = 0; i < drawn.size(); i++) {
            if (drawn.get(i).startsWith(racer + "@")) {
                return Runner.of(i);
            }
        }
        throw new IllegalArgumentException(racer + " is not in this story");
    }

    private static List<String> words(String one) {
        return SPACE.splitAsStream(one).toList();
    }

    private static String detail(String one, String key, String otherwise) {
        for (String word : words(one)) {
            if (word.startsWith(key)) {
                return word.substring(key.length());
            }
        }
        return otherwise;
    }

    private final class Speaker implements Asked {
        private int next;

        @Override
        public int answer(Race race, Question question) {
            questions.add(question);
            if (next < answers.size()) {
                int answer = value(race, question, answers.get(next));
                if (question.accepts(answer)) {
                    next++;
                    return answer;
                }
            }
            if (question.kind().isChance() || question.kind() == Question.Kind.OWN_RACER) {
                throw new Awaiting(question);
            }
            return question.optional() ? Question.NO : question.choices().get(0);
        }

        private int value(Race race, Question question, Given given) {
            boolean fits = question.kind() == given.kind()
                    && (given.by().isEmpty()
                            || given.by().equals(race.racer(question.who()).id()))
                    && (given.power().isEmpty()
                            || given.power().equals(question.power().id()));
            if (!fits) {
                return Integer.MIN_VALUE;
            }
            return switch (given.kind()) {
                case MAY -> Question.YES;
                case DRAW, CARD -> offered(question, CATALOGUE.racer(given.value()));
                case RACER, OWN_RACER -> runner(given.value()).index();
                default -> Integer.parseInt(given.value());
            };
        }

        private static int offered(Question question, Racer card) {
            int index = question.cards().indexOf(card);
            return index < 0 ? Integer.MIN_VALUE : index;
        }
    }
}
