"""Certificates that were damaged are refused, and the state that fails is named."""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sleuth.games.scotland_yard.thinking.judge import verdict
from sleuth.games.scotland_yard.thinking.judge.certificate import Refused
from sleuth.games.scotland_yard.thinking.judge.verdict import judge
from tests.games.scotland_yard.certificates.proofs import certified, written

Lines = list[Any]


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
