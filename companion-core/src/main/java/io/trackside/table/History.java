package io.trackside.table;

import io.trackside.rules.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What was done in a game, one point after the other, and how far it counts. Undo, redo and jumps only move along it;
 * a new thing done cuts off what was undone. Immutable.
 *
 * @param points the first one is the beginning, where nothing was done yet
 * @param at the point that counts now
 */
record History(List<Point> points, int at) {
    private static final Point BEGINNING = new Point(Optional.empty(), List.of(), List.of());

    /**
     * @param title what led here; nothing at the beginning
     * @param steps everything that counts here, in order
     * @param rest steps that an amendment left over
     */
    record Point(Optional<StepView> title, List<Step> steps, List<Step> rest) {
        Point {
            steps = List.copyOf(steps);
            rest = List.copyOf(rest);
        }
    }

    History {
        points = List.copyOf(points);
    }

    static History begun() {
        return new History(List.of(BEGINNING), 0);
    }

    List<Step> steps() {
        return points.get(at).steps();
    }

    List<Step> rest() {
        return points.get(at).rest();
    }

    /** One more step was done. */
    History did(Step step) {
        List<Step> more = new ArrayList<>(steps());
        more.add(step);
        return did(step.title(), more, rest());
    }

    /** Something was done that made these steps count. */
    History did(StepView title, List<Step> steps, List<Step> rest) {
        List<Point> more = new ArrayList<>(points.subList(0, at + 1));
        more.add(new Point(Optional.of(title), steps, rest));
        return new History(more, at + 1);
    }

    /** The point {@code done} counts now; throws {@link BadInput} when there is none. */
    History goTo(int done) {
        if (done < 0) {
            throw BadInput.of("nothing-to-undo");
        }
        if (done >= points.size()) {
            throw BadInput.of("nothing-to-redo");
        }
        return new History(points, done);
    }

    /** Place among the steps of what entry {@code entry} did; throws {@link BadInput} when it does not count. */
    int placeOf(long entry) {
        List<Step> steps = steps();
        for (int place = 0; place < steps.size(); place++) {
            if (steps.get(place).entry() == entry) {
                return place;
            }
        }
        throw BadInput.of("step-unknown", "entry", entry);
    }

    /** Titles of everything done and undone, in order. */
    List<StepView> titles() {
        return points.stream().flatMap(point -> point.title().stream()).toList();
    }

    TableView.HistoryView view() {
        int undone = points.size() - 1 - at;
        return new TableView.HistoryView(
                at,
                undone,
                points.get(at).title(),
                undone == 0 ? Optional.empty() : points.get(at + 1).title(),
                rest().stream().map(Step::title).toList());
    }
}
