"""A terminal's place at a match: what its seats see, and what they may do.

Whoever shows a match, line by line or on the whole screen, knows this much and no more; whether the
match is played here against bots or in a house far away makes no difference to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any, NamedTuple, Protocol

from sleuth.kernel.data import Millis, Over, Seat
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.moves import Moves
from sleuth.kernel.talents import Level, Line, Talents
from sleuth.texts import find, say, text


class OurTurn(NamedTuple):
    """Those at this terminal who may act now, and whether they may as well wait."""

    seats: tuple[Seat, ...]
    may_wait: bool = False


class Seen(NamedTuple):
    """What one seat (none: who watches) sees: facts and sentences in order, and what they make."""

    facts: Sequence[Any]
    lines: Sequence[Line | None]
    view: Any
    blank: Any


class Sitting(Protocol):
    """One terminal at one match."""

    game: AnyGame
    skills: Talents
    options: Any
    mine: tuple[Seat, ...]
    level: Level
    levels: tuple[Level, ...]
    heard: list[str]
    """What was said, in sentences."""

    @property
    def names(self) -> list[str]:
        """How everybody is called, by seat."""

    @property
    def over(self) -> Over | None:
        """How the match ended, once it has."""

    @property
    def restless(self) -> bool:
        """Does something happen while nobody here acts: a clock runs, or others play elsewhere?"""

    def step(self) -> OurTurn | None:
        """Let something happen that does not need us; or say who of us is asked."""

    def seen(self, seat: Seat | None) -> Seen:
        """What a seat sees by now."""

    def moves(self, seat: Seat) -> Moves[Any]:
        """What a seat may do now."""

    def notes(self, seat: Seat | None) -> Any:
        """What the pad of a seat knows, as far as the table wants help."""

    def now(self) -> Millis:
        """The moment, by the table's watch."""

    def play(self, seat: Seat, move: Any) -> None:
        """Make a move, or be refused."""

    def wait(self, seat: Seat) -> None:
        """Let a chance to act go by."""

    def take_back(self, seat: Seat) -> None:
        """Take the last move of a seat back, or be refused."""

    def hint(self, seat: Seat) -> str:
        """The next step of help."""

    def talk(self, seat: Seat | None, said: str) -> None:
        """Say something to the others."""

    def answer(self, yes: bool) -> None:
        """Answer what somebody asks of all, if anybody does."""

    def stands(self) -> str:
        """How far the match is."""

    def finished(self) -> AnyMatch:
        """The whole match, once it is over."""

    def waiting(self) -> tuple[Seat, ...]:
        """Whom the match waits for."""

    def close(self) -> None:
        """Leave."""


def sentences(seen: Seen, names: Sequence[str], you: Seat | None) -> list[str]:
    """What was told, in words for whoever sits there."""
    return [say(line, names, you) for line in seen.lines if line is not None]


def views(game: AnyGame, seen: Seen) -> list[tuple[Any, Line | None]]:
    """What was seen before anything was told, and after each fact, with its sentence."""
    found: list[tuple[Any, Line | None]] = [(seen.blank, None)]
    view = seen.blank
    for fact, line in zip(seen.facts, seen.lines, strict=True):
        view = reduce(game.see, (fact,), view)
        found.append((view, line))
    return found


def timed_view(sitting: Sitting, seat: Seat | None) -> Any:
    """What a seat sees with a look at its watch, where the game has one."""
    view, clocked = sitting.seen(seat).view, sitting.skills.clocked
    return view if clocked is None else clocked(view, sitting.now())


def what_now(sitting: Sitting, asked: OurTurn | None, seat: Seat | None) -> str:
    """What this seat has to do, or whom it waits for."""
    if sitting.over is not None:
        return text("turn.over")
    if asked is None or seat not in asked.seats:
        others = (each for each in sitting.waiting() if each != seat)
        who = ", ".join(sitting.names[each] for each in others)
        idle = "" if sitting.mine else text("turn.watching")
        return text("turn.theirs", who=who) if who else idle
    drawing = sitting.skills.drawing
    code = drawing.due(sitting.seen(seat).view) if drawing else None
    due = text(code) if code else ""
    mine = text("cli.table.may-act" if asked.may_wait else "turn.yours")
    return f"{mine} {due}".rstrip()


def result(name: str, over: Over, names: Sequence[str], you: Seat | None = None) -> str:
    """How a match ended, in a sentence for whoever reads it."""
    special = f"{name}.over.{over.why}"
    if len(over.places) < 2 or not over.winners:
        return text(special if find(special, None) else "over.tie")
    best, why = over.winners, f"{name}.why.{over.why}"
    if len(best) > 1:
        won = text("over.won-by-all", who=", ".join(names[seat] for seat in best))
    else:
        won = say(Line("over.won-by", {}, {"who": best[0]}), names, you)
    return f"{won} · {text(why)}" if find(why, None) else won
