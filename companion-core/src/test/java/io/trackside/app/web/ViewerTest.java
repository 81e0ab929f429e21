package io.trackside.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class ViewerTest {
    private static final Duration LONG = Duration.ofMinutes(1);

    @Test
    void views_come_in_order_until_the_end() throws Exception {
        Viewer viewer = new Viewer(LONG, gone -> {});
        viewer.offer(shown(1));
        viewer.offer(shown(2));
        viewer.end();
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        viewer.writeTo(out);

        assertThat(out.toString(StandardCharsets.UTF_8))
                .isEqualTo(":\n\nevent: view\nid: run.1\ndata: 1\n\nevent: view\nid: run.2\ndata: 2\n\n");
    }

    @Test
    void who_is_too_slow_goes_on_with_the_newest() throws Exception {
        Viewer viewer = new Viewer(LONG, gone -> {});
        for (int i = 1; i <= Views.KEPT + 1; i++) {
            viewer.offer(shown(i));
        }
        viewer.end();
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        viewer.writeTo(out);

        assertThat(out.toString(StandardCharsets.UTF_8))
                .isEqualTo(":\n\nevent: view\nid: run.%d\ndata: %1$d\n\n".formatted(Views.KEPT + 1));
    }

    @Test
    void silence_is_broken_by_signs_of_life() throws Exception {
        List<Integer> lengths = new ArrayList<>();
        Viewer viewer = new Viewer(Duration.ofMillis(1), gone -> {});

        viewer.writeTo(new OutputStream() {
            @Override
            public void write(int one) {}

            @Override
            public void write(byte[] bytes) throws IOException {
                lengths.add(bytes.length);
                if (lengths.size() == 5) {
                    viewer.end();
                }
            }
        });

        assertThat(lengths).containsExactly(3, 3, 3, 3, 3);
    }

    @Test
    void who_goes_is_told_of() {
        List<Viewer> gone = new ArrayList<>();
        Viewer viewer = new Viewer(LONG, gone::add);

        viewer.close();

        assertThat(gone).containsExactly(viewer);
    }

    private static Shown shown(long version) {
        return new Shown(
                "view", version, "run." + version, () -> Long.toString(version).getBytes(StandardCharsets.UTF_8));
    }
}
