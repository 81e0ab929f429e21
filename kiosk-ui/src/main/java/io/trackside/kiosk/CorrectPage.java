package io.trackside.kiosk;

import io.trackside.kiosk.look.Emblem;
import io.trackside.rules.Track;
import io.trackside.table.Deed;
import io.trackside.table.Edit;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;

/** The real board is otherwise: tap a racer, then its space, or drag it there; lay down, stand up, out, across, next. */
final class CorrectPage extends Framed {
    private final TrackPane track;
    private Optional<String> racer = Optional.empty();

    CorrectPage(Kiosk kiosk) {
        super(kiosk);
        Loop loop = tall()
                ? new Loop(8, 10, Math.min((width() - 10) / 8, (height() - top() - 190) / 10))
                : new Loop(12, 6, Math.min((width() - 250) / 12, (height() - top() - 10) / 6));
        this.track = new TrackPane(kiosk, loop);
        track.setOnMousePressed(press -> figureAt(press.getX(), press.getY()).ifPresent(this::choose));
        track.setOnMouseReleased(release -> dropped(track.loop().at(release.getX(), release.getY())));
    }

    @Override
    String title(TableView view) {
        return say("fix.board");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        Optional<GameView.RaceView> race = view.game().flatMap(GameView::onTrack);
        if (race.isEmpty()) {
            return;
        }
        Loop loop = track.loop();
        double left = tall() ? (width() - loop.width()) / 2 : GAP - 3;
        track.show(view, game(), race.get());
        Pane own = track;
        sheet.put(own, left, top(), loop.width(), loop.height());
        Rectangle2D in = loop.inside();
        List<GameView.Figure> figures = race.get().figures();
        int across = tall() ? 2 : 3;
        int rows = (figures.size() + across - 1) / across;
        double wide = (in.getWidth() - 10 - (across - 1) * 5) / across;
        double high = Math.min(76, (in.getHeight() - 10 - (rows - 1) * 5) / rows);
        for (int i = 0; i < figures.size(); i++) {
            GameView.Figure figure = figures.get(i);
            Sheet face = new Sheet();
            double size = Math.min(40, high - 14);
            face.put(
                    kiosk.look(game(), figure.seat())
                            .figure(
                                    Emblem.of(figure.racer()),
                                    size,
                                    kiosk.prefs().theme()),
                    2,
                    (high - 11 - size) / 2,
                    size,
                    size);
            face.put(Para.strong(kiosk.words().racer(figure.racer()), 16), size + 8, 0, wide - size - 20, high - 11);
            sheet.put(
                    Tap.of(
                            "racer-" + figure.racer(),
                            face,
                            () -> choose(figure.racer()),
                            racer.equals(Optional.of(figure.racer())) ? "chosen" : "plain"),
                    left + in.getMinX() + 5 + (i % across) * (wide + 5),
                    top() + in.getMinY() + 5 + Math.floorDiv(i, across) * (high + 5),
                    wide,
                    high);
        }
        deeds(sheet, figures, left + loop.width(), top() + loop.height());
    }

    private void deeds(Sheet sheet, List<GameView.Figure> figures, double right, double bottom) {
        double x = tall() ? GAP : right + GAP;
        double y = tall() ? bottom + GAP : top();
        double w = width() - x - GAP;
        double h = height() - y - GAP;
        Optional<GameView.Figure> chosen = figures.stream()
                .filter(figure -> racer.equals(Optional.of(figure.racer())))
                .findFirst();
        if (chosen.isEmpty()) {
            sheet.put(Para.centred(say("correct.hint"), Weight.STRONG, 18), x, y, w, h);
            return;
        }
        String id = chosen.get().racer();
        boolean lies = chosen.get().state().equals("lies");
        List<Deeds> all = new ArrayList<>();
        all.add(new Deeds(lies ? "stand" : "lie", new Edit.Lies(id, !lies)));
        all.add(new Deeds("next", new Edit.Next(id)));
        all.add(new Deeds("across", new Edit.Crossed(id, 0)));
        all.add(new Deeds("out", new Edit.Out(id)));
        int across = tall() ? 2 : 1;
        double wide = (w - (across - 1) * GAP) / across;
        double head = tall() ? 40 : 80;
        sheet.put(Para.centred(say("correct.space"), Weight.STRONG, 17), x, y, w, head);
        int rows = all.size() / across;
        double high = Math.min(76, (h - head - rows * GAP) / rows);
        for (int i = 0; i < all.size(); i++) {
            Deeds deed = all.get(i);
            sheet.put(
                    Tap.of("correct-" + deed.id(), say("correct." + deed.id()), 18, () -> edit(deed.edit())),
                    x + (i % across) * (wide + GAP),
                    y + head + GAP + Math.floorDiv(i, across) * (high + GAP),
                    wide,
                    high);
        }
    }

    private record Deeds(String id, Edit edit) {}

    private Optional<String> figureAt(double x, double y) {
        return track.getChildren().reversed().stream()
                .filter(node -> node.getId() != null
                        && node.getId().startsWith("figure-")
                        && node.getBoundsInParent().contains(x, y))
                .map(node -> node.getId().substring("figure-".length()))
                .findFirst();
    }

    private void choose(String id) {
        racer = Optional.of(id);
        again();
    }

    private void dropped(int space) {
        Optional<GameView.RaceView> race = seen().game().flatMap(GameView::onTrack);
        if (space < 0 || racer.isEmpty() || race.isEmpty()) {
            return;
        }
        String id = racer.get();
        boolean there =
                race.get().figures().stream().anyMatch(figure -> figure.racer().equals(id) && figure.space() == space);
        if (!there) {
            edit(space >= Track.FINISH ? new Edit.Crossed(id, 0) : new Edit.Space(id, space));
        }
    }

    private void edit(Edit edit) {
        kiosk.send(new Deed.Correct(List.of(edit), false), () -> {
            racer = Optional.empty();
            again();
        });
    }
}
