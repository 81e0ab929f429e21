package io.trackside.kiosk;

/** A page of the table's own: nothing lies below it, so that the way back leads to the menu. */
abstract class AtTable extends Framed {
    AtTable(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    final String backSays() {
        return kiosk.menuSays();
    }

    @Override
    final void back() {
        kiosk.menu();
    }
}
