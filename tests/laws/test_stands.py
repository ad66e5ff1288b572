"""How far a match is, in words of its game: for the card of a table that waits."""

from __future__ import annotations

import string

import pytest

from sleuth.games import game, talents
from sleuth.games.scotland_yard.moves import Go
from sleuth.games.scotland_yard.pieces import Options
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.texts import text
from tests.games import NAMES
from tests.games.scotland_yard.opened import opened


@pytest.mark.parametrize("name", NAMES)
def test_every_gap_of_the_words_is_filled(name: str) -> None:
    rules = game(name)
    match: AnyMatch = start(rules, rules.options(), rules.seats.start)
    line = talents(name).stands(match)
    if line is None:
        return
    said = text(line.code, **line.args)
    assert said != line.code
    assert not [gap for _, gap, _, _ in string.Formatter().parse(said) if gap]


def test_scotland_yard_counts_its_fields() -> None:
    match = opened(Options()).play(Seat(0), Go(67))
    line = talents("scotland-yard").stands(match)
    assert line is not None
    assert line.args == {"n": 1, "of": 13}
    classic = talents("scotland-yard").stands(start(match.game, Options(version="classic"), 4))
    assert classic is not None
    assert classic.args == {"n": 0, "of": 24}
