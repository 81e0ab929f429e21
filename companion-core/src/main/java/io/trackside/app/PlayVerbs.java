package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.rules.Chip;
import io.trackside.rules.Chips;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** What people do in a race. */
final class PlayVerbs {
    private PlayVerbs() {}

    static List<Verb> all() {
        return List.of(
                Verb.of("roll", "[FACE]", 0, PlayVerbs::roll).with(SetUpVerbs.by()),
                Verb.of("choose", "ANSWER", 1, PlayVerbs::choose).with(SetUpVerbs.by()),
                Verb.of(
                        "draw",
                        "[RACER]",
                        0,
                        (desk, order) -> desk.send(new Deed.Draw(
                                desk.names().several(order.words(), desk.names().all())))),
                Verb.of("skip", "", 0, (desk, order) -> desk.send(new Deed.Skip())),
                Verb.of("no", "NAME POWER [off]", 2, PlayVerbs::standingNo),
                Verb.of("time-out", "SECONDS", 1, PlayVerbs::timeOut),
                Verb.of("correct", "RACER WHAT", 2, PlayVerbs::correct).withFlag("--ask-again"),
                Verb.of("chips", "NAME +N [METAL POINTS]", 2, PlayVerbs::chips),
                Verb.of("free", "on|off", 1, (desk, order) -> desk.send(new Deed.FreeMode(isOn(desk, order.text())))),
                Verb.of("settle", "ABOUT", 1, PlayVerbs::settle)
                        .with(
                                new Verb.Option("--right", "NAME"),
                                new Verb.Option("--die", "NAME=FACE"),
                                new Verb.Option("--because", "WHY")),
                Verb.of("done", "", 0, (desk, order) -> desk.send(new Command.HandsDone())),
                Verb.of("call-off", "", 0, (desk, order) -> desk.send(new Deed.CallOff())),
                Verb.of("end", "", 0, (desk, order) -> desk.send(new Deed.EndGame())));
    }

    private static OptionalInt by(Desk desk, Order order) {
        return order.option("--by")
                .map(name -> OptionalInt.of(desk.people().seat(name)))
                .orElse(OptionalInt.empty());
    }

    // ---- dice and answers ----------------------------------------------------------------------------------------

    private static void roll(Desk desk, Order order) {
        OptionalInt by = by(desk, order);
        TableView.Prompt prompt = desk.prompt();
        if (by.isEmpty() && prompt.kind().equals("roll-off")) {
            by = OptionalInt.of(prompt.seats().getFirst());
        }
        OptionalInt face = order.isEmpty() ? OptionalInt.empty() : OptionalInt.of(face(order.text()));
        desk.send(new Deed.Die(by, face));
    }

    static int face(String typed) {
        if (!typed.matches("[1-6]")) {
            throw BadInput.of("order-face", "typed", typed);
        }
        return Integer.parseInt(typed);
    }

    private static void choose(Desk desk, Order order) {
        Deed deed = desk.replies().read(desk.prompt(), desk.game(), order.text());
        OptionalInt by = by(desk, order);
        desk.send(
                by.isPresent() && deed instanceof Deed.Answer(OptionalInt seat, String option)
                        ? new Deed.Answer(by, option)
                        : deed);
    }

    private static void standingNo(Desk desk, Order order) {
        boolean says = order.words().size() > 2 && isSwitch(desk, order.last());
        List<String> power = order.rest().subList(0, order.rest().size() - (says ? 1 : 0));
        String racer = desk.names().one(String.join(" ", power), desk.names().all());
        boolean on = !says || isOn(desk, order.last());
        desk.send(new Deed.StandingNo(desk.people().seat(order.first()), racer, on));
    }

    private static boolean isSwitch(Desk desk, String typed) {
        return desk.replies().isWord("on", typed) || desk.replies().isWord("off", typed);
    }

    private static boolean isOn(Desk desk, String typed) {
        if (!isSwitch(desk, typed)) {
            throw BadInput.of("order-switch", "typed", typed);
        }
        return desk.replies().isWord("on", typed);
    }

    private static void timeOut(Desk desk, Order order) {
        desk.send(new Deed.TimeOut(desk.replies().isWord("off", order.text()) ? 0 : Order.number(order.text())));
    }

    // ---- by hand -------------------------------------------------------------------------------------------------

    private static void correct(Desk desk, Order order) {
        desk.send(new Deed.Correct(
                new Corrections(desk.names(), desk.game()).read(order.words()), order.has("--ask-again")));
    }

    private static void chips(Desk desk, Order order) {
        List<String> words = order.words();
        int at = 1;
        while (at < words.size() - 1 && !words.get(at).matches("[+-]?\\d{1,2}")) {
            at++;
        }
        int seat = desk.people().seat(String.join(" ", words.subList(0, at)));
        if (!words.get(at).matches("[+-]?[1-9]\\d?")) {
            throw BadInput.of("chips-what", "typed", order.text());
        }
        int count = Integer.parseInt(words.get(at));
        desk.send(new Deed.TakeChips(seat, chip(desk, words.subList(at + 1, words.size()), order.text()), count));
    }

    private static Chip chip(Desk desk, List<String> words, String typed) {
        if (words.isEmpty()) {
            return Chip.ONE;
        }
        for (Chip.Metal metal : Chip.Metal.values()) {
            String points = words.size() > 1 ? words.get(1) : metal == Chip.Metal.BRONZE ? "1" : "";
            boolean fits = metal != Chip.Metal.BRONZE
                    || List.of("1", Integer.toString(Chips.THREE)).contains(points);
            if (desk.replies().isWord(metal.name().toLowerCase(Locale.ROOT), words.getFirst())
                    && points.matches("[1-9]")
                    && fits) {
                return new Chip(metal, Integer.parseInt(points));
            }
        }
        throw BadInput.of("chips-what", "typed", typed);
    }

    private static void settle(Desk desk, Order order) {
        List<Integer> right =
                order.all("--right").stream().map(desk.people()::seat).toList();
        List<String> dice = order.all("--die");
        List<Integer> faces = new ArrayList<>(
                dice.isEmpty()
                        ? List.of()
                        : Collections.nCopies(desk.people().names().size(), 0));
        for (String die : dice) {
            int equals = die.indexOf('=');
            if (equals < 1) {
                throw BadInput.of("order-pair", "typed", die);
            }
            faces.set(desk.people().seat(die.substring(0, equals)), face(die.substring(equals + 1)));
        }
        desk.send(new Deed.HouseRuling(
                order.text(), right, faces, order.option("--because").orElse("")));
    }
}
