package io.trackside.kiosk.look;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.paint.Paint;

/**
 * What a screen looks like, as a PNG. JavaFX itself can only write pictures through AWT, which a Pi without a desktop
 * need not have.
 */
public final class Picture {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

    private final int width;
    private final int height;

    /** Row by row. */
    private final int[] argb;

    private Picture(int width, int height, int[] argb) {
        this.width = width;
        this.height = height;
        this.argb = argb;
    }

    /** On the JavaFX thread. */
    public static Picture of(Scene scene) {
        return of(scene.snapshot(null));
    }

    /** On the JavaFX thread: the box of a node that is in no scene, laid out at its preferred size. */
    public static Picture of(Node node, Paint background) {
        SnapshotParameters how = new SnapshotParameters();
        how.setFill(background);
        node.autosize();
        Bounds box = node.localToParent(node.getLayoutBounds());
        how.setViewport(new Rectangle2D(box.getMinX(), box.getMinY(), box.getWidth(), box.getHeight()));
        return of(node.snapshot(how, null));
    }

    public static Picture of(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] argb = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
        return new Picture(width, height, argb);
    }

    /** In pixels. */
    public int width() {
        return width;
    }

    /** In pixels. */
    public int height() {
        return height;
    }

    /** One pixel. */
    public int argb(int x, int y) {
        return argb[y * width + x];
    }

    /** The bytes of a PNG file: eight bits per channel, no alpha. */
    public byte[] png() {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(SIGNATURE);
        chunk(
                file,
                "IHDR",
                ByteBuffer.allocate(13)
                        .putInt(width)
                        .putInt(height)
                        .put(new byte[] {8, 2, 0, 0, 0})
                        .array());
        chunk(file, "IDAT", deflated(rows()));
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    /** Writes a PNG file, and the folders it needs. */
    public void write(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Files.write(file, png());
    }

    /** Each row begins with its filter: 0, none, which suits flat areas. */
    private byte[] rows() {
        byte[] rows = new byte[height * (1 + 3 * width)];
        int at = 0;
        for (int y = 0; y < height; y++) {
            rows[at++] = 0;
            for (int x = 0; x < width; x++) {
                for (int shift = 16; shift >= 0; shift -= 8) {
                    rows[at++] = (byte) (argb(x, y) >> shift);
                }
            }
        }
        return rows;
    }

    private static byte[] deflated(byte[] bytes) {
        try (Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION)) {
            deflater.setInput(bytes);
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] buffer = new byte[8192];
            while (!deflater.finished()) {
                out.write(buffer, 0, deflater.deflate(buffer));
            }
            return out.toByteArray();
        }
    }

    private static void chunk(ByteArrayOutputStream file, String name, byte[] content) {
        ByteBuffer checked = ByteBuffer.allocate(4 + content.length)
                .put(name.getBytes(StandardCharsets.US_ASCII))
                .put(content)
                .flip();
        CRC32 sum = new CRC32();
        sum.update(checked.duplicate());
        file.writeBytes(ByteBuffer.allocate(4).putInt(content.length).array());
        file.writeBytes(checked.array());
        file.writeBytes(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
    }
}
