"""Reviews of matches that are over: one at a time for a person, and worked out once for all."""

from __future__ import annotations

import asyncio

import pytest

import sleuth
from sleuth.kernel.match import AnyMatch
from sleuth.study.review import reviewing
from sleuth.study.review.report import MatchReview
from sleuth.tables import reviews
from sleuth.tables.archive import Abandoned, Archive, Asker
from sleuth.tables.limits import Flood


def decided() -> AnyMatch:
    """A match of two rows."""
    match = sleuth.new("mastermind", games=1, first=0)
    for seat, move in ((0, "hide RGBY"), (1, "RRGB"), (1, "RGBY")):
        match = sleuth.play(match, seat, move)
    return match


def test_one_at_a_time_for_a_person_and_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    match, done = decided(), list[str]()
    plain = reviewing.review

    def counted(of: AnyMatch, progress: reviewing.Hears) -> MatchReview:
        done.append(of.game.name)
        return plain(of, progress)

    monkeypatch.setattr(reviews, "review", counted)

    async def scene() -> None:
        archive = Archive()
        desk = reviews.Reviews(archive)
        first = asyncio.create_task(desk.of("ada", match))
        await asyncio.sleep(0)
        with pytest.raises(Flood):
            await desk.of("ada", match)
        answer = await first
        assert await desk.of("ada", match) == await desk.of("bob", decided()) == answer
        assert done == ["mastermind"]
        archive.close()

    asyncio.run(scene())


def test_nobody_works_for_somebody_who_has_gone() -> None:
    gone = Asker()
    gone.leave()
    with pytest.raises(Abandoned):
        reviews.reviewed(decided(), gone)
