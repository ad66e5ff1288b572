"""What the processes of one house tell each other: hints that something is worth reading."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, Protocol, get_args
from urllib.parse import quote, unquote

HintKind = Literal["table", "visit", "keeper", "person", "spent"]
KINDS: tuple[HintKind, ...] = get_args(HintKind)

CHANNEL = "sleuth"
"""Where hints are heard."""

LONGEST = 7_000
"""Bytes of a message; PostgreSQL bears 8,000."""


class BusHint(NamedTuple):
    """Table `id` has `n` lines now; somebody came or went there; its keeper let it go; a person has
    changed or gone; or `n` tokens were taken for `id`. Whoever hears it looks for themselves."""

    kind: HintKind
    id: str
    n: int = 0


Hear = Callable[[Sequence[BusHint]], None]


class Bus(Protocol):
    """Carries hints. One may be lost: after a break, everything is asked anew."""

    async def open(self, hear: Hear, anew: Callable[[], None]) -> None:
        """Listen from now on; `anew` is called whenever hints may have been lost."""

    def say(self, *hints: BusHint) -> None:
        """Tell the other processes, soon."""

    @property
    def sound(self) -> bool:
        """Would a hint be heard just now?"""

    async def close(self) -> None:
        """Neither say nor hear anything more."""


def spelt(hints: Iterable[BusHint]) -> Iterator[str]:
    """Hints as messages, none of them too long."""
    message = ""
    for kind, id, n in hints:
        word = f"{kind[0]}:{quote(id, safe='')}:{n}"
        if message and len(message) + len(word) >= LONGEST:
            yield message
            message = ""
        message = f"{message},{word}" if message else word
    if message:
        yield message


def read(message: str) -> list[BusHint]:
    """The hints in a message; what is none is passed over."""
    return [hint for word in message.split(",") if (hint := read_one(word)) is not None]


def read_one(word: str) -> BusHint | None:
    """One hint."""
    letter, _, rest = word.partition(":")
    id, _, n = rest.partition(":")
    kind = next((each for each in KINDS if each[0] == letter), None)
    return None if kind is None or not n.isdecimal() else BusHint(kind, unquote(id), int(n))
