package io.trackside.table;

/**
 * The buttons and lamps of a table, as screens deal with them. For any number of threads. Throws
 * {@link io.trackside.rules.BadInput} when no panel works now.
 */
public interface ControlPanel {
    PanelView view();

    /**
     * Presses a button of a panel that has no real ones, and comes back when the finger is off it.
     *
     * @param hold whether it is pressed long
     * @throws io.trackside.rules.BadInput if there is no such button, or the buttons are real ones
     */
    void press(String button, boolean hold);
}
