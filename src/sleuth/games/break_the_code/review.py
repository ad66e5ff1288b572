"""Looking back at a match: how far each seat was, and what it guessed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from sleuth.games.break_the_code.facts import Declared, Guessed, Wrote
from sleuth.games.break_the_code.thinking.assist import gist
from sleuth.games.break_the_code.thinking.marks import found
from sleuth.games.break_the_code.tiles import Hand
from sleuth.games.break_the_code.view import View, blank, see
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.streams import reaching


class Named(Data, frozen=True):
    """A code that a seat named, aloud or in writing."""

    seat: Seat
    tiles: Hand
    right: bool


class Review(Data, frozen=True):
    """The codes that each seat could not exclude when it was decided, and every code named."""

    left: tuple[int, ...]
    named: tuple[Named, ...]


def review(match: AnyMatch) -> Review:
    """Whose pad was how far."""
    left = tuple(codes(before(match, Seat(seat))) for seat in range(match.seats))
    return Review(left, tuple(named(match)))


def before(match: AnyMatch, seat: Seat) -> View:
    """What a seat knew before the guess that settled it, or in the end."""
    entries = match.standing
    settled = (n for n, entry in enumerate(entries) if any(settles(f, seat) for f in entry.told))
    upto = next(settled, len(entries))
    told = [fact for entry in entries[:upto] for fact in entry.told]
    return reduce(see, reaching(told, seat), blank(match.options, match.seats, seat))


def settles(fact: object, seat: Seat) -> bool:
    """Has a seat named the code for good? With two players a wrong guess settles nothing."""
    return isinstance(fact, Declared | Wrote) and fact.seat == seat


def codes(view: View) -> int:
    """How many codes a seat had left to choose from."""
    return 0 if view.hand is None else found(gist(view)).codes


def named(match: AnyMatch) -> Iterator[Named]:
    """Every code that was named, in order."""
    places, tries = match.state.board.places, iter(match.state.board.tries)
    for fact in match.facts():
        match fact:
            case Guessed(seat=seat, tiles=tiles):
                yield Named(seat, tiles, next(tries).right)
            case Wrote(seat=seat, tiles=tiles) if tiles is not None:
                yield Named(seat, tiles, places[seat] is not None)
            case _:
                pass
