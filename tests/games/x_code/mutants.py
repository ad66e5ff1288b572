"""Mutants of X-Code: planted leaks and bugs that the laws and the printed rules must catch."""

from __future__ import annotations

from sleuth.games.x_code import board, hands, offers, pieces, rules, talk
from sleuth.games.x_code.facts import Dealt, Discarded, Drew, Offered, Picked, Stacked
from sleuth.games.x_code.thinking import solver, worlds
from sleuth.kernel.data import Seat
from sleuth.kernel.facts import Fact, Open, Others
from tests.games.x_code import test_bots as team
from tests.games.x_code import test_rules as printed
from tests.games.x_code import test_swaps_and_sets as swaps
from tests.games.x_code import test_worlds as beliefs_
from tests.laws.beliefs import beliefs
from tests.laws.legality import legality
from tests.laws.record import audited, record
from tests.laws.secrecy import secrecy
from tests.mutants.mutant import QUICK, attribute, audience, case, golden, law, mutant, text

NAME = "x-code"
SECRECY = law(secrecy, NAME, QUICK)
LEGALITY = law(legality, NAME, QUICK)
BELIEFS = law(beliefs, NAME, 6, 400)
AUDIT = law(audited, NAME)
RECORD = law(record, NAME)


def for_players(fact: Fact, seat: Seat | None) -> bool:
    """An audience that forgets the spectators."""
    del fact
    return seat is not None


MUTANTS = (
    # leaks and gaps
    mutant("a first hand is open", audience(Dealt, Open), SECRECY, golden(NAME)),
    mutant("a first hand is told to the others", audience(Dealt, Others), SECRECY),
    mutant("a drawn card is open", audience(Drew, Open), SECRECY),
    mutant("a drawn card is told to nobody", audience(Drew, Fact), SECRECY),
    mutant("a discard is told to nobody", audience(Discarded, Fact), SECRECY),
    mutant(
        "an offer is not told to spectators", attribute(Offered, "reaches", for_players), SECRECY
    ),
    mutant("a recycled draw is secret", audience(Picked, Drew), SECRECY),
    mutant("the odd Time card is told to nobody", audience(Stacked, Fact), SECRECY),
    mutant(
        "a shadow carries the card",
        text(rules.drawn, "Took(seat, at)", "Took(seat, Millis(at + card))"),
        SECRECY,
    ),
    mutant(
        "ready carries the hand",
        text(rules.played, "yield Ready(seat)", "yield Ready(Seat(hand[0]))"),
        SECRECY,
    ),
    mutant(
        "what is refused depends on what others hold",
        text(
            rules.decide,
            "board, hand = state.board, state.hands[seat]",
            "board, hand = state.board, state.hands[0]",
        ),
        LEGALITY,
    ),
    # time
    mutant(
        "an early turn loses nothing",
        text(rules.turned, "board.until - at if", "0 if"),
        case(printed.test_turning_with_r_seconds_left_leaves_180_less_r, 10, 10),
    ),
    mutant(
        "a refill keeps the sand",
        text(rules.turned, '"sand" else 0', '"sand" else board.until - at'),
        case(printed.test_refill_gives_a_fresh_180_seconds),
    ),
    mutant(
        "all sand above goes on",
        text(rules.laid, "until <= at", "until < at"),
        case(printed.test_turning_with_all_the_sand_above_loses_at_once),
    ),
    mutant(
        "the timer runs from the first who is ready",
        text(rules.played, "len(board.ready) + 1 == len(board.counts)", "not board.ready"),
        case(printed.test_the_timer_is_turned_when_everyone_is_ready_and_not_before),
    ),
    mutant(
        "offers survive the sand",
        text(board.tell, "ran_out=True, offers=()", "ran_out=True"),
        case(printed.test_at_the_deadline_open_offers_lapse),
        AUDIT,
    ),
    # cards
    mutant(
        "arrows are ignored in an answer",
        text(offers.swaps, "if side == back", "if side"),
        case(swaps.test_both_cards_travel_where_their_arrows_point),
    ),
    mutant(
        "left is right",
        text(pieces.neighbour, "1 if side", "-1 if side"),
        case(printed.test_an_offer_names_a_side_and_the_next_seat_sits_to_the_left),
    ),
    mutant(
        "an offered card can be laid",
        text(offers.free, "without(hand, (", "without(hand, () and ("),
        case(swaps.test_an_offered_card_counts_and_cannot_be_used_and_can_be_taken_back),
    ),
    mutant(
        "two offers lie between neighbours",
        text(offers.swaps, "between(board, seat, side) is None", "True"),
        case(swaps.test_between_two_neighbours_lies_one_offer),
    ),
    mutant(
        "three Wilds make a set",
        text(offers.choices, "max(1, wanted", "max(0, wanted"),
        case(swaps.test_three_wilds_are_no_set_whatever_else_is_in_the_hand),
    ),
    mutant(
        "the pile is turned over the wrong way",
        text(board._piled, "pile=board.discards", "pile=board.discards[::-1]"),
        case(printed.test_the_discards_are_turned_over_unshuffled_and_are_drawn_in_the_open),
        AUDIT,
    ),
    mutant(
        "discards are sorted",
        text(rules.played, "Discarded(seat, cards,", "Discarded(seat, tuple(sorted(cards)),"),
        case(printed.test_three_free_cards_in_the_order_chosen_the_last_on_top),
        SECRECY,
    ),
    mutant(
        "the penalty spares a hand at the limit",
        text(rules.spill, "> terms_of(board).limit", "> terms_of(board).limit + 1"),
        case(printed.test_beyond_the_limit_the_whole_hand_goes_sorted_and_its_offers_lapse),
        AUDIT,
    ),
    mutant(
        "a spilled hand keeps its offers",
        text(board._piled, "lapsed = replace(board, offers=kept)", "lapsed = board"),
        case(printed.test_beyond_the_limit_the_whole_hand_goes_sorted_and_its_offers_lapse),
    ),
    mutant(
        "a swap gives the wrong card",
        text(hands.held, "together(without(hand, (back,)), (card,))", "together(hand, (card,))"),
        case(swaps.test_trinity_gets_a_5_and_neo_gets_a_2),
        AUDIT,
    ),
    mutant(
        "a level too many cards",
        text(board.solved, "== board.options.keys", "== board.options.keys - 1"),
        case(printed.test_the_twelfth_space_wins_at_that_moment),
        AUDIT,
    ),
    mutant(
        "arrows never turn round",
        text(board._laid, "board.reversed != turns", "board.reversed"),
        case(printed.test_reversal_turns_all_arrows_round_and_offers_lapse),
    ),
    # beliefs and bots
    mutant(
        "a card that was discarded may still be in a hand",
        text(worlds.seen, "(*board.pile, *board.discards)", "board.pile"),
        case(beliefs_.test_the_chance_of_a_draw_is_counted_until_the_order_is_known),
    ),
    mutant(
        "what was swapped is forgotten",
        text(board._received, "together(board.known[seat], (card,))", "board.known[seat]"),
        case(beliefs_.test_a_swapped_card_is_known_where_it_went),
    ),
    mutant(
        "my own hand is dealt again",
        text(worlds.pool, "() if view.seat is None else", "() if True else"),
        BELIEFS,
    ),
    mutant(
        "an offered card counts twice when its twin is discarded",
        text(board._light, "(*cards, *offered)", "cards"),
        case(printed.test_what_all_have_seen_stays_known_until_it_leaves_the_hand),
    ),
    mutant(
        "bots forget what was said",
        text(talk.hidden, "said.cards[seat]", "()"),
        case(team.test_listeners_know_the_hand_of_whoever_speaks),
    ),
    mutant(
        "cards travel the wrong way in the plan",
        text(solver.hops, "card % 2 == 0", "card % 2 == 1"),
        case(team.test_a_card_is_passed_on_where_its_arrow_points),
    ),
    mutant(
        "a state is not folded", text(rules.apply_told, "hands)", "state.hands)"), RECORD, AUDIT
    ),
)
