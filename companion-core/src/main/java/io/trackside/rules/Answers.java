package io.trackside.rules;

import java.util.List;

/**
 * Who answers for the table: people through a journal, chance and a policy in play-outs, a script in tests. Numbers as
 * in {@link Question}. May leave by {@link Awaiting} when there is no answer yet.
 */
public interface Answers {
    /** The face, 1 to 6, of {@code roller}'s main-move die. */
    int mainDie(Race race, Runner roller);

    /** The face, 1 to 6, of a die {@code roller} throws because of {@code owner}'s power. */
    int powerDie(Race race, Runner roller, Runner owner);

    /** Whether {@code who} uses {@code owner}'s power. */
    boolean may(Race race, Runner who, Runner owner);

    /** Index of one of {@code options}; {@link Question#NO} for nobody if {@code optional}. */
    int racer(Race race, Runner me, Runners options, boolean optional);

    /** Index of the one of {@code leaders}, at least two, whose power {@code me} takes. */
    int leader(Race race, Runner me, Runners leaders);

    /** One of {@code spaces}, or {@link Question#NO}. */
    int space(Race race, Runner me, List<Integer> spaces);

    /** The face {@code me} expects, 1 to 6, or {@link Question#NO}. */
    int guess(Race race, Runner me);

    /** Index of the one of {@code options}, all of one player, that plays first. */
    int ownRacer(Race race, Runners options);

    /** Index in {@code deck} of the card drawn. */
    int draw(Race race, Runner me, List<Racer> deck);

    /** Index in {@code cards}, or {@link Question#NO} if {@code optional}. */
    int card(Race race, Runner me, List<Racer> cards, boolean optional);
}
