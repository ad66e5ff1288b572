"""Ladders that come with games, who is a match for whom, and what a result says."""

from __future__ import annotations

import json
from math import isclose
from pathlib import Path

import pytest

from sleuth.games import game
from sleuth.kernel.errors import Malformed
from sleuth.players.cast import CAST
from sleuth.players.ladder import measured
from sleuth.players.ladder.company import even, fair, raised
from sleuth.players.ladder.company import facing as faced
from sleuth.players.ladder.glicko import Result, Strength, after
from sleuth.players.ladder.standing import Counted, curve, is_new, opponent, strength
from tests.characters.ladders import a_ladder
from tests.characters.ladders import measured as only
from tests.games import NAMES

MINE = frozenset([0])


@pytest.fixture
def laddered(monkeypatch: pytest.MonkeyPatch) -> None:
    every = [a_ladder(name, n) for name in NAMES for n in game(name).seats if "yard" not in name]
    town = [a_ladder("scotland-yard", 4, "x", -150), a_ladder("scotland-yard", 4, "detectives", 90)]
    only(monkeypatch, *every, *town)


@pytest.mark.parametrize("name", NAMES)
def test_what_comes_with_a_game_is_whole(name: str) -> None:
    for ladder in measured.known(name):
        assert ladder.players in game(name).seats
        assert all(each.low <= each.rating <= each.high for each in ladder.characters)


def test_a_game_without_a_ladder_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(measured, "place", lambda name: tmp_path / name / "ladder.json")
    with pytest.raises(Malformed, match=r"ladder\.missing"):
        measured.ladders.__wrapped__("mastermind")
    assert measured.known("mastermind") == ()


def whole() -> str:
    """A file as it should be."""
    rungs = [{"name": n, "rating": 1.0, "low": 0.0, "high": 2.0} for n in CAST]
    one = {"game": "mastermind", "players": 2, "role": None, "games": 9, "seed": "0"}
    return json.dumps([{**one, "characters": rungs}])


@pytest.mark.parametrize(
    "body",
    [
        "",
        "[]",
        "{}",
        whole()[:200],
        whole().replace("pip", "pop"),
        whole().replace("mastermind", "code-x"),
        whole().replace("1.0", '"high"', 1),
    ],
)
def test_a_file_that_is_half_written_says_so(body: str) -> None:
    assert len(measured.read("mastermind", whole().encode())) == 1
    with pytest.raises(Malformed, match=r"ladder\.broken.*mastermind"):
        measured.read("mastermind", body.encode())


@pytest.mark.usefixtures("laddered")
def test_two_of_one_strength_have_even_chances() -> None:
    options = game("code-x").options()
    met = faced("code-x", MINE, {1: "quill"}, options)
    assert met is not None
    assert isclose(met.odds(1550), 0.5)
    three = faced("code-x", MINE, {1: "quill", 2: "quill"}, options)
    assert three is not None
    assert isclose(three.odds(1550), 1 / 3)


@pytest.mark.usefixtures("laddered")
def test_a_short_match_of_mastermind_says_less() -> None:
    options = game("mastermind").options
    long, short = (faced("mastermind", MINE, {1: "pip"}, options(games=n)) for n in (20, 2))
    assert long is not None
    assert short is not None
    assert long.odds(1900) > short.odds(1900) > 0.5


@pytest.mark.usefixtures("laddered")
def test_in_a_team_a_result_is_shared() -> None:
    options = game("scotland-yard").options()
    alone = faced("scotland-yard", MINE, {1: "quill", 2: "quill", 3: "quill"}, options)
    assert alone is not None
    assert alone.weight == 1
    side_by_side = {0: "quill", 2: "quill", 3: "quill"}
    mate = faced("scotland-yard", frozenset([1]), side_by_side, options)
    assert mate is not None
    assert isclose(mate.weight, 1 / 3)
    assert isclose(1 - alone.odds(1550), mate.odds(1550)), "the same match from both sides"
    assert mate.odds(1650) - mate.odds(1550) < alone.odds(1650) - alone.odds(1550)
    assert faced("scotland-yard", frozenset([0, 1]), {2: "pip", 3: "tarn"}, options) is None
    team = faced("x-code", MINE, {1: "quill", 2: "vesper"}, game("x-code").options())
    assert team is not None
    assert isclose(team.weight, 1 / 3)


@pytest.mark.usefixtures("laddered")
@pytest.mark.parametrize("name", NAMES)
def test_fair_company_is_as_near_to_even_as_neighbours_get(name: str) -> None:
    seats, options = game(name).seats.start, game(name).options()
    last = 0
    for rating in (1150, 1350, 1550, 1750, 1850):
        found = fair(name, MINE, seats, rating, options)
        assert found is not None
        company = [each for each in found.chairs if each is not None]
        assert len({*company}) == seats - 1
        assert found.chairs[0] is None
        rungs = sorted(CAST[each].strength for each in company)
        assert rungs == [*range(rungs[0], rungs[0] + seats - 1)]
        if not name.startswith("x-"):
            assert rungs[0] >= last
            last = rungs[0]
            assert abs(found.odds - even(name, 1, seats)) < 0.4


@pytest.mark.usefixtures("laddered")
def test_one_rung_up() -> None:
    assert raised("code-x", MINE, {1: "pip", 2: "brack"}) == {1: "dovecote", 2: "ottoline"}
    assert raised("code-x", MINE, {1: "tarn", 2: "orrery"}) is None
    assert raised("code-x", MINE, {1: "orrery"}) is None
    assert raised("x-code", MINE, {1: "pip"}) is None
    hunted = raised("scotland-yard", frozenset([1]), {0: "quill", 2: "vesper", 3: "pip"})
    assert hunted == {0: "vesper", 2: "quill", 3: "pip"}
    assert raised("mastermind", MINE, {1: "quill"}) == {1: "vesper"}


@pytest.mark.usefixtures("laddered")
def test_strength_is_glicko_over_what_counted() -> None:
    one = Counted("code-x", 0, 1.0, 1500, 1.0, ("quill",))
    first = strength("code-x", [])
    assert (first, is_new(first)) == (Strength(1150), True)
    now = strength("code-x", [one])
    assert now == after(Strength(1150), [Result(Strength(1500, 0), 1.0)])
    assert not is_new(now)
    year = Counted("code-x", 365 * 24 * 3_600_000, 0.0, 1500, 1.0, ("quill",))
    soon = Counted("code-x", 1, 0.0, 1500, 1.0, ("quill",))
    assert strength("code-x", [one, year]).deviation > strength("code-x", [one, soon]).deviation
    assert len([*curve("code-x", [one, soon])]) == 2


def test_a_share_of_a_result_moves_less() -> None:
    whole_, third = (after(Strength(), [Result(opponent(1500, w), 1.0)]) for w in (1, 1 / 3))
    assert whole_.rating > third.rating > 1500
    assert third.deviation > whole_.deviation
