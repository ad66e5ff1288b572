"""The form of every operation over HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar

from sleuth.web.http.call import Call

G = TypeVar("G")

Gate = Literal["replay", "upload", "code"]
"""What costs the house much, or could be guessed, and is counted by address apart from the rest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation(Generic[G]):
    """A method and an address, what comes in, what goes out, and which errors may."""

    method: Literal["DELETE", "GET", "POST", "PUT"]
    path: str
    answer: Callable[[Call[G]], Awaitable[Any]]
    gives: Any
    takes: type[G] | None = None
    asks: type[G] | None = None  # what may stand behind the `?`
    media: str = "text/plain"  # of an answer that is text
    big: bool = False  # may the body be as long as a record?
    free: bool = False  # is it not counted at all?
    who: Literal["people", "bots", "all"] = "people"  # who may ask; a bot shows its token
    stream: bool = False  # are there lines for as long as somebody listens?
    gate: Gate | None = None  # through which it goes besides that of all reads or all changes
    status: int = 200
    errors: tuple[int, ...] = ()

    @property
    def text(self) -> bool:
        """Is the answer plain text?"""
        return self.gives is str


TABLE: Final = "/api/tables/{id}"
CHAIR: Final = (401, 403, 404, 409)
"""What may go wrong at a chair."""
