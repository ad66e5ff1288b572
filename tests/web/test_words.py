"""Whoever cannot draw a view gets it as text, in their language: at the table and looking back."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.games import game, show
from sleuth.kernel import codec
from sleuth.kernel.data import Millis
from sleuth.texts import speaking
from sleuth.web.socket.wire import WIRE
from tests.games import NAMES
from tests.web.harness import Client, Ear, Json, Server, hide, run
from tests.web.test_replays import pages


async def greeted(ear: Ear, **words: str) -> Json:
    """The first news after a greeting."""
    await ear.say(type="hello", wire=WIRE, **words)
    await ear.hear("welcome")
    return await ear.hear("told")


def as_text(name: str, news: Json, language: str) -> str:
    """The view of some news, as its game draws it."""
    view: Any = codec.convert(news["view"], game(name).view)
    with speaking(language):
        return show(name, view, Millis(news["now"]))


@pytest.mark.parametrize("name", NAMES)
def test_a_view_is_told_as_text_in_the_language_that_was_asked_for(
    server: Server, name: str
) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        seats = game(name).seats.start
        table = (await ada.create(game=name, options={}, seating=[{"me": True}] * seats))["id"]
        for asked, spoken in (("de", "de"), ("en", "en"), ("xx", "en")):
            async with ada.line(table) as ear:
                news = await greeted(ear, words=asked)
                assert news["shown"] == as_text(name, news, spoken)
        async with ada.line(table) as ear:
            assert (await greeted(ear))["shown"] is None

    run(scene())


def test_nobody_is_shown_more_than_their_view(server: Server) -> None:
    async def scene() -> None:
        ada, bob = await Client(server).call_me("Ada"), await Client(server).call_me("Bob")
        table = (await ada.create(seating=[{"me": True}, {}]))["id"]
        await bob.sit(table, 1)
        async with ada.line(table) as maker, bob.line(table) as breaker:
            await greeted(maker, words="en")
            await greeted(breaker, words="en")
            await maker.play(0, hide(5, 4, 3, 2))
            mine, theirs = maker.last(0), (await breaker.hear("told"))
            assert mine["shown"] == as_text("mastermind", mine, "en")
            assert theirs["shown"] == as_text("mastermind", theirs, "en")
            assert mine["shown"] != theirs["shown"]

    run(scene())


def test_a_language_that_is_none_is_refused(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        table = (await ada.create(seating=[{"me": True}, {"me": True}]))["id"]
        async with ada.line(table) as ear:
            await ear.say(type="hello", wire=WIRE, words="../de")
            assert (await ear.hear("refused"))["error"]["code"] == "wire.malformed"

    run(scene())


def test_a_match_that_is_over_is_shown_as_text_step_by_step(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        bots = [{"bot": "novice"}, {"bot": "novice"}]
        plan = {"seating": bots, "table": {"pace": "instant"}, "start": True}
        table = (await ada.create(**plan))["id"]
        async with ada.at(table) as ear:
            await ear.over()
        for seat, wide in (("open", 2), ("1", 1)):
            (page,) = await pages(ada, table, "steps", f"{seat}&words=de")
            assert {len(step["shown"]) for step in page["steps"]} == {wide}
            last = page["steps"][-1]
            views = [{"view": view, "now": last["at"]} for view in last["views"]]
            assert last["shown"] == [as_text("mastermind", each, "de") for each in views]
        (page,) = await pages(ada, table, "steps", "1")
        assert {tuple(step["shown"]) for step in page["steps"]} == {()}

    run(scene())
