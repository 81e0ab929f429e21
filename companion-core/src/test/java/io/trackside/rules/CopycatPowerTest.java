package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 copycat. */
class CopycatPowerTest {
    @Test
    void banana_slips_on_its_own_copy_when_it_takes_the_lead_past_it() {
        table("banana@3", "copycat@5", "legs@6")
                .when("banana")
                .rolls(6)
                .then("banana@9 lies", "copycat@5", "legs@6")
                .happened("copycat", 1)
                .next("copycat");
    }

    @Test
    void it_keeps_its_pick_when_a_third_joins_the_lead() {
        table("hare@6", "copycat@3", "banana@10", "gunk@10")
                .when("hare")
                .picks("copycat", "copycat", "gunk")
                .rolls("hare", 4)
                .rolls("copycat", 3)
                .then("hare@10", "copycat@5", "banana@10", "gunk@10")
                .asked("copycat", "copycat", 1)
                .next("banana");
    }

    @Test
    void it_picks_when_another_catches_up_with_the_leader() {
        table("legs@9", "copycat@3", "gunk@10", "banana@1")
                .when("legs")
                .rolls("legs", 3)
                .picks("copycat", "copycat", "legs")
                .uses("copycat", "legs")
                .then("legs@10", "copycat@7", "gunk@10", "banana@1")
                .next("gunk");
    }

    @Test
    void it_picks_again_at_each_new_tie() {
        table("legs@10", "copycat@3", "gunk@10")
                .when("legs")
                .picks("copycat", "copycat", "gunk")
                .rolls("legs", 4)
                .rolls("copycat", 1)
                .rolls("gunk", 2)
                .picks("copycat", "copycat", "gunk")
                .rolls("legs", 3)
                .then("legs@13", "copycat@3", "gunk@12")
                .asked("copycat", "copycat", 2)
                .next("copycat");
    }

    @Test
    void sharing_the_lead_with_two_others_it_picks_one_of_them() {
        table("copycat@10", "legs@10", "hare@10")
                .when("copycat")
                .picks("copycat", "copycat", "hare")
                .rolls(2)
                .then("copycat@14", "legs@10", "hare@10")
                .next("legs");
    }

    @Test
    void sharing_the_lead_with_one_other_it_is_not_asked() {
        table("copycat@10", "hare@10", "legs@3")
                .when("copycat")
                .rolls(2)
                .then("copycat@14", "hare@10", "legs@3")
                .asked("copycat", "copycat", 0)
                .next("hare");
    }

    @Test
    void staying_banana_it_trips_the_passer_that_caught_up_with_the_lead() {
        table("magician@3", "copycat@6", "banana@9")
                .when("magician")
                .rolls(6)
                .picks("copycat", "copycat", "banana")
                .then("magician@9 lies", "copycat@6", "banana@9")
                .next("copycat");
    }

    @Test
    void becoming_the_passer_it_no_longer_trips_it() {
        table("magician@3", "copycat@6", "banana@9")
                .when("magician")
                .rolls(6)
                .picks("copycat", "copycat", "magician")
                .then("magician@9", "copycat@6", "banana@9")
                .next("copycat");
    }

    @Test
    void a_power_gained_by_a_reaction_does_not_react_to_the_move_before() {
        table("magician@2", "legs@5", "romantic@10", "genius@11", "copycat@0")
                .when("magician")
                .rolls(3)
                .then("magician@5", "legs@5", "romantic@12", "genius@11", "copycat@0")
                .happened("copycat", 0)
                .next("legs");
    }

    @Test
    void a_power_lost_before_its_turn_to_act_drops_out() {
        table("magician@2", "romantic@10", "copycat@5", "baba-yaga@11")
                .when("magician")
                .rolls(3)
                .then("magician@5", "romantic@12", "copycat@5", "baba-yaga@11")
                .happened("copycat", 0)
                .next("romantic");
    }

    @Test
    void a_power_still_held_at_its_turn_to_act_works() {
        table("magician@2", "copycat@5", "romantic@10", "baba-yaga@11")
                .when("magician")
                .rolls(3)
                .then("magician@5 lies", "copycat@5", "romantic@12", "baba-yaga@11")
                .happened("copycat", 1)
                .next("copycat");
    }

    @Test
    void of_two_skippers_the_original_goes_next() {
        table("magician@3", "skipper@12", "copycat@5", "legs@1")
                .when("magician")
                .rolls(1)
                .then("magician@4", "skipper@12", "copycat@5", "legs@1")
                .happened("skipper", 1)
                .next("skipper");
    }

    @Test
    void of_an_egg_and_its_copy_the_egg_goes_next() {
        table("magician@3", "egg@12 as=skipper", "copycat@5", "legs@1")
                .when("magician")
                .rolls(1)
                .then("magician@4", "egg@12", "copycat@5", "legs@1")
                .next("egg");
    }

    @Test
    void as_huge_baby_it_keeps_its_space_clear() {
        table("magician@3", "copycat@6", "huge-baby@12")
                .when("magician")
                .rolls(3)
                .then("magician@5", "copycat@6", "huge-baby@12")
                .happened("copycat", 1)
                .happened("huge-baby", 0)
                .next("copycat");
    }

    @Test
    void arriving_on_the_huge_baby_it_copies_it_is_put_behind() {
        table("copycat@2", "huge-baby@6", "legs@0")
                .when("copycat")
                .rolls(4)
                .then("copycat@5", "huge-baby@6", "legs@0")
                .happened("huge-baby", 1)
                .next("huge-baby");
    }

    @Test
    void a_power_used_once_a_turn_is_used_whoever_lends_it() {
        table("copycat@3", "hypnotist@10", "egg@9 as=hypnotist", "legs@1")
                .when("copycat")
                .picks("copycat", "hypnotist", "hypnotist")
                .rolls("copycat", 2)
                .then("copycat@5", "hypnotist@3", "egg@9", "legs@1")
                .asked("copycat", "hypnotist", 1)
                .next("hypnotist");
    }

    @Test
    void it_copies_through_an_egg_that_copies() {
        table("magician@0", "egg@10 as=copycat", "gunk@10", "copycat@3")
                .when("magician")
                .picks("copycat", "copycat", "egg")
                .rolls("magician", 6)
                .then("magician@3", "egg@10", "gunk@10", "copycat@3")
                .happened("egg", 1)
                .happened("copycat", 1)
                .asked("egg", "copycat", 0)
                .next("egg");
    }

    @Test
    void two_that_copy_each_other_have_no_power() {
        table("copycat@10", "egg@10 as=copycat", "legs@3")
                .when("copycat")
                .rolls(4)
                .then("copycat@14", "egg@10", "legs@3")
                .next("egg");
    }

    @Test
    void the_lead_changes_when_the_leader_is_eaten() {
        table("mouth@2", "copycat@4", "legs@5", "hare@3")
                .when("mouth")
                .rolls("mouth", 3)
                .picks("copycat", "copycat", "legs")
                .rolls("copycat", 1)
                .then("mouth out", "copycat@5", "legs out", "hare@3")
                .next("hare");
    }

    @Test
    void the_lead_changes_with_a_swap() {
        table("flip-flop@2", "copycat@5", "gunk@9")
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "gunk")
                .picks("copycat", "flip-flop", "flip-flop")
                .then("flip-flop@5", "copycat@9", "gunk@2")
                .next("gunk");
    }

    @Test
    void as_heckler_it_heckles_beside_the_original() {
        table("magician@3", "copycat@5", "heckler@10")
                .when("magician")
                .rolls(1)
                .then("magician@4", "copycat@7", "heckler@12")
                .next("copycat");
    }

    @Test
    void it_has_no_power_from_before_the_race() {
        table("copycat@0", "sisyphus@0", "legs@0")
                .atTheReveal()
                .picks("copycat", "copycat", "sisyphus")
                .then("copycat@0", "sisyphus@0", "legs@0")
                .gained("copycat", 0)
                .gained("sisyphus", 4)
                .next("copycat");
    }

    @Test
    void at_the_reveal_it_copies_what_the_egg_hatches() {
        table("egg@0", "copycat@0")
                .undrafted("gunk", "hare", "coach")
                .atTheReveal()
                .draws("egg", "gunk")
                .draws("egg", "hare")
                .draws("egg", "coach")
                .takesCard("egg", "gunk")
                .rolls("egg", 4)
                .then("egg@3", "copycat@0")
                .next("copycat");
    }
}
