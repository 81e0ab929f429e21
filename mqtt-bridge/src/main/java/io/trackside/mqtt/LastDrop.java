package io.trackside.mqtt;

import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A companion of another game: {@code {"command":"roll","playerId":0,"diceValue":4}}. Its other commands, such as
 * {@code undo}, are none of ours.
 */
final class LastDrop implements Dialect {
    @Override
    public String kind() {
        return "last-drop";
    }

    @Override
    public Source source() {
        return Source.EVENT;
    }

    @Override
    public boolean tellsRolling() {
        return false;
    }

    @Override
    public List<String> topics(String own) {
        return List.of("lastdrop/#");
    }

    @Override
    public List<Reading> read(String topic, String text) {
        return Json.object(text).map(LastDrop::read).orElse(List.of());
    }

    private static List<Reading> read(JsonNode node) {
        Optional<String> player = Json.word(node.path("playerId"));
        if (player.isEmpty() || !Json.word(node.path("command")).equals(Optional.of("roll"))) {
            return List.of();
        }
        return Json.word(node.path("diceValue")).map(value -> Reading.of(player.get(), Motion.SETTLED, value)).stream()
                .toList();
    }
}
