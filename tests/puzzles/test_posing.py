"""Puzzles follow from what a seat was told, have exactly their answers, and twins are one."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations
from typing import Any

import msgspec
import pytest

from sleuth.cli.puzzles import dig
from sleuth.games import talents
from sleuth.games.mastermind.pieces import Key, Row
from sleuth.games.mastermind.thinking.puzzles import twin
from sleuth.games.scotland_yard.board import put
from sleuth.games.scotland_yard.charts import Around, chart
from sleuth.games.scotland_yard.thinking.puzzles import turn_ends
from sleuth.kernel.errors import Malformed, SleuthError
from sleuth.study.puzzles.prompts import prompt
from sleuth.study.puzzles.puzzle import (
    Puzzle,
    Unsound,
    facts_of,
    poser,
    rules_of,
    solutions,
    solves,
    verify,
    view_of,
)
from sleuth.study.puzzles.shelf import packed, unpacked
from sleuth.texts import languages, say, speaking
from tests.games import NAMES
from tests.puzzles.brute import SOLVERS

POSING = [name for name in NAMES if talents(name).puzzles is not None]
every_posing = pytest.mark.parametrize("name", POSING)

LOOKS = {"scotland-yard": 1}
"""Puzzles of a kind that are looked at, where trying everything takes long."""

MATCHES = {"scotland-yard": 16, "mastermind": 60, "code-x": 24}


@cache
def found_in(name: str) -> tuple[Puzzle, ...]:
    """Puzzles of some matches."""
    return tuple(dig(name, poser(name).kinds, "laws", range(MATCHES.get(name, 12))))


def test_all_games_of_the_house_can_be_checked() -> None:
    assert set(POSING) <= set(SOLVERS)


@every_posing
def test_what_solves_a_puzzle_is_what_trying_everything_finds(name: str) -> None:
    seen = Counter[str]()
    for each in found_in(name):
        if seen[each.kind] < LOOKS.get(name, 4) and each.gaps.get("turns", 1) * each.seats <= 8:
            view, able = view_of(each), poser(name)
            expected = {able.meant(view, move) for move in SOLVERS[name](view, each.kind)}
            assert {able.meant(view, move) for move in solutions(each)} == expected, each
            seen[each.kind] += 1
    assert seen


@every_posing
def test_a_puzzle_is_proved_from_what_its_seat_was_told(name: str) -> None:
    for each in found_in(name)[:20]:
        assert all(fact.reaches(each.seat) for fact in facts_of(each))
        verify(each)
        assert all(move in rules_of(each).moves(view_of(each)) for move in solutions(each))


@every_posing
def test_what_was_changed_is_found_out(name: str) -> None:
    each = found_in(name)[0]
    game = rules_of(each)
    other = next(move for move in game.moves(view_of(each)) if not solves(each, move))
    changed = {
        "accept": msgspec.Raw(msgspec.json.encode([other])),
        "id": "0" * 16,
        "stream": msgspec.Raw(msgspec.json.encode(facts_of(each)[:-3])),
        "seat": each.seats - 1 - each.seat if each.seats == 2 else (each.seat + 1) % each.seats,
    }
    for field, value in changed.items():
        with pytest.raises((Unsound, SleuthError)):
            verify(msgspec.structs.replace(each, **{field: value}))


@every_posing
def test_a_file_of_puzzles_reads_as_it_was_written(name: str) -> None:
    once = {each.id: each for each in found_in(name)}
    every = sorted(once.values(), key=lambda each: (each.kind, each.id))
    assert unpacked(packed(every)) == every
    assert packed(reversed(every)) == packed(every)


@every_posing
def test_every_kind_has_its_words(name: str) -> None:
    for language in languages():
        with speaking(language):
            for each in found_in(name):
                assert "{" not in say(prompt(each), ["0"] * each.seats)


@every_posing
def test_a_proof_lists_what_may_be_so(name: str) -> None:
    for each in found_in(name)[:20]:
        shown = poser(name).proof(view_of(each), each.kind, solutions(each)[0])
        assert shown.cases
        assert shown.left >= len(shown.cases)
        if each.kind == "decide":
            assert len({case.says for case in shown.cases}) == len(shown.cases) == each.gaps["left"]
        if each.kind == "catch":
            assert all(case.says[0] for case in shown.cases)


def test_boards_that_differ_by_names_are_twins() -> None:
    rows = (
        Row((0, 0, 1, 2), Key(1, 1)),
        Row((3, 1, 0, 4), Key(1, 1)),
        Row((5, 5, 2, 1), Key(0, 2)),
    )
    colours = (4, 2, 5, 0, 3, 1)
    for holes in permutations(range(4)):
        other = tuple(
            Row(tuple(colours[row.guess[at]] for at in holes), row.key) for row in reversed(rows)
        )
        assert twin(other) == twin(rows)
    changed = (*rows[:2], Row((5, 5, 2, 1), Key(1, 1)))
    assert twin(changed) != twin(rows)


def test_where_detectives_can_end_is_where_one_step_after_the_other_leads() -> None:
    streets = chart("village").streets
    for posts in permutations(sorted(streets)[:7], 3):
        for todo in (frozenset({0, 1, 2}), frozenset({0, 2})):
            assert turn_ends("village", posts, todo) == walked(streets, posts, todo)


def walked(
    streets: Around, posts: tuple[int, ...], todo: frozenset[int]
) -> frozenset[tuple[int, ...]]:
    """Where detectives can stand when nobody who has still to move can: step by step."""
    steps = [(n, to) for n in todo for to in streets[posts[n]] if to not in posts]
    if not steps:
        return frozenset({tuple(sorted(posts))})
    rows = (walked(streets, put(posts, n, to), todo - {n}) for n, to in steps)
    return frozenset().union(*rows)


def test_equal_seeds_give_equal_puzzles() -> None:
    assert (
        dig("break-the-code", ("name",), "laws", range(4))
        == [each for each in found_in("break-the-code") if each.kind == "name"][
            : len(dig("break-the-code", ("name",), "laws", range(4)))
        ]
    )


def test_a_game_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    able: Any = talents("mastermind")
    bare = type(able)(notation=able.notation)
    monkeypatch.setattr("sleuth.study.puzzles.puzzle.talents", lambda name: bare)
    with pytest.raises(Malformed, match=r"puzzle\.none"):
        poser("mastermind")
