"""Reviews are worked out once for all who want them, elsewhere, and for nobody who has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress

import pytest

import sleuth
from sleuth.kernel import codec
from sleuth.kernel.data import Seat, Tagged
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch
from sleuth.players.pool import NoAnswer, TakesWord, WorkerPool
from sleuth.study.review.reviewing import decided_at, review
from sleuth.tables.archive import Archive
from sleuth.tables.clerk import (
    CLERK,
    Consult,
    Consulted,
    GoThrough,
    Try,
    Underway,
    Weighed,
    WentThrough,
    answer,
)
from sleuth.tables.errors import NotNow
from sleuth.tables.limits import Flood
from sleuth.tables.reviews import Reviews
from tests.tables.test_archive import decided


class Clerks(WorkerPool):
    """Works here, when it is let; it notes what it was asked, and whether it was sent away."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may, self.asked = asyncio.Event(), list[Tagged]()
        self.begun, self.sent_away = asyncio.Event(), asyncio.Event()

    async def ask(self, job: Tagged, hears: TakesWord = lambda said: False) -> bytes:
        self.asked.append(job)
        assert isinstance(job, GoThrough | Try | Consult)
        assert hears(codec.encode(Underway(1, 2)))
        self.begun.set()
        try:
            await self.may.wait()
        except asyncio.CancelledError:
            self.sent_away.set()
            raise
        return codec.encode(answer(job, lambda word: None))


Scene = Callable[[Clerks, Reviews], Coroutine[None, None, None]]


def played(scene: Scene) -> None:
    """A scene with a clerk who waits for a sign."""

    async def whole() -> None:
        archive, clerks = Archive(), Clerks()
        await scene(clerks, Reviews(archive, clerks))
        archive.close()

    asyncio.run(whole())


def test_one_at_a_time_for_a_person_and_once_for_all() -> None:
    async def scene(clerks: Clerks, desk: Reviews) -> None:
        first = asyncio.create_task(desk.of("ada", decided()))
        await clerks.begun.wait()
        with pytest.raises(Flood, match=r"review\.one"):
            await desk.of("ada", decided())
        second = asyncio.create_task(desk.of("bob", decided()))
        while desk.far("bob") != Underway(1, 2):
            await asyncio.sleep(0)
        assert desk.far("ada") == Underway(1, 2)
        assert desk.far("eve") == Underway(0, 0)
        clerks.may.set()
        assert await first == await second == await desk.of("eve", decided())
        assert len(clerks.asked) == 1
        assert desk.far("ada") == Underway(0, 0)

    played(scene)


def test_work_goes_on_while_somebody_wants_it_and_no_longer() -> None:
    async def scene(clerks: Clerks, desk: Reviews) -> None:
        first = asyncio.create_task(desk.of("ada", decided()))
        await clerks.begun.wait()
        second = asyncio.create_task(desk.of("bob", decided()))
        while desk.far("bob") != Underway(1, 2):
            await asyncio.sleep(0)
        await gone(first)
        assert not clerks.sent_away.is_set(), "bob still waits"
        await gone(second)
        await clerks.sent_away.wait()
        clerks.may.set()
        assert await desk.of("ada", decided())
        assert len(clerks.asked) == 2

    played(scene)


async def gone(task: asyncio.Task[bytes]) -> None:
    """Somebody hangs up; whoever worked for them alone hears of it."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    await asyncio.sleep(0)


def test_a_clerk_who_takes_too_long_says_so() -> None:
    async def scene() -> None:
        archive, hasty = Archive(), WorkerPool(1, 0.0, CLERK)
        with pytest.raises(NotNow, match=r"review\.too-long"):
            await Reviews(archive, hasty).of("ada", decided())
        await hasty.close()
        archive.close()

    asyncio.run(scene())


def test_the_process_tells_how_far_it_is_and_then_all() -> None:
    said, match = list[Underway](), decided()

    def hears(word: bytes) -> bool:
        found = codec.decode(word, Underway | WentThrough)
        if isinstance(found, Underway):
            said.append(found)
        return isinstance(found, Underway)

    async def scene() -> bytes:
        clerks = WorkerPool(1, 120.0, CLERK)
        try:
            return await clerks.ask(GoThrough(sleuth.save(match)), hears)
        finally:
            await clerks.close()

    told: WentThrough = codec.decode(asyncio.run(scene()), WentThrough)
    assert bytes(told.review) == codec.encode(review(match))
    assert [each.done for each in said][:4] == [0, 1, 2, 3]
    assert said[-1] == Underway(3, 3)


def asked(match: AnyMatch, n: int, move: str) -> Try:
    """Another guess in the place of one that was made."""
    turn = decided_at(match, Seat(1), n)
    spelt = codec.encode(turn.before).decode()
    tried = f'{{"type":"guess","code":{move}}}'
    return Try("mastermind", Seat(1), spelt, codec.encode(turn.move).decode(), tried)


def test_a_try_is_right_if_it_is_nearly_as_good_as_the_best() -> None:
    match = decided()
    wrong = answer(asked(match, 2, "[0,0,0,0]"), lambda word: None)
    assert isinstance(wrong, Weighed)
    assert not wrong.tried.right
    assert wrong.tried.better is None
    assert wrong.tried.loss == pytest.approx((6318 - 5625) / 1296)
    right = answer(asked(match, 2, "[3,3,4,5]"), lambda word: None)
    assert isinstance(right, Weighed)
    assert right.tried.right
    assert right.tried.loss == 0


def test_a_seat_that_decided_nothing_then_is_refused() -> None:
    with pytest.raises(Malformed, match=r"review\.no-decision"):
        decided_at(decided(), Seat(0), 2)


def test_the_eight_are_asked_from_what_the_seat_saw() -> None:
    turn = decided_at(decided(), Seat(1), 3)
    job = Consult("mastermind", codec.encode(turn.before).decode(), "dice")
    found = answer(job, lambda word: None)
    assert isinstance(found, Consulted)
    assert [each.bot for each in found.opinions][0::7] == ["pip", "orrery"]
    assert len(found.opinions) == 8
    assert found.opinions[-1].loss == 0, "the strongest plays the best guess"
    assert all(each.said is not None and each.badge is not None for each in found.opinions)
    assert answer(job, lambda word: None) == found, "the same dice, the same thoughts"


def test_a_process_that_breaks_down_is_no_answer() -> None:
    async def scene() -> None:
        clerks = WorkerPool(1, 120.0, CLERK)
        with pytest.raises(NoAnswer):
            await clerks.ask(Underway(1, 2))
        await clerks.close()

    asyncio.run(scene())
