package io.trackside.kiosk;

import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Some of many racers, to be tapped. With one to pick the first tap does. */
final class PickPage extends Framed {
    private static final int FEW = 12;
    private static final int QUITE_A_FEW = 16;

    private final String title;
    private final List<String> racers;
    private final int count;
    private final Consumer<List<String>> then;
    private final List<String> chosen = new ArrayList<>();

    PickPage(Kiosk kiosk, String title, List<String> racers, int count, Consumer<List<String>> then) {
        super(kiosk);
        this.title = title;
        this.racers = List.copyOf(racers);
        this.count = count;
        this.then = then;
    }

    @Override
    String title(TableView view) {
        return title;
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        double foot = count > 1 ? 60 : 0;
        int across = across(racers.size(), tall());
        sheet.put(
                Grid.of(
                        racers,
                        chosen,
                        across(),
                        down() - foot,
                        across,
                        (racer, room) -> Card.of(racer, kiosk, room.width(), room.height()),
                        this::tapped),
                GAP,
                top(),
                across(),
                down() - foot);
        if (count > 1) {
            boolean all = chosen.size() == count;
            sheet.put(
                    all
                            ? Tap.of("done", say("pick.done"), 22, this::done, "act")
                            : Tap.of("done", say("pick.more", "count", count - chosen.size()), 20, this::done, "calm"),
                    GAP,
                    height() - foot - GAP + 4,
                    across(),
                    foot - 2);
        }
    }

    /** How many columns show so many cards best. */
    static int across(int cards, boolean tall) {
        if (cards <= FEW) {
            return tall ? (cards <= 4 ? 1 : cards <= 8 ? 2 : 3) : cards <= 4 ? Math.max(2, cards) : (cards + 1) / 2;
        }
        return cards <= QUITE_A_FEW ? (tall ? 4 : 8) : tall ? 6 : 9;
    }

    private void tapped(String racer) {
        if (count == 1) {
            then.accept(List.of(racer));
            return;
        }
        if (!chosen.remove(racer) && chosen.size() < count) {
            chosen.add(racer);
        }
        again();
    }

    private void done() {
        if (chosen.size() == count) {
            then.accept(List.copyOf(chosen));
        }
    }
}
