"""docs/journey.md against a real move: every step is where the page says, in that order, once."""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

import sleuth
from sleuth.kernel.data import Seat
from sleuth.tables.acts import chairs
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.table.table import Table
from sleuth.web.socket import wire
from sleuth.web.socket.visit import Visit
from tests.tables.scenes import INSTANT, Hand, newcomers, open_house, play, until

ROOT = Path(sleuth.__path__[0])
PAGE = ROOT.parents[1] / "docs" / "journey.md"
STEP = re.compile(r"^\| \d+ \| `([\w/.]+\.py)` `([\w.]+)` \|", re.MULTILINE)
MOVE = b'{"type":"play","id":"c1","seat":0,"move":{"type":"hide","code":[0,1,2,3]}}'

Called = tuple[str, str]
"""A file of the house and the name of a function in it."""

ON_THE_WAY = ("tables/acts/playing.py", "tables/state/change.py", "tables/table/table.py")
READERS = {"now", "moment", "id", "frozen", "hears", "played", "alias", "unchanged"}
"""Functions that only look, and may look twice."""


class OneMove:
    """The line of a client that says one thing and then waits."""

    def __init__(self) -> None:
        self.said: list[Any] = []
        self.go, self.answered = asyncio.Event(), asyncio.Event()
        self._moves = [MOVE]

    async def read(self) -> bytes:
        await (self.go if self._moves else asyncio.Event()).wait()
        return self._moves.pop()

    def send(self, message: wire.Message) -> None:
        self.said.append(message)
        if isinstance(message, wire.Done | wire.Refused):
            sys.setprofile(None)
            self.answered.set()

    def send_body(self, body: bytes) -> None:
        self.said.append(body)


class Trace:
    """Which functions of the house are entered, in order; one that goes on waiting counts once."""

    def __init__(self) -> None:
        self.calls: list[Called] = []
        self._frames: list[FrameType] = []  # kept, so that no two have the same identity
        self._known: set[int] = set()

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        del arg
        if event == "call" and id(frame) not in self._known and is_ours(frame.f_code):
            self._known.add(id(frame))
            self._frames.append(frame)
            path = Path(frame.f_code.co_filename).relative_to(ROOT)
            self.calls.append((path.as_posix(), frame.f_code.co_qualname))


def is_ours(code: CodeType) -> bool:
    """Is this a named function of the house?"""
    return code.co_filename.startswith(str(ROOT)) and "<" not in code.co_name


async def traced(tmp_path: Path) -> list[Called]:
    """The way of one move at a table of two, one of whom listens."""
    house = open_house(tmp_path, Hand())
    ada, bob = await newcomers(house, "Ada", "Bob")
    plan = Plan("mastermind", {"first": 0}, INSTANT, seating=(Chosen(me=True),), start=True)
    table: Table = await house.create(ada, plan)
    await table.do(chairs.sit, bob.id, Seat(1))
    line, trace = OneMove(), Trace()
    visit = asyncio.create_task(Visit(line, table, ada).stay(wire.Hello(wire.WIRE)))  # type: ignore[arg-type]
    await until(lambda: any(b'"type":"table"' in each for each in line.said[1:]))
    sys.setprofile(trace)
    line.go.set()
    await line.answered.wait()
    assert wire.Done("c1") in line.said, line.said
    visit.cancel()
    await asyncio.gather(visit, return_exceptions=True)
    await house.close()
    return trace.calls


@pytest.fixture(scope="module")
def calls(tmp_path_factory: pytest.TempPathFactory) -> list[Called]:
    """The functions on the way of a move, from the moment at which it is read."""
    found: list[Called] = []

    async def scene() -> None:
        found.extend(await traced(tmp_path_factory.mktemp("house")))

    play(scene)
    return found


def test_the_page_tells_the_way_as_it_is(calls: list[Called]) -> None:
    steps = STEP.findall(PAGE.read_text(encoding="utf-8"))
    assert len(steps) > 15
    firsts = {call: n for n, call in reversed(list(enumerate(calls)))}
    assert [step for step in steps if step not in firsts] == []
    assert steps == sorted(steps, key=firsts.__getitem__)


def test_no_function_on_the_way_is_entered_twice(calls: list[Called]) -> None:
    steps = {*STEP.findall(PAGE.read_text(encoding="utf-8"))}
    way = [
        call
        for call in calls
        if call in steps or (call[0] in ON_THE_WAY and call[1].split(".")[-1] not in READERS)
    ]
    sys.stdout.write("".join(f"{path}  {name}\n" for path, name in way))
    assert [call for call, times in Counter(way).items() if times > 1] == []
