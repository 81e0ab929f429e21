package io.trackside.kiosk;

import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;

/** Cards that were dealt already: tap each person's, one person after the other. */
final class TeamsPage extends Framed {
    private static final int RACES = 4;

    private final List<List<String>> teams = new ArrayList<>();

    TeamsPage(Kiosk kiosk) {
        super(kiosk);
        teams.add(new ArrayList<>());
    }

    private int size() {
        return RACES * game().racersEach();
    }

    @Override
    String title(TableView view) {
        GameView game = game();
        return say(
                "teams.of",
                "person",
                game.seats().get(teams.size() - 1).name(),
                "left",
                size() - teams.getLast().size());
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        if (view.game().isEmpty()) {
            return;
        }
        List<String> taken = teams.subList(0, teams.size() - 1).stream()
                .flatMap(List::stream)
                .toList();
        List<String> free = kiosk.words().racers().stream()
                .filter(racer -> !taken.contains(racer))
                .toList();
        sheet.put(
                Grid.of(
                        free,
                        teams.getLast(),
                        across(),
                        down(),
                        PickPage.across(free.size(), tall()),
                        (racer, room) -> Card.of(racer, kiosk, room.width(), room.height()),
                        this::tapped),
                GAP,
                top(),
                across(),
                down());
    }

    private void tapped(String racer) {
        List<String> team = teams.getLast();
        if (!team.remove(racer)) {
            team.add(racer);
        }
        if (team.size() == size()) {
            if (teams.size() == game().seats().size()) {
                kiosk.send(new Deed.Teams(teams), kiosk::toTable);
                return;
            }
            teams.add(new ArrayList<>());
        }
        again();
    }

    @Override
    void back() {
        if (teams.size() > 1 && teams.getLast().isEmpty()) {
            teams.removeLast();
            teams.getLast().removeLast();
            again();
        } else if (!teams.getLast().isEmpty()) {
            teams.getLast().removeLast();
            again();
        } else {
            kiosk.back();
        }
    }
}
