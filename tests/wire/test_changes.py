"""Wire 3 tells what changed: whoever makes the changes has what wire 2 tells whole."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sleuth.games import game
from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import SleuthError
from sleuth.players.dice import SeededDice
from sleuth.tables.acts import chairs, consent, leaving
from sleuth.tables.acts.consent import Reply
from sleuth.tables.info import Person, TableOptions
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.table.table import Table
from sleuth.web.socket import wire
from sleuth.web.socket.changes import Misfit, Put, Splice, changed, changes, read
from sleuth.web.socket.visit import Visit
from sleuth.web.socket.whole import STANDING, Whole
from tests.games import NAMES
from tests.tables.scenes import Hand, newcomers, open_house, play, played, until

CASES = Path(__file__).parent / "data" / "changes.json"
WRITE = "run `python -m tests.wire.test_changes`"
STEPS = 60
Json = dict[str, Any]


class Pen(msgspec.Struct, frozen=True, tag="pen"):
    """Something with parts."""

    ink: str
    marks: tuple[int, ...] = ()


class Ruler(msgspec.Struct, frozen=True, tag="ruler"):
    """Something else with parts of the same names."""

    ink: str
    marks: tuple[int, ...] = ()


PAIRS: tuple[tuple[Any, Any], ...] = (
    ({"a": 1}, {"a": 1}),
    ({"a": 1}, {"a": 2}),
    ({"a": 1}, {"a": None}),
    ({"a": 1}, {"a": True}),
    ({"a": 1}, {"a": 1, "ß": [1, {"b": 2}]}),
    ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
    ({"a": 1, "b": 2}, {"a": 1}),
    ({"a": []}, {"a": {}}),
    ([], [1, 2, 3]),
    ([1, 2, 3], []),
    ([1, 2, 3], [1, 3]),
    ([1, 1, 1], [1, 1, 1, 1]),
    ([1, [2, [3, 4]]], [1, [2, [3, 5]]]),
    ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}]),
    (Pen("red"), Ruler("red")),
    (Pen("red", (1, 2)), Pen("blue", (1, 2, 4))),
    ((Pen("red"), Pen("blue")), (Pen("red"), Pen("red", (1,)), Pen("blue"))),
    ({3: Pen("red")}, {3: Pen("red", (9,))}),
    (frozenset((1, 2)), frozenset((1, 3))),
    (msgspec.Raw(b'{"left":3}'), msgspec.Raw(b'{"left":2}')),
)


def cases() -> list[Json]:
    """Pairs as the wire spells them, and the changes between them: the page's tests read these."""
    found = [{"old": old, "changes": changes(old, new), "new": new} for old, new in PAIRS]
    plain: list[Json] = msgspec.json.decode(msgspec.json.encode(found))
    return plain


@pytest.mark.parametrize("case", cases(), ids=lambda case: json.dumps(case["new"]))
def test_the_one_and_the_changes_make_the_other(case: Json) -> None:
    before = json.dumps(case["old"])
    assert json.dumps(changed(case["old"], read(case["changes"]))) == json.dumps(case["new"])
    assert json.dumps(case["old"]) == before


def test_what_is_alike_is_not_told() -> None:
    assert changes(Pen("red", (1, 2)), Pen("red", (1, 2))) == ()
    grown = changes(Pen("red", (1, 2)), Pen("red", (1, 2, 3)))
    assert grown == (Splice(("marks",), 2, 0, (3,)),)


@pytest.mark.parametrize(
    "change",
    [
        Put(("a", "b"), 1),
        Put(("row", 2), 1),
        Put(("row", "x"), 1),
        Put(("new", "b"), 1),
        Splice(("row",), 1, 2, ()),
        Splice(("a",), 0, 0, (1,)),
        Splice(("none",), 0, 0, (1,)),
    ],
    ids=repr,
)
def test_changes_that_do_not_fit_are_noticed(change: Put | Splice) -> None:
    with pytest.raises(Misfit):
        changed({"a": 1, "row": [1, 2]}, [change])


def test_the_cases_of_the_page_are_fresh() -> None:
    assert json.loads(CASES.read_text("utf-8")) == cases(), WRITE


class Client:
    """One who listens, over one line after another, and says nothing but hello."""

    def __init__(self, table: Table, person: Person | None, version: int) -> None:
        self.table, self.person, self.version = table, person, version
        self.kinds: list[str] = []
        self.news: list[Json] = []
        self.facts: dict[int | None, list[Any]] = {}
        self.backs: dict[int | None, int] = {}
        self._come()

    def _come(self) -> None:
        self.whole = Whole()
        keys = {seat: -1 if seat is None else seat for seat in self.facts}
        have = {keys[seat]: len(facts) for seat, facts in self.facts.items()}
        backs = {keys[seat]: n for seat, n in self.backs.items() if seat in keys}
        visit: Any = Visit(self, self.table, self.person)  # type: ignore[arg-type]
        self._visit = asyncio.create_task(visit.stay(wire.Hello(self.version, have, backs)))

    async def go(self) -> None:
        """Hang up."""
        self._visit.cancel()
        await asyncio.gather(self._visit, return_exceptions=True)

    async def come_back(self) -> None:
        """Hang up and come back, with what is known."""
        await self.go()
        self._come()

    async def read(self) -> bytes:
        """Nothing is ever said."""
        await asyncio.Event().wait()
        raise AssertionError

    def send(self, message: wire.Message) -> None:
        self.send_body(codec.encode(message))

    def send_body(self, body: bytes) -> None:
        message: Json = msgspec.json.decode(body)
        self.kinds.append(message["type"])
        if message["type"] == "rewound":
            self.facts[message["seat"]] = self.facts[message["seat"]][: message["to"]]
            return
        told = self.whole.hear(message)
        if told["type"] == "told":
            seat = told["seat"]
            self.facts[seat] = [*self.facts.get(seat, [])[: told["start"]], *told["facts"]]
            self.backs[seat] = told["backs"]
            self.news.append(told)

    def last(self) -> dict[int | None, bytes]:
        """How each stream stands, as it would be spelt."""
        found: dict[int | None, Json] = {told["seat"]: told for told in self.news}
        return {
            seat: msgspec.json.encode([{name: told[name] for name in STANDING}, told["backs"]])
            for seat, told in found.items()
        }


class Evening:
    """A table of one game; at each chair, and among those who watch, one of each version."""

    def __init__(self, table: Table, people: list[Person], eye: Person) -> None:
        self.table, self.people, self.eye = table, people, eye
        self.dice = SeededDice("changes", table.state.game.name)
        who = [*people, eye, None]
        self.pairs = [(Client(table, p, wire.WHOLE), Client(table, p, wire.WIRE)) for p in who]
        self.count = 0

    async def go_on(self) -> None:
        """Something happens: mostly a move; now and then a takeback, or somebody comes back."""
        self.count += 1
        match self.dice.below(12):
            case 0:
                await self._take_back()
            case 1:
                await self.pairs[self.dice.below(len(self.pairs))][1].come_back()
            case 2:
                act = leaving.show if self.dice.below(2) else leaving.hide
                with suppress(SleuthError):
                    await self.table.do(act, self.people[0].id, Seat(0), self.eye.id)
            case _:
                await self._move()

    async def _move(self) -> None:
        match = self.table.state.match
        able = [seat for seat in map(Seat, range(match.seats)) if match.moves(seat)]
        if able:
            seat = able[self.dice.below(len(able))]
            move = codec.encode(match.moves(seat).pick(self.dice))
            person = self.people[seat].id
            with suppress(SleuthError):  # a clock may have rung
                await played(self.table, person, seat, move, f"m{self.count}")

    async def _take_back(self) -> None:
        seat = Seat(self.dice.below(len(self.people)))
        with suppress(SleuthError):
            await self.table.do(consent.take_back, self.people[seat].id, seat, f"b{self.count}")
        for n, person in enumerate(self.people):
            question = self.table.state.roster.questions
            with suppress(SleuthError):
                reply = Reply(person.id, question, True, f"y{self.count}-{n}")
                await self.table.do(consent.answer, reply)

    async def all_are_here(self) -> None:
        """Everybody was told how the table stands before anything happens."""
        for one in (one for pair in self.pairs for one in pair):
            await until(lambda one=one: one.news)  # type: ignore[misc]

    async def all_know_the_same(self) -> None:
        """Who is told what changed knows what those know who are told everything."""
        await self.table.refresh()
        for old, new in self.pairs:
            await until(lambda old=old, new=new: old.facts == new.facts)  # type: ignore[misc]
            await until(lambda old=old, new=new: old.last() == new.last())  # type: ignore[misc]


@pytest.mark.parametrize("name", NAMES)
def test_at_a_table_all_know_the_same(tmp_path: Path, name: str) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        seats = game(name).seats[0]
        *people, eye = await newcomers(house, *(f"P{n}" for n in range(seats)), "Eve")
        options = TableOptions(pace="instant", spectators="seat")
        plan = Plan(name, table=options, seats=seats, seating=(Chosen(me=True),), start=True)
        table = await house.create(people[0], plan)
        for n in range(1, seats):
            await table.do(chairs.sit, people[n].id, Seat(n))
        evening = Evening(table, people, eye)
        await evening.all_are_here()
        for _ in range(STEPS):
            await evening.go_on()
            await evening.all_know_the_same()
        new = [one for _, one in evening.pairs]
        assert any("changed" in one.kinds for one in new)
        assert not any("changed" in one.kinds for one, _ in evening.pairs)
        for one in new:
            await one.go()
        await house.close()

    play(scene)


if __name__ == "__main__":
    CASES.parent.mkdir(exist_ok=True)
    CASES.write_text(json.dumps(cases(), ensure_ascii=False, indent=1) + "\n", "utf-8")
