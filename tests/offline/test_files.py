"""What a browser fetches to play by itself: all that it takes, small, and no more allowed."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from sleuth.web.server.settings import STATIC
from tests.web.harness import Client, Server, run

MOST = 7_000_000
"""Bytes that come over the network at most."""

LIST = STATIC / "offline.json"
LISTED: dict[str, int] = dict(json.loads(LIST.read_text())) if LIST.is_file() else {}
HOUSE = [each for each in LISTED if each.endswith("/house.zip")]

pytestmark = pytest.mark.skipif(not HOUSE, reason="the page was built without offline play")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as open_house:
        yield open_house


def packed(address: str) -> Path:
    """The file that is sent to a browser that unpacks everything."""
    path = STATIC / address.lstrip("/")
    ways = (path.with_name(path.name + ending) for ending in (".br", ".gz", ""))
    return next(each for each in ways if each.is_file())


def test_all_that_offline_play_takes_is_at_most_seven_megabytes() -> None:
    assert {each: packed(each).stat().st_size for each in LISTED} == LISTED
    assert sum(LISTED.values()) <= MOST


def test_every_file_of_the_page_is_on_the_list() -> None:
    built = {f"/assets/{each.name}" for each in (STATIC / "assets").iterdir() if each.is_file()}
    assert {each for each in built if not each.endswith((".br", ".gz"))} <= LISTED.keys()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        assert any(each.endswith(f"/{name}") for each in LISTED)


def test_a_big_file_is_sent_packed_or_unpacked_for_ever(server: Server) -> None:
    (address,) = HOUSE

    async def scene() -> None:
        small = await Client(server).ask("GET", address)
        whole = await Client(server).ask("GET", address, headers={"accept-encoding": "identity"})
        assert small.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in whole.headers
        assert small.content == whole.content == gzip.decompress(packed(address).read_bytes())
        assert "immutable" in small.headers["cache-control"]

    run(scene())


def test_only_the_worker_that_plays_may_run_machine_code(server: Server) -> None:
    policy = "content-security-policy"

    async def scene() -> None:
        for address in ("/", "/worker.js", *LISTED):
            sent = await Client(server).ask("GET", address)
            allowed = "'wasm-unsafe-eval'" in sent.headers[policy]
            assert allowed == address.startswith("/assets/house-worker-"), address

    run(scene())
