package io.trackside.app;

import io.trackside.odds.RaceOdds;
import io.trackside.odds.RaceOdds.Estimate;
import io.trackside.odds.RaceOdds.RacerOdds;
import io.trackside.odds.Standings;
import io.trackside.text.Texts;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import tools.jackson.databind.json.JsonMapper;

/** Prints chances: as a table to read, as CSV, or a line of JSON each. */
final class OddsReport {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int BAR = 30;
    private static final double PERCENT = 100;
    private static final double NANOSECONDS = 1e9;

    private final Texts texts;
    private final RacerNames names;
    private final PrintWriter out;
    private final PrintWriter err;
    private final How how;
    private final boolean terminal;
    private boolean headed;

    /** How it is printed. */
    enum How {
        TEXT,
        CSV,
        JSON
    }

    /** {@code terminal}: whether somebody waits who wants to see how far it is. */
    OddsReport(Texts texts, PrintWriter out, PrintWriter err, How how, boolean terminal) {
        this.texts = texts;
        this.names = new RacerNames(texts);
        this.out = out;
        this.err = err;
        this.how = how;
        this.terminal = terminal;
    }

    /** Draws a bar while {@code count} races are played. */
    LongConsumer progress(long count) {
        if (!terminal) {
            return played -> {};
        }
        AtomicLong most = new AtomicLong();
        return played -> {
            long now = Math.min(count, most.accumulateAndGet(played, Math::max));
            int full = (int) (now * BAR / count);
            synchronized (err) {
                err.print("\r[" + "#".repeat(full) + ".".repeat(BAR - full) + "] "
                        + texts.text("odds.progress", Map.of("played", now, "count", count))
                        + (now == count ? "\r" + " ".repeat(BAR * 3) + "\r" : ""));
                err.flush();
            }
        };
    }

    void print(RaceOdds odds, String track) {
        switch (how) {
            case TEXT -> {
                out.println(texts.text("odds.head", Map.of("track", track, "races", odds.playOuts())));
                row(
                        texts.text("odds.racer"),
                        texts.text("odds.first"),
                        texts.text("odds.second"),
                        texts.text("odds.points"));
                for (RacerOdds racer : byFirst(odds)) {
                    Estimate points = odds.players().get(racer.player());
                    row(names.of(racer.racer()), percent(racer.first()), percent(racer.second()), points(points));
                }
                after(odds.turns(), odds.undecided());
            }
            case CSV -> {
                csvHead();
                for (RacerOdds racer : byFirst(odds)) {
                    csv(
                            track,
                            odds.racers().size(),
                            racer.racer(),
                            odds.playOuts(),
                            racer.first(),
                            racer.second(),
                            odds.players().get(racer.player()));
                }
            }
            case JSON -> out.println(JSON.writeValueAsString(Map.of("track", track, "odds", odds)));
        }
        out.flush();
    }

    void print(Standings.Result result, String track, int field) {
        switch (how) {
            case TEXT -> {
                out.println(
                        texts.text("odds.head-all", Map.of("track", track, "races", result.races(), "racers", field)));
                row(
                        texts.text("odds.racer"),
                        texts.text("odds.first"),
                        texts.text("odds.second"),
                        texts.text("odds.points"));
                for (Standings.Standing racer : result.standings()) {
                    row(
                            names.of(racer.racer()),
                            percent(racer.first()),
                            percent(racer.second()),
                            points(racer.points()));
                }
                after(result.turns(), result.undecided());
                out.println();
            }
            case CSV -> {
                csvHead();
                for (Standings.Standing racer : result.standings()) {
                    csv(track, field, racer.racer(), racer.races(), racer.first(), racer.second(), racer.points());
                }
            }
            case JSON ->
                out.println(JSON.writeValueAsString(Map.of("track", track, "racers", field, "standings", result)));
        }
        out.flush();
    }

    /** The speed, and one line of JSON as every benchmark has. */
    void end(long races, long nanoseconds, int threads) {
        double seconds = nanoseconds / NANOSECONDS;
        if (how == How.TEXT) {
            out.println(texts.text(
                    "odds.speed",
                    Map.of(
                            "races",
                            races,
                            "seconds",
                            String.format(Locale.ROOT, "%.1f", seconds),
                            "speed",
                            Math.round(races / seconds),
                            "threads",
                            threads)));
        }
        if (how != How.CSV) {
            out.printf(
                    Locale.ROOT,
                    "{\"bench\":\"odds\",\"figures\":{\"races\":%d,\"seconds\":%.3f,\"races_a_second\":%.0f,"
                            + "\"threads\":%d},\"ok\":true}%n",
                    races,
                    seconds,
                    races / seconds,
                    threads);
        }
        out.flush();
    }

    private static List<RacerOdds> byFirst(RaceOdds odds) {
        return odds.racers().stream()
                .sorted(Comparator.comparingDouble(racer -> -racer.first().mean()))
                .toList();
    }

    private void row(String racer, String first, String second, String points) {
        out.printf(Locale.ROOT, "%-18s %16s %16s %16s%n", racer, first, second, points);
    }

    private void after(double turns, double undecided) {
        out.println(texts.text(
                "odds.after",
                Map.of(
                        "turns",
                        String.format(Locale.ROOT, "%.1f", turns),
                        "undecided",
                        String.format(Locale.ROOT, "%.3f", undecided * PERCENT))));
    }

    private static String percent(Estimate share) {
        return String.format(Locale.ROOT, "%.2f %% ± %.2f", share.mean() * PERCENT, share.error() * PERCENT);
    }

    private static String points(Estimate points) {
        return String.format(Locale.ROOT, "%.3f ± %.3f", points.mean(), points.error());
    }

    private void csvHead() {
        if (!headed) {
            headed = true;
            out.println("track,racers,racer,races,first,first_error,second,second_error,points,points_error");
        }
    }

    private void csv(
            String track, int field, String racer, long races, Estimate first, Estimate second, Estimate points) {
        out.printf(
                Locale.ROOT,
                "%s,%d,%s,%d,%.5f,%.5f,%.5f,%.5f,%.4f,%.4f%n",
                track,
                field,
                racer,
                races,
                first.mean(),
                first.error(),
                second.mean(),
                second.error(),
                points.mean(),
                points.error());
    }
}
