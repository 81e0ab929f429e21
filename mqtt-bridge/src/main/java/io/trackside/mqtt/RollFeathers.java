package io.trackside.mqtt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The web hook of a roll server, handed on: several dice in {@code result_dice}, each with {@code id}, {@code name},
 * {@code type}, {@code value} and {@code battery}. {@code aggregate} is a sum and no die.
 */
final class RollFeathers implements Dialect {
    @Override
    public String kind() {
        return "roll-feathers";
    }

    @Override
    public Source source() {
        return Source.BATCH;
    }

    @Override
    public boolean tellsRolling() {
        return false;
    }

    @Override
    public List<String> topics(String own) {
        return List.of("roll-feathers/#", "roll_feathers/#");
    }

    @Override
    public List<Reading> read(String topic, String text) {
        return Json.object(text).map(RollFeathers::read).orElse(List.of());
    }

    private static List<Reading> read(JsonNode node) {
        Optional<String> stamp = Json.word(node.path("timestamp"));
        List<Reading> readings = new ArrayList<>();
        for (JsonNode die : node.path("result_dice")) {
            Optional<String> id = Json.word(die, "id", "name");
            Optional<String> value = Json.word(die.path("value"));
            if (id.isPresent() && value.isPresent()) {
                readings.add(Reading.of(id.get(), Motion.SETTLED)
                        .withRaw(value)
                        .withBattery(Json.percent(die.path("battery")))
                        .asThrow(stamp)
                        .sixSided(Json.word(die.path("type")).orElse("d6").equals("d6")));
            }
        }
        return readings;
    }
}
