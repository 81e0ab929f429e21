package io.trackside.app;

import java.util.Optional;
import picocli.CommandLine;

/** Which Trackside this is. */
public final class Version {
    private static final String UNBUILT = "development";

    private Version() {}

    /** As the build has written it into the jar; {@code development} where there is none. */
    public static String ofThis() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse(UNBUILT);
    }

    /** Lets {@code line} and all below it say it. */
    static void into(CommandLine line) {
        line.getCommandSpec().version("Trackside " + ofThis());
        line.getSubcommands().values().forEach(Version::into);
    }
}
