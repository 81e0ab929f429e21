package io.trackside.bench;

import io.trackside.rules.Race;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole races with all powers, random line-ups, every choice taken at random, one thread. One operation is one race. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class Races {
    @Param({"4", "6"})
    private int racers = 4;

    @Param({"mild", "wild"})
    private String track = "mild";

    private Field field = Field.empty();

    @Setup
    public void lineUp() {
        field = Field.withPowers(racers, track);
    }

    @Benchmark
    public Race race() {
        return field.race();
    }
}
