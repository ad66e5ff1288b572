"""Moves of Scotland Yard judged by the values of a small town that is solved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sleuth.games.scotland_yard.moves import Double, Go
from sleuth.games.scotland_yard.pieces import Toy
from sleuth.games.scotland_yard.thinking import bots, valued
from sleuth.games.scotland_yard.thinking.aims import posts_of
from sleuth.games.scotland_yard.thinking.fleeing import escapes
from sleuth.games.scotland_yard.thinking.insight import weigh
from sleuth.games.scotland_yard.thinking.packed import packed
from sleuth.games.scotland_yard.thinking.solution import ledger
from sleuth.games.scotland_yard.thinking.solution.ledger import Ledger
from sleuth.kernel.data import Over, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Bot
from sleuth.players.dice import SeededDice
from sleuth.study.review.reviewing import review
from tests.games.scotland_yard.brute import Brute
from tests.games.scotland_yard.opened import opened
from tests.games.scotland_yard.test_values import valued as tabled

VILLAGE = packed("village")
UNITS = 0.002
MISTER_X = Seat(0)


@pytest.fixture
def village(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ledger:
    """The values of the village, where they are looked for."""
    _, tables = tabled(VILLAGE, "lower")
    found = ledger.resumed(tmp_path / "village.worth", VILLAGE)
    for key, each in tables.items():
        found.append(key, each)
    monkeypatch.setattr(valued, "known", lambda options, team: found if team == 3 else None)
    return found


def stages(mister_x: Bot[Any, Any], team: Bot[Any, Any], seed: int) -> Iterator[AnyMatch]:
    """A game through the umpire, move by move; each side is played by one bot."""
    match, dice = opened(Toy(), 4), SeededDice("village", seed)
    while not isinstance(match.pending(), Over):
        yield match
        seats = match.view(None).board.todo or (MISTER_X,)
        asked = ((s, (team if s else mister_x)(match.view(s), (), dice, 0).move) for s in seats)
        seat, move = next(each for each in asked if each[1] is not None)
        match = match.play(seat, move)
    yield match


def lost(mister_x: Bot[Any, Any], team: Bot[Any, Any], games: int) -> tuple[float, float]:
    """What Mister X and the detectives lost in so many games, which all add up."""
    found = [0.0, 0.0]
    for seed in range(games):
        *_, match = stages(mister_x, team, seed)
        for seat in review(match).seats:
            summed = seat.start - seat.loss + seat.others + seat.luck + seat.drift
            assert seat.result == pytest.approx(summed)
            assert all(each.exact for each in seat.decisions)
            found[seat.seat > 0] += seat.loss
    return found[0], found[1]


def test_those_who_know_the_values_lose_next_to_nothing(village: Ledger) -> None:
    assert village.heads
    anybody = bots.BOTS["random"]
    best = lost(bots.KNOWING, bots.KNOWING, 6)
    assert max(best) < 6 * UNITS
    assert lost(anybody, bots.KNOWING, 6)[1] < 6 * UNITS
    assert lost(bots.KNOWING, anybody, 6)[1] > 0.2


def test_the_best_flight_is_worth_the_place(village: Ledger) -> None:
    brute, looked, doubles = Brute(VILLAGE.around, VILLAGE.covered, VILLAGE.last), 0, 0
    for seed in range(4):
        for match in stages(bots.BOTS["random"], bots.KNOWING, seed):
            view, board = match.view(MISTER_X), match.view(MISTER_X).board
            if isinstance(match.pending(), Over) or board.todo or not match.moves(MISTER_X):
                continue
            if not seen_before(view.board):
                continue
            posts, tickets = posts_of(board), (board.black, board.doubles)
            worth = float(brute.value(len(board.log), view.trail[-1] - 1, posts, tickets))
            found = escapes(view, village, next(iter(match.moves(MISTER_X))))
            assert max(found.values()) == pytest.approx(1 - worth, abs=UNITS)
            looked += 1
            doubles += any(isinstance(each, Double) for each in found)
    assert looked > 5
    assert doubles > 2


def seen_before(board: object) -> bool:
    """Do all know where he stands? Then the place has one value."""
    log = board.log  # type: ignore[attr-defined]
    return not log or log[-1].at is not None


def test_a_double_move_is_weighed_beside_single_ones(village: Ledger) -> None:
    assert village.heads
    view = opened(Toy(), 4).view(MISTER_X)
    weighed = [weigh(view, each) for each in opened(Toy(), 4).moves(MISTER_X)]
    assert all(each is not None and each.exact and each.loss >= 0 for each in weighed)
    kinds = {type(each) for each in opened(Toy(), 4).moves(MISTER_X)}
    assert kinds == {Go, Double}
    assert len({each.best for each in weighed if each is not None}) == 1
