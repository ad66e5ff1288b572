"""Who stands before the laws: a game, its rulebook written a second time, and its beliefs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Any

from sleuth.kernel.data import Drawn, Played, Rang, Seat
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import AnyMatch

Input = Played[Any] | Drawn | Rang
Step = Input | tuple[Input, ...]
Audience = Seat | None


@dataclass(frozen=True)
class Scene:
    """Where a walk begins: options, seats, and a script that leads to the rare rules.

    A step of the script is an input, or a tuple of inputs of which each is tried; what the rules
    refuse is left out. A time of 0 is stamped by the walk (a ring with the deadline itself).
    A script is `whole` if it pins only what all can see: then every history that a seat cannot
    exclude is walked, and beliefs can be compared below it.
    """

    name: str
    options: Any
    seats: int
    script: tuple[Step, ...] = ()
    whole: bool = False


Hearing = Callable[[Any, int, Seat, Audience], bool]
"""By options and seats: what the one says while a match is on, may the other hear it?"""


def all_hear_all(options: Any, seats: int, speaker: Seat, hearer: Audience) -> bool:
    """Where the rules say nothing of talk, it is for everybody."""
    del options, seats, speaker, hearer
    return True


@dataclass(frozen=True, eq=False)
class Rulebook:
    """Double entry: what the printed rules grant, and the scenes on which it is compared."""

    entitled: Callable[[AnyMatch, Audience], Hashable]
    scenes: tuple[Scene, ...]
    full: tuple[Scene, ...]
    goldens: tuple[Scene, ...] = ()
    audit: Callable[[AnyMatch], None] | None = None
    hears: Hearing = all_hear_all


@dataclass(frozen=True, eq=False)
class Subject:
    """A game before the laws."""

    game: AnyGame
    rulebook: Rulebook
    worlds: Callable[[Any], Iterable[Any]] | None = None
    secret: Callable[[Any, Audience], Any] | None = None


def audiences(match: AnyMatch) -> tuple[Audience, ...]:
    """Every seat, and the spectator."""
    return (*map(Seat, range(match.seats)), None)


def by(seat: int, *moves: Any) -> tuple[Input, ...]:
    """A step of a script: this seat plays one of these moves."""
    return tuple(Played(Seat(seat), move) for move in moves)


def pick(*picks: int) -> Drawn:
    """A step of a script: chance answers."""
    return Drawn(picks)


RING = Rang(at=0)  # type: ignore[arg-type]
"""A step of a script: the clock rings at its deadline."""
