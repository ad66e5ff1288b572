"""The house over HTTP: people, tables, headers, and one shape for every error."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest

from sleuth.web.socket.wire import WIRE
from tests.web.harness import PATIENCE, Client, Json, Server, run
from tests.web.test_match import two


def check(answer: Any, status: int, code: str) -> None:
    """It is refused, in the one shape."""
    body = answer.json()
    assert (answer.status_code, body["code"]) == (status, code), answer.text
    assert set(body) == {"code", "status", "details"}
    assert body["status"] == status


def test_a_person_is_a_secret_in_a_cookie(server: Server) -> None:
    async def scene() -> None:
        ada = Client(server)
        assert (await ada.ask("GET", "/api/me")).json()["name"] is None
        answer = await ada.ask("PUT", "/api/me", json={"name": "Ada", "figure": 3})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        me = answer.json()
        assert me["name"] == "Ada"
        assert ada.secret is not None
        assert me["id"] not in ada.secret
        assert ada.secret not in answer.text
        again = await ada.ask("PUT", "/api/me", json={"name": "Ada L.", "figure": 4})
        assert again.json() == {"id": me["id"], "name": "Ada L.", "figure": 4}
        assert "set-cookie" not in again.headers
        assert (await ada.ask("GET", "/api/me")).json() == again.json()
        assert (await Client(server, "made-up").ask("GET", "/api/me")).json()["name"] is None

    run(scene())


def test_the_secret_is_not_on_disk(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        assert ada.secret is not None
        for path in server.data.iterdir():
            assert ada.secret.encode() not in path.read_bytes()

    run(scene())


def test_games_say_what_can_be_agreed_on(server: Server) -> None:
    async def scene() -> None:
        games = (await Client(server).ask("GET", "/api/games")).json()
        game = next(each for each in games if each["name"] == "mastermind")
        assert game["seats"] == [2]
        assert "optimal" in game["bots"]
        assert game["measures"] == ["guesses"]
        assert game["levels"] == ["none", "facts", "direct", "joint", "odds", "hints"]
        pegs = next(each for each in game["options"] if each["name"] == "pegs")
        assert (pegs["default"], pegs["low"], pegs["high"]) == (4, 3, 5)
        assert game["phrases"][0]["code"].startswith("mastermind.phrase.")

    run(scene())


def test_a_solved_game_tells_what_is_known_of_a_position(server: Server) -> None:
    async def scene() -> None:
        ada, at = Client(server), "/api/games/scotland-yard/explore?position="
        answer = (await ada.ask("GET", at + "82 41 46 124 0 both")).json()
        assert answer["game"] == "scotland-yard"
        assert answer["found"]["value"] == pytest.approx(11 / 13, abs=0.0002)
        assert answer["found"]["prospects"][0]["mister_x"] == [140]
        check(await ada.ask("GET", at + "82 82 46 124 0 both"), 422, "solve.stations")
        check(await ada.ask("GET", at + "82"), 422, "solve.position")
        for wrong in (at, at + "x" * 61, at + "82;41"):
            check(await ada.ask("GET", wrong), 422, "wire.malformed")
        other = "/api/games/mastermind/explore?position=82"
        check(await ada.ask("GET", other), 409, "explore.none")
        check(await ada.ask("GET", other.replace("mastermind", "chess")), 404, "game.unknown")

    run(scene())


def test_chairs_are_taken_left_and_given_to_bots(server: Server) -> None:
    async def scene() -> None:
        ada, bob = await Client(server).call_me("Ada"), await Client(server).call_me("Bob")
        made = await ada.create(seating=[], start=False)
        at = f"/api/tables/{made['id']}"
        check(await ada.ask("POST", f"{at}/start", json={}), 409, "table.not-full")
        await ada.sit(made["id"], 0)
        await ada.sit(made["id"], 0)
        check(await bob.ask("POST", f"{at}/sit", json={"seat": 0}), 409, "seat.taken")
        check(await bob.ask("POST", f"{at}/sit", json={"seat": 5}), 409, "seat.none")
        check(await bob.ask("POST", f"{at}/stand", json={"seat": 0}), 403, "seat.not-yours")
        bot = {"seat": 1, "bot": "random"}
        check(await bob.ask("POST", f"{at}/bot", json=bot), 403, "table.not-host")
        check(await ada.ask("POST", f"{at}/bot", json={**bot, "bot": "hal"}), 409, "bot.unknown")
        assert (await ada.ask("POST", f"{at}/bot", json=bot)).json()["seats"][1]["bot"] == "random"
        gone = await ada.ask("POST", f"{at}/bot", json={"seat": 1, "bot": None})
        assert gone.json()["seats"][1]["bot"] is None
        await bob.sit(made["id"], 1)
        check(await bob.ask("POST", f"{at}/start", json={}), 403, "table.not-host")
        started = await ada.ask("POST", f"{at}/start", json={})
        assert started.json()["status"] == "playing"
        assert (await ada.ask("POST", f"{at}/start", json={})).status_code == 200
        check(await bob.ask("POST", f"{at}/stand", json={"seat": 1}), 409, "table.started")

    run(scene())


def test_public_tables_are_listed_while_they_gather(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        made = await ada.create(seating=[{"me": True}, {}], table={"public": True})
        hidden = await ada.create(seating=[{"me": True}, {}])
        listed = [t["id"] for t in (await ada.ask("GET", "/api/tables")).json()]
        assert made["id"] in listed
        assert hidden["id"] not in listed
        await (await Client(server).call_me("Bob")).sit(made["id"], 1)
        listed = [t["id"] for t in (await ada.ask("GET", "/api/tables")).json()]
        assert made["id"] not in listed

    run(scene())


def test_a_seed_is_promised_first_and_shown_last(server: Server) -> None:
    async def scene() -> None:
        _, bob, table = await two(server)
        info = (await bob.ask("GET", f"/api/tables/{table}")).json()
        assert len(info["commitment"]) == 64
        assert info["seed"] is None
        check(await bob.ask("GET", f"/api/matches/{table}"), 409, "match.not-over")
        check(await bob.ask("GET", f"/api/matches/{table}/record"), 409, "match.not-over")

    run(scene())


PLANS: list[tuple[Json, int, str]] = [
    ({"game": "chess"}, 404, "game.unknown"),
    ({"game": "mastermind", "options": {"pegs": 99}}, 422, "wire.malformed"),
    ({"game": "mastermind", "options": {"peg": 4}}, 422, "wire.malformed"),
    ({"game": "mastermind", "seats": 3}, 422, "match.seats"),
    ({"game": "mastermind", "seating": [{"bot": "hal"}]}, 409, "bot.unknown"),
    ({"game": "mastermind", "seating": [{}, {}, {}]}, 422, "match.seats"),
    ({"game": "mastermind", "table": {"assistance": "all"}}, 422, "wire.malformed"),
    ({"game": "mastermind", "more": 1}, 422, "wire.malformed"),
]


@pytest.mark.parametrize(("plan", "status", "code"), PLANS)
def test_a_plan_is_refused(server: Server, plan: Json, status: int, code: str) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        check(await ada.ask("POST", "/api/tables", json=plan), status, code)

    run(scene())


Request = tuple[str, str, dict[str, Any], int, str]

REQUESTS: list[Request] = [
    ("GET", "/api/nowhere", {}, 404, "http.not-found"),
    ("GET", "/nowhere", {}, 404, "http.not-found"),
    ("GET", "/../../etc/passwd", {}, 404, "http.not-found"),
    ("GET", "/%2e%2e/%2e%2e/app.py", {}, 404, "http.not-found"),
    ("GET", "/api/tables/missing", {}, 404, "table.unknown"),
    ("GET", "/api/matches/missing", {}, 404, "table.unknown"),
    ("DELETE", "/api/games", {}, 405, "http.method"),
    ("POST", "/api/tables", {"json": {"game": "mastermind"}}, 401, "person.unknown"),
    ("PUT", "/api/me", {"content": b"{"}, 422, "wire.malformed"),
    ("PUT", "/api/me", {"content": b"\xff\xfe"}, 422, "wire.malformed"),
    ("PUT", "/api/me", {"json": {"name": " "}}, 422, "person.name"),
    ("PUT", "/api/me", {"json": {"name": "A\u202eda"}}, 422, "person.name"),
    ("PUT", "/api/me", {"json": {"name": "A\u200bda"}}, 422, "person.name"),
    ("PUT", "/api/me", {"json": {"name": "A\u001bda"}}, 422, "person.name"),
    ("PUT", "/api/me", {"json": {"name": "\U0001f44d"}}, 422, "person.name"),
    ("PUT", "/api/me", {"json": {"name": "x" * 25}}, 422, "wire.malformed"),
    ("PUT", "/api/me", {"json": {"name": "Ada", "figure": 12}}, 422, "wire.malformed"),
    ("PUT", "/api/me", {"content": b" " * 10_000_000}, 413, "http.too-big"),
    (
        "PUT",
        "/api/me",
        {"json": {"name": "Ada"}, "headers": {"origin": "http://evil.example"}},
        403,
        "http.origin",
    ),
    (
        "PUT",
        "/api/me",
        {"json": {"name": "Ada"}, "headers": {"sec-fetch-site": "cross-site"}},
        403,
        "http.origin",
    ),
]


@pytest.mark.parametrize("request_", REQUESTS)
def test_a_request_is_refused(server: Server, request_: Request) -> None:
    method, path, more, status, code = request_

    async def scene() -> None:
        answer = await Client(server).ask(method, path, **more)
        check(answer, status, code)
        assert ("allow" in answer.headers) == (status == 405)
        assert "default-src 'none'" in answer.headers["content-security-policy"]

    run(scene())


def test_too_many_changes_from_one_address(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada = Client(server)
        for _ in range(3):
            await ada.call_me("Ada")
        check(await ada.ask("PUT", "/api/me", json={"name": "Ada"}), 429, "flood")
        assert (await ada.ask("GET", "/api/me")).status_code == 200

    with Server(tmp_path, burst=3, rate=0) as server:
        run(scene(server))


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br", ("br", b"small")),
        ("BR;q=0.5", ("br", b"small")),
        ("gzip", ("gzip", gzip.compress(b"plain", mtime=0))),
        ("br;q=0, gzip;q=0.0", (None, b"plain")),
        ("identity", (None, b"plain")),
        ("", (None, b"plain")),
        ("brotli;;q=,,;", (None, b"plain")),
    ],
)
def test_a_file_is_sent_packed_to_whoever_can_unpack_it(
    tmp_path: Path, accepted: str, sent: tuple[str | None, bytes]
) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    for ending, body in (
        ("", b"plain"),
        (".br", b"small"),
        (".gz", gzip.compress(b"plain", mtime=0)),
    ):
        (assets / f"a.js{ending}").write_bytes(body)

    async def scene(server: Server) -> None:
        raw = httpx.AsyncClient(
            base_url=f"http://{server.address}",
            headers={"accept-encoding": accepted},
            timeout=PATIENCE,
        )
        async with raw, raw.stream("GET", "/assets/a.js") as answer:
            body = b"".join([part async for part in answer.aiter_raw()])
            assert (answer.headers.get("content-encoding"), body) == sent
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["content-type"].startswith("text/javascript")
            assert "immutable" in answer.headers["cache-control"]

    with Server(tmp_path / "data", static=str(tmp_path / "static")) as server:
        run(scene(server))


def test_the_page_is_served_under_a_strict_policy(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "a.js").write_text("1")

    async def scene(server: Server) -> None:
        client = Client(server)
        for path in ("/", "/table/x", "/match/x", "/rules/mastermind", "/games/mastermind"):
            answer = await client.ask("GET", path)
            assert (answer.status_code, answer.text) == (200, "<!doctype html>")
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
        answer = await client.ask("GET", "/assets/a.js")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "content-encoding" not in answer.headers
        docs = await client.ask("GET", "/api/docs")
        assert "<script" not in docs.text
        assert "POST /api/tables" in docs.text
        assert (await client.ask("GET", "/api/health")).json() == {"status": "open", "wire": WIRE}

    with Server(tmp_path / "data", static=str(static)) as server:
        run(scene(server))
