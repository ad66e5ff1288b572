"""Espionage, naming numbers, the end, the printed examples, and who is told what."""

from __future__ import annotations

from sleuth.games.code_x.facts import (
    Asked,
    Dealt,
    Passed,
    Peeked,
    Saw,
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
    Swap,
)
from sleuth.games.code_x.pieces import (
    GEAR,
)
from sleuth.games.code_x.thinking.assist import assist
from sleuth.kernel.data import Await, Over, Seat
from tests.games.code_x.desk import EXTRA, Desk, extra, ready, small

SLOT = 16
"""The first place of the Information board on a field of four by four."""


def test_one_espionage_token_a_turn() -> None:
    """Ruling 13."""
    desk = ready(3).play(0, Go(1, "straight"), Peek(SLOT)).see(4)
    assert desk.told(1) == (Passed(Seat(1)),)
    assert desk.board.up[0] == {*GEAR} - {"straight", "view"}
    assert desk.refused(0, Swap(SLOT, 17)) == "code-x.not-your-turn"
    assert desk.refused(1, Peek(SLOT)) == "code-x.move-or-name"


def test_espionage_swap() -> None:
    desk = ready(3).play(0, Go(1, "straight"))
    assert desk.refused(0, Peek(3)) == "code-x.no-token-there"
    assert desk.refused(0, Swap(3, 17)) == "code-x.no-token-there"
    assert desk.refused(0, Go(2, "knight")) == "code-x.spy-or-finish"
    desk.play(0, Swap(12, 17)).see(4)
    assert desk.view(0).hand == (4, 23, 29)
    assert desk.view(0).known[12] == 17
    assert desk.board.turn == 1
    assert desk.board.up[0] == {*GEAR} - {"straight", "swap"}


def test_a_turn_ends_by_itself_when_no_espionage_is_left() -> None:
    desk = ready(3).play(0, Go(1, "straight"), Swap(12, 17)).see(4)
    desk.until(0).play(0, Go(0, "anywhere"), Peek(13)).see(5)
    desk.until(0).play(0, Go(5, "diagonal"), Decline())
    assert desk.told(None)[-1] == Passed(Seat(1))


def test_espionage_after_a_right_decipher_and_none_after_a_wrong_one() -> None:
    desk = ready(3).play(0, Decipher(1, 8))
    assert desk.board.step == "spy"
    desk.play(0, Peek(SLOT)).see(4)
    wrong = ready(3).play(0, Decipher(1, 9))
    assert wrong.board.turn == 1
    declared = ready(3).play(0, Declare((2, 8, 15)))
    assert declared.board.turn == 1


def test_a_right_number_is_ticked_and_turns_everything_up() -> None:
    """Ruling 14."""
    desk = ready(3).play(0, Go(1, "straight"), Peek(SLOT)).see(4)
    desk.until(0).play(0, Decipher(2, 14))
    assert desk.board.ticks[0] == (None, None, 14)
    assert desk.board.up[0] == {*GEAR}
    desk.play(0, Finish()).until(0)
    assert desk.refused(0, Decipher(2, 14)) == "code-x.already-ticked"
    assert desk.refused(0, Decipher(3, 14)) == "code-x.no-such-position"
    assert desk.refused(0, Decipher(1, 31)) == "code-x.no-such-number"
    assert desk.refused(0, Declare((14, 8, 2))) == "code-x.rising"
    assert desk.refused(0, Declare((2, 8))) == "code-x.no-such-number"
    assert desk.refused(0, Declare((14, 2, 2))) == "code-x.no-such-number"


def test_a_wrong_number_costs_the_next_regular_turn_and_only_one() -> None:
    """Ruling 14: at most one skip is owed."""
    desk = small(*EXTRA, tokens=10, turns=60)
    desk.play(0, Decipher(0, 9))
    assert desk.board.owing == {0}
    desk.play(1, Decipher(0, 9))
    assert desk.told(None)[-1] == Passed(Seat(0), skipped=(Seat(0), Seat(1)))
    assert desk.board.owing == frozenset()
    assert desk.board.turns == 4


def test_a_wrong_number_in_an_extra_turn_costs_the_next_regular_one() -> None:
    desk = extra().play(0, Go(2, "straight"), Finish(), Decipher(0, 9))
    assert desk.board.turn == 1
    desk.play(1, Go(3, "anywhere"), Decline(), Finish())
    assert desk.told(None)[-1] == Passed(Seat(1), skipped=(Seat(0),))


def test_the_third_tick_wins_at_once() -> None:
    """Ruling 15."""
    desk = ready(3).play(0, Decipher(0, 2), Finish()).until(0)
    desk.play(0, Decipher(1, 8), Finish()).until(0).play(0, Decipher(2, 14))
    assert desk.match.pending() == Over(((Seat(0),), (Seat(1), Seat(2))), "deciphered")
    assert desk.board.opened == ((2, 8, 14), (3, 9, 15), (1, 7, 13))


def test_a_right_declaration_wins_at_once() -> None:
    desk = ready(3).play(0, Declare((2, 8, 14)))
    assert desk.match.pending() == Over(((Seat(0),), (Seat(1), Seat(2))), "deciphered")
    assert not desk.match.moves(Seat(1))


def test_two_hundred_turns_are_a_draw() -> None:
    """Ruling 16: skipped turns count."""
    desk = ready(3)
    while isinstance(pending := desk.match.pending(), Await):
        assert desk.board.turns < 200
        desk.play(min(pending.seats), Declare((28, 29, 30)))
    assert pending == Over((tuple(map(Seat, range(3))),), "stalemate")
    assert 200 <= desk.board.turns <= 203


def crossed(desk: Desk, seat: int) -> set[tuple[int, int]]:
    """What is crossed out on a seat's pad, by what each clue alone proves."""
    notes = assist(desk.view(seat), "direct")
    assert notes is not None
    return {(cross.position, cross.token) for cross in notes.crosses}


def test_the_worked_example() -> None:
    """Green asks blue about the range of 17 on his middle token: no; then the tokens' journey."""
    green, blue = 0, 1
    desk = ready(3).play(green, Go(5, "diagonal"), Ask(17, 1))
    assert desk.told(2) == (Asked(Seat(green), Seat(blue), "range", 1, 0),)
    greens, blues = crossed(desk, green), crossed(desk, blue)
    assert {(1, n) for n in range(16, 21)} <= greens
    assert (0, 19) not in greens
    assert {(0, 17), (1, 17), (2, 17)} <= blues
    assert (1, 18) not in blues
    desk.play(blue, Put(SLOT + 3, 2))
    assert desk.state.lying[SLOT + 3] == 17
    assert desk.state.lying[2] == 0
    assert 2 in desk.board.lying
    assert desk.view(green).known[SLOT + 3] == desk.view(blue).known[SLOT + 3] == 17
    desk.play(green, Finish())
    assert desk.board.turn == blue


def test_the_example_of_the_extra_turn() -> None:
    """A Movement token leads to an Extra turn beside it, and an L from there to a question."""
    field = ("extra-turn", "bar 0", "film-set 0", "swap", "bar 1", "film-set 1")
    desk = small(*field, columns=3, tokens=9, slots=1)
    desk.play(0, Go(0, "enter")).see(5).play(0, Finish())
    desk.play(1, Go(4, "enter"), Finish())
    desk.play(0, Go(1, "straight"), Finish()).play(1, Go(5, "straight"), Finish())
    desk.play(0, Go(0, "anywhere"), Finish(), Go(5, "knight"), Ask(1))
    assert desk.told(None) == (Asked(Seat(0), Seat(1), "range", None, 1),)


def test_hands_are_their_owners() -> None:
    desk = Desk(2).draw(0, 1, 2, 3, 4, 5)
    assert desk.told(0) == (Dealt(Seat(0), (1, 2, 3, 4, 5, 6)),)
    assert desk.told(1) == desk.told(None) == ()


def test_a_look_is_public_and_what_was_seen_is_not() -> None:
    desk = ready(2).play(0, Go(1, "straight"), Peek(SLOT))
    assert desk.told(1) == (Peeked(Seat(0), SLOT),)
    desk.see(3)
    assert desk.told(0) == (Saw(Seat(0), SLOT, 3), Passed(Seat(1)))
    assert desk.told(1) == (Passed(Seat(1)),)
