"""Processes in which bots think: the bytes of a view go in, the bytes of a thought come out."""

from __future__ import annotations

import os
import signal
import struct
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice
from typing import Any, BinaryIO

from sleuth.games import game, talents
from sleuth.kernel import codec
from sleuth.kernel.data import Tagged
from sleuth.kernel.errors import Detail, SleuthError
from sleuth.kernel.talents import Heard, Level
from sleuth.players import cast
from sleuth.players.dice import SeededDice

BUDGET = 1_000_000
"""How much work a bot may do; it counts work, never time."""

LENGTH = struct.Struct(">I")


class Think(Tagged, frozen=True):
    """Let a bot think about what a seat sees."""

    game: str
    bot: str
    view: str
    seed: str
    heard: tuple[Heard, ...] = ()


class Assist(Tagged, frozen=True):
    """Fill in a pad, at this level of assistance."""

    game: str
    level: Level
    view: str


class Help(Tagged, frozen=True):
    """Give a hint: step 0 nudges, 1 tells a fact, 2 names a move."""

    game: str
    step: int
    view: str


class Count(Tagged, frozen=True):
    """Count the worlds behind each view, each up to a bound, all within some seconds, last first.

    Towards its end a match leaves fewer worlds, which are counted sooner.
    """

    game: str
    views: tuple[str, ...]
    most: int
    seconds: float = 2.0


class Recall(Tagged, frozen=True):
    """Fill in pads of then, first first: as many as there is time for, and one in any case."""

    game: str
    level: Level
    views: tuple[str, ...]
    seconds: float = 0.5


class Explore(Tagged, frozen=True):
    """Say what is known of a position, which is put in the game's own words."""

    game: str
    question: str


class Explored(Tagged, frozen=True):
    """What is known of it: a value of the type that the game names."""

    found: Any


class Unexplored(Tagged, frozen=True):
    """Why nothing can be said of it."""

    code: str
    details: dict[str, Detail]


Does = Callable[[Any, Callable[[Any], None]], Any]
"""Does a job, and may tell on the way how far it is."""

WorkerJob = Think | Assist | Help | Count | Recall | Explore


class Fault(Tagged, frozen=True):
    """The last word of a process that broke down: what went wrong, and where."""

    fault: str
    where: tuple[str, ...]


def work(job: WorkerJob) -> Any:
    """Do one job: a Thought, the notes of a pad or of many, a Hint, or counts."""
    able = talents(job.game)
    if isinstance(job, Count):
        return count(job)
    if isinstance(job, Recall):
        return tuple(recall(job))
    if isinstance(job, Explore):
        return explore(job)
    view = codec.decode(job.view, game(job.game).view)
    match job:
        case Think(bot=bot, seed=seed, heard=heard):
            return cast.bot(job.game, bot)(view, heard, SeededDice(seed), BUDGET)
        case Assist(level=level):
            return able.assist(view, level) if able.assist else None
        case Help(step=step):
            return able.hint(view, step) if able.hint else None


def explore(job: Explore) -> Explored | Unexplored:
    """What a game knows of a position, or why it knows nothing."""
    asked = talents(job.game).explore
    try:
        return Explored(asked(job.question) if asked else None)
    except SleuthError as wrong:
        return Unexplored(wrong.code, dict(wrong.details))


def count(job: Count) -> tuple[int | None, ...]:
    """How many worlds there are behind each view; none where time ran out."""
    able, kind = talents(job.game), game(job.game).view
    if able.worlds is None:
        return (None,) * len(job.views)
    counting = able.count or partial(listed, able.worlds)
    end, counts = time.monotonic() + job.seconds, dict[str, int | None]()
    for view in reversed(job.views):
        if view not in counts:
            late = time.monotonic() > end
            counts[view] = None if late else counting(codec.decode(view, kind), job.most)
    return tuple(counts[view] for view in job.views)


def recall(job: Recall) -> Iterable[Any]:
    """What was on the pad behind each view, until time is up; equal views have equal pads."""
    assist, kind = talents(job.game).assist, game(job.game).view
    end, pads = time.monotonic() + job.seconds, dict[str, Any]()
    for n, view in enumerate(job.views):
        if n and view not in pads and time.monotonic() > end:
            return
        if view not in pads:
            pads[view] = assist(codec.decode(view, kind), job.level) if assist else None
        yield pads[view]


def listed(worlds: Callable[[Any], Iterable[Any]], view: Any, most: int) -> int:
    """How many worlds there are, one by one, up to a bound."""
    return sum(1 for _ in islice(worlds(view), most))


def frame(body: bytes) -> bytes:
    """A message on a pipe: its length, then itself."""
    return LENGTH.pack(len(body)) + body


def serve(came: BinaryIO, go: BinaryIO, kinds: Any, do: Does) -> None:
    """Answer jobs of these kinds until the house closes the pipe."""

    def tell(said: Any) -> None:
        go.write(frame(codec.encode(said)))
        go.flush()

    while len(head := came.read(LENGTH.size)) == LENGTH.size:
        tell(do(codec.decode(came.read(*LENGTH.unpack(head)), kinds), tell))


def places(error: BaseException) -> tuple[str, ...]:
    """Where an error came from: places in the code, and none of the values there."""
    found, trace = [], error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/sleuth/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return tuple(found)


def run(kinds: Any, do: Does) -> None:
    """Work for the house at the other end of standard input and output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not mix with its answers
    try:
        serve(sys.stdin.buffer, answers, kinds, do)
    except Exception as error:  # what it says may hold what nobody else may know
        fault = Fault(type(error).__name__, places(error))
        sys.stderr.buffer.write(codec.encode(fault) + b"\n")
        sys.exit(1)


def main() -> None:
    """Think for the house."""
    run(WorkerJob, lambda job, _: work(job))
