"""What can be asked over HTTP about how strong people are, and about company that fits."""

from __future__ import annotations

from collections.abc import Sequence

from sleuth.games import game
from sleuth.kernel.errors import Malformed
from sleuth.players.ladder.glicko import Strength
from sleuth.players.ladder.standing import Counted, curve, is_new
from sleuth.tables.info import Person
from sleuth.web.http.bodies import Switch
from sleuth.web.http.call import Call
from sleuth.web.http.people import as_me
from sleuth.web.http.puzzles import my_tries, sharing
from sleuth.web.http.strength_bodies import (
    FairMatch,
    FairWanted,
    Higher,
    MyData,
    MyDiary,
    MyRatings,
    RatingInfo,
    RatingPoint,
    SeatRating,
)

SURE = 2
"""So many deviations to either side it lies 19 times in 20."""


async def my_ratings(call: Call[None]) -> MyRatings:
    """How strong I am at each game, as far as matches against the house have shown."""
    return await ratings_of(call, await call.person())


async def show_ratings(call: Call[Switch]) -> MyRatings:
    """Let the others at my tables see how strong I am, or no longer."""
    person = await call.person()
    await call.house.strengths.show(person, call.given.on)
    return await ratings_of(call, person)


async def ratings_of(call: Call[None] | Call[Switch], person: Person) -> MyRatings:
    """All that is known of somebody's strength."""
    counted = await call.house.strengths.counted(person.id)
    shown = await call.house.strengths.is_shown(person.id)
    return MyRatings(shown, tuple(rating_info(name, every) for name, every in counted.items()))


def rating_info(name: str, counted: Sequence[Counted]) -> RatingInfo:
    """How strong somebody is at one game, and how it came to that."""
    steps = [rating_point(*each) for each in zip(counted, curve(name, counted), strict=True)]
    return RatingInfo(name, steps[-1].rating, steps[-1].within, len(steps), tuple(steps))


def rating_point(match: Counted, known: Strength) -> RatingPoint:
    """What was known after one match."""
    within = round(SURE * known.deviation)
    return RatingPoint(match.at, round(known.rating), within, match.points, match.company)


async def fair_match(call: Call[FairWanted]) -> FairMatch:
    """Those of the house who give me even chances at a game, on the seats that are not mine."""
    played, wanted, strengths = game(call.about["id"]), call.given, call.house.strengths
    if wanted.seats not in played.seats or wanted.mine >= wanted.seats:
        raise Malformed("match.seats", seats=wanted.seats)
    person = await call.house.people.recognise(call.secret)
    mine = frozenset([wanted.mine])
    found = await strengths.fair(person, played.name, mine, wanted.seats)
    if found is None:
        raise Malformed("ladder.missing", game=played.name)
    new = person is None or is_new(await strengths.of(person.id, played.name))
    return FairMatch(found.chairs, found.odds, new)


async def higher(call: Call[None]) -> Higher:
    """The same company one rung up, where I have just won twice in a row."""
    person, table = await call.person(), await call.table()
    return Higher(await call.house.strengths.one_up(person, table.state))


async def table_ratings(call: Call[None]) -> tuple[SeatRating, ...]:
    """How strong those at a table are who let others see it."""
    found = await call.house.strengths.at_table((await call.table()).state)
    return tuple(SeatRating(seat, rating) for seat, rating in found.items())


async def my_data(call: Call[None]) -> MyData:
    """All that the house keeps about me, to take along."""
    person = await call.person()
    tables = await call.house.of(person.id)
    bots = await call.house.people.bots_of(person.id)
    pages, tries = await call.house.diary.pages(person.id), await my_tries(call)
    strength, agreed = await ratings_of(call, person), await sharing(call)
    return MyData(as_me(person), tables, strength, bots, pages, tries, agreed)


async def my_diary(call: Call[None]) -> MyDiary:
    """The matches that I played, newest first, and what reviews showed of them."""
    return MyDiary(await call.house.diary.pages((await call.person()).id))
