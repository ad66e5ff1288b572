"""A place at a table in a house: what its seats are told over the wire, and what they say to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import msgspec

from sleuth.assistants.far_house import FarHouse
from sleuth.cli.table.house_line import HouseLine, Json
from sleuth.cli.table.sitting import OurTurn, Seen
from sleuth.games import game, talents
from sleuth.kernel.codec import convert
from sleuth.kernel.data import Await, Millis, Over, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.moves import Moves
from sleuth.kernel.talents import Hint, Level, Line
from sleuth.study.transcript import read
from sleuth.tables.info import SeatInfo, TableInfo, Talk
from sleuth.texts import find, say, text
from sleuth.texts.written import escaped

BEAT = 0.2
"""Seconds to wait for news before looking round."""


@dataclass(slots=True)
class Learnt:
    """What one seat was told so far."""

    view: Any
    facts: list[Any] = field(default_factory=list)
    lines: list[Line | None] = field(default_factory=list)
    pending: Await | Over | None = None
    notes: Any = None
    now: int = 0
    since: float = 0.0
    backs: int = 0


class RemoteSitting:
    """The seats that we hold at a table far away; without one, we watch."""

    def __init__(self, house: FarHouse, table: TableInfo) -> None:
        self.house, self.table = house, table
        self.game, self.skills = game(table.game), talents(table.game)
        self.options = convert(table.options, self.game.options)
        self.mine: tuple[Seat, ...] = ()
        self.heard: list[str] = []
        self.level = table.table.assistance
        self.levels: tuple[Level, ...] = (self.level,)
        self.restless = True
        self._told: dict[Seat | None, Learnt] = {}
        self._passed: set[tuple[Seat, int]] = set()
        self._hints: dict[Seat, tuple[int, int]] = {}
        self._question = 0
        self._me = house.who()
        self.mine = tuple(each.seat for each in table.seats if self._holds(each))
        self._line = HouseLine(house, table.id, self._hear, self._have)

    def _holds(self, chair: SeatInfo) -> bool:
        return chair.person is not None and chair.person.id == self._me

    # what is heard

    def _have(self) -> Json:
        """How much we know already, for the greeting."""
        keys = {-1 if seat is None else seat: told for seat, told in self._told.items()}
        return {
            "have": {str(key): len(told.facts) for key, told in keys.items()},
            "backs": {str(key): told.backs for key, told in keys.items()},
        }

    def _hear(self, message: Json) -> None:
        """Take in one message of the house."""
        match message["type"]:
            case "welcome":
                self._about(message["table"])
                self.heard = [each for each in map(self._spoken, message["talk"]) if each]
            case "table":
                self._about(message["table"])
            case "told":
                self._news(message)
            case "rewound":
                told = self._stream(message["seat"])
                del told.facts[message["to"] :], told.lines[message["to"] :]
                told.backs = message["backs"]
            case "said":
                if spoken := self._spoken(message["talk"]):
                    self.heard.append(spoken)
            case _:
                pass

    def _about(self, table: Json) -> None:
        """How the table stands: who sits where, and what is asked of all."""
        self.table = convert(table, TableInfo)
        self.level = self.table.table.assistance
        self.mine = tuple(each.seat for each in self.table.seats if self._holds(each))
        question = self.table.question
        if question is not None and question.n != self._question:
            self._question = question.n
            about = text(f"question.{question.what}", who=self.names[question.seat])
            if {*question.open} & {*self.mine}:
                self.heard.append(f"{about} {text('cli.table.question')}")

    def _stream(self, seat: int | None) -> Learnt:
        """What a seat was told; nothing so far, if it was told nothing."""
        key = None if seat is None else Seat(seat)
        if key not in self._told:
            blank = self.game.blank(self.options, len(self.table.seats), key)
            self._told[key] = Learnt(blank)
        return self._told[key]

    def _news(self, message: Json) -> None:
        """News for one seat."""
        told, start = self._stream(message["seat"]), message["start"]
        told.facts[start:] = (convert(fact, self.game.fact) for fact in message["facts"])
        told.lines[start:] = convert(message["lines"], list[Line | None])
        told.view = convert(message["view"], self.game.view)
        told.pending = convert(message["pending"], Await | Over)
        kind = self.skills.notes
        notes = message["notes"]
        told.notes = None if notes is None or kind is None else convert(notes, kind)
        told.now, told.since, told.backs = message["now"], monotonic(), message["backs"]

    def _spoken(self, said: Json) -> str | None:
        """Something that was said."""
        talk = msgspec.convert(said, Talk)
        who = self.names[talk.seat] if talk.seat is not None else talk.by.name if talk.by else "–"
        words = text(talk.phrase, **talk.args) if talk.phrase else talk.text
        return text("cli.play.said", who=who, said=escaped(words)) if words else None

    # what a screen asks

    @property
    def names(self) -> list[str]:
        """Everybody at the table."""
        return [self._name(each) for each in self.table.seats]

    def _name(self, chair: SeatInfo) -> str:
        if chair.seat in self.mine:
            alone = len(self.mine) == 1
            return text("cli.play.you") if alone else text("cli.table.seat", seat=chair.seat)
        if chair.person is not None:
            return escaped(chair.person.name)
        if chair.bot is not None:
            return f"{find('bot.' + chair.bot, None) or chair.bot} {chair.seat}"
        return escaped(chair.name or text("cli.table.nobody"))

    @property
    def over(self) -> Over | None:
        """How the match ended; a table may end before its match does."""
        if self._line.fault is not None:
            return Over((self._everyone(),), "ended", won=0)
        if self.table.status == "ended":
            return self.table.result or Over((self._everyone(),), "ended", won=0)
        return self.table.result if self.table.status == "over" else None

    def _everyone(self) -> tuple[Seat, ...]:
        return tuple(each.seat for each in self.table.seats)

    def step(self) -> OurTurn | None:
        """Wait a moment for news, unless it is for us to act."""
        with self._line.news:
            found = self._turn()
            if found is None and self.over is None:
                self._line.news.wait(BEAT)
                found = self._turn()
            return found

    def _turn(self) -> OurTurn | None:
        if self.table.status != "playing" or self.table.paused or not self._line.up:
            return None
        able = [seat for seat in self.mine if seat in self._told and self.moves(seat)]
        waited = tuple(seat for seat in able if seat in self.waiting())
        if waited and self._pending_until() is None:
            return OurTurn(waited)
        free = tuple(
            s for s in able if (s, len(self._told[s].facts)) not in self._passed or s in waited
        )
        return OurTurn(free, may_wait=True) if free else None

    def _pending_until(self) -> Millis | None:
        pending = next((told.pending for told in self._told.values()), None)
        return pending.until if isinstance(pending, Await) else None

    def seen(self, seat: Seat | None) -> Seen:
        """What a seat sees by now."""
        told = self._stream(seat)
        blank = self.game.blank(self.options, len(self.table.seats), seat)
        return Seen(told.facts, told.lines, told.view, blank)

    def moves(self, seat: Seat) -> Moves[Any]:
        """What a seat may do now, by the rules that are the same here and there."""
        return self.game.moves(self._stream(seat).view)

    def notes(self, seat: Seat | None) -> Any:
        """What the pad knows, as far as the table agreed."""
        return self._stream(seat).notes

    def now(self) -> Millis:
        """The moment, by the table's watch."""
        told = max(self._told.values(), key=lambda each: each.since, default=None)
        if told is None:
            return Millis(0)
        passed = 0 if self.table.paused else int((monotonic() - told.since) * 1000)
        return Millis(told.now + passed)

    def waiting(self) -> tuple[Seat, ...]:
        """Whom the match waits for."""
        pending = next((told.pending for told in self._told.values()), None)
        return tuple(sorted(pending.seats)) if isinstance(pending, Await) else ()

    def stands(self) -> str:
        """How far the match is, and how the table fares."""
        if not self._line.up:
            return text("cli.table.lost")
        if self.table.status == "gathering":
            return text("cli.table.gathering", code=self.table.code)
        if self.table.paused:
            return text("turn.paused")
        line = self.table.stands
        return "" if line is None else say(line, self.names)

    # what we do

    def play(self, seat: Seat, move: Any) -> None:
        """Make a move, or be refused."""
        self._line.ask(type="play", seat=seat, move=msgspec.to_builtins(move))

    def wait(self, seat: Seat) -> None:
        """Let a chance to act go by."""
        self._passed.add((seat, len(self._stream(seat).facts)))

    def take_back(self, seat: Seat) -> None:
        """Take the last move back, or ask the others."""
        self._line.ask(type="take-back", seat=seat)

    def answer(self, yes: bool) -> None:
        """Answer what somebody asks of all."""
        question = self.table.question
        if question is not None:
            self._line.ask(type="consent", question=question.n, yes=yes)

    def hint(self, seat: Seat) -> str:
        """The next step of help; everybody is told that it was taken."""
        n = len(self._stream(seat).facts)
        known, step = self._hints.get(seat, (n, 0))
        step = step if known == n else 0
        last = self.skills.hint_steps - 1
        given = self._line.ask(type="ask-hint", seat=seat, step=min(step, last))
        self._hints[seat] = (n, step + 1)
        return say(convert(given["hint"], Hint).line, self.names)

    def talk(self, seat: Seat | None, said: str) -> None:
        """Say something to the table."""
        exact = (each.code for each in self.skills.phrases if text(each.code) == said)
        phrase = next(exact, None)
        words = {"phrase": phrase} if phrase else {"text": said}
        self._line.ask(type="say", seat=seat, **words)

    def finished(self) -> AnyMatch:
        """The whole match, as the house has it on record."""
        found: AnyMatch = read(self.house.record(self.table.id)).match
        return found

    def close(self) -> None:
        """Hang up; the seat stays ours."""
        self._line.close()
