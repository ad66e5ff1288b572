"""Certificates: what is written for small towns is proved, and what is damaged is refused."""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.games.scotland_yard.thinking.judge import verdict
from sleuth.games.scotland_yard.thinking.judge.certificate import Refused, Side
from sleuth.games.scotland_yard.thinking.judge.town import Layer, State, Town, london
from sleuth.games.scotland_yard.thinking.judge.verdict import Verdict, judge
from sleuth.games.scotland_yard.thinking.packed import Packed, plans
from sleuth.games.scotland_yard.thinking.solution import ledger, studies
from sleuth.games.scotland_yard.thinking.solution.certificates import Claim, write
from sleuth.games.scotland_yard.thinking.solution.escapes import Escapes
from sleuth.games.scotland_yard.thinking.solution.exact import equilibrium
from sleuth.games.scotland_yard.thinking.solution.strategies import Strategy, observed
from sleuth.games.scotland_yard.thinking.solution.studies import SolveOptions
from sleuth.games.scotland_yard.thinking.solution.worths import by_values
from tests.games.scotland_yard.brute import _ends as ends_of
from tests.games.scotland_yard.brute import matrix_game
from tests.games.scotland_yard.test_values import everywhere, silent, small

BOTH = (0, 1, 1)
Lines = list[Any]
KINDS = {"value": (True, True), "at-least": (True, False), "at-most": (False, True)}


def as_town(map_: Packed) -> Town:
    """The map as the judge wants it, stations numbered from 1."""
    around = {at + 1: tuple(to + 1 for to in ways) for at, ways in enumerate(map_.around)}
    return Town("town", around, map_.covered, map_.last)


@cache
def played(number: int) -> tuple[Strategy, Escapes]:
    """Both sides' strategies in a town."""
    map_, _ = small(number)
    start = (tuple(sorted(map_.posts[:3])), map_.lair)
    theirs = Strategy(map_, by_values(map_, everywhere(number, "lower")[1].__getitem__))
    theirs.spread(BOTH, start)
    theirs.settle()
    his = Escapes(map_, by_values(map_, everywhere(number, "upper")[1].__getitem__))
    his.spread(BOTH, start)
    his.settle()
    return theirs, his


def written(number: int, kind: str, path: Path) -> Town:
    """A certificate of this kind about a town."""
    (map_, brute), (theirs, his) = small(number), played(number)
    value = brute.value(0, map_.lair, map_.posts[:3], (1, 1))
    claim = Claim(kind, "town", BOTH, tuple(sorted(map_.posts[:3])), map_.lair, value)
    sides = KINDS.get(kind, (True, False))
    write(path, claim, theirs if sides[0] else None, his if sides[1] else None)
    return as_town(map_)


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


def rewritten(path: Path, change: Callable[[Lines], None]) -> None:
    """The same file with something changed in its lines."""
    with lzma.open(path, "rt", encoding="ascii") as file:
        lines = [json.loads(each) for each in file]
    change(lines)
    with lzma.open(path, "wt", encoding="ascii") as file:
        file.writelines(json.dumps(each) + "\n" for each in lines)


def rows(lines: Lines) -> Lines:
    """The lines that say what is done."""
    return [each for each in lines if isinstance(each, list)]


def raised(lines: Lines) -> None:
    """The detectives claim more, at the start alone."""
    lines[0]["value"] = str(Fraction(lines[0]["value"]) + Fraction(1, 10**9))


def lowered(lines: Lines) -> None:
    """Mister X leaves less, at the start alone."""
    lines[0]["value"] = str(Fraction(lines[0]["value"]) - Fraction(1, 10**9))


def dropped(lines: Lines) -> None:
    """One line is missing: the detectives have no answer there."""
    lines.remove(next(each for each in rows(lines) if len(each[1][2]) == 4))


def far_away(lines: Lines) -> None:
    """A detective flies."""
    row = rows(lines)[-1]
    row[1][2][1] = next(at for at in range(1, 99) if at not in row[1][2][1:])


def heavier(lines: Lines) -> None:
    """A mix leans to one side."""
    mix = next(answer for row in rows(lines) for answer in row[1:] if len(answer) > 3)
    mix[2][0] += 1


def fractional(lines: Lines) -> None:
    """A weight that is no whole number, and would be rounded."""
    rows(lines)[-1][1][2][0] = 1.0


def negative(lines: Lines) -> None:
    """A plan is played less than never."""
    mix = next(answer for row in rows(lines) for answer in row[1:] if len(answer) > 3)
    mix[2][0] = -1


def promised(lines: Lines) -> None:
    """A line promises what the list of fractions has as its best, and does not keep it."""
    most = len(lines[0]["values"]) - 1
    answer = next(each for row in rows(lines) for each in row[1:] if each[1] < most)
    answer[1] = most


def backwards(lines: Lines) -> None:
    """The first layer comes last."""
    at = [n for n, each in enumerate(lines) if isinstance(each, dict) and "filled" in each][2]
    lines[2:-1] = lines[at:-1] + lines[2:at]


def unheard_of(lines: Lines) -> None:
    """A side that does not exist."""
    lines[1]["side"] = "both"


def one_sided(lines: Lines) -> None:
    """A claim about both sides, of which one is there."""
    lines[0]["kind"] = "value"


def elsewhere(lines: Lines) -> None:
    """Another map."""
    lines[0]["map"] = "paris"


def endless(lines: Lines) -> None:
    """The last line is lost."""
    lines.pop()


THEIRS: dict[Callable[[Lines], None], str] = {
    raised: "value",
    dropped: "promise",
    far_away: "plan",
    heavier: "promise",
    negative: "plan",
    fractional: "plan",
    promised: "promise",
    backwards: "order|promise",
    unheard_of: "line",
    one_sided: "sides",
    elsewhere: "map",
    endless: "cut",
}


@pytest.mark.parametrize("damage", THEIRS)
def test_damage_to_the_detectives_side_is_found(
    damage: Callable[[Lines], None], tmp_path: Path
) -> None:
    town = written(2, "at-least", tmp_path / "file")
    rewritten(tmp_path / "file", damage)
    with pytest.raises(Refused, match=rf"check\.({THEIRS[damage]}) \(state=.+\)"):
        judge(tmp_path / "file", town)


def test_what_fails_is_named(tmp_path: Path) -> None:
    town = written(2, "at-least", tmp_path / "file")
    rewritten(tmp_path / "file", far_away)
    with pytest.raises(Refused) as refused:
        judge(tmp_path / "file", town)
    assert refused.value.details == {
        "state": "field 1, black 1, double 1, X 2/3/5/6/10, D 11 12 13"
    }


def forgotten(lines: Lines) -> None:
    """Some place of his is missing: the detectives are thought to win there."""
    last = rows(lines)[0]
    lines.remove(last)


def into_them(lines: Lines) -> None:
    """He does what nobody can do."""
    rows(lines)[-1][1][3] = [rows(lines)[-1][0][0]]


def predictable(lines: Lines) -> None:
    """He hides in one place only."""
    weights = next(
        each[4] for row in rows(lines) for each in row[1:] if sum(map(bool, each[4])) > 1
    )
    weights[weights.index(max(weights))] = 0


def weightless(lines: Lines) -> None:
    """He hides nowhere."""
    rows(lines)[-1][1][4] = [0] * len(rows(lines)[-1][1][4])


def understated(lines: Lines) -> None:
    """A line promises the least share of all."""
    next(each for row in rows(lines) for each in row[1:] if each[1] > 0)[1] = 0


HIS: dict[Callable[[Lines], None], str] = {
    lowered: "value",
    forgotten: "promise|value",
    into_them: "choice",
    predictable: "promise",
    weightless: "choice",
    understated: "promise",
    endless: "cut",
}


@pytest.mark.parametrize("damage", HIS)
def test_damage_to_mister_xs_side_is_found(damage: Callable[[Lines], None], tmp_path: Path) -> None:
    town = written(2, "at-most", tmp_path / "file")
    rewritten(tmp_path / "file", damage)
    with pytest.raises(Refused, match=rf"check\.({HIS[damage]}) \(state=.+\)"):
        judge(tmp_path / "file", town)


@pytest.mark.parametrize("seed", range(40))
def test_no_flipped_byte_proves_more(seed: int, tmp_path: Path) -> None:
    """Whatever is damaged: it is refused, or it still proves the same."""
    town = written(2, "value", tmp_path / "file")
    value, data = judge(tmp_path / "file", town).value, bytearray((tmp_path / "file").read_bytes())
    dice = Random(seed)
    data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    (tmp_path / "file").write_bytes(data)
    try:
        found = judge(tmp_path / "file", town).value
    except Refused as refused:
        found = value if refused.details["state"] else "refused without a state"
    assert found == value


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


def certified(path: Path, *words: str) -> Any:
    """What `sleuth check` says of a file, and its exit code."""
    result = CliRunner().invoke(main, ["check", str(path), *words])
    return result.exit_code, result.stdout


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


def test_the_command_names_the_state_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    town = written(2, "at-least", tmp_path / "file")
    monkeypatch.setattr(verdict, "london", lambda: town)
    rewritten(tmp_path / "file", far_away)
    code, said = certified(tmp_path / "file", "--json")
    found = json.loads(said)
    assert code == 1
    assert (found["ok"], found["code"]) == (False, "check.plan")
    assert found["state"].startswith("field 1")
    assert "field 1" in certified(tmp_path / "file")[1]


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


def test_values_come_out_of_the_file_as_they_went_in(tmp_path: Path) -> None:
    dice = np.random.default_rng(1)
    tables = {
        (3, 0, 0): dice.integers(0, 3, (5000, 7)).astype(np.uint16) * np.uint16(20000),
        (2, 1, 0): dice.integers(0, 1 << 16, (5000, 7)).astype(np.uint16),
        (2, 0, 1): np.full((5000, 7), 9, np.uint16),
    }
    book = ledger.resumed(tmp_path / "file")
    for key, each in tables.items():
        book.append(key, each)
    with (tmp_path / "file").open("ab") as file:
        file.write(b"VALS cut off")
    again = ledger.Ledger(tmp_path / "file")
    for key, each in tables.items():
        assert (again.table(key) == each).all()
        sets = dice.integers(0, 5000, 40)
        assert (again.rated(key, sets, [6, 0, 3]) == each[sets][:, [6, 0, 3]].T).all()
    again.append((1, 0, 0), tables[2, 1, 0])
    assert (ledger.Ledger(tmp_path / "file").table((1, 0, 0)) == tables[2, 1, 0]).all()


RESULTS = Path(__file__).parents[3] / "docs" / "results" / "certificates"
PUBLISHED = {"none": ("sure", "1"), "black": ("sure", "1"), "double": ("sure", "1")} | {
    "both": ("at-least", "11/13")
}


@pytest.mark.parametrize(
    "tickets",
    ["none", "black", *(pytest.param(t, marks=pytest.mark.nightly) for t in ("double", "both"))],
)
def test_what_is_published_of_london_is_proved(tickets: str) -> None:
    found = judge(RESULTS / f"three-{tickets}.xz", london())
    assert (found.kind, found.value) == PUBLISHED[tickets]
    assert found.start == (82, 41, 46, 124)
    assert found.tickets == studies.HELD[tickets]
