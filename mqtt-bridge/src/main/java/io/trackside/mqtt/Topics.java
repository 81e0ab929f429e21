package io.trackside.mqtt;

/** Topics and filters of them. */
final class Topics {
    private Topics() {}

    /** Whether {@code filter}, which may have {@code +} and {@code #}, is about {@code topic}. */
    static boolean matches(String filter, String topic) {
        String[] wanted = filter.split("/", -1);
        String[] levels = topic.split("/", -1);
        for (int i = 0; i < wanted.length; i++) {
            if (wanted[i].equals("#")) {
                return true;
            }
            if (i >= levels.length || (!wanted[i].equals("+") && !wanted[i].equals(levels[i]))) {
                return false;
            }
        }
        return wanted.length == levels.length;
    }

    /** Whether {@code filter} can be one: wildcards are whole levels, and {@code #} the last. */
    static boolean isFilter(String filter) {
        String[] levels = filter.split("/", -1);
        for (int i = 0; i < levels.length; i++) {
            boolean wild = levels[i].contains("#") || levels[i].contains("+");
            if ((wild && levels[i].length() > 1) || (levels[i].equals("#") && i < levels.length - 1)) {
                return false;
            }
        }
        return !filter.isEmpty() && filter.indexOf('\0') < 0;
    }

    /** The part behind the last slash. */
    static String last(String topic) {
        return topic.substring(topic.lastIndexOf('/') + 1);
    }
}
