package io.trackside.kiosk;

import io.trackside.table.TableView;

/** Which page belongs to what the table waits for. */
final class Pages {
    private Pages() {}

    enum Kind {
        HOME,
        ROLL_OFF,
        DRAFT,
        LINE_UP,
        RACE,
        AFTER_RACE,
        OVER,
        RESTORE
    }

    static Kind kindOf(TableView view) {
        if (view.game().isEmpty()) {
            return Kind.HOME;
        }
        return switch (view.prompt().map(TableView.Prompt::kind).orElse("")) {
            case "restore" -> Kind.RESTORE;
            case "roll-off" -> Kind.ROLL_OFF;
            case "row", "draft" -> Kind.DRAFT;
            case "line-up", "reveal" -> Kind.LINE_UP;
            case "next-race" -> Kind.AFTER_RACE;
            case "over" -> Kind.OVER;
            default -> view.game().orElseThrow().onTrack().isPresent() ? Kind.RACE : Kind.HOME;
        };
    }

    static Page of(Kind kind, Kiosk kiosk) {
        return switch (kind) {
            case HOME -> new HomePage(kiosk);
            case ROLL_OFF -> new RollOffPage(kiosk);
            case DRAFT -> new DraftPage(kiosk);
            case LINE_UP -> new LineUpPage(kiosk);
            case RACE -> new RacePage(kiosk);
            case AFTER_RACE -> new AfterRacePage(kiosk);
            case OVER -> new OverPage(kiosk);
            case RESTORE -> new RestorePage(kiosk);
        };
    }
}
