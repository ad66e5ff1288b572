"""Certificates: what is written for small towns, and published of London, is proved."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.games.scotland_yard.thinking.answers import question
from sleuth.games.scotland_yard.thinking.judge import verdict
from sleuth.games.scotland_yard.thinking.judge.certificate import Refused, Side
from sleuth.games.scotland_yard.thinking.judge.town import Layer, State, london
from sleuth.games.scotland_yard.thinking.judge.verdict import Verdict, judge
from sleuth.games.scotland_yard.thinking.packed import plans
from sleuth.games.scotland_yard.thinking.solution import claims, studies
from sleuth.games.scotland_yard.thinking.solution.exact import equilibrium
from sleuth.games.scotland_yard.thinking.solution.strategies import observed
from sleuth.games.scotland_yard.thinking.solution.studies import SolveOptions
from tests.games.scotland_yard.brute import _ends as ends_of
from tests.games.scotland_yard.brute import matrix_game
from tests.games.scotland_yard.certificates.proofs import KINDS, as_town, certified, written
from tests.games.scotland_yard.test_solver import small as town_for_four
from tests.games.scotland_yard.test_values import silent, small


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", range(5))
def test_certificates_prove_the_exact_value(number: int, kind: str, tmp_path: Path) -> None:
    map_, brute = small(number)
    town = written(number, kind, tmp_path / "file")
    found = judge(tmp_path / "file", town)
    value = brute.value(0, map_.lair, map_.posts[:3], (1, 1))
    start = (map_.lair + 1, *sorted(post + 1 for post in map_.posts[:3]))
    assert found == Verdict(kind, str(value), found.states, start, (1, 1))
    assert found.states > 3 or value == 1


@pytest.mark.parametrize("number", [3, 4])
def test_sure_wins_have_a_kind_of_their_own(number: int, tmp_path: Path) -> None:
    town = written(number, "sure", tmp_path / "file")
    assert judge(tmp_path / "file", town).value == "1"


def test_no_share_below_one_is_called_sure(tmp_path: Path) -> None:
    town = written(0, "sure", tmp_path / "file")
    with pytest.raises(Refused, match=r"check\.value"):
        judge(tmp_path / "file", town)


@pytest.mark.parametrize("number", range(5))
def test_the_judge_and_the_solver_read_the_same_rules(number: int) -> None:
    """Apart from each other: what can be seen next, and where the detectives can go."""
    map_, brute = small(number)
    town, dice = as_town(map_), Random(number)
    for _ in range(60):
        at, *posts = dice.sample(range(map_.size), 4)
        stand = tuple(sorted(posts))
        key = (dice.randrange(map_.last), dice.randrange(2), dice.randrange(2))
        mine = {(k, where) for k, where in observed(map_, key, stand, at)}
        here = State(Layer(*key), tuple(post + 1 for post in stand), at + 1)
        his = {(tuple(t.layer), tuple(to - 1 for to in t.where)) for t in town.turns(here)}
        assert mine == his
        ends = {tuple(sorted(row)) for row in plans(map_, stand, (0, 1, 2)).tolist()}
        judged = {tuple(to - 1 for to in end) for end in town.ends(here.posts)}
        assert ends == judged == ends_of(brute, stand)
        assert all(town.follows(here.posts, tuple(to + 1 for to in end)) for end in ends)


def test_nobody_flies_changes_places_or_stays_without_need() -> None:
    town = london()
    assert not town.follows((41, 46, 124), (41, 46, 124))
    assert not town.follows((1, 8, 124), (1, 8, 123))
    assert not town.follows((41, 46, 124), (41, 47, 123))
    assert not town.follows((41, 46, 124), (40, 40, 123))
    assert town.follows((41, 46, 124), (40, 47, 123))


@pytest.mark.parametrize("seed", range(30))
def test_exact_mixes_get_the_value_of_the_game(seed: int) -> None:
    dice = Random(seed)
    wide, tall = dice.randrange(1, 6), dice.randrange(1, 9)
    game = [[Fraction(dice.randrange(9), 8) for _ in range(wide)] for _ in range(tall)]
    value, weights = equilibrium(game)
    assert value == matrix_game([tuple(row) for row in game])
    got = [sum(w * row[n] for w, row in zip(weights, game, strict=True)) for n in range(wide)]
    assert Fraction(min(got)) / sum(weights) == value
    assert min(weights) >= 0


def test_the_command_says_what_is_proved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    town = written(2, "value", tmp_path / "file")
    monkeypatch.setattr(verdict, "london", lambda: town)
    code, said = certified(tmp_path / "file", "--json")
    found = json.loads(said)
    assert code == 0
    assert found["ok"] is True
    assert (found["kind"], found["value"]) == ("value", "3/7")
    assert found["states"] > 100
    assert found["seconds"] >= 0
    assert "3/7" in certified(tmp_path / "file")[1]


def test_what_is_no_certificate_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("nothing of the kind", encoding="ascii")
    result = CliRunner().invoke(main, ["check", str(tmp_path / "file")])
    assert result.exit_code == 1
    assert "no certificate" in result.output


def test_a_study_writes_certificates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    map_, brute = small(2)
    monkeypatch.setattr(studies, "packed", lambda: map_)
    town = replace(as_town(map_), name="london")
    file = str(tmp_path / "file")
    sides: dict[Side | None, str] = {None: "value", "detectives": "at-least", "x": "at-most"}
    for side, kind in sides.items():
        options = SolveOptions(table=str(tmp_path / "t.table"), certificate=file, side=side)
        said = studies.solve(options, silent)["certificate"]
        assert isinstance(said, dict)
        assert (said["kind"], said["value"]) == (kind, "3/7")
        assert judge(tmp_path / "file", town).kind == kind
    options = SolveOptions(table=str(tmp_path / "t.table"), certificate=file, tickets="none")
    studies.solve(options, silent)
    value = brute.value(0, map_.lair, map_.posts[:3], (0, 0))
    assert judge(tmp_path / "file", town).value == str(value)


@pytest.mark.parametrize("candidates", [1, 40])
@pytest.mark.parametrize("seed", [6, 8, 13])
def test_four_write_down_their_sure_win(
    seed: int, candidates: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    map_, brute = town_for_four(seed)
    monkeypatch.setattr(studies, "packed", lambda: map_)
    monkeypatch.setitem(claims.CANDIDATES, 4, candidates)
    options = SolveOptions(
        detectives="4", table=str(tmp_path / "t.table"), certificate=str(tmp_path / "file")
    )
    studies.solve(options, silent)
    found = judge(tmp_path / "file", replace(as_town(map_), name="london"))
    assert (found.kind, found.value) == ("sure", "1")
    assert found.states > 5
    assert len(found.start) == 5
    assert brute.wins(0, map_.lair, map_.posts, (1, 1))


RESULTS = Path(__file__).parents[4] / "docs" / "results" / "certificates"
PUBLISHED = {
    "three-none": ("sure", "1"),
    "three-black": ("sure", "1"),
    "three-double": ("sure", "1"),
    "three-both": ("at-least", "11/13"),
    "four-both": ("sure", "1"),
}
LONG = ("three-double", "three-both", "four-both")


@pytest.mark.parametrize(
    "name",
    ["three-none", "three-black", *(pytest.param(t, marks=pytest.mark.nightly) for t in LONG)],
)
def test_what_is_published_of_london_is_proved(name: str) -> None:
    team, tickets = name.split("-")
    found = judge(RESULTS / f"{name}.xz", london())
    assert (found.kind, found.value) == PUBLISHED[name]
    assert found.start == (82, 41, 46, 124, 142)[: 4 if team == "three" else 5]
    assert found.tickets == question.HELD[tickets]


def test_everything_that_is_published_is_tried() -> None:
    assert {file.stem for file in RESULTS.glob("*.xz")} == set(PUBLISHED)
