package io.trackside.hardware;

/** A drawing in the making: lines, boxes and words, in units of a pixel. */
final class Svg {
    private static final String THIN = "1";
    private static final String THICK = "2";

    private final StringBuilder shapes = new StringBuilder();

    void line(double x1, double y1, double x2, double y2, String colour) {
        open("line").with("x1", x1).with("y1", y1).with("x2", x2).with("y2", y2);
        with("stroke", colour).with("stroke-width", THICK).close();
    }

    void box(double x, double y, double width, double height, String fill, String stroke) {
        open("rect").with("x", x).with("y", y).with("width", width).with("height", height);
        with("rx", 3).with("fill", fill).with("stroke", stroke).close();
    }

    void dot(double x, double y, double radius, String fill, String stroke) {
        open("circle").with("cx", x).with("cy", y).with("r", radius);
        with("fill", fill).with("stroke", stroke).close();
    }

    /** A triangle that stands on a line from {@code y - half} to {@code y + half} at {@code base}. */
    void triangle(double base, double tip, double y, double half, String fill) {
        String corners = number(base) + "," + number(y - half) + " " + number(base) + "," + number(y + half) + " "
                + number(tip) + "," + number(y);
        open("polygon").with("points", corners).with("fill", fill).with("stroke", "#333333");
        with("stroke-width", THIN).close();
    }

    /** {@code anchor}: where {@code x} is, {@code start}, {@code middle} or {@code end} of the words. */
    void words(double x, double y, String anchor, int size, String colour, String words) {
        open("text").with("x", x).with("y", y).with("text-anchor", anchor);
        with("font-size", size).with("fill", colour);
        shapes.append('>').append(escaped(words)).append("</text>\n");
    }

    /** The whole drawing. */
    String of(int width, int height) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + " " + height + "\" width=\"" + width
                + "\" height=\"" + height + "\" font-family=\"DejaVu Sans, Verdana, sans-serif\">\n"
                + "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n" + shapes + "</svg>\n";
    }

    private Svg open(String name) {
        shapes.append('<').append(name);
        return this;
    }

    private Svg with(String name, double value) {
        return with(name, number(value));
    }

    private Svg with(String name, String value) {
        shapes.append(' ').append(name).append("=\"").append(escaped(value)).append('"');
        return this;
    }

    private void close() {
        shapes.append("/>\n");
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }

    private static String escaped(String words) {
        return words.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
