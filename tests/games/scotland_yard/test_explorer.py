"""Positions that somebody asks about: by the values, by the proof of the house, or refused."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from sleuth.games.scotland_yard.charts import chart
from sleuth.games.scotland_yard.thinking.answers import question, told
from sleuth.games.scotland_yard.thinking.answers.explain import Explained, explained
from sleuth.games.scotland_yard.thinking.answers.opening import (
    Town,
    first_moves,
    principal_line,
)
from sleuth.games.scotland_yard.thinking.answers.question import answered, explore
from sleuth.games.scotland_yard.thinking.drawing.opening import fourth_drawn
from sleuth.games.scotland_yard.thinking.packed import pack, packed
from sleuth.games.scotland_yard.thinking.solution import ledger, playbook, studies, table
from sleuth.games.scotland_yard.thinking.solution.worths import by_values
from sleuth.kernel.errors import Malformed
from tests.games.scotland_yard.test_values import everywhere, silent, small, valued

START = "82 41 46 124 0 both"
UNITS = 0.001


@pytest.fixture(autouse=True)
def _no_values(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whatever tables lie on this machine, none is read."""
    monkeypatch.setattr(table, "place", lambda team: tmp_path / f"none-{team}.table")


def following(told_: Explained) -> str:
    """What comes of his best move and their answer to it, as a question."""
    seen = told_.prospects[0]
    plan = seen.plans[0].detectives
    at = next(station for station in seen.mister_x if station not in plan)
    names = {held: name for name, held in question.HELD.items()}
    return " ".join(map(str, (at, *plan, seen.field, names[seen.black, seen.double])))


def test_the_proof_of_the_house_tells_the_start() -> None:
    told_ = explore(START)
    assert (told_.by, told_.exact, told_.value) == ("proof", "11/13", round(11 / 13, 4))
    assert [(each.mister_x, each.exact) for each in told_.prospects[:1]] == [((140,), "11/13")]
    assert all(Fraction(each.exact or 0) > Fraction(11, 13) for each in told_.prospects[1:])


def test_along_the_proof_a_promise_is_never_broken() -> None:
    """His best move, their answer, and so on: no position gets less than the one before."""
    asked, least = START, Fraction(0)
    for _ in range(3):
        told_ = explore(asked)
        share = Fraction(told_.exact or 0)
        assert share >= least
        assert share == min(Fraction(each.exact or 0) for each in told_.prospects)
        asked, least = following(told_), share


def test_of_what_nobody_wrote_down_nothing_is_said() -> None:
    with pytest.raises(Malformed, match=r"solve\.no-values"):
        explore("1 2 3 4 5 both")


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("", "position"),
        ("82 41 46 124", "position"),
        ("82 41 46 124 0 all", "position"),
        ("82 41 46 124 0 both ", "position"),
        ("0 41 46 124 0 both", "stations"),
        ("200 41 46 124 0 both", "stations"),
        ("41 41 46 124 0 both", "stations"),
        ("82 41 46 124 13 both", "stations"),
    ],
)
def test_what_is_no_position_is_refused(asked: str, code: str) -> None:
    with pytest.raises(Malformed, match=rf"^solve\.{code}"):
        explore(asked)


@pytest.mark.parametrize("number", range(3))
def test_values_come_before_the_proof(number: int, tmp_path: Path) -> None:
    map_, brute = small(number)
    book = ledger.resumed(tmp_path / "town.worth", map_)
    for key, each in everywhere(number, "lower")[1].items():
        book.append(key, each)
    ledger.opened.cache_clear()
    position = question.Position((0, 1, 1), map_.posts[:3], map_.lair)
    told_ = answered(map_, position, book.path)
    exact = brute.value(0, map_.lair, map_.posts[:3], (1, 1))
    assert told_.by == "values"
    assert told_.value == pytest.approx(float(exact), abs=UNITS)
    with pytest.raises(Malformed, match=r"solve\.no-values"):
        answered(map_, position, tmp_path / "other.worth")


@pytest.mark.parametrize("number", [0, 3])
def test_first_moves_are_worth_what_their_best_answers_are(number: int) -> None:
    map_, brute = small(number)
    town = Town(map_, by_values(map_, everywhere(number, "lower")[1].__getitem__))
    found = first_moves(town, (0, 1, 1), map_.posts[:3], map_.lair)
    exact = brute.value(0, map_.lair, map_.posts[:3], (1, 1))
    assert min(each.value for each in found) == pytest.approx(float(exact), abs=UNITS)
    seen = [each for each in found if len(each.mister_x) == 1 and each.fields == 1]
    assert seen
    for each in seen:
        at = each.mister_x[0] - 1
        assert each.value == each.replies[0].value
        assert 1 <= each.best <= len(each.replies)
        for reply in each.replies:
            posts = tuple(post - 1 for post in reply.detectives)
            worth = 1 if at in posts else brute.value(1, at, posts, (each.black, each.double))
            assert reply.value == pytest.approx(float(worth), abs=UNITS)


@pytest.mark.parametrize("number", range(3))
def test_the_principal_line_walks_along_streets_to_the_end(number: int) -> None:
    map_, _ = small(number)
    town = Town(map_, by_values(map_, everywhere(number, "lower")[1].__getitem__))
    key, posts, at = (0, 1, 1), map_.posts[:3], map_.lair
    steps = list(principal_line(town, key, posts, at))
    assert steps
    filled = 0
    for step in steps:
        reach = {to for one in map_.around[at] for to in (one, *map_.around[one])}
        assert step.mister_x - 1 in reach
        here = tuple(post - 1 for post in step.detectives)
        assert all(a == b or b in map_.around[a] for a, b in zip(posts, here, strict=True))
        assert filled < step.field
        assert not step.hidden or step.mister_x in step.hidden
        filled, posts, at = step.field, here, step.mister_x - 1
    last = steps[-1]
    shut_in = not set(map_.around[last.mister_x - 1]) - {post - 1 for post in last.detectives}
    assert last.field >= map_.last or last.mister_x in last.detectives or shut_in


def test_openings_are_drawn_and_told(tmp_path: Path) -> None:
    village = packed("village")
    asked = studies.SolveOptions(table=str(tmp_path / "t.table"), opening=str(tmp_path / "o"))
    with pytest.raises(Malformed, match=r"solve\.no-values"):
        studies.solve(asked, silent)
    book = ledger.resumed(tmp_path / "t.worth", village)
    for key, each in valued(village, "lower")[1].items():
        book.append(key, each)
    ledger.opened.cache_clear()
    town = told.valued_town(village, book.path)
    moves = told.opening(town, "village", tmp_path / "opening.svg")
    value = explained(*town, (0, 1, 1), village.posts[:3], village.lair).value
    assert min(each["value"] for each in moves) == pytest.approx(value)
    steps = told.line(town, "village", tmp_path / "line.svg")
    lines = (tmp_path / "line.svg").read_text(encoding="utf-8")
    assert all(f"{step['field']}: to {step['mister_x']}" in lines for step in steps)
    firsts = (tmp_path / "opening.svg").read_text(encoding="utf-8")
    plain = [each["mister_x"][0] for each in moves if each["fields"] == 1]
    assert all(f">{station}: " in firsts for station in plain)


def test_where_a_fourth_detective_matters_is_drawn(tmp_path: Path) -> None:
    town, brute = small(0)
    posts = range(town.size - 3, town.size + 1)
    map_ = pack(town.around, town.covered, town.last, town.lair, posts)
    three = studies.tabulate(map_, tmp_path / "three", False, silent)
    four = studies.tabulate(map_, tmp_path / "four", True, silent)
    studies.prove(map_, four)
    few, all_ = told.lost_to(map_, three, 3), told.lost_to(map_, four, 4)
    for at in set(range(map_.size)) - {*map_.posts[:4]}:
        assert few[at] == brute.wins(0, at, map_.posts[:3], (1, 1))
        assert not all_[at] or brute.wins(0, at, map_.posts[:4], (1, 1))
    village = packed("village")
    drawn = fourth_drawn(chart("village"), ["four"] * village.size, 1, [2, 3])
    assert drawn.count("<rect class=") == village.size - 2
    with pytest.raises(Malformed, match=r"solve\.no-table"):
        studies.fourth_pictured(map_, four, tmp_path / "fourth.svg")


def test_the_book_keeps_what_the_certificate_promises() -> None:
    book = playbook.load(playbook.place())
    assert max(book.promises) == 1
    assert min(book.promises) > 0
    assert book.promise(playbook.numbered((0, 0, 0), (0, 1, 2), (3,))) is None
