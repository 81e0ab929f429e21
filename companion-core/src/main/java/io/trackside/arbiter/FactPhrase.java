package io.trackside.arbiter;

import io.trackside.rules.Fact;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.rules.Track;

/** Which text says a fact. Arguments are named after the parts of the fact; the file of texts lists those beside them. */
record FactPhrase(Naming names) {
    Phrase of(Fact fact) {
        return switch (fact) {
            case Fact.TurnBegan(Runner runner) -> about("turn-began", runner);
            case Fact.TurnEnded(Runner runner, int from, int to) ->
                about("turn-ended", runner).with("from", from).with("to", to);
            case Fact.MainMoveLost(Runner runner) -> about("main-move-lost", runner);
            case Fact.StoodUp(Runner runner) -> about("stood-up", runner);
            case Fact.Rolled(Runner runner, int face) -> about("rolled", runner).with("face", face);
            case Fact.RolledForPower(Runner runner, Runner owner, int face) ->
                about("rolled-for-power", runner, owner).with("face", face);
            case Fact.Rerolled(Runner runner, Runner owner) -> about("rerolled", runner, owner);
            case Fact.Decided(Runner who, Runner owner, Racer power, boolean used) ->
                said("decided", "who", names.of(who), "owner", names.of(owner), "own", who == owner, "used", used)
                        .with("power", names.of(power));
            case Fact.Guessed(Runner runner, int face) ->
                about("guessed", runner).with("face", face);
            case Fact.Foretold(Runner runner, Runner winner) ->
                about("foretold", runner).with("winner", names.of(winner)).with("own", runner == winner);
            case Fact.MainMoveReplaced(Runner runner, int spaces) ->
                about("main-move-replaced", runner).with("spaces", spaces);
            case Fact.Adjusted adjusted -> of(adjusted);
            case Fact.MainMoveCounted(Runner runner, int spaces) ->
                about("main-move-counted", runner).with("spaces", spaces);
            case Fact.Moved moved -> of(moved);
            case Fact.Followed(Runner runner, Runner host, int to) ->
                about("followed", runner).with("host", names.of(host)).with("to", to);
            case Fact.SpacesSkipped(Runner runner, int count) ->
                about("spaces-skipped", runner).with("count", count);
            case Fact.Blocked(Runner runner, Runner owner, int target) ->
                about("blocked", runner, owner).with("target", target).with("beyond", target - Track.FINISH);
            case Fact.PutBehind(Runner runner, Runner owner, int to) ->
                about("put-behind", runner, owner).with("to", to);
            case Fact.Warped(Runner runner, int from, int to) ->
                about("warped", runner).with("from", from).with("to", to);
            case Fact.Passed(Runner passer, Runner passed) ->
                said("passed", "passer", names.of(passer), "passed", names.of(passed));
            case Fact.Stopped stopped -> of(stopped);
            case Fact.TrackSpaceActed(Runner runner, int space, int spaces) ->
                about("track-space-acted", runner).with("space", space).with("spaces", spaces);
            case Fact.Tripped(Runner runner) -> about("tripped", runner);
            case Fact.Eliminated(Runner runner) -> about("eliminated", runner);
            case Fact.Placed(Runner runner, int place) ->
                about("placed", runner).with("place", place);
            case Fact.ChipsTaken(Runner runner, int points) ->
                about("chips-taken", runner)
                        .with("points", points)
                        .with("chips", Math.abs(points))
                        .with("way", points < 0 ? "gives" : "takes");
            case Fact.RunsWith(Runner runner, Racer card) -> withCard("runs-with", runner, card);
            case Fact.Drew(Runner runner, Racer card) -> withCard("drew", runner, card);
            case Fact.PowerHappened(Runner owner, Racer power, int times) ->
                ofPower("power-happened", owner, power).with("times", times);
            case Fact.GoesNext(Runner runner) -> about("goes-next", runner);
            case Fact.ExtraTurnEarned(Runner runner) -> about("extra-turn-earned", runner);
            case Fact.LoopCut(Runner owner, Racer power) -> ofPower("loop-cut", owner, power);
            case Fact.DroppedOut(Runner owner, Racer power) -> ofPower("dropped-out", owner, power);
            case Fact.NotMet(Runner owner, Racer power) -> ofPower("not-met", owner, power);
            case Fact.RaceEnded() -> said("race-ended");
        };
    }

    private Phrase of(Fact.Adjusted adjusted) {
        return said(
                "adjusted",
                "mover",
                names.of(adjusted.mover()),
                "owner",
                names.of(adjusted.owner()),
                "own",
                adjusted.mover() == adjusted.owner(),
                "spaces",
                adjusted.spaces(),
                "distance",
                Math.abs(adjusted.spaces()),
                "way",
                adjusted.spaces() < 0 ? "minus" : "plus");
    }

    private Phrase of(Fact.Moved moved) {
        return about("moved", moved.runner())
                .with("from", moved.from())
                .with("to", moved.to())
                .with("spaces", moved.spaces())
                .with("distance", Math.abs(moved.spaces()))
                .with("way", way(moved));
    }

    private Phrase of(Fact.Stopped stopped) {
        return about("stopped", stopped.runner())
                .with("space", stopped.space())
                .with("others", names.of(stopped.others()))
                .with("count", stopped.others().size());
    }

    private static String way(Fact.Moved moved) {
        if (moved.from() == moved.to()) {
            return moved.spaces() < 0 ? "behindStart" : "nowhere";
        }
        if (moved.spaces() > 0) {
            return "forward";
        }
        return moved.from() + moved.spaces() < Track.START ? "cutShort" : "back";
    }

    private Phrase about(String fact, Runner runner) {
        return said(fact, "runner", names.of(runner));
    }

    private Phrase about(String fact, Runner runner, Runner owner) {
        return about(fact, runner).with("owner", names.of(owner)).with("own", runner == owner);
    }

    private Phrase withCard(String fact, Runner runner, Racer card) {
        return about(fact, runner).with("card", names.of(card)).with("id", card.id());
    }

    private Phrase ofPower(String fact, Runner owner, Racer power) {
        return said(
                fact,
                "owner",
                names.of(owner),
                "power",
                names.of(power),
                "id",
                power.id(),
                "own",
                names.racer(owner) == power);
    }

    private static Phrase said(String fact, Object... details) {
        return Phrase.of("fact." + fact, details);
    }
}
