package io.trackside.kiosk;

/** What a screen can be heard by. Nothing waits for it, and a machine without sound is as good as one with it. */
interface Speaker extends AutoCloseable {
    Speaker SILENT = new Speaker() {
        @Override
        public void play(Cue cue) {}

        @Override
        public void read(String language, String words) {}

        @Override
        public void close() {}
    };

    void play(Cue cue);

    /** Reads {@code words} out; what is read out still is broken off. */
    void read(String language, String words);

    @Override
    void close();
}
