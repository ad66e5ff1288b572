"""Accounts of bots: made by a person, marked, listed, revocable."""

from __future__ import annotations

import pytest

from tests.bots.harness import BotClient, another, seated, with_bot
from tests.web.harness import Client, Server, run


def test_a_bot_is_made_listed_and_marked(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        mine = (await ada.ask("GET", "/api/me/bots")).json()
        assert mine == [{"id": bot.id, "name": "Robin", "figure": 3, "token": None}]
        bob = await Client(server).call_me("Bob")
        assert (await bob.ask("GET", "/api/me/bots")).json() == []
        table = await seated(ada, bot)
        info = (await bob.ask("GET", f"/api/tables/{table}")).json()
        assert [seat["person"]["bot"] for seat in info["seats"]] == [False, True]
        assert not info["host"]["bot"]
        async with ada.at(table) as ear:
            assert (await bot.do(table, "say", id="s", seat=1, text="beep")).status_code == 200
            said = await ear.hear("said")
            assert said["talk"]["by"] == {"id": bot.id, "name": "Robin", "figure": 3, "bot": True}

    run(scene())


def test_another_token_voids_the_old_one_and_shuts_out_who_has_it(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        async with bot.listening() as events:
            fresh = (await ada.ask("POST", f"/api/me/bots/{bot.id}/token", json={})).json()
            assert (await events.hear("refused"))["error"]["code"] == "stream.elsewhere"
        old = await bot.ask("GET", "/api/stream")
        assert (old.status_code, old.json()["code"]) == (401, "bot.token")
        async with BotClient(server, fresh).listening():
            pass

    run(scene())


def test_a_revoked_bot_is_gone_and_its_seat_plays_on(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        table = await seated(ada, bot)
        assert (await ada.ask("DELETE", f"/api/me/bots/{bot.id}")).json() == []
        info = (await ada.ask("GET", f"/api/tables/{table}")).json()
        assert info["seats"][1]["bot"] is not None
        gone = await bot.do(table, "play", id="c", seat=1, move="RGBY")
        assert (gone.status_code, gone.json()["code"]) == (401, "bot.token")

    run(scene())


def test_the_bots_of_somebody_who_is_forgotten_are_forgotten_too(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        await ada.ask("DELETE", "/api/me")
        assert (await bot.ask("GET", "/api/stream")).json()["code"] == "bot.token"

    run(scene())


def test_only_the_maker_may_touch_a_bot(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        eve = await Client(server).call_me("Eve")
        for method, path in (("POST", f"{bot.id}/token"), ("DELETE", bot.id)):
            answer = await eve.ask(method, f"/api/me/bots/{path}", content=b"{}")
            assert (answer.status_code, answer.json()["code"]) == (404, "bot.no-account")
        async with bot.listening():
            assert len((await ada.ask("GET", "/api/me/bots")).json()) == 1

    run(scene())


def test_nobody_has_too_many_bots_or_one_with_a_name_of_the_house(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        for n in range(8):
            await another(ada, f"Bot {n}")
        refused = await ada.ask("POST", "/api/me/bots", json={"name": "Bot 9"})
        assert (refused.status_code, refused.json()["code"]) == (409, "bot.too-many")
        bob = await Client(server).call_me("Bob")
        refused = await bob.ask("POST", "/api/me/bots", json={"name": "Orrery"})
        assert (refused.status_code, refused.json()["code"]) == (422, "person.name-of-the-house")

    run(scene())


@pytest.mark.parametrize("on", [True, False])
def test_a_bot_is_no_host(server: Server, on: bool) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        table = await seated(ada, bot)
        if on:
            refused = await ada.ask("POST", f"/api/tables/{table}/host", json={"person": bot.id})
        else:
            refused = await bot.do(table, "rematch")
        assert refused.status_code == 409
        assert (await ada.ask("GET", f"/api/tables/{table}")).json()["host"]["name"] == "Ada"

    run(scene())
