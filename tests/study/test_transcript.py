"""Records as text: every game's matches survive the page, and a forged line is named."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.games import catalogue
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Await, Millis, Played, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.dice import SeededDice
from sleuth.study.transcript import read, write


def some_match(name: str, seed: int, steps: int = 25, **options: Any) -> AnyMatch:
    """A match in which whoever may do something does anything."""
    game, chance, dice = catalogue()[name], seeded(str(seed)), SeededDice(seed)
    seats = game.seats.start
    match: AnyMatch = start(game, game.options(**options), seats).settle(chance)
    for _ in range(steps):
        if not isinstance(match.pending(), Await):
            break
        able = [seat for seat in map(Seat, range(seats)) if match.moves(seat)]
        if not able:
            break
        seat = able[dice.below(len(able))]
        move = match.moves(seat).pick(dice)
        match = match.enter(Played(seat, move, match.now)).settle(chance)
    return match


@pytest.mark.parametrize("name", sorted(catalogue()))
@pytest.mark.parametrize("seed", range(5))
def test_a_record_brings_the_match_back(name: str, seed: int) -> None:
    match = some_match(name, seed)
    found = read(write(match, {"name 0": "Ada", "name 1": "a  b\nc"}))
    assert found.match == match
    assert found.headers["name 1"] == "a b c"


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_takebacks_and_moments_are_kept(name: str) -> None:
    match = some_match(name, 3, steps=4)
    back = match.back(len(match.standing) - 1, Seat(0), (Seat(1),), Millis(match.now + 500))
    again = read(write(back)).match
    assert again == back
    assert again.now == match.now + 500
    assert list(again.standing) == list(match.standing)[:-1]


GOOD = write(some_match("mastermind", 1, games=1, first=0))


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("sleuth record 1", "chess record 1", "record.first-line", 1),
        ("mastermind 1", "mastermind 99", "record.version", None),
        ("seats: 2", "seats: many", "record.seats", None),
        ("seats: 2", "seats: 2\nseats: 2", "record.header", 4),
        ("seats: 2", "", "record.missing", None),
        ('"pegs":4', '"pegs":"four"', "wire.malformed", None),
        ("1 @0 0 hide", "7 @0 0 hide", "record.line", 6),
        ("1 @0 0 hide", "1 @0 9 hide", "record.refused", 6),
        ("1 @0 0 hide", "1 @0 1 hide", "record.refused", 6),
        ("2 @0 1 guess", "2 @0 1 shout", "record.refused", 7),
        ("2 @0 1 guess", "2 @0 ring", "record.refused", 7),
        ("2 @0 1 guess", "2 @0 draw 4", "record.refused", 7),
    ],
)
def test_a_forged_record_is_refused_with_its_line(
    old: str, new: str, code: str, line: int | None
) -> None:
    start_at = GOOD.index(old)
    end = GOOD.index("\n", start_at) if new.endswith(("ring", "draw 4")) else start_at + len(old)
    forged = GOOD[:start_at] + new + GOOD[end:]
    with pytest.raises(Malformed) as refused:
        read(forged)
    assert refused.value.code == code
    assert line is None or refused.value.details["line"] == line
