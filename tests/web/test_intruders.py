"""Others try everything during a match: without a secret, with another seat's, as a spectator."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sleuth.web.documents.wire_page import EXAMPLES
from sleuth.web.socket import wire
from tests.web.harness import Client, Json, Server, guess, hide, run
from tests.web.test_match import record, two

COMMANDS = [
    each
    for each in EXAMPLES
    if type(each).__name__ in {kind.__name__ for kind in wire.Command.__args__}
]
HARMLESS = ("ping", "say")
"""What anybody with a name may do."""


def aimed(example: Any, n: int) -> Json:
    """A command for the maker's seat."""
    body: Json = json.loads(msgspec.json.encode(example))
    if "seat" in body:
        body["seat"] = 0
    if "move" in body:
        body["move"] = hide(1, 1, 1, 1)
    if body["type"] == "say":
        body["phrase"] = "mastermind.phrase.hmm"
    return {**body, **({"id": f"x{n}"} if "id" in body else {})}


@pytest.mark.parametrize("kind", ["nobody", "other", "spectator"])
def test_every_message_of_an_intruder_is_refused(server: Server, kind: str) -> None:
    async def scene() -> None:
        ada, bob, table = await two(server, table={"assistance": "hints", "spectators": "seat"})
        who = {
            "nobody": Client(server),
            "other": bob,
            "spectator": await Client(server).call_me("Eve"),
        }[kind]
        async with ada.at(table) as maker, who.at(table) as ear:
            await maker.play(0, hide(5, 4, 3, 2))
            for n, example in enumerate(COMMANDS):
                said = aimed(example, n)
                await ear.say(**said)
                await ear.say(type="ping", n=1000 + n)
                await ear.hear("pong", lambda m, n=n: bool(m["n"] == 1000 + n))  # type: ignore[misc]
                answers = [m for m in ear.heard if m.get("id") == said.get("id", "-")]
                if said["type"] in HARMLESS or (said["type"] == "resume" and kind == "other"):
                    continue
                refused = [m for m in ear.heard if m["type"] == "refused"]
                assert refused, said
                assert not any(m["type"] == "done" for m in answers), said
            assert not any("hidden" in text for text in ear.raw)
            info = (await ada.ask("GET", f"/api/tables/{table}")).json()
            assert (info["status"], info["question"], info["shown"]) == ("playing", None, None)
            assert info["seats"][0]["resigned"] is False
            assert info["hints"] == [0, 0]
        async with bob.at(table) as breaker:
            await breaker.play(1, guess(5, 4, 3, 2))
            await breaker.over()
        match = await record(ada, table)
        assert [getattr(entry.came, "seat", None) for entry in match.record] == [0, 1]

    run(scene())


@pytest.mark.parametrize("kind", ["nobody", "other", "spectator"])
def test_every_operation_of_an_intruder_is_refused(server: Server, kind: str) -> None:
    async def scene() -> None:
        ada, bob, table = await two(server)
        info = (await ada.ask("GET", f"/api/tables/{table}")).json()
        me = info["host"]["id"]
        who = {
            "nobody": Client(server),
            "other": bob,
            "spectator": await Client(server).call_me("Eve"),
        }[kind]
        for path, body in (
            ("sit", {"seat": 0}),
            ("stand", {"seat": 0}),
            ("bot", {"seat": 0, "bot": "novice"}),
            ("start", {}),
            ("swap", {"seat": 0, "other": 1}),
            ("seat", {"seat": 0, "person": me}),
            ("remove", {"person": me}),
            ("mute", {"person": me, "on": True}),
            ("host", {"person": me}),
            ("ready", {"on": False}),
            ("rematch", {}),
        ):
            answer = await who.ask("POST", f"/api/tables/{table}/{path}", json=body)
            assert answer.status_code in (401, 403, 409), (path, answer.text)
        for path in ("", "/record", "/steps", "/story", "/pads?seat=0", "/pads?seat=1"):
            answer = await who.ask("GET", f"/api/matches/{table}{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "match.not-over")
        after = (await ada.ask("GET", f"/api/tables/{table}")).json()
        assert (after["seats"], after["host"]) == (info["seats"], info["host"])

    run(scene())


def test_no_secret_goes_into_the_logs(tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def scene(server: Server) -> list[str]:
        ada, bob, table = await two(server)
        token = (await ada.ask("POST", "/api/me/recovery", json={})).json()["token"]
        await ada.ask("GET", f"/api/tables/{table}")
        made = await ada.create(start=False)
        assert (await ada.ask("GET", f"/api/codes/{made['code']}")).status_code == 200
        await ada.ask("GET", f"/api/tables?game={bob.secret}")
        async with ada.at(table) as maker, bob.at(table) as breaker:
            await maker.play(0, hide(5, 4, 3, 2))
            await maker.play(0, hide(5, 4, 3, 2))
            await breaker.count(1, 1)
            await breaker.say(type="say", id="s", seat=1, text="a private word")
            await breaker.play(1, guess(5, 4, 3, 2))
            await breaker.over()
        assert ada.secret is not None
        assert bob.secret is not None
        return [ada.secret, bob.secret, token, table, made["code"], "a private word"]

    secrets: list[str] = []
    with Server(tmp_path / "data", log=log) as server:
        secrets = asyncio.run(scene(server))
    with closing(sqlite3.connect(tmp_path / "data" / "sleuth.sqlite3")) as db:
        secrets += [seed for (seed,) in db.execute("SELECT seed FROM tables")]
    text = log.read_text("utf-8")
    assert "/api/tables/-" in text, "nothing was logged"
    for secret in [*secrets, "5,4,3,2", "5, 4, 3, 2"]:
        assert secret not in text
    for line in text.splitlines():
        assert {"time", "level", "from", "said"} <= set(json.loads(line))
