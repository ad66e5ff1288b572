"""Moves, facts, views and records as bytes, and back: closed, and checked on the way in."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from sleuth.kernel.errors import Malformed
from sleuth.kernel.game import AnyGame
from sleuth.kernel.record import Entry

DEEPEST = 32
"""Levels of lists and objects in what comes from outside."""

TOO_DEEP = f"nested more than {DEEPEST} levels deep"

NESTING = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)
"""A text as a whole, to the end if it has none, or a bracket outside of any: read in one go."""

LONGEST = 200
"""Characters of a reason."""

encode = msgspec.json.Encoder().encode


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def shallow(body: bytes) -> bytes:
    """The same body, from outside; what is nested too deeply is Malformed."""
    if body.count(b"[") + body.count(b"{") <= DEEPEST:
        return body
    depth = 0
    for found in NESTING.finditer(body):
        depth += {b"[": 1, b"{": 1, b"]": -1, b"}": -1}.get(found[0], 0)
        if depth > DEEPEST:
            raise Malformed("wire.malformed", why=TOO_DEEP)
    return body


def decode(body: bytes | str, kind: Any) -> Any:
    """Read a value of this kind; anything else is Malformed."""
    try:
        return _decoder(kind).decode(body)
    except RecursionError:
        raise Malformed("wire.malformed", why=TOO_DEEP) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise Malformed("wire.malformed", why=short(wrong)) from None


def convert(value: Any, kind: Any, strict: bool = True) -> Any:
    """Turn plain data into a value of this kind; anything else is Malformed."""
    try:
        return msgspec.convert(value, kind, strict=strict)
    except RecursionError:
        raise Malformed("wire.malformed", why=TOO_DEEP) from None
    except (msgspec.ValidationError, ValueError) as wrong:  # too long a number is a ValueError
        raise Malformed("wire.malformed", why=short(wrong)) from None


def short(wrong: Exception) -> str:
    """What was wrong; it may quote what came in, which may be long."""
    return str(wrong)[:LONGEST]


def entry_kind(game: AnyGame) -> Any:
    """The type of one line of this game's record."""
    return Entry[game.move, game.fact]  # type: ignore[name-defined]


def decode_entry(game: AnyGame, body: bytes) -> Entry[Any, Any]:
    """Read one line of a record of this game."""
    entry: Entry[Any, Any] = decode(body, entry_kind(game))
    return entry
