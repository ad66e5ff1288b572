"""The house in a browser, tried without one: the same tables, for one person, nothing on disk."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sleuth
from sleuth.games import folder
from sleuth.games.mastermind.thinking import hints
from sleuth.games.mastermind.thinking.worlds import worlds
from sleuth.kernel.data import Seat
from sleuth.players import cast
from sleuth.tables.archive import Asker
from sleuth.tables.opening.records import checked
from sleuth.texts import speaking
from sleuth.web.offline.opening import OfflineHouse
from sleuth.web.offline.requests import lighter
from sleuth.web.socket.wire import WIRE
from tests.games import NAMES
from tools.browser import UNUSED, rooms

Json = dict[str, Any]
BOTH_MINE = {"game": "mastermind", "options": {"games": 1, "first": 0}, "start": True}


class Browser:
    """What a page keeps, and the house that it opens on it."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, str]] = []
        self.posted: dict[int, asyncio.Queue[tuple[str, str]]] = {}
        self.house: Any = None

    async def keep(self, kind: str, text: str) -> None:
        """Keep something for the next time."""
        await asyncio.sleep(0)
        self.kept.append((kind, text))

    def all(self, kind: str) -> list[str]:
        """All that is kept of a kind."""
        return [text for each, text in self.kept if each == kind]

    def open(self) -> OfflineHouse:
        """Open the house on what is kept."""
        secret = (self.all("secret") or [""])[-1]
        opened = OfflineHouse(self.keep, self.post, self.all("deed"), secret)
        self.house = opened
        return opened

    def post(self, line: int, kind: str, text: str) -> None:
        """Hear something."""
        self.posted.setdefault(line, asyncio.Queue()).put_nowait((kind, text))

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Ask the house."""
        said = json.loads(await self.house.ask(method, path, json.dumps(body or {})))
        return said["status"], json.loads(said["body"]) if said["body"][:1] in "{[" else said[
            "body"
        ]

    async def sit(self, number: int, table: str) -> Callable[[str], Awaitable[Json]]:
        """Lay a line, and wait on it for messages of a kind."""
        self.posted[number] = asyncio.Queue()
        self.house.open(number, table)
        hello = {"type": "hello", "wire": WIRE, "have": {}, "backs": {}, "words": ""}
        self.house.say(number, json.dumps(hello))
        return lambda kind: self._hear(number, kind)

    async def _hear(self, number: int, kind: str) -> Json:
        while True:
            _, text = await asyncio.wait_for(self.posted[number].get(), 60)
            message: Json = json.loads(text)
            assert message["type"] != "refused", message
            if message["type"] == kind:
                return message

    def play(self, number: int, id: str, seat: int, **move: Any) -> None:
        """Make a move."""
        told = {"type": "play", "id": id, "seat": seat, "move": move}
        self.house.say(number, json.dumps(told))


def scene(play: Callable[[Browser], Awaitable[object]]) -> Browser:
    """Somebody with a browser."""
    browser = Browser()

    async def whole() -> None:
        browser.open()
        await play(browser)
        await browser.house.close()

    asyncio.run(asyncio.wait_for(whole(), 120))
    return browser


async def match_of_two(browser: Browser) -> str:
    """Both chairs are one's own: hide a code and find it."""
    await browser.ask("PUT", "/api/me", {"name": "Ada", "figure": 2})
    chairs = {"seats": 2, "seating": [{"me": True}, {"me": True}]}
    _, made = await browser.ask("POST", "/api/tables", {**BOTH_MINE, **chairs})
    hears = await browser.sit(1, made["id"])
    assert (await hears("welcome"))["seats"] == [0, 1]
    browser.play(1, "c1", 0, type="hide", code=[0, 1, 2, 3])
    browser.play(1, "c2", 1, type="guess", code=[0, 1, 2, 3])
    while (await hears("table"))["table"]["status"] != "over":
        pass
    while not browser.all("record"):
        await asyncio.sleep(0.01)
    return str(made["id"])


def test_a_match_is_played_looked_back_at_and_kept_as_a_record_for_any_house() -> None:
    async def play(browser: Browser) -> None:
        table = await match_of_two(browser)
        status, steps = await browser.ask("GET", f"/api/matches/{table}/steps?seat=open&from=0")
        assert (status, steps["all"]) == (200, 3)

    kept = json.loads(scene(play).all("record")[0])
    assert kept["game"] == "mastermind"
    with speaking("en"):
        found = checked(kept["text"], Asker())
    assert found.headers["name 0"] == "Ada"


def test_who_comes_back_finds_their_tables_and_is_still_themselves() -> None:
    before = scene(match_of_two)

    async def again(browser: Browser) -> None:
        browser.kept = before.kept
        browser.open()
        _, me = await browser.ask("GET", "/api/me")
        _, mine = await browser.ask("GET", "/api/me/tables")
        assert me["name"] == "Ada"
        assert [each["status"] for each in mine] == ["over"]

    scene(again)


def test_a_move_that_cannot_be_kept_is_not_made() -> None:
    async def play(browser: Browser) -> None:
        await browser.ask("PUT", "/api/me", {"name": "Ada", "figure": 2})

        async def full(kind: str, text: str) -> None:
            raise OSError("no room")

        browser.house._keeps = full
        chairs = {"seats": 2, "seating": [{"me": True}, {"me": True}]}
        status, _ = await browser.ask("POST", "/api/tables", {**BOTH_MINE, **chairs})
        _, mine = await browser.ask("GET", "/api/me/tables")
        assert (status, mine) == (503, [])

    scene(play)


@pytest.mark.parametrize(
    "path",
    ["/api/puzzles", "/api/me/bots", "/api/matches/m/review", "/api/codes/ABC", "/api/nowhere"],
)
def test_what_takes_the_house_is_refused_by_a_code_of_its_own(path: str) -> None:
    async def play(browser: Browser) -> None:
        status, body = await browser.ask("GET", path)
        assert (status, body["code"]) == (409, "offline.not-here")

    scene(play)


def test_only_those_are_offered_who_can_think_here_and_nobody_else_sits_down() -> None:
    async def play(browser: Browser) -> None:
        _, offered = await browser.ask("GET", "/api/games")
        assert offered
        for each in offered:
            assert tuple(each["cast"]) == cast.light(each["name"])
        await browser.ask("PUT", "/api/me", {"name": "Ada", "figure": 2})
        heavy = {"seats": 2, "seating": [{"me": True}, {"bot": "knuth"}]}
        status, body = await browser.ask("POST", "/api/tables", {**BOTH_MINE, **heavy})
        assert (status, body["code"]) == (422, "bot.unknown")

    scene(play)


def test_all_games_load_and_light_minds_play_where_only_msgspec_is_installed(
    tmp_path: Path,
) -> None:
    for name, body in rooms([folder(name).name for name in NAMES]):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(body)
    lean = str(Path(__file__).with_name("lean_browser.py"))
    packages = str(Path(msgspec.__path__[0]).parent)
    words = (sys.executable, "-I", lean, str(tmp_path), packages, UNUSED.pattern)
    said = subprocess.run(words, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout) == [[name, each] for name in NAMES for each in cast.light(name)]


def test_company_that_cannot_think_here_is_replaced_by_the_strongest_who_can() -> None:
    assert lighter("mastermind", (None, "orrery")) == (None, "tarn")
    assert lighter("mastermind", ("tarn", "orrery")) == ("tarn", "vesper")
    assert lighter("x-code", (None, "orrery")) == (None, "orrery")


def test_the_last_step_of_a_hint_is_a_guess_that_may_be_right_where_there_are_no_arrays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lacking(size: object, left: object) -> int:
        raise ModuleNotFoundError("numpy")

    monkeypatch.setattr(hints, "deepest", lacking)
    match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    for guess in ("RRGG", "RBOB"):
        match = sleuth.play(match, 1, guess)
    view = match.view(Seat(1))
    found = hints.hint(view, 2)
    assert found is not None
    assert found.move.code in worlds(view)
