"""Who sits with a person, what they may expect, and who would give even chances."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import exp, log
from typing import Any

from sleuth.games import talents
from sleuth.kernel.data import Data
from sleuth.players.cast import CAST
from sleuth.players.ladder.glicko import MIDDLE, SCALE
from sleuth.players.ladder.measured import MeasuredLadder, nearest
from sleuth.players.ladder.pairings import side_of

Company = Mapping[int, str]
"""Those of the house at a table, by seat."""


class Opposition(Data, frozen=True):
    """The rating at which a person's chances are even, and how much of the result is theirs."""

    against: float
    weight: float

    def odds(self, rating: float) -> float:
        """The points that somebody of this rating may expect."""
        return 1 / (1 + exp(-self.weight * (rating - self.against) / SCALE))


class FairSeating(Data, frozen=True):
    """Who sits where, nobody of the house on the person's own seats, and what to expect of it."""

    chairs: tuple[str | None, ...]
    odds: float


def facing(game: str, mine: frozenset[int], company: Company, options: Any) -> Opposition | None:
    """What a person faces in this company; none where nobody has measured it."""
    able, many = talents(game), len(mine) + len(company)
    if not mine or not company:
        return None
    if able.sides:
        found = facing_a_side(game, mine, company)
    else:
        ladder = nearest(game, many)
        against = facing_the_game if able.team else facing_each
        found = None if ladder is None else against(ladder, len(mine), company)
    return found and Opposition(found.against, found.weight * able.telling(options))


def facing_each(ladder: MeasuredLadder, mine: int, company: Company) -> Opposition:
    """Everybody against everybody: of all these, one alone can be first."""
    every = sum(exp((ladder.rating(name) - MIDDLE) / SCALE) for name in company.values())
    return Opposition(MIDDLE + SCALE * log(every / mine), 1.0)


def facing_the_game(ladder: MeasuredLadder, mine: int, company: Company) -> Opposition:
    """A team is as strong as its members on average; the game stands in the middle."""
    return in_a_team(MIDDLE, mine, [ladder.rating(name) for name in company.values()])


def facing_a_side(game: str, mine: frozenset[int], company: Company) -> Opposition | None:
    """Side against side; what one side has ahead of the other by the rules is not theirs."""
    sides = {side_of(game, seat) for seat in mine}
    if len(sides) > 1:
        return None
    (side,), many = sides, len(mine) + len(company)
    roles = talents(game).sides
    own, other = (nearest(game, many, role) for role in (roles[side], roles[1 - side]))
    if own is None or other is None:
        return None
    ahead = own.middle - MIDDLE
    mates, foes = parted(game, side, company)
    theirs = sum(map(other.rating, foes)) / len(foes) - ahead
    return in_a_team(theirs, len(mine), [own.rating(name) - ahead for name in mates])


def parted(game: str, side: int, company: Company) -> tuple[list[str], list[str]]:
    """Those on this side, and those on the other."""
    mates = [name for seat, name in company.items() if side_of(game, seat) == side]
    return mates, [name for seat, name in company.items() if side_of(game, seat) != side]


def in_a_team(against: float, mine: int, mates: list[float]) -> Opposition:
    """A team's mean is set against somebody: what that asks of the person, and how much is theirs.

    The mean of k seats, m of them the person's, meets A: (m·r + Σ mates) / k - A is
    m/k · (r - (k·A - Σ mates) / m).
    """
    many = mine + len(mates)
    return Opposition((many * against - sum(mates)) / mine, mine / many)


def even(game: str, mine: int, seats: int) -> float:
    """An equal share of first places; one side or a team wins or loses."""
    able = talents(game)
    return 0.5 if able.sides or able.team else mine / seats


def fair(
    game: str, mine: frozenset[int], seats: int, rating: float, options: Any
) -> FairSeating | None:
    """Neighbours on the ladder with whom a person of this rating has chances nearest to even."""
    wanted, found = even(game, len(mine), seats), []
    for company in companies(mine, seats):
        if (faced := facing(game, mine, company, options)) is not None:
            odds = faced.odds(rating)
            found.append((abs(odds - wanted), FairSeating(chairs(company, seats), round(odds, 3))))
    return min(found, key=lambda each: each[0], default=(0.0, None))[1]


def companies(mine: frozenset[int], seats: int) -> Iterator[Company]:
    """Every row of neighbours on the ladder, on the other seats in every turn."""
    free = [seat for seat in range(seats) if seat not in mine]
    names = tuple(CAST)
    for low in range(len(names) - len(free) + 1):
        row = names[low : low + len(free)]
        for turn in range(len(row)):
            yield dict(zip(free, (*row[turn:], *row[:turn]), strict=True))


def chairs(company: Company, seats: int) -> tuple[str | None, ...]:
    """Who sits where."""
    return tuple(company.get(seat) for seat in range(seats))


def raised(game: str, mine: frozenset[int], company: Company) -> Company | None:
    """The same company one rung up; none at the top, or where all are on one's own side."""
    able, now = talents(game), dict(company)
    if able.team or not mine:
        return None
    side = side_of(game, min(mine)) if able.sides else None
    foes = [seat for seat in now if side is None or side_of(game, seat) != side]
    for seat in sorted(foes, key=lambda seat: -CAST[now[seat]].strength):
        lift(now, seat, foes)
    return now if now != dict(company) else None


def lift(now: dict[int, str], seat: int, foes: Iterable[int]) -> None:
    """Let the next of the ladder take a seat; one who sits on the person's side changes places."""
    names = tuple(CAST)
    above = names[CAST[now[seat]].strength : CAST[now[seat]].strength + 1]
    holder = next((at for at, name in now.items() if name in above), None)
    if above and holder not in {*foes}:
        if holder is not None:
            now[holder] = now[seat]
        now[seat] = above[0]
