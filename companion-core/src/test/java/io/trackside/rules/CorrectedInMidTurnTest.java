package io.trackside.rules;

import static io.trackside.rules.LiveStory.live;
import static io.trackside.rules.Question.Kind.CARD;
import static io.trackside.rules.Question.Kind.DRAW;
import static io.trackside.rules.Question.Kind.MAIN_DIE;
import static io.trackside.rules.Question.Kind.MAY;
import static io.trackside.rules.Question.Kind.OWN_RACER;
import static io.trackside.rules.Question.Kind.POWER_DIE;
import static io.trackside.rules.Question.Kind.RACER;
import static io.trackside.rules.TableStory.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The table is put right by hand while somebody is asked. */
class CorrectedInMidTurnTest {
    /** Nobody has answered in this turn, and nothing has moved: the turn begins anew. */
    @Nested
    class BeforeTheTurnDidAnything {
        @Test
        void the_die_moves_from_where_the_racer_stands() {
            LiveStory story = live(table("gunk@0", "banana@9").when("gunk")).asks(MAIN_DIE, "gunk");
            story.endedBy(story.on("gunk", 4)).asks(MAIN_DIE, "gunk").turn(1);
            story.rolls(3).table("gunk@7", "banana@9").asks(MAIN_DIE, "banana").turn(2);
        }

        @Test
        void hare_is_alone_in_the_lead_of_the_corrected_table() {
            LiveStory story = live(table("hare@5", "gunk@5").when("hare")).asks(MAIN_DIE, "hare");
            story.endedBy(story.on("gunk", 3)).asks(MAIN_DIE, "gunk").table("hare@5", "gunk@3");
        }

        @Test
        void blimp_is_beyond_the_corner_of_the_corrected_table() {
            LiveStory story = live(table("blimp@10", "banana@3").when("blimp")).asks(MAIN_DIE, "blimp");
            story.askedAgainAfter(story.on("blimp", 16)).rolls(4).table("blimp@19", "banana@3");
        }

        @Test
        void heckler_measures_from_where_the_corrected_turn_began() {
            LiveStory story = live(table("gunk@5", "heckler@10").when("gunk")).asks(MAIN_DIE, "gunk");
            story.endedBy(story.on("gunk", 8)).rolls(1).table("gunk@9", "heckler@12");
        }

        @Test
        void one_that_lies_stands_up_instead_of_rolling() {
            LiveStory story = live(table("gunk@5", "banana@10").when("gunk")).asks(MAIN_DIE, "gunk");
            story.endedBy(story.lying("gunk")).table("gunk@5", "banana@10").asks(MAIN_DIE, "banana");
        }

        @Test
        void another_has_the_turn() {
            LiveStory story = live(table("gunk@5", "banana@10").when("gunk")).asks(MAIN_DIE, "gunk");
            story.endedBy(story.upNext("banana")).asks(MAIN_DIE, "banana").turn(1);
        }

        @Test
        void the_turn_is_told_anew_with_numbers_of_its_own() {
            LiveStory story = live(table("gunk@5", "banana@10").when("gunk")).told("TurnBegan");
            int before = story.played().news().getFirst().number();
            story.endedBy(story.on("gunk", 6)).told("TurnBegan");
            assertThat(story.played().news().getFirst().number()).isEqualTo(before + 1);
        }

        @Test
        void a_player_is_asked_again_which_racer_plays_first() {
            LiveStory story = live(table("gunk@5 of=p1", "banana@8 of=p1", "hare@2 of=p2", "legs@3 of=p2")
                            .when("p1"))
                    .asks(OWN_RACER, "gunk");
            story.endedBy(story.on("banana", 9)).asks(OWN_RACER, "gunk");
            story.endedBy(story.out("gunk")).asks(MAIN_DIE, "banana");
        }

        @Test
        void who_copies_the_lead_picks_before_the_turn_begins() {
            LiveStory story =
                    live(table("gunk@5", "banana@8", "copycat@2").when("gunk")).asks(MAIN_DIE, "gunk");
            story.endedBy(story.on("gunk", 8)).asks(RACER, "copycat").offers("gunk", "banana");
            story.endedBy(story.on("copycat", 3)).asks(RACER, "copycat");
            story.picks("banana").asks(MAIN_DIE, "gunk").table("gunk@8", "banana@8", "copycat@3");
            assertThat(story.played().race().holds(story.runner("copycat")).id())
                    .isEqualTo("banana");
        }

        @Test
        void what_happened_by_itself_does_not_happen_again() {
            // Lovable Loser was paid for being last before anybody could say anything.
            LiveStory story = live(table("lovable-loser@1", "gunk@5").when("lovable-loser"))
                    .asks(MAIN_DIE, "lovable-loser");
            assertThat(story.played().race().points(0)).isEqualTo(1);
            story.endedBy(story.on("gunk", 6)).asks(MAIN_DIE, "lovable-loser");
            assertThat(story.played().race().points(0)).isEqualTo(1);
        }
    }

    @Nested
    class AtAStepOfTheTurn {
        private LiveStory atHypnotist() {
            return live(table("hypnotist@5", "duelist@5", "legs@8").when("hypnotist"))
                    .asks(RACER, "duelist")
                    .no()
                    .asks(RACER, "hypnotist")
                    .offers("legs");
        }

        @Test
        void a_power_before_the_main_move_is_offered_again_on_the_corrected_table() {
            LiveStory story = atHypnotist();
            story.endedBy(story.on("legs", 5), story.on("duelist", 9)).offers("duelist");
            story = atHypnotist();
            story.askedAgainAfter(story.on("duelist", 9)).offers("duelist", "legs");
            story.picks("legs").table("hypnotist@5", "duelist@9", "legs@5").asks(MAIN_DIE, "hypnotist");
        }

        @Test
        void a_power_that_is_lost_by_the_correction_is_not_offered_again() {
            LiveStory story = live(table("copycat@2", "duelist@2", "hypnotist@8", "gunk@5")
                            .when("copycat"))
                    .asks(RACER, "duelist")
                    .no()
                    .asks(RACER, "copycat");
            story.endedBy(story.on("gunk", 9)).asks(MAIN_DIE, "copycat");
        }

        @Test
        void a_die_is_asked_again_and_one_that_lies_stands_up_first() {
            LiveStory story = atHypnotist().no().asks(MAIN_DIE, "hypnotist");
            story.endedBy(story.on("legs", 9)).asks(MAIN_DIE, "hypnotist");
            story.endedBy(story.lying("hypnotist")).table("hypnotist@5", "duelist@5", "legs@9");
            story.asks(RACER, "duelist")
                    .turn(1)
                    .no()
                    .no()
                    .asks(RACER, "duelist")
                    .turn(2);
        }

        @Test
        void after_a_reroll_one_that_lies_rolls_all_the_same() {
            LiveStory story = live(table("magician@0", "gunk@5").when("magician"))
                    .rolls(2)
                    .asks(MAY, "magician")
                    .yes()
                    .asks(MAIN_DIE, "magician");
            story.endedBy(story.lying("magician")).asks(MAIN_DIE, "magician");
            story.rolls(4).no().table("magician@3 lies", "gunk@5");
        }

        @Test
        void a_reroll_is_offered_again() {
            LiveStory story =
                    live(table("magician@0", "gunk@5").when("magician")).rolls(2);
            story.endedBy(story.on("magician", 3)).asks(MAY, "magician").no().table("magician@4", "gunk@5");
        }

        @Test
        void instead_of_rolling_is_offered_again() {
            LiveStory story =
                    live(table("legs@2", "duelist@2").when("legs")).no().asks(MAY, "legs");
            story.endedBy(story.on("duelist", 9)).asks(MAY, "legs").yes().table("legs@7", "duelist@9");
        }
    }

    /** Legs stops on Duelist's space: Duelist may shout, and Romantic waits behind it. */
    @Nested
    class InAChain {
        private LiveStory atTheShout(String... more) {
            String[] drawn = {"legs@0", "duelist@4", "romantic@10"};
            String[] all = java.util.stream.Stream.concat(java.util.Arrays.stream(drawn), java.util.Arrays.stream(more))
                    .toArray(String[]::new);
            return live(table(all).when("legs"))
                    .asks(MAY, "legs")
                    .no()
                    .rolls(4)
                    .asks(RACER, "duelist")
                    .waits("romantic");
        }

        @Test
        void what_waits_ends_with_the_correction_and_is_told() {
            LiveStory story = atTheShout();
            story.endedBy(story.on("legs", 3)).dropped("duelist", "romantic");
            story.table("legs@3", "duelist@4", "romantic@10")
                    .asks(MAIN_DIE, "duelist")
                    .turn(2);
        }

        @Test
        void the_turn_goes_on_with_its_end() {
            LiveStory story = atTheShout("heckler@20");
            story.endedBy(story.on("legs", 1)).table("legs@1", "duelist@4", "romantic@10", "heckler@22");
        }

        @Test
        void it_is_offered_again_and_what_waits_goes_on() {
            LiveStory story = atTheShout();
            story.askedAgainAfter(story.on("romantic", 12))
                    .dropped()
                    .asks(RACER, "duelist")
                    .waits("romantic");
            story.no().table("legs@4", "duelist@4", "romantic@14");
        }

        @Test
        void an_offer_looks_again_at_the_corrected_table() {
            LiveStory story = atTheShout();
            story.askedAgainAfter(story.on("legs", 3)).asks(MAIN_DIE, "duelist");
            story.table("legs@3", "duelist@4", "romantic@12"); // Romantic must: what wakes it is fixed (R4.3)
        }

        @Test
        void a_duel_under_way_is_offered_again() {
            LiveStory story = atTheShout()
                    .picks("legs")
                    .asks(POWER_DIE, "duelist")
                    .rolls(3)
                    .asks(POWER_DIE, "legs");
            story.askedAgainAfter(story.on("romantic", 4))
                    .asks(RACER, "duelist")
                    .offers("legs", "romantic");
        }

        @Test
        void a_duel_under_way_ends() {
            LiveStory story = atTheShout().picks("legs").rolls(3).asks(POWER_DIE, "legs");
            story.endedBy(story.on("duelist", 6)).dropped("duelist", "romantic").asks(MAIN_DIE, "duelist");
        }

        @Test
        void what_was_told_before_is_no_news() {
            LiveStory story = atTheShout().told("Rolled", "MainMoveCounted", "Moved", "Stopped");
            story.no().told("Decided", "Moved", "Stopped", "PowerHappened").asks(RACER, "duelist");
        }

        @Test
        void a_reroll_that_led_to_it_still_leads_to_the_new_die() {
            LiveStory story = live(table("gunk@0", "dicemonger@5", "scoocher@9", "suckerfish@9")
                            .when("gunk"))
                    .rolls(2)
                    .asks(MAY, "gunk")
                    .yes()
                    .asks(RACER, "suckerfish");
            story.endedBy(story.on("scoocher", 8)).dropped("scoocher");
            story.asks(MAIN_DIE, "gunk").table("gunk@0", "dicemonger@6", "scoocher@8", "suckerfish@9");
        }

        @Test
        void a_power_of_two_moves_is_abandoned_with_what_its_first_move_caused() {
            // Cheerleader's 2 leads Legs to Duelist; the 1 that would follow is abandoned too.
            LiveStory story = live(table("cheerleader@6", "legs@0", "duelist@2").when("cheerleader"))
                    .asks(MAY, "cheerleader")
                    .yes()
                    .asks(RACER, "duelist");
            story.endedBy(story.on("legs", 1)).asks(MAIN_DIE, "cheerleader");
            story.table("cheerleader@6", "legs@1", "duelist@2");
        }

        @Test
        void a_power_of_two_moves_goes_on_when_it_is_asked_again() {
            LiveStory story = live(table("cheerleader@6", "legs@0", "duelist@2").when("cheerleader"))
                    .yes()
                    .asks(RACER, "duelist");
            story.askedAgainAfter(story.on("legs", 1)).asks(MAIN_DIE, "cheerleader");
            story.table("cheerleader@7", "legs@1", "duelist@2");
        }
    }

    @Nested
    class WhoFollows {
        private LiveStory atTheFollower() {
            return live(table("gunk@0", "suckerfish@0", "banana@9").when("gunk"))
                    .rolls(4)
                    .asks(RACER, "suckerfish")
                    .table("gunk@0", "suckerfish@0", "banana@9");
        }

        @Test
        void the_main_move_ends_where_hands_put_it() {
            LiveStory story = atTheFollower();
            story.endedBy(story.on("gunk", 5)).asks(MAIN_DIE, "suckerfish");
            story.table("gunk@5", "suckerfish@0", "banana@9");
        }

        @Test
        void the_main_move_is_made_on_the_corrected_table() {
            LiveStory story = atTheFollower();
            story.askedAgainAfter(story.on("banana", 2))
                    .asks(RACER, "suckerfish")
                    .picks("gunk");
            story.table("gunk@4 lies", "suckerfish@4", "banana@2"); // in its turn Suckerfish stood up
            story = atTheFollower();
            story.askedAgainAfter(story.on("suckerfish", 1)).table("gunk@4", "suckerfish@1", "banana@9");
        }

        @Test
        void nobody_follows_when_it_is_skipped() {
            atTheFollower().skips().table("gunk@4", "suckerfish@0", "banana@9");
        }
    }

    /** Gunk joins Banana in the lead: Copycat picks, and Romantic is to be woken by the stop. */
    @Nested
    class AtALeadersPick {
        private LiveStory atThePick() {
            return live(table("gunk@6", "banana@10", "copycat@0", "romantic@3").when("gunk"))
                    .rolls(4)
                    .asks(RACER, "copycat")
                    .offers("gunk", "banana")
                    .table("gunk@10", "banana@10", "copycat@0", "romantic@3");
        }

        @Test
        void it_is_asked_again_and_the_move_still_wakes_what_reacts() {
            LiveStory story = atThePick();
            story.askedAgainAfter(story.on("copycat", 1)).asks(RACER, "copycat").offers("gunk", "banana");
            story.picks("gunk").table("gunk@10", "banana@10", "copycat@1", "romantic@5");
        }

        @Test
        void nothing_is_asked_when_one_leads_the_corrected_table() {
            LiveStory story = atThePick();
            story.askedAgainAfter(story.on("banana", 12)).asks(MAIN_DIE, "banana");
            assertThat(story.played().race().holds(story.runner("copycat")).id())
                    .isEqualTo("banana");
        }

        @Test
        void the_reactions_to_the_move_end() {
            LiveStory story = atThePick();
            story.endedBy(story.on("copycat", 1))
                    .asks(RACER, "copycat")
                    .picks("gunk")
                    .asks(MAIN_DIE, "banana");
            story.table("gunk@10", "banana@10", "copycat@1", "romantic@3");
        }

        @Test
        void nobody_is_copied_when_it_is_skipped() {
            LiveStory story = atThePick().skips().table("gunk@10", "banana@10", "copycat@0", "romantic@5");
            assertThat(story.played().race().holds(story.runner("copycat"))).isEqualTo(Racer.NONE);
        }
    }

    @Nested
    class BeforeTheRace {
        private LiveStory atTheDraw() {
            return live(table("egg@0", "gunk@0", "scoocher@0")
                            .atTheReveal()
                            .undrafted("banana", "legs", "hare", "genius"))
                    .asks(DRAW, "egg")
                    .turn(0);
        }

        @Test
        void the_cards_drawn_stay_drawn() {
            LiveStory story = atTheDraw().answers(3).answers(0);
            story.endedBy(new Correction.Owns(1, 2))
                    .asks(DRAW, "egg")
                    .answers(0)
                    .asks(CARD, "egg");
            story.askedAgainAfter(story.on("gunk", 1)).asks(CARD, "egg");
            assertThat(GameTable.ids(story.played().question().orElseThrow().cards()))
                    .containsExactly("genius", "banana", "legs");
            story.answers(1).asks(MAIN_DIE, "egg").turn(1);
            story.table("egg@0", "gunk@1", "scoocher@1");
        }

        @Test
        void a_skipped_pick_is_none() {
            LiveStory story = atTheDraw()
                    .answers(0)
                    .answers(0)
                    .answers(0)
                    .asks(CARD, "egg")
                    .skips();
            story.asks(MAIN_DIE, "egg").table("egg@0", "gunk@0", "scoocher@0");
            atTheDraw().skips().asks(MAIN_DIE, "egg");
        }

        @Test
        void who_copies_the_lead_picks_again() {
            LiveStory story = live(table("copycat@0", "gunk@0", "hare@0")
                            .atTheReveal()
                            .picks("copycat", "copycat", "gunk"))
                    .asks(RACER, "copycat");
            story.endedBy(story.on("hare", 1)).asks(MAIN_DIE, "copycat").turn(1);
        }
    }

    @Nested
    class TheTurnIsTakenAway {
        private LiveStory inTheChain() {
            return live(table("gunk@0", "duelist@4", "romantic@10", "heckler@20")
                            .when("gunk"))
                    .rolls(4)
                    .asks(RACER, "duelist")
                    .waits("romantic");
        }

        @Test
        void by_a_correction_that_puts_the_current_racer_out() {
            LiveStory story = inTheChain();
            story.askedAgainAfter(story.out("gunk"))
                    .dropped("duelist", "romantic")
                    .asks(MAIN_DIE, "duelist");
            story.table("gunk out", "duelist@4", "romantic@10", "heckler@20").turn(2);
        }

        @Test
        void by_a_correction_that_says_who_is_next() {
            LiveStory story = inTheChain();
            story.askedAgainAfter(story.upNext("heckler"))
                    .dropped("duelist", "romantic")
                    .turn(2);
            story.table("gunk@4", "duelist@4", "romantic@10", "heckler@20")
                    .asks(RACER, "duelist")
                    .no();
            story.asks(MAIN_DIE, "heckler")
                    .rolls(4)
                    .no()
                    .no()
                    .turn(3)
                    .asks(RACER, "duelist")
                    .no();
            story.asks(MAIN_DIE, "gunk"); // play goes on at the left
        }

        @Test
        void though_it_ends_near_where_it_began() {
            LiveStory story = inTheChain();
            story.endedBy(story.on("gunk", 0), story.upNext("romantic")).asks(MAIN_DIE, "romantic");
            story.table("gunk@0", "duelist@4", "romantic@10", "heckler@20");
        }

        @Test
        void even_at_its_die() {
            LiveStory story = live(table("hypnotist@0", "banana@3", "gunk@9").when("hypnotist"))
                    .no()
                    .asks(MAIN_DIE, "hypnotist");
            story.endedBy(story.upNext("hypnotist")).asks(RACER, "hypnotist").turn(2);
        }

        @Test
        void by_the_end_of_the_race() {
            LiveStory story = inTheChain();
            story.askedAgainAfter(story.crossed("romantic"), story.crossed("gunk"));
            story.overWith("romantic", "gunk").dropped("duelist", "romantic");
        }

        @Test
        void by_the_end_of_the_race_because_one_is_left() {
            LiveStory story = inTheChain();
            story.endedBy(story.out("romantic"), story.out("gunk"), story.out("heckler"))
                    .overWith("duelist");
        }
    }

    @Nested
    class Skipping {
        @Test
        void a_main_die_loses_the_main_move() {
            LiveStory story = live(table("gunk@0", "heckler@9").when("gunk")).skips();
            story.told("MainMoveLost", "Moved", "Stopped", "PowerHappened", "TurnEnded", "TurnBegan");
            story.table("gunk@0", "heckler@11").asks(MAIN_DIE, "heckler");
        }

        @Test
        void a_power_die_ends_that_effect_and_what_waits_goes_on() {
            LiveStory story = live(table("legs@0", "duelist@4", "romantic@10").when("legs"))
                    .no()
                    .rolls(4)
                    .picks("legs")
                    .asks(POWER_DIE, "duelist")
                    .skips();
            story.table("legs@4", "duelist@4", "romantic@12");
        }

        @Test
        void an_offer_declines_it() {
            LiveStory story = live(table("legs@0", "duelist@4", "romantic@10").when("legs"));
            story.skips().asks(MAIN_DIE, "legs").rolls(4).asks(RACER, "duelist").skips();
            story.table("legs@4", "duelist@4", "romantic@12");
        }

        @Test
        void a_prophecy_leaves_none() {
            LiveStory story = live(table("mastermind@0", "gunk@4").when("mastermind"))
                    .asks(RACER, "mastermind")
                    .skips()
                    .asks(MAIN_DIE, "mastermind");
            Race race = story.played().race();
            assertThat(race.foretold(story.runner("mastermind"), story.runner("gunk")))
                    .isFalse();
        }

        @Test
        void a_player_who_may_choose_takes_the_first_racer() {
            live(table("gunk@5 of=p1", "banana@8 of=p1", "hare@2 of=p2", "legs@3 of=p2")
                            .when("p1"))
                    .asks(OWN_RACER, "gunk")
                    .skips()
                    .asks(MAIN_DIE, "gunk")
                    .rolls(1)
                    .asks(MAIN_DIE, "banana");
        }
    }

    @Nested
    class WhileTheRulesDoNotCount {
        @Test
        void the_table_stays_as_it_is_and_nothing_is_asked() {
            LiveStory story = live(table("legs@0", "duelist@4", "romantic@10").when("legs"))
                    .no()
                    .rolls(4)
                    .free()
                    .asksNothing()
                    .dropped("romantic");
            assertThat(story.played().isFree()).isTrue();
            assertThat(story.played().race().next()).isEqualTo(Runners.just(story.runner("legs")));
            story.endedBy(story.on("legs", 10)).asksNothing().table("legs@10", "duelist@4", "romantic@10");
            assertThatThrownBy(() -> story.rolls(3)).isInstanceOf(BadInput.class);
            assertThatThrownBy(story::skips).isInstanceOf(BadInput.class);
            story.enforce().asks(MAY, "legs").turn(1);
            assertThat(story.played().isFree()).isFalse();
        }

        @Test
        void nobody_follows_the_lead_until_the_rules_count_again() {
            LiveStory story =
                    live(table("gunk@5", "banana@8", "copycat@2").when("gunk")).free();
            story.endedBy(story.on("gunk", 8)).asksNothing().enforce().asks(RACER, "copycat");
            story.picks("gunk").asks(MAIN_DIE, "gunk");
        }

        @Test
        void the_turn_goes_to_whom_the_table_says() {
            LiveStory story = live(table("gunk@5", "banana@8").when("gunk")).free();
            story.endedBy(story.upNext("banana")).enforce().asks(MAIN_DIE, "banana");
        }

        @Test
        void a_second_racer_still_has_its_turn() {
            LiveStory story = live(table("gunk@5 of=p1", "banana@8 of=p1", "hare@2 of=p2", "legs@3 of=p2")
                            .when("p1"))
                    .picks("gunk")
                    .asks(MAIN_DIE, "gunk")
                    .free()
                    .enforce();
            story.asks(MAIN_DIE, "gunk").rolls(2).asks(MAIN_DIE, "banana");
        }

        @Test
        void the_first_guess_is_still_to_come() {
            live(table("mastermind@0", "gunk@4").when("mastermind"))
                    .asks(RACER, "mastermind")
                    .free()
                    .enforce()
                    .asks(RACER, "mastermind")
                    .picks("gunk")
                    .asks(MAIN_DIE, "mastermind")
                    .free()
                    .enforce()
                    .asks(MAIN_DIE, "mastermind");
        }

        @Test
        void hands_can_end_the_race() {
            LiveStory story =
                    live(table("gunk@5", "banana@8", "hare@3").when("gunk")).free();
            story.endedBy(story.crossed("banana")).asksNothing().endedBy(story.crossed("hare"));
            story.overWith("banana", "hare");
        }

        @Test
        void nobody_takes_a_power_before_the_race_any_more() {
            live(table("egg@0", "gunk@0").atTheReveal().undrafted("banana", "legs", "hare"))
                    .asks(DRAW, "egg")
                    .free()
                    .asksNothing()
                    .enforce()
                    .asks(MAIN_DIE, "egg");
        }
    }

    @Nested
    class Places {
        @Test
        void a_racer_comes_back_from_the_line_and_from_outside() {
            LiveStory story =
                    live(table("gunk@5", "banana@8", "hare@3", "legs@1").when("gunk"));
            story.endedBy(story.crossed("banana"), story.out("hare"));
            story.table("gunk@5", "banana crossed", "hare out", "legs@1");
            story.endedBy(story.on("banana", 7), story.on("hare", 2)).table("gunk@5", "banana@7", "hare@2", "legs@1");
            story.endedBy(story.crossed("hare")).table("gunk@5", "banana@7", "hare crossed", "legs@1");
            story.endedBy(story.out("hare")).table("gunk@5", "banana@7", "hare out", "legs@1");
        }

        @Test
        void one_that_had_the_place_is_a_place_further_down() {
            LiveStory story =
                    live(table("gunk@5", "banana@8", "hare@3", "legs@1").when("gunk"));
            story.endedBy(story.crossed("banana"))
                    .endedBy(story.place("hare", 1))
                    .overWith("hare", "banana");
        }

        @Test
        void a_place_that_cannot_be_is_refused_and_nothing_changes() {
            LiveStory story =
                    live(table("gunk@5", "banana@8", "hare@3", "legs@1").when("gunk"));
            String before = story.played().race().stateInTurn();
            List<Ruling> news = story.played().news();
            assertThatThrownBy(() -> story.endedBy(story.on("gunk", 9), story.place("hare", 2)))
                    .isInstanceOfSatisfying(
                            BadInput.class, bad -> assertThat(bad.key()).isEqualTo("correction-place-too-early"));
            assertThat(story.played().race().stateInTurn()).isEqualTo(before);
            assertThat(story.played().news()).isEqualTo(news);
            story.asks(MAIN_DIE, "gunk").rolls(1).table("gunk@6", "banana@8", "hare@3", "legs@1");
        }

        @Test
        void a_race_called_off_takes_no_more_inputs() {
            LiveStory story = live(table("gunk@5", "banana@8").when("gunk"));
            story.played().callOff();
            story.overWith().told("RaceEnded");
            assertThatThrownBy(() -> story.endedBy(story.on("gunk", 9))).isInstanceOf(BadInput.class);
            assertThat(story.played().fork().race().isOver()).isTrue();
        }
    }

    @Test
    void a_trial_does_not_touch_the_race() {
        LiveStory story = live(table("gunk@5", "banana@8").when("gunk"));
        PlayedRace trial = story.played().fork();
        trial.answer(4);
        assertThat(trial.race().space(story.runner("gunk"))).isEqualTo(9);
        story.table("gunk@5", "banana@8").asks(MAIN_DIE, "gunk");
    }
}
