"""Strength over HTTP: mine alone unless I show it, and company that fits."""

from __future__ import annotations

from sleuth.players.cast import CAST
from tests.web.harness import Client, Server, guess, run
from tests.web.test_http import check


def test_a_fair_match_is_for_anybody_and_says_who_is_new(server: Server) -> None:
    async def scene() -> None:
        stranger = Client(server)
        found = (await stranger.ask("GET", "/api/games/mastermind/fair?seats=2")).json()
        assert found["chairs"] == [None, "pip"]
        assert found["new"] is True
        assert 0.4 < found["odds"] < 0.6
        other = (await stranger.ask("GET", "/api/games/mastermind/fair?seats=2&mine=1")).json()
        assert other["chairs"] == ["pip", None]

    run(scene())


def test_what_makes_no_sense_is_refused(server: Server) -> None:
    async def scene() -> None:
        ada = Client(server)
        check(await ada.ask("GET", "/api/games/chess/fair?seats=2"), 404, "game.unknown")
        check(await ada.ask("GET", "/api/games/mastermind/fair?seats=3"), 422, "match.seats")
        check(await ada.ask("GET", "/api/games/mastermind/fair?seats=2&mine=2"), 422, "match.seats")
        for path in ("/api/me/ratings", "/api/me/data"):
            check(await ada.ask("GET", path), 401, "person.unknown")
        check(await ada.ask("GET", "/api/tables/nowhere/ratings"), 404, "table.unknown")

    run(scene())


def test_the_games_tell_how_strong_the_house_is(server: Server) -> None:
    async def scene() -> None:
        games = (await Client(server).ask("GET", "/api/games")).json()
        (pegs,) = [each for each in games if each["name"] == "mastermind"]
        (ladder,) = pegs["ladders"]
        assert (ladder["players"], ladder["side"]) == (2, None)
        assert [*ladder["ratings"]] == [*CAST]

    run(scene())


def test_giving_up_against_the_house_is_told_to_me_alone_until_i_show_it(server: Server) -> None:
    async def scene() -> None:
        ada, bob = await Client(server).call_me("Ada"), await Client(server).call_me("Bob")
        seating = [{"me": True}, {"bot": "quill"}]
        made = await ada.create(options={"first": 1}, seating=seating, start=True)
        async with ada.at(made["id"]) as ear:
            await ear.come("told", lambda m: m["seat"] == 0 and m["pending"]["seats"] == [0])
            assert (await ear.play(0, guess(0, 1, 2, 3)))["type"] == "done"
            await ear.say(type="resign", id="r", seat=0)
            await ear.come("table", lambda m: bool(m["table"]["status"] == "ended"))
        mine = (await ada.ask("GET", "/api/me/ratings")).json()
        (pegs,) = mine["games"]
        assert (pegs["game"], pegs["matches"], mine["shown"]) == ("mastermind", 1, False)
        (point,) = pegs["curve"]
        assert (point["points"], point["company"]) == (0.0, ["quill"])
        seen = f"/api/tables/{made['id']}/ratings"
        assert (await bob.ask("GET", seen)).json() == []
        assert (await bob.ask("GET", "/api/me/ratings")).json() == {"shown": False, "games": []}
        await ada.ask("PUT", "/api/me/ratings", json={"on": True})
        assert (await bob.ask("GET", seen)).json() == [{"seat": 0, "rating": pegs["rating"]}]
        assert (await ada.ask("GET", f"/api/tables/{made['id']}/one-up")).json() == {"chairs": None}
        kept = (await ada.ask("GET", "/api/me/data")).json()
        assert kept["me"]["name"] == "Ada"
        assert [each["id"] for each in kept["tables"]] == [made["id"]]
        assert kept["ratings"]["games"] == mine["games"]
        await ada.ask("DELETE", "/api/me")
        assert (await bob.ask("GET", seen)).json() == []

    run(scene())
