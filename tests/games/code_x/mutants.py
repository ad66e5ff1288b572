"""Mutants of Code X: planted leaks and bugs that the laws and the rulings must catch."""

from __future__ import annotations

from dataclasses import replace

from sleuth.games.code_x import board, rules, tell, view
from sleuth.games.code_x.facts import Asked, Coded, Dealt, Dropped, Found, Gave, Locked, Saw, Shown
from sleuth.games.code_x.thinking import cases, worlds
from sleuth.kernel.facts import Fact, Open, Pair
from tests.games.code_x import test_naming as naming
from tests.games.code_x import test_rules as printed
from tests.games.code_x import test_set_up as set_up
from tests.games.code_x import test_worlds as follow
from tests.laws.beliefs import beliefs
from tests.laws.legality import legality
from tests.laws.liveness import liveness
from tests.laws.rulebooks import rulebook, subject
from tests.laws.secrecy import secrecy
from tests.laws.subject import Subject
from tests.mutants.mutant import (
    QUICK,
    Check,
    attribute,
    audience,
    case,
    golden,
    law,
    mutant,
    text,
)

NAME = "code-x"


def only(*names: str) -> Subject:
    """Code X with some of its scenes."""
    book = rulebook(NAME)
    scenes = tuple(scene for scene in book.scenes if scene.name in names)
    assert len(scenes) == len(names)
    return replace(subject(NAME), rulebook=replace(book, scenes=scenes))


def secret(*names: str) -> Check:
    """Law 1 on some scenes."""
    return law(secrecy, only(*names), QUICK)


TWO, THREE = secret("two"), secret("three")
FOLLOWED = secret("tokens are followed")

MUTANTS = (
    mutant("a hand is open", audience(Dealt, Open), TWO, golden(NAME)),
    mutant("a hand is told to nobody", audience(Dealt, Fact), TWO),
    mutant("a choice is open", audience(Gave, Open), TWO),
    mutant("that somebody has chosen is told to nobody", audience(Locked, Fact), TWO),
    mutant("a code reaches its owner", audience(Coded, Open), TWO, golden(NAME)),
    mutant(
        "codes are shown before all have chosen",
        text(rules.coded, "len(board.locked) + 1 < board.seats", "not board.locked"),
        THREE,
        case(set_up.test_codes_are_chosen_at_once_and_shown_to_all_but_their_owner),
    ),
    mutant("the asked token is open", audience(Shown, Open), secret("no free tile")),
    mutant(
        "the answer is for two", attribute(Asked, "reaches", Pair.reaches), secret("no free tile")
    ),
    mutant("a token taken is open", audience(Found, Open), FOLLOWED),
    mutant("a token looked at is open", audience(Saw, Open), secret("three tokens used")),
    mutant("a token laid down is open", audience(Dropped, Open), FOLLOWED),
    mutant(
        "turn order tells who holds the lowest token",
        text(
            rules.pending,
            "return due(state.board)",
            "from sleuth.kernel.data import Await\n"
            "    low = bool(state.hands[0]) and min(state.hands[0]) == 1\n"
            "    both = low and state.board.step == 'turn'\n"
            "    return Await(frozenset(state.board.everyone)) if both else due(state.board)",
        ),
        TWO,
    ),
    mutant(
        "legality looks at the code",
        text(
            rules.decide,
            "if move not in offer(state.board, seat, hand):",
            "if move not in offer(state.board, seat, hand) or move == Declare(state.codes[seat]):",
        ),
        law(legality, only("two"), QUICK),
    ),
    mutant(
        "a refusal speaks of the code",
        text(
            rules.decide,
            "raise refusal(state.board, seat, hand, move)",
            "raise IllegalMove('code-x.not-now', hint=sum(map(sum, state.codes)))",
        ),
        law(legality, only("two"), QUICK),
    ),
    mutant(
        "a seen token is drawn anew",
        text(rules.looked, "if token else", "if False else"),
        FOLLOWED,
        case(printed.test_a_token_that_somebody_saw_is_not_drawn_again),
    ),
    mutant(
        "a swapped token goes back into the bag",
        text(rules.apply_told, "(token,)), lying=put(state.lying, place, token)", "(token,))"),
        case(printed.test_swap_names_place_and_token_together),
    ),
    mutant(
        "the answerer keeps the token",
        text(rules.apply_told, "slot, state.asked)", "slot, 0)"),
        case(printed.test_the_answerer_moves_a_board_token_to_a_free_tile),
    ),
    mutant(
        "an Extra-turn tile works for ever",
        text(rules.landed, " and place not in board.spent", ""),
        case(printed.test_an_extra_turn_tile_used_since_the_regular_turn_does_nothing),
    ),
    mutant(
        "a skip is owed for ever",
        text(tell._passed, "board.owing - {*fact.skipped}", "board.owing"),
        case(naming.test_a_wrong_number_costs_the_next_regular_turn_and_only_one),
    ),
    mutant(
        "no tile is free when figures stand on all",
        text(board.free, " or tuple(bare)", ""),
        law(liveness, only("no free tile"), QUICK),
    ),
    mutant(
        "an empty screen may still spy",
        text(tell.landing, 'else "end"', 'else "spy"'),
        case(printed.test_with_nothing_behind_the_screen_the_turn_ends_immediately),
    ),
    mutant(
        "Espionage twice a turn",
        text(tell._spied, 'step="end"', 'step="spy"'),
        case(naming.test_one_espionage_token_a_turn),
    ),
    mutant(
        "a right number turns nothing up",
        text(tell._named, "frozenset(GEAR)", "board.up[fact.seat]"),
        case(naming.test_a_right_number_is_ticked_and_turns_everything_up),
    ),
    mutant(
        "what was seen is forgotten when it moves",
        text(view.see_told, "view.known[slot]", "0"),
        case(printed.test_places_are_public_and_numbers_are_not),
    ),
    mutant(
        "the questions of others prove nothing",
        attribute(cases, "alike", lambda *_: cases.ANY),
        case(follow.exact, 8, 20, 2),
    ),
    mutant(
        "tokens are not followed behind a screen",
        text(cases.taken, "(*case.hands[seat], item)", "(*case.hands[seat], held.unseen)"),
        case(follow.exact, 7, 19, 1),
    ),
    mutant(
        "a wrong declaration is forgotten",
        text(worlds.agrees, "(code == clue.code) != clue.right", "False"),
        law(beliefs, only("two"), 9),
    ),
)
