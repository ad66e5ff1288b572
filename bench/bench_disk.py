"""What matches take on disk: bots play, and every line is stored as a house stores it."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from sleuth.games import catalogue, game, talents
from sleuth.kernel import codec
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.driver import Driver
from sleuth.store.sqlite import SqliteStore
from sleuth.store.store import LogLine, NewTable, TableRow

MATCHES = 20


def played(name: str, deal: int) -> AnyMatch:
    """A match of the game's own quick bots."""
    rules = game(name)
    bots = talents(name).bots
    quick = bots.get("novice") or bots["random"]
    match = start(rules, rules.options(), rules.seats.start)
    return Driver(match, [quick] * rules.seats.start, f"disk:{deal}").run()


async def stored(path: Path, name: str) -> tuple[int, int]:
    """Store some matches; how many entries that were, and how many bytes."""
    store, entries = SqliteStore(path), 0
    for n in range(MATCHES):
        match = played(name, n)
        entries += len(match.record)
        options = codec.encode(match.options)
        row = TableRow(
            f"t{n:016}", f"C{n}", name, 1, options, match.seats, b"{}", "0" * 64, False, 0
        )
        lines = tuple(LogLine("entry", codec.encode(entry)) for entry in match.record)
        await store.create(NewTable(row, lines))
    await store.close()
    return entries, path.stat().st_size


def main() -> None:
    """Print what a thousand matches take."""
    for name in sorted(catalogue()):
        with tempfile.TemporaryDirectory() as folder:
            entries, size = asyncio.run(stored(Path(folder) / "house.sqlite3", name))
        print(
            f"{name}: {entries / MATCHES:.0f} entries a match, "
            f"{size / MATCHES / 1000:.1f} MB a thousand matches"
        )


if __name__ == "__main__":
    main()
