package io.trackside.mqtt;

import java.util.List;
import java.util.regex.Pattern;

/** Home-made dice that say one digit every two seconds, thrown or not: {@code 4}, and {@code 0} before the first one. */
final class PlainDigit implements Dialect {
    private static final Pattern DIGIT = Pattern.compile("\\d");

    @Override
    public String kind() {
        return "plain-digit";
    }

    @Override
    public Source source() {
        return Source.LEVEL;
    }

    @Override
    public boolean tellsRolling() {
        return false;
    }

    @Override
    public List<String> topics(String own) {
        return List.of("dice/+");
    }

    @Override
    public List<Reading> read(String topic, String text) {
        String id = Topics.last(topic);
        String digit = text.strip();
        if (!DIGIT.matcher(digit).matches()) {
            return List.of();
        }
        return List.of(digit.equals("0") ? Reading.of(id, Motion.QUIET) : Reading.of(id, Motion.SHOWS, digit));
    }
}
