"""A table to live at, over the wire: the lobby, ways back, what comes after, and fair dice."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Draw
from sleuth.web.http.site import Site
from sleuth.web.socket.wire import WIRE
from tests.web.harness import Client, Server, guess, hide, run
from tests.web.test_http import check
from tests.web.test_match import two


async def finished(server: Server) -> tuple[Client, Client, str]:
    """A match of three guesses that is over."""
    ada, bob, table = await two(server)
    async with ada.at(table) as maker, bob.at(table) as breaker:
        await maker.play(0, hide(5, 4, 3, 2))
        await breaker.count(1, 1)
        for code in ((0, 0, 1, 1), (5, 4, 0, 0), (5, 4, 3, 2)):
            await breaker.play(1, guess(*code))
        await breaker.over()
    return ada, bob, table


def test_tables_are_found_by_game_by_free_seats_by_code_and_by_person(server: Server) -> None:
    async def scene() -> None:
        ada, bob = await Client(server).call_me("Ada"), await Client(server).call_me("Bob")
        open_ = await ada.create(seating=[{"me": True}, {}], table={"public": True})
        hidden = await ada.create(seating=[{"me": True}, {}])
        for query, there in (
            ("", True),
            ("?game=mastermind&free=1", True),
            ("?free=2", False),
            ("?game=nothing", False),
        ):
            listed = (await bob.ask("GET", f"/api/tables{query}")).json()
            ids = [each["id"] for each in listed]
            assert (open_["id"] in ids) == there, query
            assert hidden["id"] not in ids
        check(await bob.ask("GET", "/api/tables?free=x"), 422, "wire.malformed")
        check(await bob.ask("GET", "/api/tables?colour=red"), 422, "wire.malformed")
        by_code = (await bob.ask("GET", f"/api/codes/{hidden['code'].lower()}")).json()
        assert by_code["id"] == hidden["id"]
        check(await bob.ask("GET", "/api/codes/AAAAAAA"), 404, "table.unknown")
        await bob.sit(hidden["id"], 1)
        mine = (await bob.ask("GET", "/api/me/tables")).json()
        assert [each["id"] for each in mine] == [hidden["id"]]
        check(await Client(server).ask("GET", "/api/me/tables"), 401, "person.unknown")

    run(scene())


def test_a_recovery_link_moves_a_person_once_and_shuts_the_old_device_out(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        old, table = ada.secret, (await ada.create(seating=[{"me": True}, {}]))["id"]
        token = (await ada.ask("POST", "/api/me/recovery", json={})).json()["token"]
        phone = Client(server)
        async with ada.at(table) as ear:
            answer = await phone.ask("POST", "/api/me/recover", json={"token": token})
            assert answer.json()["name"] == "Ada"
            assert (await ear.hear("refused"))["error"]["code"] == "person.unknown"
        assert phone.secret not in (None, old)
        assert [each["id"] for each in (await phone.ask("GET", "/api/me/tables")).json()] == [table]
        assert (await Client(server, old).ask("GET", "/api/me")).json()["id"] == ""
        again = await Client(server).ask("POST", "/api/me/recover", json={"token": token})
        check(again, 409, "person.token")
        before = phone.secret
        await phone.ask("POST", "/api/me/secret", json={})
        assert phone.secret != before
        assert (await Client(server, before).ask("GET", "/api/me")).json()["id"] == ""
        gone = await phone.ask("DELETE", "/api/me")
        assert gone.json() == {"id": "", "name": None, "figure": 0}
        assert "Max-Age=0" in gone.headers["set-cookie"]

    run(scene())


def test_a_takeback_over_the_wire(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await two(server)
        async with ada.at(table) as maker, bob.at(table) as breaker:
            await maker.play(0, hide(5, 4, 3, 2))
            await breaker.count(1, 1)
            await maker.say(type="take-back", id="b1", seat=0)
            assert (await breaker.hear("rewound"))["to"] == 0
            await maker.hear("done", lambda m: bool(m["id"] == "b1"))
            await maker.play(0, hide(1, 1, 1, 1))
            await breaker.rows(1, 0)
            await breaker.play(1, guess(0, 0, 1, 1))
            await breaker.say(type="take-back", id="b2", seat=1)
            asked = await maker.come("table", lambda m: bool(m["table"]["question"]))
            question = asked["table"]["question"]
            assert (question["what"], question["seat"], question["open"]) == ("takeback", 1, [0])
            await maker.say(type="consent", id="y", question=question["n"], yes=True)
            await breaker.hear("rewound")
            told = await breaker.hear("told")
            assert told["view"]["board"]["rows"] == []
            assert told["backs"] == 2
            await breaker.play(1, guess(1, 1, 1, 1))
            await breaker.over()
            text = (await ada.ask("GET", f"/api/matches/{table}/record")).text
        assert text.count(" back ") == 2
        again = await ada.ask("POST", "/api/records", json={"text": text})
        assert again.status_code == 201, again.text

    run(scene())


def test_the_seed_is_mixed_of_what_everybody_gives(server: Server) -> None:
    async def scene() -> None:
        ada, bob = await Client(server).call_me("Ada"), await Client(server).call_me("Bob")
        made = await ada.create(seating=[{"me": True}, {}], nonce="from-ada", options={"games": 1})
        assert (made["seed"], made["parts"]) == (None, None)
        body = {"seat": 1, "nonce": "from-bob"}
        began = (await bob.ask("POST", f"/api/tables/{made['id']}/sit", json=body)).json()
        assert (began["seed"], began["parts"]) == (None, None)
        async with ada.at(made["id"]) as one, bob.at(made["id"]) as other:
            await one.say(type="resign", id="r", seat=0)
            ended = (await other.come("table", lambda m: m["table"]["status"] == "ended"))["table"]
        parts = ended["parts"]
        assert parts["nonces"] == ["from-ada", "from-bob"]
        assert hashlib.sha256(parts["secret"].encode()).hexdigest() == made["commitment"]
        mixed = f"{parts['secret']}:from-ada:from-bob"
        assert hashlib.sha256(mixed.encode()).hexdigest() == ended["seed"]
        places = {"type": "over", "places": [[1], [0]], "why": "resigned", "won": 1}
        assert ended["result"] == places
        match = (await ada.ask("GET", f"/api/matches/{made['id']}")).json()
        assert match["draws"], "nothing was drawn"
        for n, each in enumerate(match["draws"]):
            asked = Draw(each["of"], each["k"], each["ordered"])
            assert list(seeded(ended["seed"])(asked, n)) == each["picks"]

    run(scene())


def test_a_rematch_over_http(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await finished(server)
        async with bob.at(table) as ear:
            new = (await ada.ask("POST", f"/api/tables/{table}/rematch", json={})).json()
            told = await ear.come("table", lambda m: m["table"]["rematch"] is not None)
            assert told["table"]["rematch"] == new["id"]
        joined = (await bob.ask("POST", f"/api/tables/{table}/rematch", json={})).json()
        assert (joined["id"], joined["status"]) == (new["id"], "playing")

    run(scene())


def test_whoever_asks_for_a_rematch_first_may_change_options(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await finished(server)
        path = f"/api/tables/{table}/rematch"
        wrong = await ada.ask("POST", path, json={"options": {"colours": "many"}})
        assert wrong.status_code == 422
        new = (await ada.ask("POST", path, json={"options": {"games": 3}})).json()
        assert new["options"]["games"] == 3
        late = (await bob.ask("POST", path, json={"options": {"games": 4}})).json()
        assert (late["id"], late["options"]["games"]) == (new["id"], 3)

    run(scene())


def test_the_way_to_a_table_and_the_figures_of_the_house(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        table = (await ada.create(seating=[{"me": True}, {}]))["id"]
        link = (await ada.ask("GET", f"/api/table-link/{table}")).json()
        assert link == {"url": f"http://{server.address}/table/{table}", "lan": False}
        drawn = await ada.ask("GET", f"/api/tables/{table}/qr.svg")
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert drawn.text.startswith("<svg")
        check(await ada.ask("GET", "/api/tables/none/qr.svg"), 404, "table.unknown")
        figures = (await ada.ask("GET", "/api/metrics")).text
        assert "sleuth_tables_loaded" in figures
        assert table not in figures

    run(scene())


@pytest.mark.parametrize(
    ("host", "bound", "lan"),
    [
        ("localhost:8000", "0.0.0.0", True),
        ("127.0.0.1:8000", "127.0.0.1", False),
        ("house.example", "0.0.0.0", False),
        ("[::1]:80", "::", True),
    ],
)
def test_a_link_shows_the_machine_s_address_where_others_can_use_it(
    host: str, bound: str, lan: bool
) -> None:
    site = Site("http", host, bound)
    assert site.lan == lan
    url = site.url("/table/x")
    assert (host not in url) == lan
    assert url.endswith(":8000/table/x") == host.endswith(":8000")


def test_away_bot_and_back_over_the_wire(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await two(server)
        async with ada.at(table) as maker:
            async with bob.at(table):
                pass
            gone = await maker.hear("table", lambda m: m["table"]["seats"][1]["away"] is not None)
            seat = gone["table"]["seats"][1]
            assert seat["choice"] == seat["away"] + 60_000
            await maker.say(type="choose", id="c", seat=1, choice="bot")
            refused = await maker.hear("refused")
            assert refused["error"]["code"] == "seat.not-yet"
            assert 50 <= refused["error"]["details"]["wait"] <= 60

    run(scene())


def test_a_person_with_an_old_page_is_asked_to_reload(server: Server) -> None:
    async def scene() -> None:
        _, bob, table = await two(server)
        async with bob.line(table) as ear:
            await ear.say(type="hello", wire=1)
            assert (await ear.hear("refused"))["error"]["code"] == "wire.version"

    run(scene())


def test_only_so_many_sockets_come_in(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada = await Client(server).call_me("Ada")
        table: str = (await ada.create(seating=[{"me": True}, {}]))["id"]
        async with ada.at(table), ada.at(table), ada.line(table) as third:
            said = await third.hear("refused")
            assert said["error"]["code"] == "house.crowded"
            assert said["error"]["details"] == {"wait": 30}
        while True:  # the house may not have noticed yet that the first have gone
            async with ada.line(table) as ear:
                await ear.say(type="hello", wire=WIRE)
                if (await ear.next())["type"] == "welcome":
                    break

    with Server(tmp_path, sockets_each=2) as server:
        run(scene(server))


def test_the_measure_of_a_person_counts_all_its_sockets(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada, _, table = await two(server)
        async with ada.at(table) as one, ada.at(table) as other:
            for n in range(3):
                for ear in (one, other):
                    await ear.say(type="resume", id=f"r{n}")
            await other.come("refused", lambda m: bool(m["error"]["code"] == "flood"))
            await other.say(type="ping", n=1)
            await other.hear("pong")

    with Server(tmp_path, seat_burst=4, seat_rate=0.01) as server:
        run(scene(server))


def test_terms_and_promises_over_http(server: Server) -> None:
    async def scene() -> None:
        ada, bob = await Client(server).call_me("Ada"), await Client(server).call_me("Bob")
        word = (await ada.ask("POST", "/api/pledges", json={})).json()["pledge"]
        made = await ada.create(seating=[{"me": True}, {}], nonce="n", pledge=word, start=False)
        assert made["commitment"] == word
        address = f"/api/tables/{made['id']}/terms"
        terms = {"options": {"games": 4}, "table": {"public": True}, "seats": 2}
        check(await bob.ask("POST", address, json=terms), 403, "table.not-host")
        changed = (await ada.ask("POST", address, json=terms)).json()
        assert (changed["options"]["games"], changed["table"]["public"]) == (4, True)
        listed = (await bob.ask("GET", "/api/tables")).json()
        assert made["id"] in [each["id"] for each in listed]
        async with bob.at(made["id"]), ada.at(made["id"]) as ear:
            there = await ear.come("table", lambda m: bool(m["table"]["guests"]))
            assert [each["name"] for each in there["table"]["guests"]] == ["Bob"]

    run(scene())
