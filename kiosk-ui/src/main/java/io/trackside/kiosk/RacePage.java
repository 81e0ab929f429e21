package io.trackside.kiosk;

import io.trackside.kiosk.look.Emblem;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.text.TextAlignment;

/** The race: everything of a turn without leaving this page. */
final class RacePage implements Page {
    private static final double GAP = 5;
    private static final double CORNER = 56;
    /** Where in a person's row chips lie, in points from below. */
    private static final double COIN_LIES = 18;

    private final Kiosk kiosk;
    private final Sheet sheet = new Sheet("page");
    private final TrackPane track;
    private final Slot banner = new Slot();
    private final Slot answers = new Slot();
    private final Slot hands = new Slot();
    private final Slot story = new Slot();
    private final Slot waiting = new Slot();
    private final List<Slot> players = List.of(new Slot(), new Slot(), new Slot(), new Slot(), new Slot(), new Slot());
    private final Rectangle2D people;
    private GameView seen;

    RacePage(Kiosk kiosk) {
        this.kiosk = kiosk;
        this.seen = kiosk.view().game().orElseThrow();
        Format format = kiosk.format();
        double wide = format.width();
        double high = format.height();
        boolean tall = format.isTall();
        double top = tall ? 78 : 58;
        double left = GAP;
        Loop loop;
        double answersTop;
        if (tall) {
            loop = new Loop(8, 10, Math.min((wide - 2 * GAP) / 8, (high - top - 180) / 10));
            left = (wide - loop.width()) / 2;
        } else {
            loop = new Loop(12, 6, Math.min((wide - 252) / 12, (high - top - 140) / 6));
        }
        answersTop = top + GAP + loop.height() + GAP;
        track = new TrackPane(kiosk, loop);
        sheet.put(banner, 0, 0, wide - 2 * CORNER - 3 * GAP, top);
        sheet.put(
                Tap.of("fix", kiosk.words().say("fix"), 16, () -> kiosk.open(new FixPage(kiosk))),
                wide - 2 * CORNER - 2 * GAP,
                4,
                CORNER,
                top - 6);
        sheet.put(
                Tap.of("menu", kiosk.menuSays(), 16, kiosk::menu, kiosk.isWhatIf() ? "act" : "plain-big"),
                wide - CORNER - GAP,
                4,
                CORNER,
                top - 6);
        sheet.put(track, left, top + GAP, loop.width(), loop.height());
        Rectangle2D in = loop.inside();
        double x = left + in.getMinX() + GAP;
        double y = top + GAP + in.getMinY() + GAP;
        double w = in.getWidth() - 2 * GAP;
        double h = in.getHeight() - 2 * GAP;
        if (tall) {
            double rows = h - 168;
            people = new Rectangle2D(x, y, w, rows);
            double below = y + rows + GAP;
            double rest = h - rows - GAP;
            sheet.put(hands, x, below, (w - GAP) / 2, rest);
            sheet.put(story, x + (w + GAP) / 2, below, (w - GAP) / 2, rest);
        } else {
            double across = left + loop.width() + GAP;
            people = new Rectangle2D(across, top + GAP, wide - across - GAP, high - top - 2 * GAP);
            sheet.put(hands, x, y, (w - GAP) / 2, h);
            sheet.put(story, x + (w + GAP) / 2, y, (w - GAP) / 2, h);
        }
        sheet.put(waiting, story.getLayoutX(), story.getLayoutY(), story.getWidth(), story.getHeight());
        sheet.put(answers, left, answersTop, loop.width(), high - answersTop - GAP);
        List.of(banner, answers, hands, waiting)
                .forEach(slot -> slot.getStyleClass().add("matters"));
        players.forEach(player -> sheet.put(player, 0, 0, 0, 0));
    }

    @Override
    public Region node() {
        return sheet;
    }

    @Override
    public void show(TableView view) {
        view.game().ifPresent(game -> game.onTrack().ifPresent(race -> show(view, game, race)));
    }

    private void show(TableView view, GameView game, GameView.RaceView race) {
        banner(view, game, race);
        track.show(view, game, race);
        players(view, game, race);
        chips(game, race);
        hands.show(
                List.of(view.handling(), game.seats()),
                () -> HandsPane.of(view.handling(), game, kiosk, hands.getWidth(), hands.getHeight()));
        boolean power = view.prompt()
                .filter(prompt -> prompt.power().isPresent() || !race.pending().isEmpty())
                .isPresent();
        waiting.setVisible(power);
        story.setVisible(!power);
        if (power) {
            waiting.show(List.of(view.prompt(), race.pending(), thrown(view)), () -> waiting(view, game, race));
        } else {
            story.show(
                    view.rulings(),
                    () -> StoryPane.of(view.rulings(), game, kiosk, story.getWidth(), story.getHeight()));
        }
        answers.show(
                List.of(view.prompt(), game.seats(), view.number()),
                () -> view.prompt()
                        .<Region>map(prompt -> race.free()
                                ? free()
                                : new AnswerPad(kiosk, prompt, game, answers.getWidth(), answers.getHeight()))
                        .orElseGet(Sheet::new));
    }

    /** Trackside only tracks: people say where the figures are. */
    private Region free() {
        Sheet sheet = new Sheet();
        double w = answers.getWidth();
        double h = answers.getHeight();
        sheet.put(Para.strong(kiosk.words().say("free.hint"), 18), 4, 0, w * 0.55 - 8, h);
        sheet.put(
                Tap.of("correct", kiosk.words().say("fix.board"), 22, () -> kiosk.open(new CorrectPage(kiosk)), "act"),
                w * 0.55,
                2,
                w * 0.45,
                h - 4);
        return sheet;
    }

    // ---- whose turn ------------------------------------------------------------------------------------------------

    /** What the banner says. */
    private record Said(int seat, String name, String what) {}

    private void banner(TableView view, GameView game, GameView.RaceView race) {
        int turn = race.figures().stream()
                .filter(figure -> figure.racer().equals(race.current()))
                .findFirst()
                .map(GameView.Figure::seat)
                .orElse(0);
        int seat = view.prompt()
                .flatMap(prompt -> prompt.seats().stream().findFirst())
                .orElse(turn);
        Wording words = kiosk.words();
        String racer = view.prompt()
                .flatMap(TableView.Prompt::racer)
                .or(() -> Optional.of(race.current()))
                .map(words::racer)
                .orElse("");
        String kind = view.prompt().map(TableView.Prompt::kind).orElse("none");
        String what = view.warnings().isEmpty()
                ? words.say(
                        seat == turn ? "banner.turn" : "banner.asked",
                        "racer",
                        racer,
                        "kind",
                        kind.replace('-', '_'),
                        "turn",
                        game.seats().get(turn).name())
                : words.phrases().warning(view.warnings().getFirst());
        if (kiosk.isWhatIf()) {
            what = words.say("what-if.banner", "what", what);
        }
        Said said = new Said(seat, game.seats().get(seat).name(), what);
        banner.show(
                said,
                () -> new Banner(
                        kiosk.look(game, seat),
                        said.name(),
                        said.what(),
                        banner.getWidth(),
                        banner.getHeight(),
                        kiosk.format().isTall()));
    }

    // ---- people ----------------------------------------------------------------------------------------------------

    private void players(TableView view, GameView game, GameView.RaceView race) {
        int count = game.seats().size();
        double high = Math.min(100, (people.getHeight() - (count - 1) * GAP) / count);
        for (int i = 0; i < players.size(); i++) {
            Slot slot = players.get(i);
            slot.setVisible(i < count);
            if (i < count) {
                slot.resizeRelocate(people.getMinX(), people.getMinY() + i * (high + GAP), people.getWidth(), high);
                PlayerRow.Shown shown = PlayerRow.Shown.of(game.seats().get(i), view, race, kiosk.odds());
                slot.show(
                        shown,
                        () -> Tap.of(
                                "player-" + shown.seat().seat(),
                                new PlayerRow(shown, kiosk, slot.getWidth() - 10, slot.getHeight() - 11),
                                () -> kiosk.open(
                                        new RacerPage(kiosk, shown.seat().seat())),
                                shown.mark().isEmpty() ? "plain" : shown.mark()));
            }
        }
    }

    /** Whoever has won or lost chips sees them come and go. */
    private void chips(GameView game, GameView.RaceView race) {
        GameView before = seen;
        seen = game;
        if (!kiosk.prefs().motion()
                || before.equals(game)
                || !before.id().equals(game.id())
                || before.race() != game.race()) {
            return;
        }
        for (int seat = 0; seat < game.seats().size(); seat++) {
            Slot row = players.get(seat);
            Point2D hand =
                    new Point2D(row.getLayoutX() + row.getWidth() / 2, row.getLayoutY() + row.getHeight() - COIN_LIES);
            Point2D figure = track.whereIs(seat, race).add(track.getLayoutX(), track.getLayoutY());
            kiosk.flights().between(before.seats().get(seat), game.seats().get(seat), figure, hand);
        }
    }

    // ---- what waits ------------------------------------------------------------------------------------------------

    /** The card that asks, and the powers that wait behind it: a stack that empties. */
    private Region waiting(TableView view, GameView game, GameView.RaceView race) {
        double w = waiting.getWidth();
        double h = waiting.getHeight();
        Wording words = kiosk.words();
        Sheet sheet = new Sheet("panel");
        double bottom = race.pending().isEmpty() ? 0 : 42;
        OptionalInt thrown = thrown(view);
        double cube = thrown.isPresent() ? 44 : 0;
        thrown.ifPresent(face -> sheet.put(DieFace.cube(face), w - 52, 8, 44, 44));
        view.prompt()
                .flatMap(TableView.Prompt::power)
                .filter(id -> !id.equals("none"))
                .ifPresent(power -> {
                    sheet.put(Emblem.of(power).at(40, kiosk.prefs().theme().ink()), 8, 8, 40, 40);
                    sheet.put(
                            new Para(words.racer(power), Weight.POSTER, 22, TextAlignment.LEFT, VPos.CENTER),
                            56,
                            8,
                            w - 72 - cube,
                            40);
                    sheet.put(Para.text(words.power(power), 16), 10, 52, w - 20, h - 58 - bottom);
                });
        int fits = (int) ((w - 90) / 32);
        for (int i = 0; i < Math.min(fits, race.pending().size()); i++) {
            GameView.Pending pending = race.pending().get(i);
            int seat = race.figures().stream()
                    .filter(figure -> figure.racer().equals(pending.racer()))
                    .findFirst()
                    .map(GameView.Figure::seat)
                    .orElse(0);
            sheet.put(
                    kiosk.look(game, seat)
                            .figure(
                                    Emblem.of(pending.racer()),
                                    30,
                                    kiosk.prefs().theme()),
                    84 + i * 32,
                    h - 38,
                    30,
                    30);
        }
        if (bottom > 0) {
            sheet.put(
                    Line.left(words.say("waits", "count", race.pending().size()), Weight.STRONG, 14, "quiet"),
                    10,
                    h - 38,
                    72,
                    30);
        }
        return sheet;
    }

    /** The face of this turn's main-move die, if it was thrown: who may change it wants to see it. */
    private static OptionalInt thrown(TableView view) {
        return view.rulings().reversed().stream()
                .takeWhile(ruling -> !ruling.fact().equals("turn-began"))
                .filter(ruling -> ruling.fact().equals("rolled"))
                .flatMap(ruling -> ruling.details().get("face") instanceof Number face
                        ? Stream.of(face.intValue())
                        : Stream.<Integer>empty())
                .mapToInt(Integer::intValue)
                .findFirst();
    }
}
