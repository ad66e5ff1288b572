"""A guided table: scripted chance and bots, nobody else, and no claim to fair dice."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from sleuth.games import talents
from sleuth.kernel import codec
from sleuth.kernel.data import Drawn, Over, Played, Seat
from sleuth.kernel.errors import NoSuchGame
from sleuth.kernel.guides import Guide
from sleuth.tables.acts import chairs, consent
from sleuth.tables.errors import NotNow
from sleuth.tables.house import House
from sleuth.tables.info import Guided, Person
from sleuth.tables.opening import rematch
from sleuth.tables.table.describe import streams
from sleuth.tables.table.table import Table
from sleuth.web.http.matches import match_info
from tests.games import NAMES, skip
from tests.tables.scenes import Hand, newcomers, open_house, played


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots need no time here."""
    monkeypatch.setattr("sleuth.tables.bots.manners.pause", lambda *_: 0.0)


def guide_of(name: str) -> Guide:
    found = talents(name).guide
    return skip(name, "guide") if found is None else found


async def lesson(tmp_path: Path, name: str) -> tuple[House, Person, Table]:
    house = open_house(tmp_path, Hand())
    (ada,) = await newcomers(house, "Ada")
    return house, ada, await house.teach(ada, name)


async def until(table: Table, at: int) -> None:
    """Wait until so much of the script has come in."""
    for _ in range(500):
        info = table.info().guided
        assert info is not None
        assert not info.left, f"the match went another way after {info.at}"
        if info.at >= at:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"the lesson stands at {table.info().guided}, not at {at}")


async def followed(
    table: Table, person: str, guide: Guide, many: int | None = None, start: int = 0
) -> None:
    """Do what the guide asks, and let chance and the bots do the rest."""
    for n, cue in enumerate(guide.cues[:many]):
        if n >= start and isinstance(cue, Played) and cue.seat == guide.seat:
            await until(table, n)
            await played(table, person, cue.seat, codec.encode(cue.move), f"g{n}")
    await until(table, len(guide.cues[:many]))


@pytest.mark.parametrize("name", NAMES)
def test_a_learner_who_follows_meets_the_whole_script(name: str, tmp_path: Path) -> None:
    async def scene() -> None:
        guide = guide_of(name)
        house, ada, table = await lesson(tmp_path, name)
        await followed(table, ada.id, guide)
        assert table.info().guided == Guided(len(guide.cues), False)
        came = [entry.came for entry in table.state.match.record]
        assert [each.picks for each in came if isinstance(each, Drawn)] == [
            cue.picks for cue in guide.cues if isinstance(cue, Drawn)
        ]
        await house.close()

    asyncio.run(scene())


def test_it_is_for_the_learner_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        house, ada, table = await lesson(tmp_path, "mastermind")
        (eve,) = await newcomers(house, "Eve")
        assert await house.gathering() == ()
        assert not table.state.row.public
        assert streams(table.state, eve.id) == ()
        assert [chair.person for chair in table.state.roster.chairs] == [ada.id, None]
        for seat in map(Seat, range(2)):
            with pytest.raises(NotNow, match=r"table\.started"):
                await table.do(chairs.sit, eve.id, seat)
        await house.close()

    asyncio.run(scene())


def test_it_claims_no_fair_dice(tmp_path: Path) -> None:
    async def scene() -> None:
        house, ada, table = await lesson(tmp_path, "break-the-code")
        info = table.info()
        assert (info.commitment, info.seed, info.parts) == ("", None, None)
        await followed(table, ada.id, guide_of("break-the-code"))
        assert isinstance(table.state.over, Over)
        shown = await match_info(house, table)
        assert shown.guided
        assert (shown.commitment, shown.seed, shown.parts) == ("", None, None)
        with pytest.raises(NotNow, match=r"guide\.no-rematch"):
            await rematch.rematch(house, table, ada)
        await house.close()

    asyncio.run(scene())


def test_another_way_is_allowed_and_can_be_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        house, ada, table = await lesson(tmp_path, "break-the-code")
        guide = guide_of("break-the-code")
        await until(table, 8)
        wished = guide.cues[8]
        assert isinstance(wished, Played)
        moves = table.state.match.moves(guide.seat).listed
        other = next(move for move in moves if move != wished.move)
        await played(table, ada.id, guide.seat, codec.encode(other), "off")
        assert table.info().guided == Guided(8, True)
        await table.do(consent.take_back, ada.id, guide.seat, "back")
        assert table.info().guided == Guided(8, False)
        await followed(table, ada.id, guide, start=8)
        await house.close()

    asyncio.run(scene())


def test_whoever_leaves_the_script_plays_a_bot_that_thinks(tmp_path: Path) -> None:
    async def scene() -> None:
        house, ada, table = await lesson(tmp_path, "code-x")
        whole = guide_of("code-x")
        guide = replace(whole, script=whole.script[:-1])  # the last step would win
        await followed(table, ada.id, guide)
        for n in range(500):
            if len(moves := table.state.match.moves(guide.seat)):
                await played(table, ada.id, guide.seat, codec.encode(moves.nth(0)), f"on{n}")
            if movers(table, len(guide.cues)) - {guide.seat}:
                break
            await asyncio.sleep(0.01)
        assert movers(table, len(guide.cues)) == {Seat(0), Seat(1)}
        await house.close()

    asyncio.run(scene())


def movers(table: Table, since: int) -> set[Seat]:
    """Who has moved since then."""
    came = (entry.came for entry in table.state.match.record.since(since))
    return {each.seat for each in came if isinstance(each, Played)}


def test_a_lesson_survives_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        house, ada, table = await lesson(tmp_path, "x-code")
        await followed(table, ada.id, guide_of("x-code"), 4)
        await house.close()
        again = open_house(tmp_path, Hand())
        table = await again.table(table.id)
        assert table.info().guided == Guided(4, False)
        await again.close()

    asyncio.run(scene())


def test_only_games_with_a_guide_teach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        with pytest.raises(NoSuchGame):
            await house.teach(ada, "chess")
        bare = replace(talents("mastermind"), guide=None)
        monkeypatch.setattr("sleuth.tables.opening.plan.talents", lambda _: bare)
        with pytest.raises(NotNow, match=r"guide\.none"):
            await house.teach(ada, "mastermind")
        await house.close()

    asyncio.run(scene())
