"""Replays are given out by pages, uploads are bounded, and both by address."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import ClientException

from sleuth.study import transcript
from sleuth.study.steps import stages
from sleuth.web.http.looking_back import BYTES, PAGE
from sleuth.web.http.request_limits import while_there
from tests.web.harness import Client, Json, Server, run
from tests.web.records import long_match, to_and_fro
from tests.web.test_http import check


async def brought(server: Server, text: str) -> tuple[Client, Json]:
    """Somebody with a record."""
    ada = await Client(server).call_me("Ada")
    answer = await ada.ask("POST", "/api/records", json={"text": text})
    assert answer.status_code == 201, answer.text
    return ada, answer.json()


def plain(value: Any) -> Any:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


async def pages(client: Client, match: str, what: str, seat: str) -> list[Json]:
    """Every page of something, one after another."""
    found: list[Json] = []
    first: int | None = 0
    while first is not None:
        path = f"/api/matches/{match}/{what}?seat={seat}&from={first}"
        found.append((await client.ask("GET", path)).json())
        first = found[-1]["next"]
    return found


@pytest.mark.parametrize("seat", ["open", "1"])
def test_a_long_match_is_read_by_pages(server: Server, seat: str) -> None:
    match = long_match()
    whole = list(stages(match, None if seat == "open" else 1))  # type: ignore[arg-type]

    async def scene() -> None:
        ada, made = await brought(server, transcript.write(match))
        found = await pages(ada, made["id"], "steps", seat)
        steps = [step for page in found for step in page["steps"]]
        assert len(found) > 2
        assert [step["n"] for step in steps] == list(range(len(whole)))
        assert {page["all"] for page in found} == {len(whole)}
        assert [step["views"] for step in steps] == plain([s.views for s in whole])
        for page in found:
            largest = max(len(msgspec.json.encode(step)) for step in page["steps"])
            assert len(page["steps"]) <= PAGE
            assert len(msgspec.json.encode(page)) < BYTES + largest + 1000
        counts = await pages(ada, made["id"], "worlds", seat)
        assert sum(len(page["worlds"]) for page in counts) == len(whole)
        again = await ada.ask("GET", f"/api/matches/{made['id']}/steps?seat={seat}&from=7")
        assert again.json()["steps"][0] == steps[7]
        beyond = f"/api/matches/{made['id']}/steps?seat={seat}&from={len(whole)}"
        check(await ada.ask("GET", beyond), 422, "match.no-such-step")

    run(scene())


def test_many_replays_at_once_disturb_nobody(server: Server) -> None:
    async def scene() -> None:
        ada, made = await brought(server, transcript.write(long_match(6)))
        paths = [
            f"/api/matches/{made['id']}/steps?seat={seat}&from={first}"
            for seat in ("open", "0", "1")
            for first in range(0, 60, 5)
        ]
        answers = await asyncio.gather(*(ada.ask("GET", path) for path in paths))
        assert {answer.status_code for answer in answers} == {200}

    run(scene())


def test_takebacks_are_no_burden(server: Server) -> None:
    async def scene() -> None:
        ada, made = await brought(server, to_and_fro(1500))
        (page,) = await pages(ada, made["id"], "steps", "open")
        assert len(page["steps"]) == 12

    run(scene())


HEAD = transcript.write(long_match(1)).splitlines()
DIGITS = "1" * 5000
WRONG = {
    "entries": ("\n".join([*HEAD[:5], *["1 @0 ring"] * 5000]), 422, "record.too-long"),
    "digits of a seat": ("\n".join([*HEAD, f"99 @0 {DIGITS} hide 0000"]), 422, "record.long-line"),
    "a big number": ("\n".join([*HEAD, f"{DIGITS[:100]} @0 ring"]), 422, "record.line"),
    "a late moment": ("\n".join([*HEAD[:-1], f"11 @{DIGITS[:16]} ring"]), 422, "record.line"),
    "many seats": (
        "\n".join(HEAD).replace("seats: 2", f"seats: {DIGITS[:9]}"),
        422,
        "record.seats",
    ),
    "big options": (
        "\n".join(HEAD).replace('"games":1', f'"games":{DIGITS[:900]}'),
        422,
        "wire.malformed",
    ),
    "characters": ("x" * 200_001, 422, "wire.malformed"),
    "bytes": ("x" * 300_000, 413, "http.too-big"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_record_has_bounds(server: Server, name: str) -> None:
    text, status, code = WRONG[name]

    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        check(await ada.ask("POST", "/api/records", json={"text": text}), status, code)

    run(scene())


def test_so_many_records_are_kept_of_one_person_and_from_one_address(tmp_path: Path) -> None:
    text = transcript.write(long_match(1))

    async def scene(server: Server) -> None:
        ada, made = await brought(server, text)
        assert made["expires"] > 0
        await ada.ask("POST", "/api/records", json={"text": text})
        third = await ada.ask("POST", "/api/records", json={"text": text})
        check(third, 429, "record.flood")
        bob = await Client(server).call_me("Bob")
        check(await bob.ask("POST", "/api/records", json={"text": text}), 429, "record.flood")

    with Server(tmp_path, uploads_each=2) as server:
        run(scene(server))


def test_a_full_house_takes_no_more_records(tmp_path: Path) -> None:
    text = transcript.write(long_match(1))

    async def scene(server: Server) -> None:
        ada, _ = await brought(server, text)
        check(await ada.ask("POST", "/api/records", json={"text": text}), 503, "record.no-room")

    with Server(tmp_path, uploads=1) as server:
        run(scene(server))


def test_reading_is_counted_by_address_and_replays_apart(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada, made = await brought(server, transcript.write(long_match(1)))
        path = f"/api/matches/{made['id']}/steps"
        assert [(await ada.ask("GET", path)).status_code for _ in range(3)] == [200, 200, 429]
        codes = [(await ada.ask("GET", "/api/me")).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert (await ada.ask("GET", "/api/health")).status_code == 200

    with Server(tmp_path, read_burst=6, read_rate=0, replay_burst=2, replay_rate=0) as server:
        run(scene(server))


def test_who_hangs_up_ends_the_work() -> None:
    ended: list[str] = []

    async def endless() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("work")

    async def receive() -> Any:
        said.append({"type": "http.request"} if not said else {"type": "http.disconnect"})
        return said[-1]

    async def scene() -> None:
        with pytest.raises(ClientException):
            await while_there(receive, endless())

    said: list[Any] = []
    run(scene())
    assert ended == ["work"]


def test_an_answer_comes_though_the_other_end_stays() -> None:
    async def receive() -> Any:
        await asyncio.Event().wait()

    async def answer() -> str:
        return "heard"

    async def scene() -> None:
        assert await while_there(receive, answer()) == "heard"

    run(scene())
