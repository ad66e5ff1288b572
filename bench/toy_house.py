"""A house that also has the toy of the tests, which is about as small as tic-tac-toe."""

from __future__ import annotations

import sys

from sleuth import games
from tests.web.serving import main

if __name__ == "__main__":
    folders = {**games._folders(), "ring": "tests.tables.ring"}
    games._folders = lambda: folders  # type: ignore[assignment]
    games.catalogue.cache_clear()
    main(*sys.argv[1:])
