package io.trackside.kiosk;

import io.trackside.kiosk.look.Emblem;
import io.trackside.kiosk.look.SeatLook;
import io.trackside.table.GameView;
import io.trackside.table.PrintedView;
import io.trackside.table.RulingView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.util.Duration;

/** The track with its figures, and the way the last ones went. A figure is at once where it belongs; it is only seen to come. */
final class TrackPane extends Pane {
    private static final Duration HOP = Duration.millis(110);
    private static final double TIPPED = 90;

    private final Kiosk kiosk;
    private final Loop loop;
    private final Slot board = new Slot();
    /** One for each side: the picture that a board keeps of itself is not given back when another takes its place. */
    private final Map<PrintedView, BoardPane> boards = new HashMap<>();

    private final Group trails = new Group();
    private final Map<String, Standing> standing = new HashMap<>();
    private final Map<String, Pane> figures = new HashMap<>();
    private Object shownTrail = List.of();
    private String race = "";

    /** What decides how a figure is drawn. */
    private record Standing(Rectangle2D place, int space, boolean lies, SeatLook look, boolean current) {}

    TrackPane(Kiosk kiosk, Loop loop) {
        this.kiosk = kiosk;
        this.loop = loop;
        board.resize(loop.width(), loop.height());
        trails.setId("trails");
        getChildren().addAll(board, trails);
    }

    Loop loop() {
        return loop;
    }

    /** The middle of the figure of {@code seat}, of the one that plays if it has two; of the board, if it has none. */
    Point2D whereIs(int seat, GameView.RaceView race) {
        return race.figures().stream()
                .filter(figure -> figure.seat() == seat && standing.containsKey(figure.racer()))
                .sorted(Comparator.comparing(figure -> !figure.racer().equals(race.current())))
                .findFirst()
                .flatMap(figure -> Optional.ofNullable(standing.get(figure.racer())))
                .map(stands -> middle(stands.place()))
                .orElse(new Point2D(loop.width() / 2, loop.height() / 2));
    }

    private static Point2D middle(Rectangle2D place) {
        return new Point2D(place.getMinX() + place.getWidth() / 2, place.getMinY() + place.getWidth() / 2);
    }

    void show(TableView view, GameView game, GameView.RaceView now) {
        board.show(
                now.printed(),
                () -> boards.computeIfAbsent(now.printed(), printed -> new BoardPane(printed, loop, kiosk.words())));
        String same = game.id() + game.race();
        boolean moving = kiosk.prefs().motion() && same.equals(race);
        if (!same.equals(race)) {
            race = same;
            getChildren().removeAll(figures.values());
            figures.clear();
            standing.clear();
        }
        trails(view.rulings(), game, now);
        Map<Integer, List<GameView.Figure>> bySpace = new HashMap<>();
        for (GameView.Figure figure : now.figures()) {
            if (!figure.state().equals("out")) {
                bySpace.computeIfAbsent(figure.space(), none -> new ArrayList<>())
                        .add(figure);
            }
        }
        for (GameView.Figure figure : now.figures()) {
            List<GameView.Figure> there = bySpace.getOrDefault(figure.space(), List.of());
            int place = there.indexOf(figure);
            if (place < 0) {
                getChildren().remove(figures.remove(figure.racer()));
                standing.remove(figure.racer());
            } else {
                put(
                        figure,
                        new Standing(
                                loop.stand(figure.space(), place, there.size()),
                                figure.space(),
                                figure.state().equals("lies"),
                                kiosk.look(game, figure.seat()),
                                figure.racer().equals(now.current())),
                        moving);
            }
        }
    }

    /** Says of a figure that lies that it sleeps, so that nobody has to look twice. */
    private static Pane asleep(Pane figure, double size) {
        Pane both = new Pane(figure);
        double mark = size * 0.5;
        Sheet bubble = new Sheet("asleep");
        bubble.put(Line.centred("Z", Weight.POSTER, mark * 0.8, "on-coin"), 0, 0, mark, mark);
        bubble.setManaged(false);
        bubble.resizeRelocate(size - mark, size - mark, mark, mark);
        both.getChildren().add(bubble);
        return both;
    }

    private void put(GameView.Figure figure, Standing now, boolean moving) {
        Standing before = standing.put(figure.racer(), now);
        if (now.equals(before)) {
            return;
        }
        Pane old = figures.get(figure.racer());
        Pane token = now.look()
                .figure(
                        Emblem.of(figure.racer()),
                        now.place().getWidth(),
                        kiosk.prefs().theme());
        token.setRotate(now.lies() ? TIPPED : 0);
        Pane node = now.lies() ? asleep(token, now.place().getWidth()) : token;
        node.setId("figure-" + figure.racer());
        node.setManaged(false);
        node.resizeRelocate(
                now.place().getMinX(),
                now.place().getMinY(),
                now.place().getWidth(),
                now.place().getWidth());
        node.setMouseTransparent(true);
        if (old == null) {
            getChildren().add(node);
        } else {
            getChildren().set(getChildren().indexOf(old), node);
        }
        figures.put(figure.racer(), node);
        if (moving && before != null) {
            come(node, before, now);
        }
    }

    /** Along the spaces, one hop each; over, when it trips. */
    private void come(Pane node, Standing before, Standing now) {
        Timeline way = new Timeline();
        int steps = Math.abs(now.space() - before.space());
        int step = Integer.signum(now.space() - before.space());
        Point2D home = loop.middle(now.space());
        for (int i = 0; i < steps; i++) {
            Point2D at = loop.middle(before.space() + i * step).subtract(home);
            way.getKeyFrames()
                    .add(new KeyFrame(
                            HOP.multiply(i),
                            new KeyValue(node.translateXProperty(), at.getX()),
                            new KeyValue(node.translateYProperty(), at.getY())));
        }
        double turned = before.lies() == now.lies() ? 0 : now.lies() ? -TIPPED : TIPPED;
        way.getKeyFrames()
                .add(new KeyFrame(
                        HOP.multiply(steps),
                        new KeyValue(node.translateXProperty(), 0),
                        new KeyValue(node.translateYProperty(), 0),
                        new KeyValue(node.rotateProperty(), turned)));
        way.getKeyFrames().add(new KeyFrame(HOP.multiply(steps + 2), new KeyValue(node.rotateProperty(), 0)));
        Point2D from = steps == 0 ? Point2D.ZERO : loop.middle(before.space()).subtract(home);
        node.setTranslateX(from.getX());
        node.setTranslateY(from.getY());
        node.setRotate(turned);
        way.play();
    }

    // ---- the way they went -----------------------------------------------------------------------------------------

    private void trails(List<RulingView> rulings, GameView game, GameView.RaceView now) {
        List<RulingView> moves = rulings.stream()
                .filter(ruling -> ruling.fact().equals("moved") || ruling.fact().equals("followed"))
                .toList();
        if (moves.equals(shownTrail)) {
            return;
        }
        shownTrail = moves;
        trails.getChildren().clear();
        for (RulingView move : moves) {
            Map<String, Object> details = move.details();
            String racer = String.valueOf(details.get("runner"));
            if (details.get("from") instanceof Number from && details.get("to") instanceof Number to) {
                now.figures().stream()
                        .filter(figure -> figure.racer().equals(racer))
                        .findFirst()
                        .ifPresent(figure -> trail(from.intValue(), to.intValue(), kiosk.look(game, figure.seat())));
            }
        }
    }

    private void trail(int from, int to, SeatLook look) {
        Polyline rim = new Polyline();
        for (int space = from; space != to; space += Integer.signum(to - from)) {
            add(rim, space);
        }
        add(rim, to);
        Polyline line = new Polyline();
        line.getPoints().addAll(rim.getPoints());
        pen(rim, 8);
        rim.getStyleClass().add("trail");
        pen(line, 5);
        line.setStroke(look.colour());
        trails.getChildren().addAll(rim, line);
    }

    private static void pen(Polyline line, double width) {
        line.setStrokeWidth(width);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
        line.setStrokeLineJoin(StrokeLineJoin.ROUND);
    }

    private void add(Polyline line, int space) {
        Point2D middle = loop.inner(Math.max(0, Math.min(Loop.LINE, space)));
        line.getPoints().addAll(middle.getX(), middle.getY());
    }
}
