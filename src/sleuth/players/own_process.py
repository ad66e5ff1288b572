"""The process in which somebody's own bot thinks: it gets the bytes of views, and nothing else."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO

from sleuth.games import game
from sleuth.kernel import codec
from sleuth.kernel.data import Tagged
from sleuth.kernel.talents import Heard, Thought
from sleuth.players.dice import SeededDice
from sleuth.players.worker import LENGTH, frame

LONGEST = 300
"""Characters of what an error says."""

REMEMBERED = 64
"""Seats of matches for which a class has an object at once."""


class Ponder(Tagged, frozen=True):
    """What a bot is to think about; whoever has a state has one for each seat of each match."""

    match: int | str
    seat: int
    view: str
    heard: tuple[Heard, ...]
    seed: str
    budget: int


class OwnReady(Tagged, frozen=True):
    """The bot is there."""


class OwnThought(Tagged, frozen=True):
    """What it thought, as JSON."""

    thought: str


class OwnFault(Tagged, frozen=True):
    """What it raised, or gave instead of a thought."""

    code: str
    why: str


OwnAnswer = OwnReady | OwnThought | OwnFault


def load(address: str) -> Any:
    """What stands at `package.module:name`."""
    module, _, name = address.partition(":")
    found = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    if not callable(found):
        raise TypeError(f"{address} cannot be called")
    return found


class Minds:
    """A function thinks for every seat; of a class there is one object for each seat and match."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot
        self._minds: dict[tuple[int | str, int], Any] = {}  # by match and seat, the latest last

    def at(self, match: int | str, seat: int) -> Callable[..., object]:
        """Who thinks here; whoever was not asked for the longest is forgotten first."""
        if not isinstance(self._bot, type):
            found: Callable[..., object] = self._bot
            return found
        mind: Callable[..., object] = self._minds.pop((match, seat), None) or self._bot()
        self._minds[match, seat] = mind
        if len(self._minds) > REMEMBERED:
            del self._minds[next(iter(self._minds))]
        return mind


def answer(kind: Any, minds: Minds, asked: Ponder) -> OwnAnswer:
    """One thought, or what came instead."""
    view = codec.decode(asked.view, kind)
    try:
        mind = minds.at(asked.match, asked.seat)
        thought = mind(view, asked.heard, SeededDice(asked.seed), asked.budget)
    except Exception as error:
        return OwnFault("bot.crashed", told(error))
    if not isinstance(thought, Thought):
        return OwnFault("bot.no-thought", type(thought).__name__)
    try:
        return OwnThought(codec.encode(thought).decode())
    except (TypeError, ValueError, RecursionError) as error:
        return OwnFault("bot.no-thought", told(error))


def told(error: BaseException) -> str:
    """What went wrong, and in which line of whose file; for the one who wrote the bot."""
    where, trace = "", error.__traceback__
    while trace is not None:
        where = f" ({os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno})"
        trace = trace.tb_next
    return f"{type(error).__name__}: {error}"[:LONGEST] + where


def serve(name: str, address: str, came: BinaryIO, go: BinaryIO) -> None:
    """Say whether the bot is there, then think until nobody asks any more."""

    def tell(what: OwnAnswer) -> None:
        go.write(frame(codec.encode(what)))
        go.flush()

    try:
        minds, kind = Minds(load(address)), game(name).view
    except Exception as error:
        tell(OwnFault("bot.cannot-load", told(error)))
        return
    tell(OwnReady())
    while len(head := came.read(LENGTH.size)) == LENGTH.size:
        asked = codec.decode(came.read(*LENGTH.unpack(head)), Ponder)
        tell(answer(kind, minds, asked))


def main() -> None:
    """Think for whoever is at the other end of standard input and output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not mix with its answers
    serve(sys.argv[1], sys.argv[2], sys.stdin.buffer, answers)
