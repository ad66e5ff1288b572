"""For commands that write what tests compare: for which games, and how far they have come."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator
from time import perf_counter
from typing import TypeVar

from tests.games import NAMES

T = TypeVar("T")


def asked() -> tuple[str, ...]:
    """The games named on the command line, or all; one that nobody knows ends the command."""
    wanted = tuple(sys.argv[1:]) or NAMES
    for name in wanted:
        if name not in NAMES:
            sys.exit(f"no game is called {name}: {', '.join(NAMES)}")
    return wanted


def each(name: str, rows: Collection[T], called: Callable[[T], str]) -> Iterator[T]:
    """These one after the other; a line on stderr for each, with the seconds that it took."""
    for n, row in enumerate(rows, 1):
        begun = perf_counter()
        sys.stderr.write(f"{name}  {n}/{len(rows)}  {called(row)} ... ")
        sys.stderr.flush()
        yield row
        sys.stderr.write(f"{perf_counter() - begun:.1f} s\n")
