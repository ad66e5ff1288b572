"""Old records: read by the rules that they were written under, where a game keeps them; else by
those of today, and each step lifts an entry by one version of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sleuth.games import written_under
from sleuth.kernel import codec
from sleuth.kernel.errors import Malformed
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import AnyMatch, replay
from sleuth.kernel.record import Entry
from sleuth.store.store import Stored

Upcast = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the plain data of an entry of version `n` into that of version `n + 1`."""

STEPS: Mapping[tuple[str, int], Upcast] = {}
"""By game and the version that a step starts from. A raised `Game.version` brings its step here, or
its old rules into `Game.before`."""


def read_entry(
    game: AnyGame, version: int, body: bytes, steps: Mapping[tuple[str, int], Upcast] = STEPS
) -> Entry[Any, Any]:
    """One line of a record that was written under `version` of its game."""
    if version == game.version:
        return codec.decode_entry(game, body)
    if version > game.version:
        raise Malformed("record.version", version=version)
    plain = codec.decode(body, dict[str, Any])
    for number in range(version, game.version):
        plain = steps[game.name, number](plain)
    entry: Entry[Any, Any] = codec.convert(plain, codec.entry_kind(game))
    return entry


def replayed(stored: Stored) -> AnyMatch:
    """The match behind what is stored: facts are folded, nothing is decided again."""
    row = stored.row
    played = written_under(row.game, row.version)
    lines = (line.body for line in stored.lines if line.kind == "entry")
    entries = [read_entry(played, row.version, body) for body in lines]
    return replay(played, codec.decode(row.options, played.options), row.seats, entries)
