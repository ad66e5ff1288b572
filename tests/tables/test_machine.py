"""A table under everything that can happen to it: whatever comes, the store and the ears agree."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sleuth.kernel.data import Await, Seat
from sleuth.kernel.errors import SleuthError
from sleuth.tables.acts import chairs, consent, playing
from sleuth.tables.acts.consent import Reply
from sleuth.tables.house import House
from sleuth.tables.info import TableOptions
from sleuth.tables.opening.plan import Plan
from sleuth.tables.services import Bounds
from sleuth.tables.state.events import Said
from tests.tables.scenes import Ear, Hand, newcomers, open_house, played

CODES = st.tuples(*[st.integers(0, 3)] * 3)
SEATS = st.sampled_from((Seat(0), Seat(1)))
PEOPLE = st.integers(0, 2)


LOUD = Bounds(talk=(10**6, 1e6))
"""A house where everybody may talk without end."""


class Tables(RuleBasedStateMachine):
    """People come, sit, play, say, drop out; the house crashes and opens again."""

    options: ClassVar[dict[str, Any]] = {"games": 1, "pegs": 3, "colours": 4, "rows": 3}

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.hand = Hand()
        self.ears: list[Ear] = []
        self.count = 0

    def do(self, act: Any) -> Any:
        """Let the house do something; what it refuses, it refuses with a code."""
        try:
            self.loop.run_until_complete(asyncio.wait_for(act, 30))
        except SleuthError as refused:
            return refused
        return None

    @initialize()
    def opened(self) -> None:
        async def act() -> None:
            self.house: House = open_house(Path(self.folder.name), self.hand, LOUD)
            self.people = await newcomers(self.house, "Ada", "Bob", "Cyd")
            agreed = TableOptions(pace="instant")
            plan = Plan("mastermind", self.options, agreed, start=True)
            self.table = await self.house.create(self.people[0], plan)

        with patch(
            "sleuth.tables.opening.pledges.token_hex", lambda n: "5e" * n
        ):  # chance as ever the same
            self.do(act())

    @rule(who=PEOPLE, seat=SEATS)
    def sit(self, who: int, seat: Seat) -> None:
        self.do(self.table.do(chairs.sit, self.people[who].id, seat))

    @rule(who=PEOPLE, seat=SEATS)
    def stand(self, who: int, seat: Seat) -> None:
        self.do(self.table.do(chairs.stand, self.people[who].id, seat))

    @rule(who=PEOPLE)
    def listen(self, who: int) -> None:
        ear = Ear(self.people[who].id)
        self.ears.append(ear)
        self.do(self.table.listen(ear.listener, lambda: None))

    @precondition(lambda self: self.ears)
    @rule(data=st.data())
    def drop(self, data: st.DataObject) -> None:
        ear = data.draw(st.sampled_from(self.ears))
        self.ears.remove(ear)

        async def act() -> None:
            self.table.leave(ear.listener)

        self.do(act())

    @rule(who=PEOPLE, seat=SEATS, code=CODES, kind=st.sampled_from(("hide", "guess")))
    def play(self, who: int, seat: Seat, code: tuple[int, ...], kind: str) -> None:
        move = f'{{"type":"{kind}","code":{list(code)}}}'.encode()
        self.count += 1
        before = self.table.state.match
        refused = self.do(played(self.table, self.people[who].id, seat, move, f"c{self.count}"))
        assert (refused is None) == (self.table.state.match is not before)
        if refused is None:
            after = self.table.state.match
            self.do(played(self.table, self.people[who].id, seat, move, f"c{self.count}"))
            assert self.table.state.match is after, "the same command again changed something"

    @rule()
    def fill(self) -> None:
        for seat in (Seat(0), Seat(1)):
            self.do(self.table.do(chairs.sit, self.people[seat].id, seat))

    @rule(code=CODES)
    def play_in_turn(self, code: tuple[int, ...]) -> None:
        pending = self.table.state.match.pending()
        if not self.table.state.roster.started or not isinstance(pending, Await):
            return
        (seat,) = pending.seats
        person = self.table.state.roster.chairs[seat].person
        kind = "guess" if self.table.state.match.view(seat).board.ready else "hide"
        who = next(n for n, each in enumerate(self.people) if each.id == person)
        before = len(self.table.state.match.record)
        self.play(who, seat, code, kind)
        assert len(self.table.state.match.record) == before + 1

    @rule(who=PEOPLE, seat=SEATS)
    def take_back(self, who: int, seat: Seat) -> None:
        self.count += 1
        person, before = self.people[who].id, self.table.state.match
        refused = self.do(self.table.do(consent.take_back, person, seat, f"c{self.count}"))
        if refused is not None:
            assert self.table.state.match is before

    @rule(who=PEOPLE, yes=st.booleans())
    def answer(self, who: int, yes: bool) -> None:
        self.count += 1
        roster, person = self.table.state.roster, self.people[who].id
        asked = roster.question
        backs = len(self.table.state.match.record)
        done = self.table.do(consent.answer, Reply(person, roster.questions, yes, f"c{self.count}"))
        refused = self.do(done)
        if asked is None or not yes:
            assert len(self.table.state.match.record) == backs
        assert refused is not None or asked is not None

    @rule(who=PEOPLE)
    def say(self, who: int) -> None:
        self.count += 1
        now = self.table.now()
        said = Said(self.people[who].id, None, now, f"c{self.count}", "hm")
        assert self.do(self.table.say(said)) is None

    @rule(millis=st.integers(0, 5000))
    def wait(self, millis: int) -> None:
        self.hand.turn(millis)

    @rule()
    def crash(self) -> None:
        before, roster = self.table.state.match, self.table.state.roster

        async def act() -> None:
            await self.house.close()
            self.house = open_house(Path(self.folder.name), self.hand, LOUD)
            self.table = await self.house.table(self.table.id)
            await self.table.do(playing.settle)

        self.do(act())
        assert self.table.state.match == before
        assert self.table.state.roster == roster
        assert self.table.now() >= before.now
        listeners, self.ears = self.ears, []
        for ear in listeners:  # they come back, and say what they have
            have = {key: len(ear.facts(key)) for key in (None, Seat(0), Seat(1))}
            ear.listener.have, ear.listener.told = dict(have), {}
            self.ears.append(ear)
            self.do(self.table.listen(ear.listener, lambda: None))

    @invariant()
    def ears_heard_their_streams_and_nothing_else(self) -> None:
        if not hasattr(self, "table") or not self.table.state.roster.started:
            return
        match = self.table.state.match
        for ear in self.ears:
            held = self.table.state.roster.held(ear.listener.person)
            for seat in (None, Seat(0), Seat(1)):
                mine = seat in held or (seat is None and not held)
                assert ear.facts(seat) == (list(match.stream(seat)) if mine else [])

    def teardown(self) -> None:
        if hasattr(self, "house"):
            self.do(self.house.close())
        self.loop.close()
        self.folder.cleanup()


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
