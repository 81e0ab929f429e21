package io.trackside.kiosk;

import io.trackside.table.TableView;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Our own keys: no keyboard of the system comes through to a full screen. Two alphabets, and names to choose from. */
final class KeyboardPage extends Framed {
    private static final double GAP_KEYS = 3.5;
    private static final double FIELD = 54;
    /** More keys beside each other would be too narrow for fingers on a standing display. */
    private static final int TALL_KEYS = 9;

    private static final int SUGGESTED = 4;

    private final String title;
    private final int longest;
    private final List<String> known;
    private final Consumer<String> then;
    private String hint = "…";
    private String typed;
    private Keys keys;

    /** {@code longest}: letters that fit. */
    KeyboardPage(Kiosk kiosk, String title, String typed, int longest, Consumer<String> then) {
        this(kiosk, title, typed, longest, List.of(), then);
    }

    /** Says in the field what an empty line will mean. */
    KeyboardPage hinting(String words) {
        hint = words;
        return this;
    }

    /** {@code known}: what is offered as soon as it begins with what is typed, the likeliest first. */
    KeyboardPage(Kiosk kiosk, String title, String typed, int longest, List<String> known, Consumer<String> then) {
        super(kiosk);
        this.title = title;
        this.typed = typed;
        this.longest = longest;
        this.known = List.copyOf(known);
        this.then = then;
        this.keys = Keys.LATIN;
    }

    /** What lies on the keys. Thai ones lie as on every keyboard in Thailand (Kedmanee). */
    private enum Keys {
        LATIN("qwertyuiop asdfghjkl zxcvbnm", "abcdefghijklmnopqrstuvwxyz"),
        /** Marks go on the letter typed last. */
        MARKS("1234567890 ăâđêôơưçñß \u0301\u0300\u0309\u0303\u0323\u0308\u030aø-'"),
        THAI("ภถุึคตจขช ๆไำพะัีรนยบล ฟหกดเ้่าสวง ผปแอิืทมใฝ"),
        THAI_MORE("ูฎฑธํ๊ณฯญฐ ฤฆฏโฌ็๋ษศซ ฉฮฺ์ฒฬฦ -'.");

        private final String rows;
        private final String tall;

        Keys(String rows) {
            this(rows, rows.replace(" ", ""));
        }

        Keys(String rows, String tall) {
            this.rows = rows;
            this.tall = tall;
        }

        List<String> rows(boolean standing) {
            return standing ? List.of(tall.split("(?<=\\G.{" + TALL_KEYS + "})")) : List.of(rows.split(" "));
        }

        boolean isThai() {
            return this == THAI || this == THAI_MORE;
        }

        Keys turned() {
            return switch (this) {
                case LATIN -> MARKS;
                case MARKS -> LATIN;
                case THAI -> THAI_MORE;
                case THAI_MORE -> THAI;
            };
        }

        /** What the key to the other letters of this alphabet says. */
        String turnedSays() {
            return switch (this) {
                case LATIN -> "áđ1";
                case MARKS -> "abc";
                case THAI -> "ฤฆโ";
                case THAI_MORE -> "กขค";
            };
        }
    }

    @Override
    String title(TableView view) {
        return title;
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        Sheet field = new Sheet("panel");
        field.put(
                typed.isEmpty() ? Line.left(hint, Weight.POSTER, 30, "quiet") : Line.left(typed, Weight.POSTER, 30),
                14,
                0,
                across() - 28,
                FIELD);
        sheet.put(field, GAP, top(), across(), FIELD);
        double y = top() + FIELD + GAP_KEYS;
        List<String> offers = offers();
        if (!known.isEmpty()) {
            offers(sheet, offers, y);
            y += Format.FINGER + GAP_KEYS;
        }
        List<String> rows = keys.rows(tall());
        double high = Math.min(78, (height() - y - GAP - rows.size() * GAP_KEYS) / (rows.size() + 1));
        int most = rows.stream().mapToInt(String::length).max().orElse(1);
        double unit = (across() + GAP_KEYS) / most;
        for (int row = 0; row < rows.size(); row++) {
            String letters = rows.get(row);
            double left = GAP + (most - letters.length()) * unit / 2;
            for (int i = 0; i < letters.length(); i++) {
                String key = cased(letters.substring(i, i + 1));
                sheet.put(
                        Tap.of("key-" + key, Line.centred(seen(key), Weight.STRONG, 26), () -> type(key)),
                        left + i * unit,
                        y + row * (high + GAP_KEYS),
                        unit - GAP_KEYS,
                        high);
            }
        }
        below(sheet, y + rows.size() * (high + GAP_KEYS), high);
    }

    /** A mark is shown on a letter: alone it could not be seen. */
    private String seen(String key) {
        return isMark(key) ? (keys.isThai() ? "อ" : "a") + key : key;
    }

    private static boolean isMark(String key) {
        return Character.getType(key.charAt(0)) == Character.NON_SPACING_MARK;
    }

    private void offers(Sheet sheet, List<String> offers, double y) {
        double wide = (across() + GAP_KEYS) / SUGGESTED;
        for (int i = 0; i < offers.size(); i++) {
            String name = offers.get(i);
            sheet.put(
                    Tap.of("known-" + i, Para.centred(name, Weight.STRONG, 18), () -> done(name), "todo"),
                    GAP + i * wide,
                    y,
                    wide - GAP_KEYS,
                    Format.FINGER);
        }
    }

    private List<String> offers() {
        String begun = typed.toLowerCase(Locale.ROOT);
        return known.stream()
                .filter(name -> name.toLowerCase(Locale.ROOT).startsWith(begun) && !name.equals(typed))
                .limit(SUGGESTED)
                .toList();
    }

    /** The keys below the letters, from left to right, and the parts of the width they take. */
    private void below(Sheet sheet, double y, double high) {
        List<Tap> taps = new ArrayList<>();
        taps.add(Tap.of("alphabet", keys.isThai() ? "abc" : "กขค", 20, this::alphabet));
        taps.add(Tap.of("marks", keys.turnedSays(), 20, this::turn));
        taps.add(Tap.of("space", say("key.space"), 18, () -> type(" ")));
        taps.add(Tap.of("rub", say("key.rub"), 18, this::rub));
        taps.add(Tap.of("enter", say("key.done"), 20, () -> done(typed.strip()), "act"));
        double[] parts = {0.14, 0.14, 0.26, 0.2, 0.26};
        double x = GAP;
        for (int i = 0; i < parts.length; i++) {
            double wide = (across() + GAP_KEYS) * parts[i];
            sheet.put(taps.get(i), x, y, wide - GAP_KEYS, high);
            x += wide;
        }
    }

    /** A name begins with a capital. */
    private String cased(String key) {
        boolean begins = typed.isEmpty() || typed.endsWith(" ");
        return begins && !key.equals("ß") ? key.toUpperCase(Locale.ROOT) : key;
    }

    private void type(String key) {
        boolean onto = isMark(key) && !keys.isThai();
        String next = onto ? marked(key) : typed + key;
        if (next.codePointCount(0, next.length()) <= longest) {
            typed = next;
        }
        again();
    }

    /** The last letter with {@code mark} in place of one it may have; as it was, if no such letter exists. */
    private String marked(String mark) {
        if (typed.isEmpty()) {
            return typed;
        }
        int last = typed.offsetByCodePoints(typed.length(), -1);
        String plain = Normalizer.normalize(typed.substring(last), Normalizer.Form.NFD);
        String bare = plain.replaceAll("[\u0300\u0301\u0303\u0308\u0309\u030a\u0323]", "");
        String letter = Normalizer.normalize(bare + (plain.contains(mark) ? "" : mark), Normalizer.Form.NFC);
        return letter.codePointCount(0, letter.length()) == 1 ? typed.substring(0, last) + letter : typed;
    }

    private void rub() {
        typed = typed.isEmpty() ? "" : typed.substring(0, typed.offsetByCodePoints(typed.length(), -1));
        again();
    }

    private void turn() {
        keys = keys.turned();
        again();
    }

    private void alphabet() {
        keys = keys.isThai() ? Keys.LATIN : Keys.THAI;
        again();
    }

    private void done(String name) {
        kiosk.back();
        then.accept(name);
    }
}
