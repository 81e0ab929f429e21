package io.trackside.rules;

/** Listens to what happens and why. */
public interface Chronicle {
    /** Wants nothing: facts are not even made. */
    Chronicle SILENT = new Chronicle() {
        @Override
        public void note(Ruling ruling) {}

        @Override
        public boolean listens() {
            return false;
        }
    };

    void note(Ruling ruling);

    /** Whether facts are to be made at all. */
    default boolean listens() {
        return true;
    }

    /** Whether powers that were considered and did not act are to be noted too. */
    default boolean asksWhyNot() {
        return false;
    }
}
