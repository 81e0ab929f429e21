package io.trackside.kiosk.look;

import javafx.scene.paint.Color;

/**
 * How people see colours: the simulation of Machado, Oliveira and Fernandes (2009) at full severity, distances in CIE
 * Lab (2.3 is about the least that people notice), contrast as WCAG 2 defines it.
 */
enum Eyes {
    FULL(1, 0, 0, 0, 1, 0, 0, 0, 1),
    PROTANOPIA(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    DEUTERANOPIA(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    TRITANOPIA(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

    /** Row by row, on linear red, green and blue. */
    @SuppressWarnings("ImmutableEnumChecker") // nobody writes into it
    private final double[] matrix;

    Eyes(double... matrix) {
        this.matrix = matrix;
    }

    double distance(Color one, Color other) {
        double[] first = lab(one);
        double[] second = lab(other);
        return Math.hypot(Math.hypot(first[0] - second[0], first[1] - second[1]), first[2] - second[2]);
    }

    static double contrast(Color one, Color other) {
        double first = luminance(one) + 0.05;
        double second = luminance(other) + 0.05;
        return Math.max(first, second) / Math.min(first, second);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private double[] lab(Color colour) {
        double[] light = {linear(colour.getRed()), linear(colour.getGreen()), linear(colour.getBlue())};
        double r = seen(0, light);
        double g = seen(1, light);
        double b = seen(2, light);
        double x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
        double y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
        double z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private double seen(int row, double[] light) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += matrix[3 * row + i] * light[i];
        }
        return Math.clamp(sum, 0, 1);
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }

    private static double root(double part) {
        return part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16.0 / 116;
    }
}
