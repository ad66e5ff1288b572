"""The page of the eight tells the numbers with which they play."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import floor

import pytest

from sleuth.games.break_the_code.thinking import minds as break_the_code
from sleuth.games.code_x.thinking import minds as code_x
from sleuth.games.mastermind.thinking import minds as mastermind
from sleuth.games.scotland_yard.thinking import minds as scotland_yard
from sleuth.games.x_code.thinking import minds as x_code
from sleuth.kernel.minds import Mind
from sleuth.players.cast import CAST
from tests.docs.shown import ROOT

MINDS = [each.mind for each in CAST.values() if not each.mind.deepest]
ALL = "*"
Number = int | str


def row(few: Callable[[int], float], weighs: Callable[[Mind], Number]) -> list[Number]:
    """By how many possibilities somebody tries; who loses nothing, by something else."""
    return [weighs(each) if each.span is None else floor(few(each.span)) for each in MINDS]


def everything(mind: Mind) -> Number:
    del mind
    return ALL


def numbers() -> list[list[Number]]:
    """The rows of the table."""
    codes, hands = code_x.READINGS, break_the_code.READINGS
    return [
        row(mastermind.TRIED, lambda mind: round(mastermind.WEIGHED(mind.look or 1))),
        *(row(hands[seats].through, everything) for seats in (2, 3, 4)),
        *([break_the_code.looked_at(m, seats) or ALL for m in MINDS] for seats in (2, 3, 4)),
        *(row(codes[seats].through, everything) for seats in (2, 3, 4, 5)),
        *([code_x.looked_at(m, seats) or ALL for m in MINDS] for seats in (2, 3, 4, 5)),
        row(scotland_yard.TRIED, plans),
        row(scotland_yard.FEARED, fears),
        [x_code.remembered(mind) or ALL for mind in MINDS],
    ]


def plans(mind: Mind) -> Number:
    return ALL if mind.depth > 1 else scotland_yard.TRIES * (mind.look or 1)


def fears(mind: Mind) -> Number:
    return ALL if mind.depth > 1 else scotland_yard.FEARS * (mind.look or 1)


@pytest.mark.parametrize(("page", "all_"), [("house.md", "all"), ("de/house.md", "alle")])
def test_the_table_of_the_house_is_how_it_plays(page: str, all_: str) -> None:
    told = (ROOT / "docs/players" / page).read_text(encoding="utf-8")
    rows = [re.split(r" *\| *", line)[2:-1] for line in told.splitlines() if line[:2] == "| "]
    found = [row for row in rows if len(row) == len(MINDS) and row[0].isdigit()]
    assert found == [[str(each).replace(ALL, all_) for each in row] for row in numbers()]
