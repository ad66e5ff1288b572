"""Characters as team-mates: what is in the ear, and teams that solve more the more they hear."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.games.x_code import GAME, talk
from sleuth.games.x_code.pieces import Options
from sleuth.games.x_code.thinking.beginner import last_words
from sleuth.games.x_code.thinking.minds import ears, newest, remembered
from sleuth.games.x_code.view import View, blank
from sleuth.kernel.data import Seat
from sleuth.kernel.talents import Heard
from sleuth.players.cast import CAST
from sleuth.players.ladder.climb import climb
from sleuth.players.ladder.pairings import Ladder

SAID = tuple(Heard(Seat(n % 3), talk.need(n)) for n in range(9))


@pytest.fixture
def mine() -> View:
    return blank(Options(), 3, Seat(0))


def test_own_words_are_never_forgotten(mine: View) -> None:
    assert newest(0)(mine, SAID) == SAID[::3]
    assert newest(None)(mine, SAID) == SAID


def test_of_the_others_the_newest_words_are_in_the_ear(mine: View) -> None:
    assert newest(2)(mine, SAID) == (*SAID[::3], *SAID[7:])


def test_who_spoke_last_has_the_own_words_in_the_ear(mine: View) -> None:
    assert newest(1)(mine, SAID[:7]) == SAID[:7:3]
    assert newest(2)(mine, SAID[:7]) == (*SAID[:6:3], *SAID[5:7])


def test_who_goes_through_least_hears_those_beside_alone() -> None:
    said = tuple(Heard(Seat(n), talk.need(n)) for n in range(4))
    four = blank(Options(), 4, Seat(0))
    least, more, *_ = (each.mind for each in CAST.values())
    assert remembered(least) == remembered(more) == 2
    assert ears(least)(four, said) == (said[0], said[3])
    assert ears(least)(four, said[:3]) == said[:2]
    assert ears(more)(four, said) == (said[0], *said[2:])


def test_a_beginner_goes_by_the_last_words_of_each(mine: View) -> None:
    assert last_words(mine, SAID) == (*SAID[::3], *SAID[7:])


def test_who_can_try_more_has_more_in_the_ear_as_long_as_they_plan_alike() -> None:
    spans = [each.mind for each in CAST.values() if each.mind.span is not None]
    looks = [each.mind for each in CAST.values() if each.mind.look is not None]
    for minds in (spans[1:], looks):  # the first hears less by whom it hears
        heard = [remembered(each) or 0 for each in minds]
        assert heard == sorted({*heard})


def solved(name: str, games: int, **options: Any) -> float:
    """The share of codes that four of a kind crack."""
    found = climb(Ladder("x-code", 4, games, "solved", options=options, characters=(name,)))
    (team,) = found["pairs"]
    return float(team["score"] / team["games"])


def test_a_stronger_team_solves_more() -> None:
    assert GAME.name == "x-code"
    assert solved("pip", 20) < solved("quill", 20) < solved("orrery", 20) == 1
