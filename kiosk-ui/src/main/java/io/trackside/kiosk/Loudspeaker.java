package io.trackside.kiosk;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/**
 * The machine's own sound: tones of ours, and a voice if {@code espeak-ng} is installed. What is missing is told once in
 * the log, and is silent from then on.
 */
final class Loudspeaker implements Speaker {
    /** The program that reads out, and what comes before the language's name. */
    static final List<String> VOICE = List.of("espeak-ng", "-s", "160", "-v");

    static final int RATE = 22_050;

    private static final System.Logger LOG = System.getLogger(Loudspeaker.class.getName());
    private static final AudioFormat FORMAT = new AudioFormat(RATE, Short.SIZE, 1, true, false);
    private static final double LOUD = 0.35 * Short.MAX_VALUE;
    /** A tone comes and goes softly, or it would click: milliseconds. */
    private static final int SOFT = 8;

    private final List<String> voice;
    private final Map<Cue, byte[]> samples;
    private final ExecutorService tones = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("sounds").factory());
    private final ExecutorService words = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("voice").factory());
    private volatile boolean mute;
    private volatile boolean dumb;
    /** Counts what was to be read: only the newest is, when people are quicker than the voice. */
    private final AtomicLong sentences = new AtomicLong();

    private volatile Optional<Process> reading = Optional.empty();

    Loudspeaker(List<String> voice) {
        this.voice = List.copyOf(voice);
        this.samples = Arrays.stream(Cue.values()).collect(Collectors.toMap(cue -> cue, Loudspeaker::samples));
    }

    @Override
    public void play(Cue cue) {
        Optional.ofNullable(samples.get(cue)).ifPresent(sample -> later(tones, () -> sound(sample)));
    }

    private void sound(byte[] what) {
        if (mute) {
            return;
        }
        try (SourceDataLine line = AudioSystem.getSourceDataLine(FORMAT)) {
            line.open(FORMAT);
            line.start();
            line.write(what, 0, what.length);
            line.drain();
        } catch (LineUnavailableException | IllegalArgumentException | LinkageError none) {
            mute = true;
            LOG.log(System.Logger.Level.INFO, "This machine makes no sounds: {0}", String.valueOf(none.getMessage()));
        }
    }

    /** Signed 16 bits, the low byte first, {@link #RATE} a second. */
    static byte[] samples(Cue cue) {
        int all = cue.tones().stream()
                .mapToInt(tone -> samples(tone.milliseconds()))
                .sum();
        byte[] bytes = new byte[2 * all];
        int at = 0;
        for (Cue.Tone tone : cue.tones()) {
            int count = samples(tone.milliseconds());
            int soft = samples(SOFT);
            double phase = 0;
            for (int i = 0; i < count; i++) {
                double part = i / (double) count;
                phase += 2 * Math.PI * (tone.from() + (tone.to() - tone.from()) * part) / RATE;
                double rim = Math.min(1, Math.min(i, count - 1 - i) / (double) soft);
                int value = (int) Math.round(LOUD * rim * (1 - 0.5 * part) * Math.sin(phase));
                bytes[at++] = (byte) value;
                bytes[at++] = (byte) (value >> Byte.SIZE);
            }
        }
        return bytes;
    }

    private static int samples(int milliseconds) {
        return RATE * milliseconds / 1000;
    }

    // ---- the voice -------------------------------------------------------------------------------------------------

    @Override
    public void read(String language, String words) {
        long mine = sentences.incrementAndGet();
        reading.ifPresent(Process::destroy);
        later(this.words, () -> speak(mine, language.toLowerCase(Locale.ROOT), words));
    }

    private void speak(long mine, String language, String sentence) {
        if (dumb || mine != sentences.get()) {
            return;
        }
        try {
            Process process = new ProcessBuilder(Stream.concat(voice.stream(), Stream.of(language, "--", sentence))
                            .toList())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            reading = Optional.of(process);
            try {
                process.getOutputStream().close();
                process.waitFor();
            } finally {
                process.destroy(); // a voice does not outlive its screen
            }
        } catch (IOException none) {
            dumb = true;
            LOG.log(
                    System.Logger.Level.INFO,
                    "Nothing is read out, as {0} cannot be started: sudo apt-get install espeak-ng",
                    voice.getFirst());
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }

    private static void later(ExecutorService thread, Runnable what) {
        try {
            thread.execute(what);
        } catch (RejectedExecutionException closed) {
            LOG.log(System.Logger.Level.TRACE, "closed", closed);
        }
    }

    @Override
    public void close() {
        tones.shutdownNow();
        words.shutdownNow();
    }
}
