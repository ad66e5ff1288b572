"""A bot plays through its account: streams, moves by value and by notation, manners."""

from __future__ import annotations

from pathlib import Path

from tests.bots.harness import seated, with_bot
from tests.web.harness import FIRST, Server, guess, hide, run


def test_an_invitation_a_match_and_its_end_over_one_stream(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        async with bot.listening() as events:
            made = await ada.create(seating=[{"me": True}, {}])
            table = made["id"]
            invited = await ada.ask("POST", f"/api/tables/{table}/invite", json={"bot": bot.id})
            assert [one["name"] for one in invited.json()["invited"]] == ["Robin"]
            assert (await events.hear("invited"))["table"]["id"] == table
            assert (await bot.do(table, "sit", seat=1)).json()["status"] == "playing"
            async with ada.at(table) as ear:
                await ear.play(0, hide(0, 1, 2, 3))
                turn = await events.hear("turn")
                assert (turn["table"], turn["game"], turn["seat"]) == (table, "mastermind", 1)
                assert turn["told"]["view"]["code"] is None
                for id, move in (("a", guess(0, 0, 1, 1)), ("a", guess(5, 5, 5, 5))):
                    done = await bot.do(table, "play", id=id, seat=1, move=move)
                    assert done.json() == {"type": "done", "id": "a"}
                again = await events.hear("turn")
                rows = again["told"]["view"]["board"]["rows"]
                assert [row["guess"] for row in rows] == [[0, 0, 1, 1]]
                assert (await bot.do(table, "play", id="b", seat=1, move="RGBY")).status_code == 200
                assert (await events.hear("over"))["table"]["status"] == "over"

    run(scene())


def test_what_a_seat_may_do_is_listed_as_it_is_written(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        table = await seated(ada, bot)
        path = f"/api/tables/{table}/moves"
        assert (await bot.ask("GET", f"{path}?seat=1")).json() == {"count": 0, "moves": []}
        async with ada.at(table) as ear:
            await ear.play(0, hide(0, 1, 2, 3))
        some = (await bot.ask("GET", f"{path}?seat=1&start=1294&most=5")).json()
        assert some == {"count": 1296, "moves": ["guess 5554", "guess 5555"]}
        assert len((await bot.ask("GET", f"{path}?seat=1")).json()["moves"]) == 50
        done = await bot.do(table, "play", id="a", seat=1, move=some["moves"][0])
        assert done.status_code == 200
        for wrong in ("", "?seat=-1", "?seat=1&most=501", "?seat=1&start=-1"):
            assert (await bot.ask("GET", path + wrong)).status_code == 422, wrong
        gathers = (await ada.create(seating=[{"me": True}, {}], start=False))["id"]
        await bot.do(gathers, "sit", seat=1)
        early = await bot.ask("GET", f"/api/tables/{gathers}/moves?seat=1")
        assert (early.status_code, early.json()["code"]) == (409, "table.not-started")

    run(scene())


def test_what_was_missed_comes_when_the_stream_is_opened(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        waits = (await ada.create(seating=[{"me": True}, {}]))["id"]
        await ada.ask("POST", f"/api/tables/{waits}/invite", json={"bot": bot.id})
        table = await seated(ada, bot)
        async with ada.at(table) as ear:
            await ear.play(0, hide(0, 1, 2, 3))
        async with bot.listening() as events:
            found = {(await events.next())["type"] for _ in range(2)}
            assert found == {"invited", "turn"}
        async with bot.listening() as events, bot.listening() as instead:
            assert (await events.hear("refused"))["error"]["code"] == "stream.elsewhere"
            await instead.hear("turn")
        declined = await bot.do(waits, "decline")
        assert declined.json()["invited"] == []
        async with bot.listening() as events:
            assert (await events.next())["type"] == "turn"

    run(scene())


def test_the_stream_of_a_table_carries_on_where_one_left_off(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        table = await seated(ada, bot)
        async with ada.at(table) as ear:
            await ear.play(0, hide(0, 1, 2, 3))
            async with bot.listening(f"/api/tables/{table}/stream?seat=1&words=en") as news:
                assert (await news.next())["type"] == "welcome"
                first = await news.hear("told")
                assert first["start"] == 0
                assert first["shown"]
                await bot.do(table, "play", id="a", seat=1, move=guess(0, 0, 1, 1))
                then = await news.hear("told")
                assert then["start"] == len(first["facts"])
                have = then["start"] + len(then["facts"])
            await bot.do(table, "play", id="b", seat=1, move=guess(0, 0, 2, 2))
            path = f"/api/tables/{table}/stream?seat=1&have={have}"
            async with bot.listening(path) as news:
                missed = await news.hear("told")
                assert missed["start"] == have
                assert missed["facts"]
                assert len(missed["view"]["board"]["rows"]) == 2

    run(scene())


def test_a_takeback_is_asked_of_a_bot_and_a_bot_resigns(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        table = await seated(ada, bot, options={**FIRST, "keying": "hand"})
        async with ada.at(table) as ear, bot.listening() as events:
            await ear.play(0, hide(0, 1, 2, 3))
            await events.hear("turn")
            await bot.do(table, "play", id="a", seat=1, move=guess(0, 0, 1, 1))
            await ear.play(0, {"type": "answer", "red": 1, "white": 1})
            await events.hear("turn")
            await ear.say(type="take-back", id="t", seat=0)
            asked = await events.hear("asked")
            answer = {"id": "y", "question": asked["question"]["n"], "yes": True}
            assert (await bot.do(table, "consent", **answer)).status_code == 200
            await ear.hear("rewound")
            await ear.play(0, {"type": "answer", "red": 1, "white": 1})
            assert (await events.hear("turn"))["told"]["backs"] == 1
            assert (await bot.do(table, "resign", id="r", seat=1)).status_code == 200
            assert (await events.hear("over"))["table"]["ended"] == "resigned"
        again = await ada.ask("POST", f"/api/tables/{table}/rematch", json={})
        assert again.status_code == 200
        assert (await bot.do(table, "rematch")).json()["status"] == "playing"

    run(scene())


def test_an_idle_stream_shows_that_it_lives(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada, bot = await with_bot(server)
        async with bot.listening() as events:
            await events.beat()
            table = await seated(ada, bot)
            async with ada.at(table) as ear:
                await ear.play(0, hide(0, 1, 2, 3))
            await events.hear("turn")

    with Server(tmp_path, beat=0.05) as server:
        run(scene(server))
