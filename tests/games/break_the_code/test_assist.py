"""The pad: what answers prove, alone and together, and hints that follow from it."""

from __future__ import annotations

import pytest

from sleuth.games.break_the_code.moves import Ask, Guess, Pass
from sleuth.games.break_the_code.thinking.assist import (
    Evidence,
    Notes,
    Proof,
    assist,
    everything,
    gist,
    joint,
    only,
)
from sleuth.games.break_the_code.thinking.hints import hint
from sleuth.games.break_the_code.thinking.marks import found
from sleuth.games.break_the_code.thinking.worlds import worlds
from sleuth.games.break_the_code.tiles import FIVES, colour
from sleuth.games.break_the_code.view import View
from sleuth.kernel.data import Seat
from sleuth.kernel.talents import LEVELS
from sleuth.texts import say
from tests.games.break_the_code.table import deal, play, tiles
from tests.games.break_the_code.test_solver import late

ME = Seat(0)
ONE, TWO = "R0 R3 B6 B7 R9", "R1 R2 B4 R8 B9"


def notes(view: View, level: str) -> Notes:
    """The notes at a level that has some."""
    found_ = assist(view, level)  # type: ignore[arg-type]
    assert found_ is not None
    return found_


def all_marks(proofs: tuple[Proof, ...]) -> list[tuple[int, int, int, bool]]:
    """Every mark of some proofs."""
    crosses = [(*cell, False) for proof in proofs for cell in proof.crosses]
    return crosses + [(*cell, True) for proof in proofs for cell in proof.sure]


def by_list(view: View) -> set[tuple[int, int, int, bool]]:
    """What holds in every world that is listed."""
    every = list(worlds(view))
    marks = set()
    for place in range(len(every[0])):
        if place == view.seat:
            continue
        for at in range(len(every[0][0])):
            seen = [FIVES[0] if w[place][at] in FIVES else w[place][at] for w in every]
            colours = [20 + ("red", "blue", "green").index(colour(tile)) for tile in seen]
            for sign in {*range(23)} - {FIVES[1]}:
                if (n := (seen + colours).count(sign)) in (0, len(every)):
                    marks.add((place, at, sign, n > 0))
    return marks


@pytest.mark.parametrize(("seats", "questions"), [(2, 0), (2, 5), (3, 5), (4, 4)])
def test_joint_marks_are_what_holds_in_every_world(seats: int, questions: int) -> None:
    view = late(seats, questions, "marks").view(ME)
    marks = all_marks(joint(gist(view)))
    assert len(marks) == len(set(marks))
    if questions or seats == 2:
        assert set(marks) == by_list(view)


@pytest.mark.parametrize(("seats", "questions"), [(2, 5), (2, 8), (3, 4), (4, 3)])
def test_no_answer_of_a_proof_can_be_left_out(seats: int, questions: int) -> None:
    view = gist(late(seats, questions, "marks").view(ME))
    depth = 0
    for proof in joint(view):
        kept = frozenset(proof.answers)
        marks = set(all_marks((proof,)))
        assert marks <= found(only(view, kept)).proven
        for one in kept:
            fewer = found(only(view, kept - {one})).proven
            assert not marks & fewer, f"answer {one} of {proof.answers} is not needed"
        depth = max(depth, len(kept))
    assert depth > 1


def test_no_answer_of_a_proof_rests_on_ones_own_tiles() -> None:
    view = gist(late(4, 3, "own").view(ME))
    assert all(seat != ME for _, seat in everything(view))
    assert len(everything(view)) == 9


@pytest.mark.parametrize(("seats", "questions"), [(2, 6), (3, 4)])
def test_direct_marks_need_one_answer_and_all_of_those_are_there(
    seats: int, questions: int
) -> None:
    view = late(seats, questions, "direct").view(ME)
    proofs = notes(view, "direct").proofs
    assert all(len(proof.answers) + len(proof.tries) <= 1 for proof in proofs)
    each = [Evidence(), *(frozenset({one}) for one in everything(gist(view)))]
    single = {mark for kept in each for mark in found(only(gist(view), kept)).proven}
    assert set(all_marks(proofs)) == single < set(all_marks(notes(view, "joint").proofs))


def test_a_wrong_guess_proves_something_too() -> None:
    match = deal((ONE, TWO), (1, 7, 14, 16, 17, 18))
    for card in (14, 17):
        match = play(match, ME, Ask(card))
        match = play(match, Seat(1), match.moves(Seat(1)).listed[0])
    left = [world[1] for world in worlds(match.view(ME))]
    assert 1 < len(left) < 100
    proofs = [
        proof
        for wrong in left
        if wrong != tiles(TWO)
        for proof in joint(gist(match.play(ME, Guess(wrong)).view(ME)))
    ]
    assert any(proof.tries == (0,) and proof.answers for proof in proofs)


def test_levels_climb_and_strangers_get_nothing() -> None:
    match = late(3, 3, "levels")
    view = match.view(ME)
    assert [assist(view, level) is not None for level in LEVELS] == [False] * 2 + [True] * 4
    assert notes(view, "joint").left is None
    odds = notes(view, "odds")
    assert odds.left == found(gist(view)).left
    assert odds.codes == len({world[3] for world in worlds(view)})
    assert [sheet.place for sheet in odds.sheets] == [1, 2, 3]
    assert all(sum(row) == odds.left for sheet in odds.sheets for row in sheet.counts)
    assert assist(match.view(None), "odds") is None


def test_notes_do_not_change_with_what_proves_nothing() -> None:
    match = late(3, 3, "quiet")
    after = match.play(Seat(1), Guess((0, 1, 2, 3, 4)))
    assert notes(match.view(ME), "joint") == notes(after.view(ME), "joint")


@pytest.mark.parametrize(("seats", "questions"), [(2, 0), (2, 4), (3, 4), (4, 3)])
def test_hints_are_told_in_words_and_the_last_is_a_legal_move(seats: int, questions: int) -> None:
    match = late(seats, questions, "hints")
    (seat,) = match.pending().seats  # type: ignore[union-attr]
    given = [hint(match.view(seat), step) for step in range(3)]
    for each in given:
        assert each is not None
        assert "{" not in say(each.line, ["A"] * seats)
    assert given[2] is not None
    assert given[2].move in match.moves(seat)


def test_a_seat_that_may_not_act_gets_no_hint() -> None:
    match = late(2, 3, "idle")
    assert hint(match.view(Seat(0)), 0) is None
    assert hint(match.view(None), 0) is None


def test_hints_say_wait_and_then_name_the_code() -> None:
    match = late(3, 2, "wait")
    told = hint(match.view(Seat(0)), 2)
    assert told is not None
    assert told.line.code == "break-the-code.hint.wait"
    while match.state.board.cards:
        (seat,) = match.pending().seats  # type: ignore[union-attr]
        match = play(match, seat, match.moves(seat).listed[0])
    told = hint(match.view(Seat(0)), 2)
    assert told is not None
    assert told.line.code == "break-the-code.hint.last"
    assert Pass() in match.moves(Seat(0))
