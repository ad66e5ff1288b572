"""Movement, tokens, actions and questions, ruling by ruling."""

from __future__ import annotations

import pytest

from sleuth.games.code_x.facts import (
    Asked,
    Earned,
    Found,
    Moved,
    Passed,
    Reactivated,
    Saw,
    Shown,
    Took,
    Went,
)
from sleuth.games.code_x.moves import (
    Ask,
    Decipher,
    Declare,
    Decline,
    Finish,
    Go,
    Peek,
    Put,
    Reactivate,
    Swap,
)
from sleuth.games.code_x.pieces import (
    GEAR,
    Kind,
    answer,
    reach,
)
from sleuth.kernel.data import Await, Draw, Seat
from sleuth.kernel.moves import OneOf
from tests.games.code_x.desk import Desk, extra, ready, small

SLOT = 16
"""The first place of the Information board on a field of four by four."""


def test_a_turn_needs_a_movement_and_spends_its_token() -> None:
    """Ruling 6: nobody stays put; a Movement token goes down at once."""
    desk = ready(3)
    assert desk.refused(0, Go(0, "anywhere")) == "code-x.out-of-reach"
    assert desk.refused(0, Go(5, "knight")) == "code-x.out-of-reach"
    assert {m.to for m in desk.match.moves(Seat(0)).listed if m.by == "knight"} == {6, 9}
    assert {m.to for m in desk.match.moves(Seat(0)).listed if m.by == "straight"} == {1, 4}
    assert {m.to for m in desk.match.moves(Seat(0)).listed if m.by == "diagonal"} == {5}
    assert len([m for m in desk.match.moves(Seat(0)).listed if m.by == "anywhere"]) == 15
    desk.play(0, Go(1, "straight"), Finish())
    assert "straight" not in desk.board.up[0]
    desk.until(0)
    assert desk.refused(0, Go(2, "straight")) == "code-x.used-up"


def test_an_l_is_a_knights_move() -> None:
    assert reach(4, 4, 5, "knight") == {3, 11, 12, 14}
    assert reach(5, 4, 0, "knight") == {7, 11}


def test_figures_may_share_a_tile() -> None:
    """Ruling 5."""
    desk = ready(3).play(0, Go(3, "anywhere"), Decline(), Finish())
    assert desk.board.figures[:2] == (3, 3)


def test_the_token_used_to_land_may_be_turned_up_again() -> None:
    """Ruling 6: landing on Reactivate by a Movement token."""
    desk = bare_reactivate()
    desk.play(0, Go(9, "anywhere"))
    assert desk.told(1)[:2] == (
        Went(Seat(0), 9, "anywhere"),
        Reactivated(Seat(0), ("anywhere",)),
    )
    assert desk.board.up[0] == {*GEAR}


def bare_reactivate() -> Desk:
    """Seat 0 took the token of Reactivate tile 9 and stands an L away from it; all gear is up."""
    desk = ready(3).play(0, Go(9, "knight")).see(4).play(0, Finish())
    return desk.until(0).play(0, Go(2, "knight"), Finish()).until(0)


def test_landing_on_a_token_takes_it_and_nothing_else() -> None:
    """Ruling 7."""
    desk = ready(3).play(0, Go(12, "anywhere"))
    assert desk.match.pending() == Draw(of=12)
    desk.see(24)
    assert desk.told(0) == (Found(Seat(0), 24),)
    assert desk.told(1) == desk.told(None) == ()
    assert desk.view(0).hand == (17, 23, 24, 29)
    assert not desk.board.extra
    assert 12 not in desk.board.lying
    assert desk.board.hands == (4, 3, 3)
    assert desk.board.step == "spy"


def test_a_token_that_somebody_saw_is_not_drawn_again() -> None:
    desk = ready(3).play(0, Go(1, "straight"), Peek(12)).see(24)
    assert desk.told(0) == (Saw(Seat(0), 12, 24), Passed(Seat(1)))
    desk.play(1, Go(12, "anywhere"))
    assert desk.told(0) == (Went(Seat(1), 12, "anywhere"), Took(Seat(1), 12))
    assert desk.told(1)[-1] == Found(Seat(1), 24)
    assert desk.view(0).known[12] == 0


def test_reactivate_turns_up_two_or_the_one_there_is() -> None:
    """Ruling 8."""
    desk = bare_reactivate().play(0, Go(1, "straight"), Finish()).until(0)
    desk.play(0, Go(9, "anywhere"))
    assert desk.told(None)[1] == Reactivated(Seat(0), ("straight", "anywhere"))
    none = bare_reactivate().play(0, Go(9, "knight"))
    assert none.told(None) == (Went(Seat(0), 9, "knight"),)
    assert none.board.step == "spy"


def test_three_used_tokens_are_a_choice() -> None:
    desk = bare_reactivate().play(0, Go(1, "straight"), Peek(10)).see(5)
    desk.until(0).play(0, Go(9, "anywhere"))
    assert desk.board.step == "reactivate"
    assert desk.refused(0, Finish()) == "code-x.turn-two-up"
    assert desk.refused(0, Reactivate(("straight", "swap"))) == "code-x.two-used-tokens"
    desk.play(0, Reactivate(("anywhere", "view")))
    assert desk.board.up[0] == {*GEAR} - {"straight"}
    assert desk.board.step == "spy"


def bare_swap() -> Desk:
    """Seat 2 took the token of the Swap tile 14; seat 0 stands beside it on 13."""
    desk = ready(3).play(0, Go(13, "anywhere")).see(4).play(0, Finish())
    return desk.until(2).play(2, Go(14, "anywhere")).see(5).play(2, Finish()).until(0)


def test_swap_names_place_and_token_together() -> None:
    """Ruling 8."""
    desk = bare_swap().play(0, Go(14, "straight"))
    assert desk.board.step == "swap"
    assert desk.refused(0, Finish()) == "code-x.swap-first"
    assert desk.refused(0, Swap(13, 17)) == "code-x.no-token-there"
    assert desk.refused(0, Swap(SLOT, 1)) == "code-x.not-behind-your-screen"
    desk.play(0, Swap(SLOT, 17)).see(6)
    assert desk.view(0).hand == (4, 6, 23, 29)
    assert desk.view(0).known[SLOT] == 17
    assert desk.view(1).known[SLOT] == 0
    assert desk.state.lying[SLOT] == 17
    assert desk.board.up[0] == {*GEAR} - {"anywhere", "straight"}
    assert desk.board.step == "spy"


ASKING = ("film-set 1", "swap", "bar 0", "restaurant 1")
"""Tokens lie on tile 1 and on the board, places 4 and 5."""


def asked_out() -> Desk:
    """Seat 0 has asked with its only token, seat 1 has taken the token of the Swap tile."""
    desk = small(*ASKING).play(0, Go(0, "enter"), Ask(1)).play(1, Put(4, 2)).play(0, Finish())
    return desk.play(1, Go(1, "enter")).see(5).play(1, Finish())


def test_swap_without_a_token_does_nothing() -> None:
    desk = asked_out().play(0, Go(1, "straight"))
    assert desk.told(None) == (Went(Seat(0), 1, "straight"),)
    assert desk.board.step == "spy"
    assert [p.kind for p in desk.match.moves(Seat(0)).products] == [Peek]


def test_an_extra_turn_begins_when_this_one_has_ended() -> None:
    """Ruling 8: each of the two turns has an Espionage use of its own."""
    desk = extra().play(0, Go(2, "straight"))
    assert desk.told(None) == (Went(Seat(0), 2, "straight"), Earned(Seat(0)))
    assert desk.board.step == "spy"
    turns = desk.board.turns
    desk.play(0, Peek(4)).see(7)
    assert desk.told(None) == (Passed(Seat(0), extra=True),)
    assert (desk.board.turn, desk.board.step, desk.board.turns) == (0, "turn", turns + 1)
    desk.play(0, Decipher(0, 4))
    assert desk.board.winner == 0


def test_an_extra_turn_tile_works_once_in_a_row() -> None:
    desk = extra().play(0, Go(2, "straight"), Finish(), Go(0, "anywhere"))
    assert desk.board.extra
    desk.play(0, Finish())
    assert desk.board.spent == {0, 2}
    desk = extra().play(0, Go(2, "straight"), Finish(), Decipher(0, 9))
    assert desk.board.turn == 1
    assert desk.board.spent == frozenset()
    again = extra().play(0, Go(2, "straight"), Finish(), Go(0, "anywhere"), Finish())
    assert again.match.moves(Seat(0)).listed == ()
    assert again.board.step == "turn"


def test_an_extra_turn_tile_used_since_the_regular_turn_does_nothing() -> None:
    """Three by two: from tile 0 in an L to tile 5 and back again."""
    field = ("extra-turn", "bar 1", "bar 0", "film-set 1", "film-set 0", "extra-turn")
    desk = small(*field, columns=3, tokens=9)
    desk.play(0, Go(0, "enter")).see(5).play(0, Finish())
    desk.play(1, Go(5, "enter")).see(6).play(1, Finish())
    desk.play(0, Go(1, "straight"), Decline(), Finish()).play(1, Go(4, "straight"))
    desk.play(1, Decline(), Finish())
    desk.play(0, Go(0, "anywhere"), Finish(), Go(5, "knight"), Finish(), Go(0, "knight"))
    assert desk.told(None) == (Went(Seat(0), 0, "knight"),)
    assert not desk.board.extra
    desk.play(0, Finish())
    assert desk.board.turn == 1


def test_only_other_peoples_tiles_ask() -> None:
    """Ruling 9, and the rulebook: on one's own tile nothing happens."""
    desk = ready(3).play(0, Go(1, "straight"))
    assert desk.board.step == "spy"
    other = ready(3).play(0, Go(4, "straight"))
    assert other.board.step == "ask"
    other.play(0, Decline())
    assert other.board.step == "spy"


def test_with_nothing_behind_the_screen_the_turn_ends_immediately() -> None:
    """Rulings 9 and 13: not even Espionage is left."""
    desk = asked_out().play(0, Go(3, "diagonal"))
    assert desk.told(None) == (Went(Seat(0), 3, "diagonal"), Passed(Seat(1)))
    assert {"view", "swap"} <= desk.board.up[0]


def test_a_duo_tile_asks_the_opponent() -> None:
    desk = ready(2).play(0, Go(8, "anywhere"), Ask(17, 1))
    assert desk.told(None)[0] == Asked(Seat(0), Seat(1), "range", 1, 0)
    assert desk.match.pending() == Await(frozenset({Seat(1)}))


@pytest.mark.parametrize(
    ("position", "token", "kind", "want"),
    [
        (None, 17, "object", 2),
        (None, 17, "range", 1),
        (None, 17, "colour", 0),
        (None, 30, "colour", 1),
        (None, 1, "object", 0),
        (0, 17, "object", 1),
        (1, 17, "range", 0),
        (2, 17, "range", 1),
    ],
)
def test_answers_count_or_say_yes_or_no(
    position: int | None, token: int, kind: Kind, want: int
) -> None:
    """Ruling 10, on the code 2, 7, 20: red watch, green watch, purple fingerprint."""
    assert answer((2, 7, 20), token, kind, position) == want


def test_two_know_the_token_and_everybody_hears_the_answer() -> None:
    """Ruling 10."""
    desk = ready(3).play(0, Go(4, "straight"), Ask(17))
    heard = Asked(Seat(0), Seat(1), "colour", None, 0)
    shown = Shown(Seat(0), Seat(1), 17)
    assert desk.told(0) == desk.told(1) == (shown, heard)
    assert desk.told(2) == desk.told(None) == (heard,)
    assert desk.view(1).asked == 17
    assert desk.view(2).asked == 0
    assert desk.view(0).hand == (23, 29)


def test_form_a_counts_ticked_numbers_and_form_b_does_not_ask_about_them() -> None:
    desk = ready(3).play(0, Decipher(0, 2), Finish())
    desk.until(0).play(0, Go(3, "anywhere"))
    assert desk.refused(0, Ask(17, 0)) == "code-x.already-ticked"
    assert desk.refused(0, Ask(17, 3)) == "code-x.no-such-position"
    assert desk.refused(0, Ask(2, 1)) == "code-x.not-behind-your-screen"
    desk.play(0, Ask(17))
    assert desk.told(None) == (Asked(Seat(0), Seat(1), "object", None, 1),)


def test_the_answerer_moves_a_board_token_to_a_free_tile() -> None:
    """Ruling 11."""
    desk = ready(3).play(0, Go(4, "straight"), Ask(17))
    assert desk.refused(0, Put(SLOT, 1)) == "code-x.not-your-turn"
    assert desk.refused(1, Put(SLOT, 3)) == "code-x.not-free"
    assert desk.refused(1, Put(SLOT, 12)) == "code-x.not-free"
    assert desk.refused(1, Put(SLOT + 5, 1)) == "code-x.no-token-there"
    assert desk.refused(1, Put(12, 1)) == "code-x.no-token-there"
    desk.play(1, Put(SLOT + 2, 1))
    assert desk.told(None) == (Moved(Seat(1), SLOT + 2, 1),)
    assert 1 in desk.board.lying
    assert desk.state.lying[SLOT + 2] == 17
    assert desk.view(0).known[SLOT + 2] == desk.view(1).known[SLOT + 2] == 17
    assert desk.view(2).known[SLOT + 2] == 0
    assert desk.board.step == "spy"
    assert desk.board.turn == 0


def test_if_no_tile_is_free_a_tile_with_a_figure_must_do() -> None:
    """Ruling 11."""
    desk = small("swap", "film-set 1", "swap", "bar 0").play(0, Go(3, "enter"), Finish())
    desk.play(1, Go(3, "enter"), Decline(), Finish()).play(0, Go(1, "straight"), Ask(1))
    assert desk.match.moves(Seat(1)).products[0].fields["to"] == OneOf((1, 3))
    desk.play(1, Put(4, 1))
    assert desk.board.lying == {0, 1, 2, 4, 5}


def test_who_owes_a_skip_still_answers() -> None:
    """Rulings 11 and 14."""
    desk = ready(3).play(0, Declare((1, 2, 3)))
    desk.play(1, Go(0, "anywhere"), Ask(20))
    assert desk.match.pending() == Await(frozenset({Seat(0)}))
    desk.play(0, Put(SLOT, 1)).play(1, Finish()).play(2, Go(8, "knight"), Finish())
    assert desk.told(None) == (Passed(Seat(1), skipped=(Seat(0),)),)


def test_places_are_public_and_numbers_are_not() -> None:
    """Ruling 12: what a player once saw stays known while the token moves."""
    desk = ready(3).play(0, Go(1, "straight"), Peek(SLOT)).see(4)
    desk.play(1, Go(2, "straight"), Ask(20)).play(0, Put(SLOT, 4))
    assert desk.view(0).known[4] == 4
    assert desk.view(0).known[SLOT] == 20
    assert desk.view(2).known == (0,) * 22
    desk.play(1, Finish()).play(2, Go(4, "anywhere"))
    assert desk.view(0).known[4] == 0
    assert desk.board.hands == (3, 2, 4)
