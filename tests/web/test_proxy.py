"""Behind a proxy with TLS, as docs/hosts/proxy.md says it: what the proxy passes on is believed."""

from __future__ import annotations

import json

from websockets.asyncio.client import connect
from websockets.typing import Origin

from sleuth.web.wire import WIRE
from tests.web.harness import Client, Server, run

PASSED_ON = {
    "host": "games.example.org",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "203.0.113.7",
    "origin": "https://games.example.org",
}


def test_cookies_are_secure_and_links_lead_to_the_outer_address(server: Server) -> None:
    async def scene() -> None:
        ada = Client(server)
        answer = await ada.ask("PUT", "/api/me", json={"name": "Ada"}, headers=PASSED_ON)
        assert "; Secure" in answer.headers["set-cookie"]
        ada.secret = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        plan = {"game": "mastermind"}
        made = await ada.ask("POST", "/api/tables", json=plan, headers=PASSED_ON)
        path = f"/api/table-link/{made.json()['id']}"
        link = (await ada.ask("GET", path, headers=PASSED_ON)).json()
        assert link["url"] == f"https://games.example.org/table/{made.json()['id']}"

    run(scene())


def through(server: Server, table: str, host: str) -> connect:
    """A socket that the proxy passes on, with this host."""
    where, _, port = server.address.partition(":")
    told = {name: said for name, said in PASSED_ON.items() if name.startswith("x-")}
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
