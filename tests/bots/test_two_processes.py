"""A bot and whoever invites it, at two processes of one house: it hears of everything."""

from __future__ import annotations

from pathlib import Path

from tests.bots.harness import BotClient, with_bot
from tests.servers import Postgres
from tests.web.harness import Client, Server, guess, hide, run


def test_an_invitation_and_a_turn_travel_between_processes(
    tmp_path: Path, postgres: Postgres
) -> None:
    store = postgres.database()

    async def scene(here: Server, there: Server) -> None:
        ada, made = await with_bot(here)
        bot = BotClient(there, {"id": made.id, "token": made.token})
        async with bot.listening() as events:
            table = (await ada.create(seating=[{"me": True}, {}]))["id"]
            await ada.ask("POST", f"/api/tables/{table}/invite", json={"bot": bot.id})
            assert (await events.hear("invited"))["table"]["id"] == table
            assert (await bot.do(table, "sit", seat=1)).is_success
            async with ada.at(table) as ear:
                await ear.play(0, hide(0, 0, 1, 1))
                turn = await events.hear("turn")
                assert (turn["table"], turn["seat"]) == (table, 1)
                played = await bot.do(table, "play", id="one", seat=1, move=guess(0, 0, 1, 1))
                assert played.is_success, played.text
                assert (await events.hear("over"))["table"]["id"] == table
        elsewhere = Client(there, ada.secret)
        kept = (await elsewhere.ask("GET", "/api/me/bots")).json()
        assert [one["id"] for one in kept] == [bot.id]

    with (
        Server(tmp_path, store=store) as here,
        Server(tmp_path, store=store) as there,
    ):
        run(scene(here, there))
