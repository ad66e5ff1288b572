"""What goes over HTTP about how strong people are, and about company that fits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from sleuth.kernel.data import Data, Seat
from sleuth.tables.finished import DiaryPage
from sleuth.tables.info import Person, TableInfo
from sleuth.web.http.bodies import Me, Place
from sleuth.web.http.puzzle_bodies import PastTry, Sharing


class RatingPoint(Data, frozen=True):
    """What was known of somebody's strength after a match that counted, at a moment (UTC, ms).

    The rating lies `within` so many points to either side, 19 times in 20; `points` are what the
    match brought, from 0 to 1, with this `company` of the house.
    """

    at: int
    rating: int
    within: int
    points: float
    company: tuple[str, ...]


class RatingInfo(Data, frozen=True):
    """How strong somebody is at a game: after so many matches, and after each of them."""

    game: str
    rating: int
    within: int
    matches: int
    curve: tuple[RatingPoint, ...]


class MyRatings(Data, frozen=True):
    """How strong I am at each game that I played against the house; `shown`: to others, too."""

    shown: bool
    games: tuple[RatingInfo, ...]


class FairWanted(Data, frozen=True):
    """For how many chairs company is wanted, and which of them is mine."""

    seats: Annotated[int, Meta(ge=2, le=16)]
    mine: Place = Seat(0)


class FairMatch(Data, frozen=True):
    """Those of the house who give me even chances, by chair (none on mine), and what to expect.

    `odds` are the points that I may expect, from 0 to 1; of one who is `new` nothing is known yet.
    """

    chairs: tuple[str | None, ...]
    odds: float
    new: bool


class Higher(Data, frozen=True):
    """The same company one rung up, by chair; none where there is no reason for it."""

    chairs: tuple[str | None, ...] | None


class SeatRating(Data, frozen=True):
    """How strong the person on a chair is, who lets others see it."""

    seat: Seat
    rating: int


class MyDiary(Data, frozen=True):
    """The matches that I played, newest first, and what reviews showed of them."""

    pages: tuple[DiaryPage, ...]


class MyData(Data, frozen=True):
    """All that the house keeps about me: who I am, tables, bots, matches, puzzles, strength."""

    me: Me
    tables: tuple[TableInfo, ...]
    ratings: MyRatings
    bots: tuple[Person, ...] = ()
    diary: tuple[DiaryPage, ...] = ()
    puzzles: tuple[PastTry, ...] = ()
    sharing: Sharing = Sharing(None)
