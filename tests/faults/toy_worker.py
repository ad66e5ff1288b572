"""A process in which bots think that knows the toy with a clock, too."""

from __future__ import annotations

from sleuth import games
from sleuth.players import worker


def main() -> None:
    """Think, of that toy as well."""
    folders = {**games._folders(), "bell": "tests.tables.bell"}
    games._folders = lambda: folders  # type: ignore[assignment]
    games.catalogue.cache_clear()
    worker.main()
