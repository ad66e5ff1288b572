"""A table as anybody may see it: names are looked up, secrets stay where they are."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from sleuth.games import talents
from sleuth.kernel.chance import commitment
from sleuth.kernel.data import Await, Seat
from sleuth.tables.acts.act import Moment
from sleuth.tables.info import (
    Guided,
    Look,
    Parts,
    Person,
    Question,
    SeatInfo,
    Status,
    TableInfo,
    TableOptions,
    Talk,
)
from sleuth.tables.state.change import Change
from sleuth.tables.state.events import Said
from sleuth.tables.state.hearing import channels
from sleuth.tables.state.lesson import followed
from sleuth.tables.state.roster import Roster
from sleuth.tables.state.state import TableState
from sleuth.tables.table.naming import Names


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What is not in the log: names, who is here, how many watch, whether anything can be stored.

    `closing` is the number of seconds after which an idle table is closed.
    """

    named: Names
    moment: Moment
    watchers: int = 0
    frozen: bool = False
    closing: int | None = None


def table_info(state: TableState, around: Surroundings) -> TableInfo:
    """How the table stands. The seed is shown when nothing can be drawn from it any more."""
    roster, shown, row = state.roster, state.finished, state.row
    uploaded = roster.uploaded is not None
    return TableInfo(
        id=row.id,
        code=row.code if status(state, around.frozen) == "gathering" else "",
        game=row.game,
        options=msgspec.to_builtins(state.options),
        table=msgspec.structs.replace(state.agreed, assistance=state.level),
        host=around.named(roster.host),
        status=status(state, around.frozen),
        seats=tuple(seat_info(state, around, Seat(n)) for n in range(len(roster.chairs))),
        watchers=around.watchers,
        guests=guests(state, around),
        commitment="" if uploaded or roster.guided else commitment(row.seed),
        seed=state.seed if shown else None,
        result=state.over,
        hints=roster.hints,
        rematch=roster.rematch,
        switched=bool(roster.order),
        created=row.created,
        now=around.moment.now,
        paused=roster.paused,
        ended=roster.ended,
        question=question(roster),
        shown=min((seat for seat, _ in roster.looks), default=None),
        muted=tuple(map(around.named, sorted(roster.muted))),
        invited=tuple(map(around.named, sorted(roster.invited - roster.seated()))),
        closing=around.closing,
        parts=parts(state) if shown else None,
        uploaded=uploaded,
        guided=lesson(state),
        channels=channels(state),
        looks=tuple(Look(seat, around.named(person)) for seat, person in sorted(roster.looks)),
        awaited=awaited(state),
        help=state.next_level if state.next_level != state.level else None,
        moved=state.match.now,
        stands=talents(state.game.name).stands(state.match) if state.playing else None,
    )


def shows(change: Change) -> bool:
    """Did a match go on in a way that shows at the table as a whole, besides on the board?"""
    state = change.after
    besides = state.finished or state.clocks.on or state.guide is not None
    return change.played and (besides or change.before.level != state.level)


def awaited(state: TableState) -> tuple[Seat, ...]:
    """The seats that the match waits for, while it is on."""
    pending = state.match.pending() if state.playing else None
    return tuple(sorted(pending.seats)) if isinstance(pending, Await) else ()


def guests(state: TableState, around: Surroundings) -> tuple[Person, ...]:
    """Those who are here without a seat."""
    here = sorted(each for each in around.moment.here if not state.roster.held(each))
    return tuple(map(around.named, here))


def status(state: TableState, frozen: bool) -> Status:
    """In which of its stages is the table?"""
    if state.roster.ended is not None:
        return "ended"
    if state.over is not None:
        return "over"
    if frozen:
        return "frozen"
    return "playing" if state.roster.started else "gathering"


def seat_info(state: TableState, around: Surroundings, seat: Seat) -> SeatInfo:
    """A chair and who sits on it; bots are always there."""
    chair, uploaded, moment = state.roster.chairs[seat], state.roster.uploaded, around.moment
    person, on = chair.person, state.playing and state.clocks.on
    present = chair.bot is not None if person is None else person in moment.here
    missed = None if chair.bot else person
    return SeatInfo(
        seat,
        None if person is None else around.named(person),
        chair.bot,
        present,
        ready=chair.ready,
        away=None if missed is None else moment.away.get(missed),
        choice=None if missed is None else moment.choice(missed),
        resigned=chair.resigned,
        left=state.clocks.remaining(seat, moment.now) if on else None,
        until=state.clocks.until(seat) if on and not state.roster.paused else None,
        name=uploaded.names[seat] if uploaded is not None else None,
        role=role(state.game.name, seat),
    )


def question(roster: Roster) -> Question | None:
    """What is asked, and of whom an answer is awaited."""
    asked = roster.question
    if asked is None:
        return None
    n, agreed, still = roster.questions, roster.agreed, roster.open
    return Question(n, asked.what, asked.seat, agreed, still, asked.until, asked.level)


def parts(state: TableState) -> Parts | None:
    """What the seed was mixed of."""
    nonces = state.roster.nonces
    return None if nonces is None else Parts(state.row.seed, nonces)


def lesson(state: TableState) -> Guided | None:
    """How a lesson stands to its script."""
    return None if state.guide is None else followed(state.guide, state.match)


def role(game: str, seat: Seat) -> str | None:
    """What this seat is for the whole match."""
    roles = talents(game).roles
    return roles[seat].name if roles else None


def streams(state: TableState, person: str | None) -> tuple[tuple[Seat | None, bool], ...]:
    """The streams that are this person's to hear, and whether they are theirs to play."""
    roster, agreed = state.roster, state.agreed.spectators
    if not roster.started:
        return ()
    held = roster.held(person)
    if held:
        return tuple((seat, True) for seat in held)
    if agreed == "none":
        return ()
    lent = roster.lent(person) if agreed == "seat" else ()
    return ((None, True), *((seat, False) for seat in lent))


class Hearers:
    """The same, looked up once for as long as people sit so."""

    def __init__(self) -> None:
        self._roster: Roster | None = None
        self._agreed: TableOptions | None = None
        self._found: dict[str | None, tuple[tuple[Seat | None, bool], ...]] = {}

    def streams(
        self, state: TableState, person: str | None
    ) -> tuple[tuple[Seat | None, bool], ...]:
        """The streams that are this person's to hear."""
        if state.roster is not self._roster or state.agreed is not self._agreed:
            self._roster, self._agreed, self._found = state.roster, state.agreed, {}
        if person not in self._found:
            self._found[person] = streams(state, person)
        return self._found[person]


def spoken(said: Said, n: int, named: Names) -> Talk:
    """Something said, as it is heard."""
    by = None if said.by is None else named(said.by)
    words = (said.text, said.phrase, said.args)
    return Talk(n, by, said.seat, said.at, *words, said.channel, said.to)
