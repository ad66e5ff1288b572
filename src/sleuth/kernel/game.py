"""The one protocol: a game is a value made of seven pure functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sleuth.kernel.data import Drawn, Pending, Played, Rang, Seat
from sleuth.kernel.facts import Fact
from sleuth.kernel.moves import Moves
from sleuth.kernel.shared import Shared

O = TypeVar("O")  # noqa: E741  options
S = TypeVar("S")  # state: the umpire's truth
M = TypeVar("M")  # move
F = TypeVar("F", bound=Fact)
V = TypeVar("V")  # view: one seat's knowledge


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[O, S, M, F, V]):
    """The rules of one game. `version` moves only when behaviour does.

    `before` are older versions whose records are read by the rules that they were written under.
    """

    name: str
    version: int
    seats: range

    # the types behind O, M, F and V, for codecs and generated documents
    options: type[O]
    move: Any
    fact: Any
    view: type[V]

    # the umpire's side: sees everything, tells facts
    setup: Callable[[O, int], S]
    pending: Callable[[S], Pending]
    decide: Callable[[S, Played[M] | Drawn | Rang], Sequence[F]]
    apply: Callable[[S, F], S]

    # the players' side: sees facts only; S occurs in none of these types
    blank: Callable[[O, int, Seat | None], V]
    see: Callable[[V, F], V]
    moves: Callable[[V], Moves[M]]

    # where state and views hold the open board: the same folds, for all who hear a fact at once
    shared: Shared[S, F, V] | None = None

    before: tuple[Game[Any, Any, Any, Any, Any], ...] = ()


AnyGame = Game[Any, Any, Any, Any, Any]
