package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.rules.Schedule;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Box;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.Games;
import io.trackside.table.Person;
import io.trackside.table.Plan;
import io.trackside.table.PrintedView;
import io.trackside.table.Printing;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.Table;
import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A table of its own to try things out on: everything can be done there, nothing of it comes to the real one, and it is
 * gone when it is closed.
 */
public final class WhatIfTable implements AutoCloseable {
    /** With as many racers everybody has one (R2.5). */
    public static final int FEWEST = 3;

    /** Seats at a table (R2.1). */
    public static final int MOST = 6;

    private static final String FROM = "what-if";
    private static final int TEAM = 4;

    private final Path folder;
    private final TableClient client;

    private WhatIfTable(Catalogue catalogue, Texts texts) {
        try {
            folder = Files.createTempDirectory("trackside-what-if");
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        Box box = new Box(catalogue, Printing.ofTheBox());
        Table table = new Table(box, Games.in(folder), new SecureRandom(), InstantSource.system());
        client = new LocalTableClient(table, box, texts, OddsSwitch.in(folder));
    }

    /**
     * A table that stands as {@code real} does now, in the middle of a chain too.
     *
     * @throws BadInput if no race runs there, or its board is not that of the box
     */
    public static WhatIfTable asNow(TableClient real, Catalogue catalogue, Texts texts) {
        GameView game = real.view().game().orElseThrow(() -> BadInput.of("no-race"));
        GameView.RaceView race = game.onTrack().orElseThrow(() -> BadInput.of("no-race"));
        Printing ofTheBox = Printing.ofTheBox();
        if (!ofTheBox.trackIds().contains(race.track())
                || !PrintedView.of(ofTheBox.track(race.track())).equals(race.printed())) {
            throw BadInput.of("what-if-printing");
        }
        return saved(real, game.id(), catalogue, texts);
    }

    /** A saved game of {@code real} as it stands at its end; throws {@link BadInput} if there is none. */
    public static WhatIfTable saved(TableClient real, String id, Catalogue catalogue, Texts texts) {
        byte[] saved = real.exported(id);
        WhatIfTable table = new WhatIfTable(catalogue, texts);
        return table.begun(() -> table.send(new Command.Resume(table.client.imported(saved))));
    }

    /**
     * A race about to begin.
     *
     * @param racers {@link #FEWEST} to {@link #MOST} ids; the first one begins
     * @param track {@code mild} or {@code wild}
     */
    public static WhatIfTable of(List<String> racers, String track, Catalogue catalogue, Texts texts) {
        if (racers.size() < FEWEST || racers.size() > MOST) {
            throw BadInput.of("what-if-racers", "fewest", FEWEST, "most", MOST);
        }
        WhatIfTable table = new WhatIfTable(catalogue, texts);
        return table.begun(() -> table.race(racers, track, catalogue));
    }

    private void race(List<String> racers, String track, Catalogue catalogue) {
        List<Person> people = new ArrayList<>();
        for (int seat = 0; seat < racers.size(); seat++) {
            people.add(new Person(Integer.toString(seat + 1), Person.COLOURS.get(seat)));
        }
        List<String> schedule = Collections.nCopies(Schedule.USUAL.size(), track);
        send(new Command.Begin(new Plan(people, 1, "", Map.of(), schedule)));
        send(new Deed.Teams(teams(racers, catalogue)));
        send(new Deed.WinRollOff(0));
        for (int seat = 0; seat < racers.size(); seat++) {
            send(new Deed.LineUp(seat, List.of(racers.get(seat))));
        }
        send(new Deed.Reveal());
    }

    /** Each racer with as many others as a team has, who stay on their cards. */
    private static List<List<String>> teams(List<String> racers, Catalogue catalogue) {
        List<String> others = new ArrayList<>(
                catalogue.racers().stream().map(racer -> racer.id()).toList());
        others.removeAll(racers);
        List<List<String>> teams = new ArrayList<>();
        for (int seat = 0; seat < racers.size(); seat++) {
            List<String> team = new ArrayList<>(List.of(racers.get(seat)));
            team.addAll(others.subList(seat * (TEAM - 1), (seat + 1) * (TEAM - 1)));
            teams.add(team);
        }
        return teams;
    }

    private WhatIfTable begun(Runnable beginning) {
        try {
            beginning.run();
            return this;
        } catch (RuntimeException failed) {
            close();
            throw failed;
        }
    }

    private void send(Command command) {
        Reply reply = client.send(Sent.of(command, FROM)).toCompletableFuture().join();
        if (reply instanceof Reply.Refused refused) {
            BadInput why = BadInput.of(refused.key());
            for (Map.Entry<String, Object> detail : refused.details().entrySet()) {
                why = why.with(detail.getKey(), detail.getValue());
            }
            throw why;
        }
    }

    public TableClient client() {
        return client;
    }

    @Override
    public void close() {
        client.close();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException left) {
            // the system clears its folder for such files by itself
        }
    }
}
