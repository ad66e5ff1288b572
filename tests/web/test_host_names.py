"""A house answers to its own names; heads of answers, and nothing that is a fault of ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sleuth.tables.opening.plan import LENGTH, LETTERS
from sleuth.tables.services import Bounds
from sleuth.web.server.host_names import HostNames
from sleuth.web.server.settings import Settings
from sleuth.web.socket.wire import WIRE
from tests.web.harness import Client, Server, run
from tests.web.test_http import check

NEAR = ["localhost", "localhost:8000", "127.0.0.1:8000", "127.9.9.9", "[::1]:8000", "LOCALHOST."]
LAN = ["192.168.1.7:8000", "10.1.2.3", "172.16.0.9", "[fe80::1]", "[fd00::1]:8000"]
STRANGE = ["evil.example", "8.8.8.8", "localhost.evil.example", "127.0.0.1.evil.example", "", "["]


@pytest.mark.parametrize(
    ("settings", "known", "unknown"),
    [
        ({}, [*NEAR, *LAN], [*STRANGE, "games.example"]),
        ({"host_names": {"Games.example"}}, ["games.example:443", *NEAR], STRANGE),
        ({"origins": {"https://outer.example:8443"}}, ["outer.example", *LAN], STRANGE),
        ({"host": "8.8.8.8"}, ["8.8.8.8:8000"], ["8.8.4.4"]),
        ({"host_names": {"*"}}, [*STRANGE, *NEAR], []),
    ],
)
def test_a_house_has_names(settings: Any, known: list[str], unknown: list[str]) -> None:
    names = HostNames(Settings(data=Path(), **settings))
    assert [host for host in known if not names.know(host)] == []
    assert [host for host in unknown if names.know(host)] == []


def test_who_asks_for_another_house_is_turned_away(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        table = (await ada.create(start=False))["id"]
        for path in ("/", "/api/me", f"/api/tables/{table}"):
            answer = await ada.ask("GET", path, headers={"host": "evil.example"})
            check(answer, 421, "http.host")
            assert "default-src 'none'" in answer.headers["content-security-policy"]
        where, _, port = server.address.partition(":")
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://evil.example/ws/tables/{table}", host=where, port=int(port)):
                pass

    run(scene())


def test_the_head_of_every_answer_can_be_had_alone(server: Server) -> None:
    async def scene() -> None:
        for path in ("/api/health", "/api/games", "/api/docs", "/api/metrics", "/api/nowhere"):
            whole, head = [await Client(server).ask(how, path) for how in ("GET", "HEAD")]
            assert head.status_code == whole.status_code
            assert head.content == b""
            assert head.headers["content-type"] == whole.headers["content-type"]
            if path != "/api/metrics":
                assert head.headers["content-length"] == whole.headers["content-length"]

    run(scene())


DEEP = "[" * 2000 + "]" * 2000


def test_what_is_nested_deeply_is_refused_and_not_a_fault(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        plan = f'{{"game":"mastermind","options":{{"pegs":{DEEP}}}}}'
        check(await ada.ask("POST", "/api/tables", content=plan), 422, "wire.malformed")
        check(await ada.ask("PUT", "/api/me", content=DEEP), 422, "wire.malformed")
        table = (await ada.create(seating=[{"me": True}, {"bot": "random"}]))["id"]
        async with ada.at(table) as ear:
            await ear.wire.send(f'{{"type":"play","id":"a","seat":0,"move":{DEEP}}}')
            assert (await ear.hear("refused"))["error"]["code"] == "wire.malformed"
            await ear.wire.send(f'{{"type":"say","id":"b","seat":0,"args":{{"x":{DEEP}}}}}')
            assert (await ear.hear("refused"))["error"]["code"] == "wire.malformed"
            words = '[{"' * 400
            await ear.say(type="say", id="c", seat=0, text=words[:400])
            await ear.hear("done")

    run(scene())


@pytest.mark.parametrize("have", [{"1": -5}, {"-2": 0}, {"16": 0}, {"0": 10**12}, {"x": 1}])
@pytest.mark.parametrize("field", ["have", "backs"])
def test_a_greeting_that_cannot_be_is_refused(server: Server, field: str, have: Any) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        table = (await ada.create(seating=[{"me": True}, {"bot": "random"}]))["id"]
        async with ada.line(table) as ear:
            await ear.say(type="hello", wire=WIRE, **{field: have})
            assert (await ear.hear("refused"))["error"]["code"] == "wire.malformed"

    run(scene())


@pytest.mark.parametrize("path", ["/assets/%00", "/%00", "/assets/" + "x" * 5000, "/assets/%ff"])
def test_no_file_has_such_a_name(server: Server, path: str) -> None:
    async def scene() -> None:
        check(await Client(server).ask("GET", path), 404, "http.not-found")

    run(scene())


def figure(text: str, name: str) -> int:
    """One figure of many."""
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} "))


def test_every_fault_is_counted_and_logged_in_one_line(tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def scene(server: Server) -> None:
        ada = await Client(server).call_me("Ada")
        seating = [{"bot": "broken"}, {"me": True}]
        answer = await ada.ask("GET", "/api/fault")
        check(answer, 500, "house.fault")
        seating = [{"me": True}, {"bot": "broken"}]
        made = await ada.ask("POST", "/api/tables", json={"game": "bell", "seating": seating})
        assert made.status_code == 201, made.text
        await ada.ask("POST", f"/api/tables/{made.json()['id']}/start", json={})
        while True:
            text = (await ada.ask("GET", "/api/metrics")).text
            if figure(text, "sleuth_faults_total") >= 2:
                break

    with Server(tmp_path / "data", log=log, module="tests.web.faulty", read_rate=1e6) as server:
        run(scene(server))
    said = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    faults = {line["fault"]: line for line in said if "fault" in line}
    assert set(faults) == {"ZeroDivisionError", "RuntimeError"}
    assert all(line["where"] for line in faults.values())
    assert "secret" not in log.read_text("utf-8")


# short codes


def test_a_year_of_guessing_finds_one_table_of_a_thousand() -> None:
    burst, rate = Bounds().guesses
    guesses = burst + rate * 365 * 24 * 3600
    assert LENGTH >= 6
    assert guesses * 1000 / len(LETTERS) ** LENGTH <= 1
    settings = Settings(data=Path())
    assert (settings.guess_burst, settings.guess_rate) == (burst, rate)


def test_a_code_leads_to_a_table_until_it_starts(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        made = await ada.create(start=False)
        code = made["code"]
        assert len(code) == LENGTH
        for written in (code, code.lower(), f"{code[:4]} {code[4:]}", f"{code[:4]}-{code[4:]}"):
            found = await ada.ask("GET", f"/api/codes/{written}")
            assert found.json()["id"] == made["id"], written
        for seat in (0, 1):
            await ada.sit(made["id"], seat)
        started = (await ada.ask("POST", f"/api/tables/{made['id']}/start", json={})).json()
        assert (started["status"], started["code"]) == ("playing", "")
        check(await ada.ask("GET", f"/api/codes/{code}"), 404, "table.unknown")

    run(scene())


def test_everybody_together_may_guess_so_often(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada = await Client(server).call_me("Ada")
        code = (await ada.create(start=False))["code"]

        async def tries(code: str, address: str) -> int:
            told = {"x-forwarded-for": address}
            return (await ada.ask("GET", f"/api/codes/{code}", headers=told)).status_code

        assert [await tries(code, "10.0.0.1") for _ in range(5)] == [200] * 5, "only misses count"
        missed = [await tries("AAAAAAAA", f"10.0.1.{n}") for n in range(4)]
        assert missed == [404, 404, 404, 429]
        assert await tries(code, "10.0.0.2") == 429

    with Server(tmp_path, guess_burst=3, guess_rate=0) as server:
        run(scene(server))


def test_one_address_may_ask_for_so_many_codes(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada = Client(server)
        answers = [(await ada.ask("GET", "/api/codes/AAAAAAAA")).status_code for _ in range(3)]
        assert answers == [404, 404, 429]

    with Server(tmp_path, code_burst=2, code_rate=0) as server:
        run(scene(server))
