package io.trackside.hardware;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalInputProvider;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalOutputProvider;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The pins of a Raspberry Pi, by the kernel's character device: Pi4J finds the chip by its label, as its number differs
 * from kernel to kernel. Pi4J's own debounce is off, since ours also works without hardware.
 */
final class GpiodBoard implements Board {
    private static final long NO_DEBOUNCE = 0;

    private final Context pi4j;
    private final Map<Integer, DigitalInput> inputs = new TreeMap<>();
    private final Map<Integer, DigitalOutput> outputs = new TreeMap<>();
    private volatile Listener listener = (pin, high, nanos) -> {};

    private GpiodBoard(Context pi4j) {
        this.pi4j = pi4j;
    }

    /** Takes the pins that {@code panel} needs. */
    static GpiodBoard open(Panel panel) throws BoardTrouble {
        return open(panel, context());
    }

    /** The same from {@code pi4j}, which is shut down with the board. */
    static GpiodBoard open(Panel panel, Context pi4j) throws BoardTrouble {
        GpiodBoard board = new GpiodBoard(pi4j);
        boolean taken = false;
        try {
            for (Panel.Button button : panel.buttons()) {
                board.takeInput(button);
            }
            for (Panel.Lamp lamp : panel.lamps()) {
                board.takeOutputs(lamp.wiring());
            }
            if (panel.chain().isPresent()) {
                Panel.Chain chain = panel.chain().get();
                board.takeOutput(chain.data(), false);
                board.takeOutput(chain.clock(), false);
                board.takeOutput(chain.latch(), false);
            }
            taken = true;
            return board;
        } finally {
            if (!taken) {
                board.close();
            }
        }
    }

    /** By hand: left to itself Pi4J may choose a way that is not ours. */
    private static Context context() throws BoardTrouble {
        try {
            return Pi4J.newContextBuilder()
                    .add(GpioDDigitalInputProvider.newInstance(), GpioDDigitalOutputProvider.newInstance())
                    .build();
        } catch (RuntimeException failed) {
            throw trouble(BoardTrouble.NO_PIN, failed);
        }
    }

    private void takeInput(Panel.Button button) throws BoardTrouble {
        int pin = button.pin();
        PullResistance pull = switch (button.pull()) {
            case UP -> PullResistance.PULL_UP;
            case DOWN -> PullResistance.PULL_DOWN;
            case NONE -> PullResistance.OFF;
        };
        try {
            DigitalInput input = pi4j.create(DigitalInput.newConfigBuilder(pi4j)
                    .id("button-" + pin)
                    .address(pin)
                    .pull(pull)
                    .debounce(NO_DEBOUNCE)
                    .build());
            input.addListener(event -> listener.changed(pin, event.state() == DigitalState.HIGH, System.nanoTime()));
            inputs.put(pin, input);
        } catch (RuntimeException failed) {
            throw trouble(pin, failed);
        }
    }

    private void takeOutputs(Panel.Wiring wiring) throws BoardTrouble {
        switch (wiring) {
            case Panel.Single(int pin, boolean litIsHigh) -> takeOutput(pin, !litIsHigh);
            case Panel.Rgb(int red, int green, int blue, boolean litIsHigh) -> {
                takeOutput(red, !litIsHigh);
                takeOutput(green, !litIsHigh);
                takeOutput(blue, !litIsHigh);
            }
            case Panel.Chained chained -> {
                // the chain has pins of its own
            }
            case Panel.ChainedRgb chained -> {
                // likewise
            }
        }
    }

    /** {@code dark}: the level at which its lamp is dark, now and when the program ends. */
    private void takeOutput(int pin, boolean dark) throws BoardTrouble {
        DigitalState state = dark ? DigitalState.HIGH : DigitalState.LOW;
        try {
            outputs.put(
                    pin,
                    pi4j.create(DigitalOutput.newConfigBuilder(pi4j)
                            .id("lamp-" + pin)
                            .address(pin)
                            .initial(state)
                            .shutdown(state)
                            .build()));
        } catch (RuntimeException failed) {
            throw trouble(pin, failed);
        }
    }

    /** Pi4J tells it apart only in the words of its causes. */
    private static BoardTrouble trouble(int pin, RuntimeException failed) {
        StringBuilder said = new StringBuilder();
        for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
            said.append(cause.getClass().getSimpleName())
                    .append(' ')
                    .append(cause.getMessage())
                    .append(' ');
        }
        String all = said.toString().toLowerCase(Locale.ROOT);
        if (all.contains("busy")) {
            return new BoardTrouble(BoardTrouble.Kind.BUSY, pin, failed);
        }
        if (all.contains("permission denied")) {
            return new BoardTrouble(BoardTrouble.Kind.NO_PERMISSION, pin, failed);
        }
        boolean noChip = all.contains("providernotfound") || all.contains("no gpio chip") || all.contains("no such");
        if (noChip && GpioDevices.ofThisComputer().mayUseNone()) {
            return new BoardTrouble(BoardTrouble.Kind.NO_PERMISSION, pin, failed);
        }
        return new BoardTrouble(noChip ? BoardTrouble.Kind.NO_CHIP : BoardTrouble.Kind.OTHER, pin, failed);
    }

    @Override
    public void listen(Listener others) {
        listener = others;
    }

    @Override
    public boolean isHigh(int pin) {
        DigitalInput input = inputs.get(pin);
        return input != null && input.state() == DigitalState.HIGH;
    }

    @Override
    public void put(int pin, boolean high) {
        DigitalOutput output = outputs.get(pin);
        if (output != null) {
            output.state(high ? DigitalState.HIGH : DigitalState.LOW);
        }
    }

    @Override
    public void close() {
        pi4j.shutdown();
    }
}
