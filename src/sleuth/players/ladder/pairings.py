"""Who meets whom, on which chairs, with which deals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from sleuth.games import game, talents
from sleuth.kernel.data import Data
from sleuth.kernel.errors import Malformed
from sleuth.players.cast import BEGINNER, CAST
from sleuth.players.own_bots import PATIENCE, known


class Ladder(Data, frozen=True):
    """What is to be measured: a game for so many, and the characters of the house.

    Where a game has sides, `role` is the one that is measured; the others of the cast sit on the
    other side. `games` are wanted for each pair; every deal is played from every seat.
    """

    game: str
    players: int
    games: int
    seed: str = "0"
    role: str | None = None
    options: dict[str, Any] = {}
    characters: tuple[str, ...] = tuple(CAST)
    patience: float = PATIENCE  # seconds for one decision of somebody's own bot


class Meeting(Data, frozen=True):
    """One match: somebody on these seats, and somebody else on all the others."""

    one: str
    seats: tuple[int, ...]
    other: str
    deal: int


Couple = tuple[str, str]
Facing = tuple[str, tuple[int, ...], str]
"""Somebody, the seats that are theirs, and who has all the others."""


def check(ladder: Ladder) -> None:
    """Refuse what cannot be played before the first match begins."""
    if ladder.players not in game(ladder.game).seats:
        raise Malformed("match.seats", seats=ladder.players)
    for name in ladder.characters:
        if name != BEGINNER and not known(ladder.game, name):
            raise Malformed("bot.unknown", name=name)
    sides = talents(ladder.game).sides
    if sides and ladder.role not in sides:
        raise Malformed("ladder.role", roles=", ".join(sides))
    if not sides and ladder.role is not None:
        raise Malformed("ladder.no-role", game=ladder.game)


def pairs(ladder: Ladder) -> list[Couple]:
    """Who is set against whom.

    Side against side, everybody meets everybody else both ways. A team is all of one character;
    the first of the row also sits alone among each of the others, to see what one weak one costs.
    """
    names, able = ladder.characters, talents(ladder.game)
    if able.sides:
        return list(permutations(names, 2))
    if able.team:
        return [(name, name) for name in names] + [(names[0], name) for name in names[1:]]
    return list(combinations(names, 2))


def chairs(ladder: Ladder, pair: Couple) -> list[Facing]:
    """How these two sit at one deal: each of them everywhere."""
    one, other = pair
    able, seats = talents(ladder.game), range(ladder.players)
    if able.sides:
        side = able.sides.index(ladder.role or "")
        held = [seat for seat in seats if side_of(ladder.game, seat) == side]
        return [(one, tuple(held), other)]
    if one == other:
        return [(one, (0,), other)]
    alone: list[Facing] = [(one, (seat,), other) for seat in seats]
    if able.team or len(seats) == 2:
        return alone
    return alone + [(other, (seat,), one) for seat in seats]


def side_of(name: str, seat: int) -> int:
    """On which side of the game a seat is, by the order of the sides."""
    roles = talents(name).roles
    sides = list(dict.fromkeys(role.side for role in roles))
    return sides.index(roles[seat].side)


def dealt(ladder: Ladder, meeting: Meeting) -> str:
    """What the dice of a match are seeded with.

    Each pair has deals of its own, so that no lucky one is counted for everybody, and who comes
    along changes nothing for the others. Teams, who play against the game, have the same.
    """
    if talents(ladder.game).team:
        return f"{ladder.seed}:{meeting.deal}"
    return ":".join([ladder.seed, *sorted((meeting.one, meeting.other)), str(meeting.deal)])


def meetings(ladder: Ladder, pair: Couple) -> Iterator[Meeting]:
    """All matches of a pair: as many whole deals as are needed for the games that are wanted."""
    sat = chairs(ladder, pair)
    for deal in range(-(-ladder.games // len(sat))):
        for one, seats, other in sat:
            yield Meeting(one, seats, other, deal)
