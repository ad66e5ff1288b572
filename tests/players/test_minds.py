"""Everybody of the house plays every game: any number of seats, any role, whatever is agreed on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import asdict

from sleuth.games import game, talents
from sleuth.kernel.data import Await, Over
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.cast import BEGINNER, CAST, bot
from sleuth.players.driver import Driver
from tests.games import NAMES
from tests.laws.talk import terms

OWN = ("break-the-code", "code-x", "mastermind", "scotland-yard", "x-code")
A_WHILE = 12
"""Decisions after which a table is left."""


class Visit(Driver):
    """A driver who leaves after a while."""

    def run(self) -> AnyMatch:
        slot = 0
        self.match = self.match.settle(self.chance)
        while len(self.times) < A_WHILE and isinstance(due := self.match.pending(), Await):
            if due.until is None:
                self.turn(due)
            else:
                slot = self.tick(slot)
        return self.match


def everybody(name: str) -> tuple[str, ...]:
    """Those of the house, and the beginner where a game has one."""
    return (*CAST,) if talents(name).beginner is None else (*CAST, BEGINNER)


def tables(name: str) -> Iterator[tuple[Any, list[str]]]:
    """Everybody everywhere with the usual options; then each value of each option once more."""
    people = everybody(name)
    seen: set[tuple[int, str, Any]] = set()
    for nth, (options, seats) in enumerate(terms(game(name))):
        new = {(seats, *each) for each in asdict(options).items()} - seen
        turns = range(len(people)) if not any(each[0] == seats for each in seen) else (nth,)
        seen |= new
        for turn in turns if new else ():
            yield options, [people[(turn + seat) % len(people)] for seat in range(seats)]


@pytest.mark.parametrize("name", NAMES)
def test_everybody_plays_whatever_is_agreed_on_from_every_seat(name: str) -> None:
    for options, names in tables(name):
        match = start(game(name), options, len(names))
        visit = Visit(match, [bot(name, each) for each in names], f"{names}")
        over = isinstance(visit.run().pending(), Over)
        assert over or len(visit.times) >= A_WHILE, (options, names)


@pytest.mark.parametrize("name", [name for name in NAMES if talents(name).minded is not None])
def test_everybody_has_a_mind_of_its_own(name: str) -> None:
    people = everybody(name)
    assert BEGINNER in people
    assert len({bot(name, each) for each in people}) == len(people)


def test_each_game_of_the_house_reads_minds() -> None:
    assert {*OWN} <= {name for name in NAMES if talents(name).minded is not None}
