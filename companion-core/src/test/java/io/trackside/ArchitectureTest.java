package io.trackside;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess.Predicates;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.trackside.rules.Power;
import java.util.Arrays;
import java.util.stream.Stream;

/** Which package may know which, and what keeps the rules the same in every replay. */
@AnalyzeClasses(packages = "io.trackside", importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

    private static final String RULES = "io.trackside.rules..";
    private static final String RACERS = "io.trackside.rules.racers..";

    /** Order by hash, chance, clock, language of the machine: each would make a replay differ from the race. */
    private static final DescribedPredicate<JavaClass> UNREPEATABLE = belongTo(nameMatching("java\\.util\\.("
                            + "HashMap|HashSet|Hashtable|IdentityHashMap|WeakHashMap|"
                            + "Random|SplittableRandom|UUID|Locale|Formatter|Date|Calendar|TimeZone|Timer|Scanner)"
                            + "|java\\.lang\\.(Thread|ThreadLocal|Runtime|Process|ProcessBuilder)")
                    .forSubtype())
            .as("unrepeatable classes");

    @ArchTest
    static final ArchRule the_rules_know_only_plain_java = classes()
            .that()
            .resideInAPackage(RULES)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                            RULES,
                            "java.lang..",
                            "java.util",
                            "java.util.function",
                            "java.util.stream",
                            "org.jspecify.annotations")
                    .and(not(UNREPEATABLE)))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule the_rules_ask_neither_clock_nor_chance_nor_hash_order = noClasses()
            .that()
            .resideInAPackage(RULES)
            .should()
            .callMethodWhere(Predicates.target(nameMatching("currentTimeMillis|nanoTime|identityHashCode|random"))
                    .as("its name asks for time or chance"))
            .orShould()
            .callMethodWhere(Predicates.target(nameMatching("parallel|parallelStream|toSet|toUnmodifiableSet"))
                    .as("its order is not settled"))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule the_rules_count_in_whole_numbers = noFields()
            .that()
            .areDeclaredInClassesThat(resideInAPackage(RULES))
            .should()
            .haveRawType(nameMatching("float|double|\\[+[FD]|(\\[+L)?java\\.lang\\.(Float|Double);?")
                    .forSubtype())
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule the_rules_hold_no_shared_state = fields().that()
            .areDeclaredInClassesThat(resideInAPackage(RULES))
            .and()
            .areStatic()
            .should()
            .beFinal()
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule the_engine_knows_no_racer = noClasses()
            .that()
            .resideInAPackage(RULES)
            .and()
            .resideOutsideOfPackage(RACERS)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(RACERS)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule racers_remember_nothing_themselves = fields().that()
            .areDeclaredInClassesThat(JavaClass.Predicates.assignableTo(Power.class))
            .should()
            .beStatic()
            .because("a race can be copied and replayed only when all its state is in Race")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule the_table_may_know = mayKnow("table", "rules");

    @ArchTest
    static final ArchRule the_arbiter_may_know = mayKnow("arbiter", "rules", "table");

    @ArchTest
    static final ArchRule the_odds_may_know = mayKnow("odds", "rules");

    @ArchTest
    static final ArchRule the_texts_may_know_nothing = mayKnow("text");

    @ArchTest
    static final ArchRule only_the_application_knows_spring = noClasses()
            .that()
            .resideInAPackage("io.trackside..")
            .and()
            .resideOutsideOfPackage("io.trackside.app..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.springframework..")
            .allowEmptyShould(true);

    /** ArchUnit's own option of this kind knows only target/test-classes, not the folders of our other builds. */
    static final class WithoutTests implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("/test-classes/");
        }
    }

    private static ArchRule mayKnow(String name, String... others) {
        String[] known = Stream.concat(Stream.of(name), Arrays.stream(others))
                .map(other -> "io.trackside." + other + "..")
                .toArray(String[]::new);
        return noClasses()
                .that()
                .resideInAPackage("io.trackside." + name + "..")
                .should()
                .dependOnClassesThat(resideInAPackage("io.trackside..").and(not(resideInAnyPackage(known))))
                .allowEmptyShould(true);
    }
}
