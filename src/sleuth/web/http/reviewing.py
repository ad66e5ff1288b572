"""What the decisions of a finished match were worth, over HTTP, and what would have been better."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Raw

from sleuth.games import talents
from sleuth.kernel import codec
from sleuth.kernel.data import Over, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.moves import offered
from sleuth.study.review.reviewing import decided_at, insight_of
from sleuth.study.review.trying import Tried
from sleuth.study.review.walk import Turned
from sleuth.tables.bots import thinking
from sleuth.tables.clerk import Consult, Consulted, Try, Weighed
from sleuth.tables.errors import NotNow
from sleuth.tables.table.table import Table
from sleuth.web.http.bodies import (
    DecisionAsked,
    NewTry,
    Opinions,
    ReviewMoment,
    ReviewProgress,
)
from sleuth.web.http.call import Call
from sleuth.web.http.matches import demand_finished

LISTED = 100
"""So many of the moves on offer are told in words."""


async def decided(call: Call[Any]) -> Table:
    """The table of a match that was played to its end; of any other nothing is told."""
    table = demand_finished(await call.table())
    if not isinstance(table.state.match.pending(), Over):
        raise NotNow("review.undecided")
    return table


async def review(call: Call[None]) -> Raw:
    """Every decision of a finished match, judged by what its seat could know then."""
    person, table = await call.person(), await decided(call)
    found = await call.house.reviews.of(person.id, table.state.match)
    await call.house.diary.review(table.state, found)
    return Raw(found)


async def progress(call: Call[None]) -> ReviewProgress:
    """How far the review is that the one who asks is waiting for."""
    person, _ = await call.person(), await decided(call)
    far = call.house.reviews.far(person.id)
    return ReviewProgress(far.done, far.of)


class Then(NamedTuple):
    """A decision that was taken: at which table, from which seat, and what was seen."""

    table: Table
    seat: Seat
    turn: Turned

    @property
    def match(self) -> AnyMatch:
        """The match to its end."""
        match: AnyMatch = self.table.state.match
        return match

    def seen(self) -> str:
        """What the seat saw, encoded."""
        return codec.encode(self.turn.before).decode()


async def then(call: Call[Any], asked: DecisionAsked | NewTry) -> Then:
    """The decision that somebody asks about."""
    table, seat = await decided(call), Seat(asked.seat)
    match = table.state.match
    if seat >= match.seats:
        raise Malformed("match.no-such-seat", seat=seat)
    return Then(
        table, seat, await call.house.archive.apart(lambda _: decided_at(match, seat, asked.n))
    )


async def moment(call: Call[DecisionAsked]) -> ReviewMoment:
    """What a seat could do when it took a decision."""
    await call.person()
    found = await then(call, call.given)
    moves, insight = found.match.game.moves(found.turn.before), insight_of(found.match.game.name)
    said = tuple(insight.said(found.turn.before, each) for each in moves.listed[:LISTED])
    return ReviewMoment(found.seat, found.turn.n, offered(moves), said)


async def attempt(call: Call[NewTry]) -> Tried:
    """What another move would have been worth in the place of the one that was made."""
    person, found = await call.person(), await then(call, call.given)
    game = found.match.game
    move = codec.convert(call.given.move, game.move)
    if move not in game.moves(found.turn.before):
        raise Malformed("review.not-on-offer")
    made, moved = (codec.encode(each).decode() for each in (found.turn.move, move))
    job = Try(game.name, found.seat, found.seen(), made, moved)
    word = await call.house.reviews.ask(person.id, job)
    assert isinstance(word, Weighed)
    return word.tried


async def opinions(call: Call[DecisionAsked]) -> Opinions:
    """What each of the house would have done, from what this seat saw and heard."""
    person, found = await call.person(), await then(call, call.given)
    name, state = found.match.game.name, found.table.state
    if talents(name).minded is None:
        raise NotNow("review.no-cast")
    at = found.match.standing[found.turn.n - 1].came.at
    talk = [said for said in state.roster.talk if said.at <= at]
    heard = thinking.heard(talk, name, found.seat)
    seed = f"{found.seat}:{found.turn.n}"
    word = await call.house.reviews.ask(person.id, Consult(name, found.seen(), seed, heard))
    assert isinstance(word, Consulted)
    return Opinions(found.seat, found.turn.n, word.opinions)
