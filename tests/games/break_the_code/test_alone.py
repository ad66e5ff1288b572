"""The fewest turns that a code takes: searched to the end in small boxes, bounded in any."""

from __future__ import annotations

import pytest

from sleuth.games.break_the_code.pieces import FIVE_EACH, Box
from sleuth.games.break_the_code.thinking.alone import Puzzle, Search, bound, puzzle
from tools import alone

TINY = Box(tuple(range(6)), 2, (9, 11, 19), 3)


def least(of: Puzzle, codes: tuple[int, ...], used: frozenset[int]) -> int:
    """The least total of turns by trying everything."""
    if len(codes) == 1:
        return 1
    found = [len(codes) + least(of, tuple(c for c in codes if c != named), used) for named in codes]
    for row, card in zip(of.answers.tolist(), of.cards, strict=True):
        parts: dict[int, list[int]] = {}
        for code in codes:
            parts.setdefault(row[code], []).append(code)
        if card not in used and len(parts) > 1:
            asked = (least(of, tuple(part), used | {card}) for part in parts.values())
            found.append(len(codes) + sum(asked))
    return min(found)


@pytest.mark.parametrize("mine", [(0, 1), (0, 3), (2, 5)])
def test_the_search_finds_what_trying_everything_finds(mine: tuple[int, ...]) -> None:
    of = puzzle(TINY, mine)
    codes = tuple(range(len(of.codes)))
    assert Search(of).mean() == least(of, codes, frozenset()) / len(codes)


@pytest.mark.parametrize("mine", [(0, 1, 2), (1, 4, 9), (3, 6, 7)])
def test_no_play_is_better_than_the_bound(mine: tuple[int, ...]) -> None:
    of = puzzle(alone.SMALL, mine)
    assert 2 < bound(of) <= Search(of).mean() < 4


def test_the_printed_box_takes_more_than_three_turns_and_a_half() -> None:
    assert 3.5 < bound(puzzle(FIVE_EACH, (0, 3, 6, 12, 15))) < 4.5


def test_fives_that_nobody_tells_apart_are_not_searched() -> None:
    with pytest.raises(ValueError, match="equally likely"):
        Search(puzzle(FIVE_EACH, (0, 3, 6, 12, 15)))


def test_the_bot_is_measured_beside_the_fewest_turns() -> None:
    found = alone.compare("expert", small=True, seeds=["a", "b", "c"])
    assert found["deals"] == 3
    assert found["gap"] == pytest.approx(found["turns"] - found["fewest"], abs=0.002)
