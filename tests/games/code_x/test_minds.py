"""Characters at Code X: what is pencilled in is proved, and who goes through more wins."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from sleuth.games.code_x import GAME
from sleuth.games.code_x.clues import Answered
from sleuth.games.code_x.moves import Declare
from sleuth.games.code_x.pieces import Options, codes, showing
from sleuth.games.code_x.thinking.beginner import PAD
from sleuth.games.code_x.thinking.cases import bits
from sleuth.games.code_x.thinking.mind import mind as proved
from sleuth.games.code_x.thinking.minds import believed, looked_at, nerve, noted, pencil
from sleuth.games.code_x.view import View
from sleuth.kernel.data import Await, Seat
from sleuth.kernel.match import start
from sleuth.kernel.minds import Mind
from sleuth.players.cast import CAST, bot
from sleuth.players.dice import SeededDice
from sleuth.players.driver import Driver
from sleuth.players.ladder.climb import climb
from sleuth.players.ladder.pairings import Ladder

NAME = "code-x"
TOKENS, SIZE = 24, 3
MIDDLE = 14
"""Moves of each seat."""


def views(seats: int, seed: str) -> list[View]:
    """What everybody knows in the middle of a match."""
    driver = Driver(start(GAME, Options(), seats), [bot(NAME, "brack")] * seats, seed)
    driver.match = driver.match.settle(driver.chance)
    for _ in range(MIDDLE * seats):
        if isinstance(due := driver.match.pending(), Await):
            driver.turn(due)
    return [driver.match.view(Seat(seat)) for seat in range(seats)]


@pytest.mark.parametrize(
    "answer",
    [Answered("range", 1, None, 0), Answered("colour", 2, None, 2), Answered("object", 3, 1, 1)],
)
def test_pencil_marks_are_what_one_answer_proves(answer: Answered) -> None:
    unseen = tuple(token for token in range(1, TOKENS + 1) if token % 5)
    fits = [
        code
        for code in codes(TOKENS, SIZE)
        if {*code} <= {*unseen}
        and showing(code, answer.kind, answer.value, answer.position) == answer.answer
    ]
    marks = pencil(TOKENS, SIZE, bits(unseen), answer)
    for at in range(SIZE):
        assert {*np.flatnonzero(marks[at]).tolist()} == {code[at] for code in fits}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nobody_rules_out_what_is_possible(seats: int) -> None:
    for view in views(seats, f"possible {seats}"):
        true = {*proved(view).left.tolist()}
        for who in (*(each.mind for each in CAST.values()), PAD):
            assert true <= {*believed(view, who).left.tolist()}
            assert true <= {*noted(view, who).left.tolist()}


def test_who_forgets_nothing_and_tries_all_believes_what_is_proved() -> None:
    for view in views(2, "all"):
        assert believed(view, Mind()).left.tolist() == proved(view).left.tolist()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_who_can_try_more_looks_at_more_as_long_as_they_plan_alike(seats: int) -> None:
    spans = [each.mind for each in CAST.values() if each.mind.span is not None]
    plans = [each.mind for each in CAST.values() if each.mind.span is None]
    for minds in (spans, plans):
        looks = [looked_at(each, seats) or TOKENS**SIZE for each in minds]
        assert looks == sorted(looks)


def torn(seats: int) -> View:
    """The first time that somebody who is to move has three codes left."""
    return next(view for n in range(9) for view in moving(seats, f"torn {n}") if three_left(view))


def moving(seats: int, seed: str) -> Iterator[View]:
    """What everybody knows who is to move, in one match."""
    driver = Driver(start(GAME, Options(), seats), [bot(NAME, "vesper")] * seats, seed)
    driver.match = driver.match.settle(driver.chance)
    while isinstance(due := driver.match.pending(), Await):
        yield driver.match.view(min(due.seats))
        driver.turn(due)


def three_left(view: View) -> bool:
    return view.board.step == "turn" and len(proved(view).left) == 3


@pytest.mark.parametrize(("seats", "dares"), [(2, False), (3, True)])
def test_who_thinks_ahead_dares_earlier_among_more(seats: int, dares: bool) -> None:
    thought = bot(NAME, "tarn")(torn(seats), (), SeededDice("torn"), 0)
    assert isinstance(thought.move, Declare) == dares


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_among_more_those_who_ask_anyhow_declare_what_is_certain(seats: int) -> None:
    certain = [name for name, each in CAST.items() if nerve(each.mind, seats) == 1]
    assert certain == (["pip", "dovecote"] if seats > 2 else [])


def test_characters_are_in_order() -> None:
    names = ("pip", "brack", "tarn")
    found = climb(Ladder(NAME, 2, 24, "order", characters=names))
    ratings = [each["rating"] for each in found["characters"]]
    assert ratings == sorted(ratings)
