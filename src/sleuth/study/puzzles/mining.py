"""Looks for puzzles in a match: of a common kind one for each seat, so that few are alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any

import msgspec

from sleuth.kernel.codec import encode
from sleuth.kernel.data import Played, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.puzzles import Kind
from sleuth.kernel.streams import reaching
from sleuth.study.puzzles.puzzle import Puzzle, poser, written


def mined(match: AnyMatch, kinds: Sequence[Kind]) -> Iterator[Puzzle]:
    """The puzzles of a match, from what each seat was told when it could move."""
    able = poser(match.game.name)
    for seat in map(Seat, range(match.seats)):
        left = [*kinds]
        for view, facts in moments(match, seat):
            for kind in tuple(left):
                posed = able.pose(view, kind)
                if posed is not None:
                    if kind not in able.rare:
                        left.remove(kind)
                    yield written(match.game, kind, posed, told_to(match, seat, facts))


def moments(match: AnyMatch, seat: Seat) -> Iterator[tuple[Any, Sequence[Any]]]:
    """What a seat knew before each move that it might have made, and what it had been told."""
    game, facts = match.game, list[Any]()
    view = game.blank(match.options, match.seats, seat)
    for entry in match.standing:
        if isinstance(entry.came, Played) and game.moves(view):
            yield view, facts
        heard = tuple(reaching(entry.told, seat))
        facts += heard
        view = reduce(game.see, heard, view)


def told_to(match: AnyMatch, seat: Seat, facts: Sequence[Any]) -> dict[str, Any]:
    """A seat's stream as plain data."""
    return {
        "options": msgspec.to_builtins(match.options),
        "seats": match.seats,
        "seat": seat,
        "stream": msgspec.Raw(encode(facts)),
    }
