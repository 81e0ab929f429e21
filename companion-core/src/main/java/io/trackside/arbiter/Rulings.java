package io.trackside.arbiter;

import io.trackside.rules.Fact;
import io.trackside.rules.Racer;
import io.trackside.rules.Rule;
import io.trackside.rules.Rules;
import io.trackside.rules.Ruling;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.GameView;
import io.trackside.table.RulingView;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Makes rulings again of what the table shows of them, in ids and numbers. For any thread. */
public final class Rulings {
    private static final Map<String, Class<?>> FACTS = Arrays.stream(Fact.class.getPermittedSubclasses())
            .collect(Collectors.toUnmodifiableMap(fact -> kebab(fact.getSimpleName()), fact -> fact));

    private final Map<String, Racer> racers = new TreeMap<>();
    private final Map<String, Rule> rules = new TreeMap<>();

    /** By the racers of {@code catalogue} and the rules they and the game have. */
    public Rulings(Catalogue catalogue) {
        Rules.all().forEach(this::add);
        add(Racer.NONE);
        catalogue.racers().forEach(this::add);
    }

    /** {@code views} of one race of {@code game}; what nobody here knows, as it is of other rules, is left out. */
    public Retold retold(List<RulingView> views, Optional<GameView> game) {
        List<RulingView> known = views.stream().filter(this::isKnown).toList();
        List<String> lineUp = lineUp(known, game);
        List<Ruling> rulings = new ArrayList<>();
        for (RulingView view : known) {
            Rule rule = found(rules, view.rule());
            rulings.add(new Ruling(view.number(), view.because(), rule, fact(view, lineUp)));
        }
        return new Retold(lineUp.stream().map(id -> found(racers, id)).toList(), rulings);
    }

    // ---- who runs ------------------------------------------------------------------------------------------------

    /** The line-up they all come from; just those mentioned, when it is not in the game any more. */
    private static List<String> lineUp(List<RulingView> views, Optional<GameView> game) {
        Set<String> mentioned = new LinkedHashSet<>();
        views.forEach(view -> mentioned.addAll(runners(view)));
        return game.stream()
                .flatMap(now -> lineUps(now).stream())
                .filter(lineUp -> lineUp.containsAll(mentioned))
                .findFirst()
                .orElseGet(() -> List.copyOf(mentioned));
    }

    private static List<List<String>> lineUps(GameView game) {
        List<List<String>> lineUps = new ArrayList<>();
        game.onTrack()
                .ifPresent(race -> lineUps.add(
                        race.figures().stream().map(GameView.Figure::racer).toList()));
        game.finished().reversed().forEach(race -> lineUps.add(race.racers()));
        return lineUps;
    }

    private static List<String> runners(RulingView view) {
        List<String> runners = new ArrayList<>();
        for (RecordComponent component : found(FACTS, view.fact()).getRecordComponents()) {
            Object detail = found(view.details(), component.getName());
            if (component.getType() == Runner.class) {
                runners.add(detail.toString());
            } else if (component.getType() == Runners.class) {
                ((List<?>) detail).forEach(id -> runners.add(id.toString()));
            }
        }
        return runners;
    }

    private boolean isKnown(RulingView view) {
        Class<?> fact = FACTS.get(view.fact());
        return fact != null
                && rules.containsKey(view.rule())
                && Arrays.stream(fact.getRecordComponents())
                        .allMatch(component ->
                                isKnown(component.getType(), view.details().get(component.getName())));
    }

    private boolean isKnown(Class<?> type, @Nullable Object detail) {
        if (type == Runner.class || type == Racer.class) {
            return detail instanceof String id && racers.containsKey(id);
        }
        if (type == Runners.class) {
            return detail instanceof List<?> ids && racers.keySet().containsAll(ids);
        }
        return type == boolean.class ? detail instanceof Boolean : detail instanceof Number;
    }

    // ---- what became true ----------------------------------------------------------------------------------------

    private Fact fact(RulingView view, List<String> lineUp) {
        Class<?> fact = found(FACTS, view.fact());
        RecordComponent[] components = fact.getRecordComponents();
        Object[] parts = new Object[components.length];
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            parts[i] = part(types[i], found(view.details(), components[i].getName()), lineUp);
        }
        try {
            return (Fact) fact.getDeclaredConstructor(types).newInstance(parts);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private Object part(Class<?> type, Object detail, List<String> lineUp) {
        if (type == Runner.class) {
            return Runner.of(lineUp.indexOf(detail.toString()));
        }
        if (type == Racer.class) {
            return found(racers, detail.toString());
        }
        if (type == Runners.class) {
            Runners runners = Runners.NOBODY;
            for (Object id : (List<?>) detail) {
                runners = runners.with(Runner.of(lineUp.indexOf(id.toString())));
            }
            return runners;
        }
        return type == int.class ? ((Number) detail).intValue() : detail;
    }

    private void add(Racer racer) {
        racers.put(racer.id(), racer);
        add(racer.card());
        racer.power().rules().forEach(this::add);
    }

    private void add(Rule rule) {
        rules.put(rule.id(), rule);
    }

    private static <T> T found(Map<String, T> among, String key) {
        T found = among.get(key);
        if (found == null) {
            throw new IllegalStateException("nobody checked whether there is a " + key);
        }
        return found;
    }

    private static String kebab(String name) {
        return name.replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }
}
