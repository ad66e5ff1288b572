"""One WebSocket for each client and table: commands come in, news go out."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, NamedTuple

from sleuth.games import show
from sleuth.kernel import codec
from sleuth.kernel.data import Millis, Seat
from sleuth.kernel.errors import SleuthError
from sleuth.tables.acts import consent, leaving
from sleuth.tables.acts.consent import Reply
from sleuth.tables.acts.playing import MoveRequest, play
from sleuth.tables.errors import NotNow, Stranger
from sleuth.tables.house import House
from sleuth.tables.info import Person, TableInfo, Talk
from sleuth.tables.limits import Flood
from sleuth.tables.state.events import Asked, Hinted, Said
from sleuth.tables.table import news
from sleuth.tables.table.news import Listener, Notice
from sleuth.tables.table.table import Table
from sleuth.texts import nearest, speaking
from sleuth.web.http.errors import error_body
from sleuth.web.socket import wire
from sleuth.web.socket.changes import changes
from sleuth.web.socket.connection import CROWDED, GONE, REFUSED, Connection
from sleuth.web.socket.line import Gone
from sleuth.web.socket.socket_limits import Crowded, Doors

WATCHER = -1
"""The key of a spectator's stream in Hello."""

Manners = (
    wire.TakeBack
    | wire.Ask
    | wire.Consent
    | wire.Resume
    | wire.Resign
    | wire.Choose
    | wire.Reclaim
    | wire.ShowHand
)


class Guest(NamedTuple):
    """Who comes, and where to: all that is kept of a request whose socket is open."""

    house: House
    address: str
    table: str
    secret: str | None


async def visit(line: Connection, guest: Guest, doors: Doors) -> None:
    """Converse while there is room, until the client goes, or is sent away."""
    try:
        doors.enter(guest.address)
    except Crowded as crowded:
        line.refuse(None, crowded, close=CROWDED)
        return
    try:
        await converse(line, guest)
    except Gone:
        pass
    finally:
        doors.leave(guest.address)


async def converse(line: Connection, guest: Guest) -> None:
    """A greeting, then commands until the client goes, or is sent away."""
    try:
        person = await guest.house.people.recognise(guest.secret)
        table = await guest.house.table(guest.table)
        hello = await asyncio.wait_for(line.hello(), line.settings.greeting)
    except TimeoutError:
        line.refuse(None, NotNow("wire.no-hello"), close=REFUSED)
    except SleuthError as refused:
        line.refuse(None, refused, close=GONE if error_body(refused).status == 404 else REFUSED)
    else:
        await Visit(line, table, person).stay(hello)


def by_seat(counts: dict[int, int]) -> dict[Seat | None, int]:
    """Counts by the seats that a client names."""
    return {None if key == WATCHER else Seat(key): n for key, n in counts.items()}


class Visit:
    """One client at one table."""

    __slots__ = ("_id", "_line", "_person", "_table", "_wire", "_words")

    def __init__(self, line: Connection, table: Table, person: Person | None) -> None:
        self._line = line
        self._table = table
        self._person = person
        self._id = None if person is None else person.id
        self._words = ""
        self._wire = wire.WIRE

    async def stay(self, hello: wire.Hello) -> None:
        """Listen, and take commands, until the client goes."""
        self._words, self._wire = hello.words and nearest(hello.words), hello.wire
        listener = Listener(self._id, self._hear, by_seat(hello.have), by_seat(hello.backs))
        listener.dismiss = self._dismiss
        try:
            await self._table.listen(listener, self._welcome)
            while await self._next():
                pass
        finally:
            self._table.leave(listener)

    def _welcome(self) -> None:
        self._line.send(welcome(self._table, self._id, self._wire))

    def _dismiss(self) -> None:
        self._line.refuse(None, Stranger("person.unknown"), close=REFUSED)

    def _hear(self, notice: Notice) -> None:
        if self._wire == wire.WHOLE and isinstance(notice, news.Sequel):
            notice = notice.news
        self._line.send_body(encoded(notice, self._table.state.game.name, self._words))

    async def _next(self) -> bool:
        """Take one command. A flood ends the visit."""
        id: str | None = None
        try:
            body = await self._line.read()
            at = self._table.now()
            command = codec.decode(body, wire.Command)
            id = getattr(command, "id", None)
            if id is not None:
                self._table.services.pace.take(f"{self._table.id} {self._id}")
            await self._do(command, at)
        except Flood as flood:
            if id is not None:  # the table's own measure, not the wire's
                self._line.refuse(id, flood)
                return True
            self._line.tally["floods"] += 1
            self._line.refuse(None, flood, close=REFUSED)
            return False
        except Gone:
            raise
        except Exception as refused:  # told to this client alone; the table goes on
            self._line.refuse(id, refused)
        return True

    async def _do(self, command: wire.Command, at: Any) -> None:
        table, line = self._table, self._line
        match command:
            case wire.Play(id=id, seat=seat, move=move):
                await table.do(play, MoveRequest(self._id, seat, bytes(move), id, at))
                line.send(wire.Done(id))
            case wire.Say():
                await table.say(self._said(command, at), command.aloud)
                line.send(wire.Done(command.id))
            case wire.AskHint(id=id, seat=seat, step=step):
                hint = await table.hint(Hinted(self._me(), seat, step, at, id))
                line.send(wire.HintGiven(id, seat, step, hint))
            case wire.Ping(n=n):
                line.send(wire.Pong(n, at))
            case wire.Hello():
                raise NotNow("wire.hello-again")
            case _:
                await manners(table, self._me(), command)
                line.send(wire.Done(command.id))

    def _said(self, say: wire.Say, at: Any) -> Said:
        return Said(self._me(), say.seat, at, say.id, say.text, say.phrase, say.args)

    def _me(self) -> str:
        if self._id is None:
            raise Stranger("person.unknown")
        return self._id


def welcome(table: Table, person: str | None, version: int = wire.WIRE) -> wire.Welcome:
    """The greeting at a table."""
    held, now = table.state.roster.held(person), table.now()
    return wire.Welcome(version, person, held, table.info(), table.talk(person), now)


async def manners(table: Table, me: str, command: Manners) -> None:
    """What concerns the people at the table, and not the match."""
    match command:
        case wire.TakeBack(id=id, seat=seat):
            await table.do(consent.take_back, me, seat, id)
        case wire.Ask(id=id, seat=seat, what=what, level=level):
            asked = Asked(what, me, seat, (), Millis(0), id, level=level)
            await table.do(consent.ask, asked)
        case wire.Consent(id=id, question=question, yes=yes):
            await table.do(consent.answer, Reply(me, question, yes, id))
        case wire.Resume(id=id):
            await table.do(consent.resume, me, id)
        case wire.Resign(id=id, seat=seat):
            await table.do(leaving.resign, me, seat, id)
        case wire.Choose():
            await choose(table, me, command)
        case wire.Reclaim(seat=seat):
            await table.do(leaving.reclaim, me, seat)
        case wire.ShowHand(seat=seat, on=on, person=person):
            await table.do(leaving.show if on else leaving.hide, me, seat, person)


async def choose(table: Table, me: str, choice: wire.Choose) -> None:
    """What to do about somebody who is away."""
    match choice.choice:
        case "wait":
            table.wait_for(me, choice.seat)
        case "bot":
            await table.do(leaving.let_bot_play, me, choice.seat)
        case "end":
            await table.do(leaving.end_without, me, choice.seat, choice.id)


@lru_cache(maxsize=512)
def told(news: news.News, game: str, words: str) -> bytes:
    """News on the wire, drawn in words if they are wanted; encoded once for all who share them."""
    return codec.encode(as_told(news, game, words))


def as_told(news: news.News, game: str = "", words: str = "") -> wire.Told:
    """News as a message, and as text in this language if there is one."""
    return wire.Told(
        news.seat,
        news.start,
        news.facts,
        news.lines,
        news.view,
        news.moves,
        news.pending,
        news.notes,
        news.now,
        news.backs,
        drawn(game, news, words) if words else None,
    )


@lru_cache(maxsize=512)
def changed(step: news.Sequel, game: str, words: str) -> bytes:
    """The same for one who was told before: what is new, and what changed."""
    before, now = step
    said = wire.Changed(
        now.seat,
        now.start,
        now.facts,
        now.lines,
        (
            *changes(before.view, now.view, ("view",)),
            *changes(before.moves, now.moves, ("moves",)),
            *changes(before.pending, now.pending, ("pending",)),
            *changes(before.notes, now.notes, ("notes",)),
        ),
        now.now,
        now.backs,
        drawn(game, now, words) if words else None,
    )
    return codec.encode(said)


def drawn(game: str, news: news.News, words: str) -> str:
    """What a seat knows, as text in this language."""
    with speaking(words):
        return show(game, news.view, news.now)


def encoded(notice: Notice, game: str, words: str) -> bytes:
    """A notice as a message."""
    match notice:
        case news.Sequel():
            return changed(notice, game, words)
        case news.News():
            return told(notice, game, words)
        case news.Rewound(seat=seat, to=to, backs=backs):
            return codec.encode(wire.StreamRewound(seat, to, backs))
        case TableInfo():
            return codec.encode(wire.TableChanged(notice))
        case Talk():
            return codec.encode(wire.TalkHeard(notice))
