package io.trackside.hardware;

import io.trackside.app.BroughtCommand;
import io.trackside.rules.BadInput;
import io.trackside.text.Texts;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;

/** What a builder asks of a panel, apart from any game. */
public final class PanelCommand implements BroughtCommand {
    private static final int FAULTY = 2;
    private static final int NO_PINS = 3;

    @Override
    public Object in(Texts texts) {
        CommandLine panel = new CommandLine(new PanelVerbs());
        panel.addSubcommand(new Check(texts));
        panel.addSubcommand(new Wiring(texts));
        return panel;
    }

    @CommandLine.Command(name = "panel", mixinStandardHelpOptions = true)
    private static final class PanelVerbs {}

    /** Both begin by reading a panel, and tell everything that is wrong with it. */
    private abstract static class OnAPanel implements Callable<Integer> {
        final Texts texts;

        @CommandLine.Spec
        private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

        @CommandLine.Parameters(paramLabel = "FILE", descriptionKey = "panel-file")
        private Path file = Path.of("");

        OnAPanel(Texts texts) {
            this.texts = texts;
        }

        @Override
        public Integer call() throws Exception {
            return switch (PanelFile.read(file)) {
                case PanelFile.Good(Panel panel) ->
                    with(panel, file, spec.commandLine().getOut());
                case PanelFile.Bad(List<BadInput> faults) -> {
                    PrintWriter err = spec.commandLine().getErr();
                    faults.forEach(fault -> err.println(file + ": " + said(fault)));
                    err.flush();
                    yield FAULTY;
                }
            };
        }

        abstract int with(Panel panel, Path from, PrintWriter out) throws Exception;

        String said(BadInput fault) {
            return texts.text("bad." + fault.key(), fault.details());
        }

        void complain(String complaint) {
            PrintWriter err = spec.commandLine().getErr();
            err.println("trackside: " + complaint);
            err.flush();
        }
    }

    @CommandLine.Command(name = "check", mixinStandardHelpOptions = true)
    private static final class Check extends OnAPanel {
        Check(Texts texts) {
            super(texts);
        }

        @Override
        int with(Panel panel, Path file, PrintWriter out) throws InterruptedException {
            PanelCheck check = new PanelCheck(panel, texts, out, System::nanoTime, Thread::sleep);
            check.file(file.toString());
            if (!RaspberryPi.isHere()) {
                out.println(texts.text("panel.no-pi"));
                out.flush();
                return CommandLine.ExitCode.OK;
            }
            try (Board board = GpiodBoard.open(panel)) {
                Runtime.getRuntime().addShutdownHook(new Thread(() -> new Lamps(panel, board).dark(), "dark"));
                check.lamps(board);
                check.buttons(board);
                return CommandLine.ExitCode.OK;
            } catch (BoardTrouble trouble) {
                complain(said(trouble.told()));
                return NO_PINS;
            }
        }
    }

    @CommandLine.Command(name = "wiring", mixinStandardHelpOptions = true)
    private static final class Wiring extends OnAPanel {
        Wiring(Texts texts) {
            super(texts);
        }

        @Override
        int with(Panel panel, Path file, PrintWriter out) {
            String name = Optional.ofNullable(file.getFileName())
                    .map(Path::toString)
                    .orElse("panel")
                    .replaceFirst("\\.[^.]*$", "");
            write(file.resolveSibling(name + ".md"), new WiringTable(panel, texts).page(name), out);
            write(file.resolveSibling(name + ".svg"), WiringDiagram.of(panel, name, texts), out);
            return CommandLine.ExitCode.OK;
        }

        private void write(Path file, String content, PrintWriter out) {
            try {
                Files.writeString(file, content);
            } catch (IOException full) {
                throw BadInput.of("panel-unwritten", "file", file.toString());
            }
            out.println(texts.text("panel.written", Map.of("file", file.toString())));
            out.flush();
        }
    }
}
