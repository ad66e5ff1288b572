"""What holds for every message: where HTTP is described, limits, closings, ids, pages, errors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from inspect import getsource
from typing import get_args, get_type_hints

from msgspec import Meta

from sleuth.web.documents.error_page import house_errors, statuses
from sleuth.web.http.security import PREFIX
from sleuth.web.server import serve
from sleuth.web.server.settings import Settings
from sleuth.web.socket import connection as socket
from sleuth.web.socket import wire

HTTP = """## HTTP

Everything that is no message on a socket goes over HTTP, and the house describes it itself: for
people at `/api/docs`, for machines at `/api/openapi.json` (OpenAPI 3.1). Errors have the same shape
and the same codes there as here.

## Games

What `move`, `facts`, `view` and `notes` hold depends on the game of the table. Each game has a page
for it, written from its types: `src/sleuth/games/<game>/wire.md`, and on the site below this one.
"""

IDS = """## Command ids

A command carries an `id` that the client makes up, so that it can be said again after a broken
line: 1 to {length} characters. Its scope is one table, and there the **seat** for `play` and the
**person** for everything else (both for `take-back`). Two tables, two seats or two people may use
one id for different things, and a person's sockets share theirs.

Ids of moves, talk, hints, takebacks, questions, answers and resignations are kept with the match
and outlive the house: said again, they are answered with `done` (a hint with `hinted`), and nothing
is done. `resume`, `choose`, `reclaim` and `show` say how things shall be; said again, they find it
so. The id of what was refused is free again.
"""

PAGES = """## Where a page may come from

A browser says which page opened a socket or sent a request (`Origin`). It must be a page of this
house, whose host is the `Host` of the request, or one that `SLEUTH_ORIGINS` names. Without an
`Origin`, `Sec-Fetch-Site` must be `same-origin`, `none` or absent, as it is for programs. Anything
else is refused with `http.origin` (403; on a socket `refused`, then 1008). A `GET` is answered
wherever it comes from, with headers that let no other page read the answer.

The `Host` itself must be a name of this house: an address or a name of this machine or its network,
or one that `SLEUTH_HOST_NAMES` or an address in `SLEUTH_ORIGINS` names. Under any other name
everything is answered with `http.host` (421), and no socket is opened.
"""

CLOSINGS = {
    1007: "What came was not UTF-8.",
    socket.REFUSED: "The `refused` before it says why: no `hello` in time, another version, a page"
    " of another house, too many messages, or a person who is not known any more.",
    1009: f"A frame of more than {serve.LARGEST} bytes; it was not read.",
    1011: "A fault of the house. It should never come, and the log says what it was.",
    1012: "The house closes, or opens anew. Come back in a moment and say what you have.",
    socket.GONE: "There is no such table (`table.unknown`).",
    socket.TOO_SLOW: "The client read too slowly, and more waited for it than the house keeps.",
    socket.CROWDED: "Too many sockets at the house, or from this address (`house.crowded`).",
}
"""Why the house closes a socket, by the code of the closing."""

BOUND = re.compile(r"^    (\w+): (?:int|float) = .+?  # (.+)$", re.MULTILINE)


def house_parts() -> list[str]:
    """The parts of the page that concern every message."""
    ids = IDS.format(length=longest(wire.CommandId))
    limits = ["## Limits\n", *limits_table(), "", *lengths(), ""]
    closings = ["## Closings\n", "| code | why |", "|---|---|", *closing_rows(), ""]
    errors = ["## Errors\n", ERRORS, statuses(), house_errors()]
    return [HTTP, *limits, *closings, ids, PAGES, *errors]


ERRORS = """\
Every error has a stable code, and changes nothing. Gaps in braces stand in its `details`. What the
rules of a game refuse is listed on its page.
"""


def limits_table() -> Iterator[str]:
    """Every bound of the house, as its settings explain it."""
    usual = {each.name: each.default for each in fields(Settings)}
    yield "What is more is refused. The host of a house can set each by a variable. All addresses"
    yield f"of one network of version 6 (its first {PREFIX} bits) count as one.\n"
    yield "| variable | default | what it bounds |"
    yield "|---|---|---|"
    for name, said in BOUND.findall(getsource(Settings)):
        yield f"| `SLEUTH_{name.upper()}` | {usual[name]} | {said} |"


def longest(kind: object) -> int:
    """How many characters a text of this type may have."""
    meta = next(each for each in get_args(kind) if isinstance(each, Meta))
    assert meta.max_length is not None
    return meta.max_length


def lengths() -> Iterator[str]:
    """How long texts may be."""
    hints = get_type_hints(wire.Say, include_extras=True)
    phrase = next(each for each in get_args(hints["phrase"]) if each is not type(None))
    yield (
        f"A text that is said has at most {longest(hints['text'])} characters, the code of a phrase"
        f" {longest(phrase)}, the id of a command {longest(wire.CommandId)}. Whole numbers in moves"
        " and seats fit into 64 bits."
    )


def closing_rows() -> Iterator[str]:
    """Closings, by their codes."""
    return (f"| {code} | {why} |" for code, why in sorted(CLOSINGS.items()))
