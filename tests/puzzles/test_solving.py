"""What follows from tries: ratings, runs, days in a row; and the puzzle of the day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from sleuth.kernel.errors import Conflict, NoSuchPuzzle
from sleuth.players.ladder.glicko import Strength
from sleuth.store.store import PersonRow, Store, TryRow
from sleuth.study.puzzles.daily import FIRST, daily, number, today
from sleuth.study.puzzles.shelf import edition, puzzle_named, shelves
from sleuth.tables.puzzling.tried import (
    PuzzleTry,
    begun,
    days,
    hardness,
    run,
    streak,
    strength,
)
from tests.store.places import Place


def tried(
    *answers: bool, hints: int = 0, day: int | None = None, streak: int | None = None
) -> PuzzleTry:
    """A try at a puzzle of which nothing was known."""
    return PuzzleTry(
        "mastermind", "name", 0, 1500.0, 1500.0, 0.8, day, hints, answers, streak=streak
    )


def test_only_the_first_answer_counts() -> None:
    assert strength([tried(False, True)]) == strength([tried(False, False)])
    assert strength([tried(True)]).rating > 1500 > strength([tried(False)]).rating
    assert strength([tried()]) == Strength()


def test_a_hint_makes_a_try_say_less() -> None:
    free, helped = strength([tried(True)]), strength([tried(True, hints=1)])
    assert 1500 < helped.rating < free.rating
    assert helped.deviation > free.deviation


def test_whoever_fails_makes_a_puzzle_harder() -> None:
    assert hardness(1400, [tried(False)]).rating > 1400 > hardness(1400, [tried(True)]).rating
    mine, theirs, says = begun(hardness(1400, []), Strength())
    assert (mine, theirs) == (1500.0, 1400.0)
    assert 0 < says < 1


def test_a_run_ends_with_a_wrong_answer_or_a_hint() -> None:
    right, wrong, helped = tried(True), tried(False, True), tried(True, hints=1)
    assert run([right, right, wrong, right]) == (1, 2)
    assert run([right, helped]) == (0, 1)
    assert run([right, tried()]) == (1, 1)


def test_a_streak_ends_at_the_first_miss_and_the_best_is_kept() -> None:
    assert streak([]) == (1, 0, 0)
    assert streak([tried(True), tried(False)]) == (1, 0, 0)
    first = [tried(True, streak=1), tried(True, streak=1), tried(True)]
    assert streak(first) == (1, 2, 2)
    over = [*first, tried(False, False, streak=1)]
    assert streak(over) == (2, 0, 2)
    assert streak([*over, tried(True, streak=2)]) == (2, 1, 2)
    assert streak([*over, tried(True, hints=1, streak=2)]) == (3, 0, 2)


def test_a_missed_puzzle_keeps_the_row_and_a_day_without_one_ends_it() -> None:
    row = [tried(True, day=3), tried(False, False, day=4), tried(True, day=5)]
    assert days(row, 5) == (3, 3)
    assert days(row, 6) == (3, 3)
    assert days(row, 7) == (0, 3)
    assert days([*row, tried(True, day=7)], 7) == (1, 3)
    assert days([tried(True)], 7) == (0, 0)


def test_squares_tell_nothing_but_how_it_went() -> None:
    assert tried(False, True).squares == "\N{WHITE SQUARE}\N{BLACK SQUARE}"
    assert (tried(False).over, tried(True).over, tried(False, False).over) == (False, True, True)


def test_the_puzzle_of_a_day_follows_from_the_date_alone() -> None:
    all_once = len(shelves()) * min(map(len, shelves().values()))
    every = [FIRST + timedelta(days=n) for n in range(all_once)]
    chosen = [daily(day).id for day in every]
    assert chosen == [daily(day).id for day in every]
    assert len({*chosen}) == len(chosen)
    assert number(FIRST) == 1
    assert {daily(day).game for day in every[: len(shelves())]} == {*shelves()}


def test_a_day_begins_at_midnight_of_the_worlds_clock() -> None:
    midnight = 1_794_787_200
    assert today(midnight) == date(2026, 11, 16)
    assert today(midnight - 0.001) == date(2026, 11, 15)


def test_a_puzzle_is_found_by_its_name_and_no_other_is() -> None:
    shelf = next(iter(shelves().values()))
    name = next(iter(shelf))
    assert puzzle_named(name) == shelf[name]
    for wrong in ("", name[:-1], name.upper() + "x", "../" + name):
        with pytest.raises(NoSuchPuzzle):
            puzzle_named(wrong)
    assert len(edition()) == 12


def test_a_first_try_is_kept_once_and_forgotten_with_the_person(place: Place) -> None:
    first, other = TryRow("ada", "p", 5, b"{}"), TryRow("bob", "p", 3, b"{1}")
    later = TryRow("ada", "q", 4, b"{}")

    async def write(store: Store) -> None:
        for person in ("ada", "bob"):
            await store.add_person(PersonRow(person, person.encode(), person, 0))
        for row in (first, other, later):
            await store.try_puzzle(row, None)
        with pytest.raises(Conflict):
            await store.try_puzzle(TryRow("ada", "p", 9, b"{9}"), None)
        await store.try_puzzle(TryRow("ada", "p", 5, b"{2}"), b"{}")
        with pytest.raises(Conflict):
            await store.try_puzzle(TryRow("ada", "p", 5, b"{3}"), b"{}")

    async def read(store: Store) -> None:
        assert await store.tries("ada") == (later, TryRow("ada", "p", 5, b"{2}"))
        assert await store.tries_at("p", 9) == (other, TryRow("ada", "p", 5, b"{2}"))
        assert await store.tries_at("p", 1) == (TryRow("ada", "p", 5, b"{2}"),)
        await store.forget("ada")
        assert await store.tries("ada") == ()
        assert await store.tries_at("p", 9) == (other,)

    place.play(write)
    place.play(read)
