"""Moves, facts, views and records as bytes, and back: closed, and checked on the way in."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from sleuth.kernel.errors import Malformed
from sleuth.kernel.game import AnyGame
from sleuth.kernel.record import Entry

encode = msgspec.json.Encoder().encode


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(body: bytes | str, kind: Any) -> Any:
    """Read a value of this kind; anything else is Malformed."""
    try:
        return _decoder(kind).decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Malformed("wire.malformed", why=str(wrong)) from None


def convert(value: Any, kind: Any, strict: bool = True) -> Any:
    """Turn plain data into a value of this kind; anything else is Malformed."""
    try:
        return msgspec.convert(value, kind, strict=strict)
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise Malformed("wire.malformed", why=str(wrong)) from None


def entry_kind(game: AnyGame) -> Any:
    """The type of one line of this game's record."""
    return Entry[game.move, game.fact]  # type: ignore[name-defined]


def decode_entry(game: AnyGame, body: bytes) -> Entry[Any, Any]:
    """Read one line of a record of this game."""
    entry: Entry[Any, Any] = decode(body, entry_kind(game))
    return entry
