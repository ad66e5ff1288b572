"""The packed solver against a readable scorer, and against the figures everyone knows."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from sleuth.games.mastermind.thinking.solver import (
    STRATEGIES,
    Code,
    Key,
    Size,
    answers,
    codes,
    evaluate,
    expected,
    expert,
    feedback,
    keys,
    knuth,
    openings,
    pack_code,
    pack_key,
    split,
    unpack_code,
)

CLASSIC = Size(4, 6)


def score(guess: Code, code: Code) -> Key:
    """The key as the rulebook words it."""
    red = sum(g == c for g, c in zip(guess, code, strict=True))
    return red, sum(min(guess.count(c), code.count(c)) for c in set(guess)) - red


def all_codes(size: Size) -> list[Code]:
    return list(itertools.product(range(size.colours), repeat=size.pegs))


@pytest.mark.parametrize("size", [Size(3, 6), CLASSIC])
def test_packed_feedback_equals_the_readable_scorer(size: Size) -> None:
    ids = {key: packed for packed, key in enumerate(keys(size.pegs))}
    everything = all_codes(size)
    for row, guess in zip(feedback(*size), everything, strict=True):
        assert row.tolist() == [ids[score(guess, code)] for code in everything]


def test_large_boards_score_on_demand() -> None:
    size = Size(5, 9)
    some = np.arange(0, size.codes, 997)
    ranks = [unpack_code(size, int(rank)) for rank in some]
    found = answers(size, some, some)
    for guess, row in zip(ranks, found, strict=True):
        assert [keys(5)[key] for key in row] == [score(guess, code) for code in ranks]


@pytest.mark.parametrize(("pegs", "count"), [(3, 9), (4, 14), (5, 20)])
def test_keys_pack_both_ways_and_the_win_is_last(pegs: int, count: int) -> None:
    assert [pack_key(pegs, key) for key in keys(pegs)] == list(range(count))
    assert keys(pegs)[-1] == (pegs, 0)
    assert (pegs - 1, 1) not in keys(pegs)


def test_codes_pack_both_ways() -> None:
    everything = all_codes(CLASSIC)
    assert [tuple(row) for row in codes(CLASSIC).tolist()] == everything
    assert [pack_code(CLASSIC, code) for code in everything] == list(range(1296))
    assert [unpack_code(CLASSIC, rank) for rank in range(1296)] == everything


def test_openings_are_the_lowest_of_each_kind() -> None:
    opened = [unpack_code(CLASSIC, int(rank)) for rank in openings(CLASSIC)]
    assert opened == [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 1), (0, 0, 1, 2), (0, 1, 2, 3)]
    assert len(openings(Size(5, 3))) == 5


def test_a_split_loses_no_code() -> None:
    parts = split(CLASSIC, np.arange(1296), pack_code(CLASSIC, (0, 0, 1, 1)))
    assert sorted(np.concatenate(list(parts.values())).tolist()) == list(range(1296))
    assert max(map(len, parts.values())) == 256


@pytest.mark.parametrize(
    ("name", "total", "worst"),
    [
        ("knuth", 5801, 5),
        ("entropy", 5722, 6),
        ("expected-size", 5696, 6),
        ("most-parts", 5668, 6),
    ],
)
def test_one_step_heuristics_reach_their_known_totals(name: str, total: int, worst: int) -> None:
    result = evaluate(STRATEGIES[name], 4, 6)
    assert (result.codes, result.total, result.worst) == (1296, total, worst)
    assert sum(result.histogram) == 1296
    assert result.mean == total / 1296


def test_knuth_opens_1122() -> None:
    assert unpack_code(CLASSIC, knuth(CLASSIC, np.arange(1296))) == (0, 0, 1, 1)


def test_the_expert_beats_every_one_step_heuristic() -> None:
    heard: list[tuple[int, int]] = []
    result = evaluate(expert, 4, 6, lambda found, of: heard.append((found, of)))
    assert (result.total, result.worst) == (5629, 6)
    assert heard[-1] == (1296, 1296)


@pytest.mark.parametrize("size", [Size(3, 4), Size(5, 8), Size(5, 9)])
def test_the_expert_finds_codes_on_any_board(size: Size) -> None:
    for secret in (0, size.codes // 3, size.codes - 1):
        possible, guess = np.arange(size.codes), -1
        for _ in range(10):
            guess = expert(size, possible)
            key = answers(size, np.array([guess]), np.array([secret]))[0, 0]
            possible = split(size, possible, guess)[int(key)]
            if guess == secret:
                break
        assert guess == secret


def test_what_a_guess_promises() -> None:
    prospect = expected(CLASSIC, np.arange(1296), pack_code(CLASSIC, (0, 0, 1, 1)))
    assert (prospect.parts, prospect.worst) == (13, 256)
    assert prospect.bits == pytest.approx(2.885, abs=1e-3)
    assert prospect.remaining == pytest.approx(204.54, abs=1e-2)


def test_a_strategy_that_learns_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="teaches nothing"):
        evaluate(lambda size, possible: 0, 3, 4)
