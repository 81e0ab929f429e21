package io.trackside.kiosk;

import io.trackside.table.TableView;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Our own keys: no keyboard of the system comes through to a full screen. */
final class KeyboardPage extends Framed {
    private static final List<String> ROWS = List.of("qwertyuiop", "asdfghjkl", "zxcvbnm");
    private static final List<String> MARKED = List.of("áàảãạăâêôơ", "ưđéíóúýçñö", "üäßøåè-'");
    /** Where ten keys beside each other would be too narrow for fingers. */
    private static final List<String> TALL_ROWS = List.of("abcdefghi", "jklmnopqr", "stuvwxyz");

    private static final List<String> TALL_MARKED = List.of("áàảãạăâêô", "ơưđéíóúýç", "ñöüäßøåè-");
    private static final double GAP_KEYS = 3.5;

    private final String title;
    private final int longest;
    private final Consumer<String> then;
    private String typed;
    private boolean marks;

    KeyboardPage(Kiosk kiosk, String title, String typed, int longest, Consumer<String> then) {
        super(kiosk);
        this.title = title;
        this.typed = typed;
        this.longest = longest;
        this.then = then;
    }

    @Override
    String title(TableView view) {
        return title;
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        Sheet field = new Sheet("panel");
        double line = 62;
        field.put(Line.left(typed.isEmpty() ? "…" : typed, Weight.POSTER, 30), 14, 0, across() - 28, line);
        sheet.put(field, GAP, top(), across(), line);
        double y = top() + line + GAP;
        double high = Math.min(78, (height() - y - GAP - 3 * GAP_KEYS) / 4);
        int most = tall() ? 9 : 10;
        double unit = (across() + GAP_KEYS) / most;
        List<String> rows = tall() ? marks ? TALL_MARKED : TALL_ROWS : marks ? MARKED : ROWS;
        for (int row = 0; row < rows.size(); row++) {
            String keys = rows.get(row);
            double left = GAP + (most - keys.length()) * unit / 2;
            for (int i = 0; i < keys.length(); i++) {
                String key = cased(keys.substring(i, i + 1));
                sheet.put(
                        Tap.of("key-" + key, Line.centred(key, Weight.STRONG, 26), () -> type(key)),
                        left + i * unit,
                        y + row * (high + GAP_KEYS),
                        unit - GAP_KEYS,
                        high);
            }
        }
        double last = y + 3 * (high + GAP_KEYS);
        double part = (across() + GAP_KEYS) / 10;
        sheet.put(Tap.of("marks", marks ? "abc" : "áđô", 22, this::turn), GAP, last, 1.6 * part - GAP_KEYS, high);
        sheet.put(
                Tap.of("space", say("key.space"), 18, () -> type(" ")),
                GAP + 1.6 * part,
                last,
                3.6 * part - GAP_KEYS,
                high);
        sheet.put(Tap.of("rub", say("key.rub"), 18, this::rub), GAP + 5.2 * part, last, 2 * part - GAP_KEYS, high);
        sheet.put(
                Tap.of("enter", say("key.done"), 20, this::done, "act"),
                GAP + 7.2 * part,
                last,
                2.8 * part - GAP_KEYS,
                high);
    }

    /** A name begins with a capital. */
    private String cased(String key) {
        return typed.isEmpty() || typed.endsWith(" ") ? (key.equals("ß") ? key : key.toUpperCase(Locale.ROOT)) : key;
    }

    private void type(String key) {
        if (typed.length() < longest) {
            typed += key;
        }
        again();
    }

    private void rub() {
        typed = typed.isEmpty() ? "" : typed.substring(0, typed.length() - 1);
        again();
    }

    private void turn() {
        marks = !marks;
        again();
    }

    private void done() {
        kiosk.back();
        then.accept(typed.strip());
    }
}
