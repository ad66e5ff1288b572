"""Nonsense over HTTP, as its own description allows and as it does not, at a table of others."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from sleuth.web.documents.openapi import description
from tests.fuzz.house import Stage, quiet, stage, standing
from tests.fuzz.messages import RAW
from tests.fuzz.test_records import bent
from tests.fuzz.values import NAMES
from tests.web.harness import PATIENCE, Client

SCHEMA = schemathesis.openapi.from_dict(description()).include(path_regex="{id}")
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
hard = settings(
    max_examples=max(settings().max_examples // 20, 1),
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """One house for this file, which must have had no fault at the end."""
    with stage(tmp_path_factory.mktemp("asked")) as opened:
        yield opened


@pytest.fixture(scope="module")
def table(house: Stage) -> str:
    """The table of somebody else."""
    return house.open("mastermind")


@pytest.fixture(scope="module")
def sender(house: Stage) -> Client:
    """Somebody who has records to give."""
    return house.loop.run(Client(house.server).call_me("Bob"))


@SCHEMA.parametrize()
@hard
def test_who_has_no_seat_changes_nothing(house: Stage, table: str, case: Case[Any]) -> None:
    if case.path_parameters:
        case.path_parameters["id"] = table
    before = house.loop.run(standing(house.ada, table))

    async def scene() -> None:
        async with quiet(house.ada, table):
            pass

    case.call_and_validate(
        base_url=f"http://{house.server.address}",
        cookies={"sleuth": house.eve.secret or ""},
        checks=CHECKS,
        timeout=2 * PATIENCE,
    )
    house.loop.run(scene())
    assert house.loop.run(standing(house.ada, table)) == before


METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]
PARTS = st.sampled_from(["%00", "%2e%2e", "..", "%ff", "a" * 3000, "-", "0", "%0a", "table", "api"])


@given(
    method=st.sampled_from(METHODS),
    parts=st.lists(PARTS, max_size=3),
    top=st.sampled_from(["/", "/assets/", "/api/", "/api/tables/", "/api/games/", "/ws/tables/"]),
    body=st.sampled_from([text.encode(errors="surrogatepass") for text in RAW]) | st.binary(),
)
@settings(hard, max_examples=settings().max_examples // 2)
def test_any_address_is_answered(
    house: Stage, method: str, parts: list[str], top: str, body: bytes
) -> None:
    url = f"http://{house.server.address}{top}{'/'.join(parts)}"
    answer = httpx.request(method, url, content=body, timeout=2 * PATIENCE)
    assert answer.status_code < 500


HEADS = (
    *("Accept", "Content-Type", "Cookie", "Expect", "Origin", "Range", "Sec-Fetch-Site", "Upgrade"),
    *("Transfer-Encoding", "X-Forwarded-For", "X-Forwarded-Proto"),
)
SAID = (
    *(b"", b"https", b"wss", b"null", b"http://[x", b"//", b"[::1, foo", b"\xff"),
    *(b'sleuth="\\012x"', b"__Host-sleuth=%0d%0a", b"sleuth=\xed\xa0\x80; sleuth", b"100-continue"),
    *(b"websocket", b"bytes=0-", b"same-origin", b"application/json; charset=\xff", b"a" * 3000),
)
Heads = list[tuple[str, bytes]]


def sent(house: Stage, method: str, heads: Heads, body: bytes, whole: bool) -> bytes:
    """The first line of the answer to a request that is put together by hand."""
    host, _, port = house.server.address.partition(":")
    lines = [f"{method} /api/me HTTP/1.1".encode(), f"Host: {house.server.address}".encode()]
    lines += [f"{name}: ".encode() + said for name, said in heads]
    lines += [
        f"Content-Length: {len(body) + (not whole)}".encode(),
        b"Connection: close",
        b"",
        body,
    ]
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(b"\r\n".join(lines))
        if not whole:
            return b""
        return line.makefile("rb").readline()


@given(
    method=st.sampled_from(["GET", "HEAD", "PUT", "DELETE"]),
    heads=st.lists(st.tuples(st.sampled_from(HEADS), st.sampled_from(SAID)), max_size=3),
    body=st.sampled_from([b"", b"{}", b'{"name":"Eve","figure":1}']),
    whole=st.booleans(),
)
@example("PUT", [("Origin", b"http://[x")], b"{}", True)
@example("GET", [("X-Forwarded-Proto", b"https"), ("Cookie", b'sleuth="\\012x"')], b"", True)
@example("PUT", [], b"{}", False)
@settings(hard, max_examples=settings().max_examples // 2)
def test_any_head_is_answered(
    house: Stage, method: str, heads: Heads, body: bytes, whole: bool
) -> None:
    first = sent(house, method, heads, body, whole)
    assert first.startswith((b"HTTP/1.1 2", b"HTTP/1.1 4")) or not whole, first
    assert house.loop.run(house.ada.ask("GET", "/api/health")).status_code == 200


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
@hard
def test_any_record_is_taken_or_refused(
    house: Stage, sender: Client, name: str, data: st.DataObject
) -> None:
    text = data.draw(bent(name))
    said = {"text": text.encode(errors="replace").decode()}
    answer = house.loop.run(sender.ask("POST", "/api/records", json=said))
    assert answer.status_code in (200, 201, 404, 409, 413, 422), answer.text
    assert house.loop.run(house.ada.ask("GET", "/api/health")).status_code == 200
