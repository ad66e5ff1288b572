"""Everybody of the house plays every game: any number of seats, any role, whatever is agreed on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import asdict

from sleuth.games import game, talents
from sleuth.kernel.data import Await
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.cast import BEGINNER, CAST, bot
from sleuth.players.driver import Driver
from tests.games import NAMES
from tests.laws.talk import terms

EVERYBODY = (*CAST, BEGINNER)
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


def tables(name: str) -> Iterator[tuple[Any, list[str]]]:
    """Everybody everywhere with the usual options; then each value of each option once more."""
    seen: set[tuple[int, str, Any]] = set()
    for nth, (options, seats) in enumerate(terms(game(name))):
        new = {(seats, *each) for each in asdict(options).items()} - seen
        turns = range(len(EVERYBODY)) if not any(each[0] == seats for each in seen) else (nth,)
        seen |= new
        for turn in turns if new else ():
            yield options, [EVERYBODY[(turn + seat) % len(EVERYBODY)] for seat in range(seats)]


@pytest.mark.parametrize("name", NAMES)
def test_everybody_plays_whatever_is_agreed_on_from_every_seat(name: str) -> None:
    for options, names in tables(name):
        match = start(game(name), options, len(names))
        ended = Visit(match, [bot(name, each) for each in names], f"{names}").run()
        assert len(ended.record) > match.seats, (options, names)


@pytest.mark.parametrize("name", NAMES)
def test_everybody_has_a_mind_of_its_own(name: str) -> None:
    assert talents(name).minded is not None
    assert talents(name).beginner is not None
    assert len({bot(name, each) for each in EVERYBODY}) == len(EVERYBODY)
