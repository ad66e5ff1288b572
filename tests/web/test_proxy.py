"""Behind a proxy with TLS, as docs/hosts/proxy.md says it: what the proxy passes on is believed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from sleuth.web.socket.wire import WIRE
from tests.web.harness import Client, Server, run

PASSED_ON = {
    "host": "games.example.org",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "203.0.113.7",
    "origin": "https://games.example.org",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that knows its outer name."""
    data = tmp_path_factory.mktemp("house")
    names = ["games.example.org", "inner.example.org"]
    with Server(data, burst=1_000_000, host_names=names) as house:
        yield house


def test_cookies_are_secure_and_links_lead_to_the_outer_address(server: Server) -> None:
    async def scene() -> None:
        ada = Client(server)
        answer = await ada.ask("PUT", "/api/me", json={"name": "Ada"}, headers=PASSED_ON)
        assert answer.headers["set-cookie"].startswith("__Host-sleuth=")
        assert "; Path=/;" in answer.headers["set-cookie"]
        assert "; Secure" in answer.headers["set-cookie"]
        assert "Domain" not in answer.headers["set-cookie"]
        ada.secret = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        plan = {"game": "mastermind"}
        made = await ada.ask("POST", "/api/tables", json=plan, headers=PASSED_ON)
        path = f"/api/table-link/{made.json()['id']}"
        link = (await ada.ask("GET", path, headers=PASSED_ON)).json()
        assert link["url"] == f"https://games.example.org/table/{made.json()['id']}"

    run(scene())


def through(server: Server, table: str, host: str, cookie: str = "") -> connect:
    """A socket that the proxy passes on, with this host."""
    where, _, port = server.address.partition(":")
    told = {name: said for name, said in PASSED_ON.items() if name.startswith("x-")}
    told |= {"cookie": cookie} if cookie else {}
    return connect(
        f"ws://{host}/ws/tables/{table}",
        host=where,
        port=int(port),
        origin=Origin(PASSED_ON["origin"]),
        additional_headers=told,
    )


def test_a_socket_gets_through_with_the_host_and_not_without(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        table = (await ada.create(start=False))["id"]
        async with through(server, table, PASSED_ON["host"]) as line:
            await line.send(json.dumps({"type": "hello", "wire": WIRE}))
            assert '"welcome"' in str(await line.recv())
        async with through(server, table, "inner.example.org") as line:
            assert '"http.origin"' in str(await line.recv())

    run(scene())


def given(answer: httpx.Response) -> dict[str, str]:
    """The cookies that came, by name."""
    pairs = (each.partition(";")[0].split("=", 1) for each in answer.headers.get_list("set-cookie"))
    return {name: value for name, value in pairs}


def test_a_cookie_of_before_is_taken_over_tls_and_renewed_under_the_safer_name(
    server: Server,
) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        assert ada.secret is not None
        old = {**PASSED_ON, "cookie": f"sleuth={ada.secret}"}
        first = await Client(server).ask("GET", "/api/me", headers=old)
        assert first.json()["name"] == "Ada"
        assert given(first) == {"__Host-sleuth": ada.secret, "sleuth": ""}
        new = {**PASSED_ON, "cookie": f"__Host-sleuth={ada.secret}"}
        then = await Client(server).ask("GET", "/api/me", headers=new)
        assert then.json()["name"] == "Ada"
        assert given(then) == {}
        both = {**PASSED_ON, "cookie": f"sleuth=planted; __Host-sleuth={ada.secret}"}
        planted = await Client(server).ask("GET", "/api/me", headers=both)
        assert planted.json()["name"] == "Ada"
        assert given(planted) == {"sleuth": ""}
        gone = await Client(server).ask("DELETE", "/api/me", headers=both)
        assert given(gone) == {"__Host-sleuth": "", "sleuth": ""}

    run(scene())


def test_the_safer_cookie_counts_for_sockets_and_not_without_tls(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        plain = await Client(server).ask(
            "GET", "/api/me", headers={"cookie": f"__Host-sleuth={ada.secret}"}
        )
        assert plain.json()["name"] is None
        table = (await ada.create(start=False))["id"]
        async with through(server, table, PASSED_ON["host"], f"__Host-sleuth={ada.secret}") as line:
            await line.send(json.dumps({"type": "hello", "wire": WIRE}))
            assert json.loads(await line.recv())["you"] is not None

    run(scene())
