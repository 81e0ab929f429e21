package io.trackside.kiosk;

import io.trackside.kiosk.look.Fonts;
import io.trackside.kiosk.look.SeatLook;
import io.trackside.kiosk.look.Theme;
import io.trackside.table.Command;
import io.trackside.table.GameView;
import io.trackside.table.OddsView;
import io.trackside.table.Person;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Cursor;
import javafx.scene.Group;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import javafx.scene.transform.Scale;
import javafx.util.Duration;

/**
 * The screen: which page is up, and the line to the table. Which page belongs to the table the view alone tells; pages
 * people open for a while lie on top of it. For the thread of JavaFX.
 */
public final class Kiosk implements AutoCloseable {
    private static final String FROM = "screen";
    private static final Duration LEGIBLE = Duration.seconds(6);

    private final Wording first;
    private final Format format;
    private final Pane stage = new Pane();
    private final Pane sheet = new Pane();
    private final ChipFlights flights = new ChipFlights();
    private final Pane notice = new Pane();
    private final Deque<Page> over = new ArrayDeque<>();
    private final PauseTransition forget = new PauseTransition(LEGIBLE);
    private final Wire wire;
    private final Machine machine;
    private final Optional<Runnable> leave;
    private final Rest rest;

    private Optional<PanelStrip> strip = Optional.empty();
    private Prefs prefs;
    private Wording words;
    private TableView view;
    private OddsView odds = OddsView.OFF;
    private boolean gone;
    private String said = "";
    private Pages.Kind kind;
    private Page base;

    private Kiosk(
            Wording words,
            Format format,
            Machine machine,
            TableView seen,
            Function<Wire.Told, Wire> wire,
            Optional<Runnable> leave) {
        this.leave = leave;
        Fonts.load();
        this.first = words;
        this.words = words;
        this.format = format;
        this.machine = machine;
        this.prefs = machine.memory().prefs();
        this.rest = new Rest(machine);
        this.view = seen;
        this.kind = Pages.kindOf(seen);
        notice.setPickOnBounds(false);
        sheet.setPrefSize(format.width(), format.height());
        rest.veil().resize(format.width(), format.height());
        Group magnified = new Group(sheet, flights, notice, rest.veil());
        magnified.getTransforms().add(new Scale(format.magnified(), format.magnified()));
        stage.getChildren().add(magnified);
        stage.getStylesheets()
                .add(Objects.requireNonNull(Kiosk.class.getResource("kiosk.css"))
                        .toExternalForm());
        stage.getStyleClass().add("kiosk");
        if (isWhatIf()) {
            stage.getStyleClass().add("what-if");
        }
        rest.over(stage);
        new TapGuard(machine.clock()).over(stage);
        forget.setOnFinished(read -> say(""));
        dress();
        this.wire = wire.apply(new Hearing());
        this.base = Pages.of(kind, this);
        turn();
    }

    /**
     * A screen that follows a table.
     *
     * @param first what the table showed last
     * @param words in the language of a screen that nobody has set to another
     * @param machine what it hangs on
     * @param wire makes the line to the table, for who will listen
     */
    static Kiosk at(TableView first, Wording words, Format format, Machine machine, Function<Wire.Told, Wire> wire) {
        return new Kiosk(words, format, machine, first, wire, Optional.empty());
    }

    /** A screen that shows what it is given, for pictures and measurements. */
    static Kiosk showing(TableView view, Wording words, Format format, Prefs prefs) {
        return new Kiosk(words, format, Machine.of(prefs), view, none -> Wire.NONE, Optional.empty());
    }

    /** One for {@code table}, to try things out on it, as large as the sheet of this one; {@code leave} goes back. */
    Kiosk whatIf(TableClient table, Runnable leave) {
        TableView first = table.view();
        return new Kiosk(
                words,
                new Format(format.width(), format.height()),
                machine.still(prefs),
                first,
                told -> machine.lines().line(table, first, told),
                Optional.of(leave));
    }

    /** A line to another table. */
    Wire lineTo(TableClient table, TableView first, Wire.Told told) {
        return machine.lines().line(table, first, told);
    }

    /** What goes into the window. */
    Parent root() {
        return stage;
    }

    // ---- what comes from the table ---------------------------------------------------------------------------------

    /** Who is told by the line. */
    private final class Hearing implements Wire.Told {
        @Override
        public void view(TableView next) {
            show(next);
        }

        @Override
        public void odds(OddsView next) {
            show(next);
        }

        @Override
        public void gone() {
            lose();
        }
    }

    /** Says that the table is away, until it tells something. */
    void lose() {
        if (!gone) {
            gone = true;
            notices();
        }
    }

    /** Shows {@code next}. */
    void show(TableView next) {
        if (gone) {
            gone = false;
            notices();
        } else if (next.equals(view)) {
            return;
        }
        rest.stir();
        hear(next);
        boolean anotherGame = !next.game().map(GameView::id).equals(view.game().map(GameView::id));
        view = next;
        if (anotherGame) {
            clear();
        }
        Pages.Kind now = Pages.kindOf(next);
        if (now != kind || anotherGame) {
            kind = now;
            base = Pages.of(now, this);
            turn();
        } else {
            up().show(view);
        }
    }

    private void hear(TableView next) {
        if (prefs.sound()) {
            Cue.between(view, next).ifPresent(machine.speaker()::play);
        }
        if (prefs.readsOut() && !next.prompt().equals(view.prompt())) {
            next.game()
                    .flatMap(game -> next.prompt().map(prompt -> words.aloud(prompt, game)))
                    .ifPresent(sentence -> machine.speaker().read(words.language(), sentence));
        }
    }

    /** Shows how the race will likely end. */
    void show(OddsView next) {
        if (!next.equals(odds)) {
            odds = next;
            up().show(view);
        }
    }

    TableView view() {
        return view;
    }

    OddsView odds() {
        return odds;
    }

    // ---- pages -----------------------------------------------------------------------------------------------------

    Page up() {
        return over.isEmpty() ? base : over.peek();
    }

    /** Lays {@code page} on top; where its place is open already, goes back there, so that nobody gets in too deep. */
    void open(Page page) {
        boolean known = !page.place().isEmpty()
                && over.stream().anyMatch(open -> open.place().equals(page.place()));
        if (known) {
            while (!over.peek().place().equals(page.place())) {
                over.pop().left();
            }
        } else {
            over.push(page);
        }
        turn();
    }

    /** To where one came from. */
    void back() {
        Optional.ofNullable(over.poll()).ifPresent(Page::left);
        turn();
    }

    /** To the page of the table. */
    void toTable() {
        clear();
        turn();
    }

    private void clear() {
        over.forEach(Page::left);
        over.clear();
    }

    /** To everything else there is; from a what-if back to the real table. */
    void menu() {
        leave.ifPresentOrElse(Runnable::run, () -> open(new MenuPage(this)));
    }

    String menuSays() {
        return words.say(isWhatIf() ? "what-if.leave" : "menu");
    }

    /** Whether nothing of this counts. */
    boolean isWhatIf() {
        return leave.isPresent();
    }

    private void turn() {
        Page page = up();
        page.node().resizeRelocate(0, 0, format.width(), format.height());
        page.show(view);
        sheet.getChildren().setAll(page.node());
        notices();
    }

    ChipFlights flights() {
        return flights;
    }

    // ---- what has to be said ---------------------------------------------------------------------------------------

    void say(String words) {
        said = words;
        notices();
        if (words.isEmpty()) {
            forget.stop();
        } else {
            forget.playFromStart();
        }
    }

    /** Over everything: that the table is away. Over the lower rim: what was refused. */
    private void notices() {
        notice.getChildren().clear();
        if (gone) {
            Sheet away = new Sheet("veil");
            double wide = Math.min(440, format.width() - 40);
            Sheet card = new Sheet("panel");
            card.put(Para.centred(words.say("gone"), Weight.POSTER, 30), 16, 12, wide - 32, 90);
            card.put(Para.centred(words.say("gone.more"), Weight.TEXT, 17), 16, 100, wide - 32, 70);
            away.put(card, (format.width() - wide) / 2, (format.height() - 184) / 2, wide, 184);
            place(away, 0, format.height());
        } else if (!said.isEmpty()) {
            double high = 76;
            Tap heard = Tap.of("heard", Para.centred(said, Weight.STRONG, 17, "on-act"), () -> say(""), "act");
            heard.setManaged(false);
            heard.resizeRelocate(8, format.height() - high - 6, format.width() - 16, high);
            notice.getChildren().add(heard);
        }
    }

    private void place(Sheet part, double y, double high) {
        part.setManaged(false);
        part.resizeRelocate(0, y, format.width(), high);
        notice.getChildren().add(part);
    }

    // ---- commands --------------------------------------------------------------------------------------------------

    /** Sends {@code command} as an answer to what is shown now. */
    void send(Command command) {
        send(command, () -> {});
    }

    /** {@code then} when it is done. */
    void send(Command command, Runnable then) {
        wire.send(Sent.of(command, FROM).after(view.number()), reply -> {
            switch (reply) {
                case Reply.Accepted accepted -> {
                    say("");
                    then.run();
                }
                case Reply.Refused refused -> {
                    say(words.refusal(refused));
                    if (prefs.sound()) {
                        machine.speaker().play(Cue.REFUSED);
                    }
                }
            }
        });
    }

    /** Asks the table what the view does not show. */
    <T> void ask(Function<TableClient, T> question, Consumer<T> then) {
        wire.ask(question, then);
    }

    boolean hasPower() {
        return machine.power().isPresent();
    }

    /** Switches the machine off that this screen hangs on. */
    void powerOff() {
        machine.power()
                .ifPresent(power ->
                        power.off(why -> Platform.runLater(() -> say(words.say("settings.power-no", "reason", why)))));
    }

    /** Below the sheet: a panel that has no buttons of its own; {@code grown} hears by how many pixels. */
    void showPanelBelow(DoubleConsumer grown) {
        PanelStrip below = new PanelStrip(this, format.pixelsWide(), grown);
        below.setManaged(false);
        below.relocate(0, format.pixelsHigh());
        stage.getChildren().add(below);
        strip = Optional.of(below);
    }

    // ---- looks -----------------------------------------------------------------------------------------------------

    Wording words() {
        return words;
    }

    Format format() {
        return format;
    }

    Rest rest() {
        return rest;
    }

    ScreenMemory memory() {
        return machine.memory();
    }

    Prefs prefs() {
        return prefs;
    }

    void prefer(Prefs other) {
        prefs = other;
        dress();
        machine.memory().keep(other);
        say("");
        base = Pages.of(kind, this);
        turn();
    }

    private void dress() {
        stage.getStyleClass().removeAll("dark");
        if (prefs.theme() == Theme.DARK) {
            stage.getStyleClass().add("dark");
        }
        words = first.in(prefs.language().orElse(first.language()));
        Locale.setDefault(words.locale());
        rest.as(prefs);
        stage.setCursor(prefs.cursor() ? Cursor.DEFAULT : Cursor.NONE);
    }

    SeatLook look(GameView game, int seat) {
        return look(game.seats().get(seat).colour());
    }

    static SeatLook look(String colour) {
        return SeatLook.of(Person.COLOURS.indexOf(colour));
    }

    /** Names of those on {@code seats}. */
    static List<String> names(List<Integer> seats, GameView game) {
        return seats.stream().map(seat -> game.seats().get(seat).name()).toList();
    }

    @Override
    public void close() {
        forget.stop();
        rest.end();
        strip.ifPresent(PanelStrip::close);
        clear();
        machine.speaker().close();
        wire.close();
    }
}
