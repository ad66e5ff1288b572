"""What the pad fills in by itself, by the level of assistance that the table agreed on."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sleuth.games.code_x.clues import Clue, Said
from sleuth.games.code_x.facts import Asked, Coded, Dealt, Found, Saw, Shown
from sleuth.games.code_x.pieces import Place, Token, left_of
from sleuth.games.code_x.thinking import solver
from sleuth.games.code_x.thinking.cases import bits, listed, union
from sleuth.games.code_x.thinking.mind import Mind, mind
from sleuth.games.code_x.view import View
from sleuth.kernel.data import Data
from sleuth.kernel.talents import LEVELS, Level


class Cross(Data, frozen=True):
    """This number is not in this position; these clues of the view prove it (0 is the first).

    No clue at all proves what order alone forbids: the lowest of three is not 30.
    """

    position: int
    token: Token
    clues: tuple[int, ...]


class Lies(Data, frozen=True):
    """What lies in a place must be one of these tokens."""

    place: Place
    tokens: tuple[Token, ...]


class Notes(Data, frozen=True):
    """Marks on the pad: crosses, places narrowed down, and how many codes have a number where."""

    crosses: tuple[Cross, ...] = ()
    lies: tuple[Lies, ...] = ()
    left: int | None = None
    counts: tuple[tuple[int, ...], ...] | None = None


def assist(view: View, level: Level) -> Notes | None:
    """The notes for a seat whose code is chosen; they stay as they were when all codes lie open."""
    board, seat, rank = view.board, view.seat, LEVELS.index(level)
    if seat is None or rank < LEVELS.index("direct"):
        return None
    if left_of(seat, board.seats) not in board.locked:
        return None
    proofs = Proofs(mind(view))
    if rank < LEVELS.index("joint"):
        return Notes(proofs.direct())
    lies = narrowed(proofs.thought)
    if rank < LEVELS.index("odds"):
        return Notes(proofs.joint(), lies)
    thought = proofs.thought
    return Notes(proofs.joint(), lies, len(thought.left), counts(thought))


def counts(thought: Mind) -> tuple[tuple[int, ...], ...]:
    """For each position, how many of the codes left have each number there."""
    tokens = thought.view.board.box.tokens
    columns = thought.packed.codes[thought.left].T
    return tuple(tuple(np.bincount(c, minlength=tokens + 1)[1:].tolist()) for c in columns)


def narrowed(thought: Mind) -> tuple[Lies, ...]:
    """The places whose token I have not seen, and yet know something of."""
    view, held = thought.view, thought.held
    unknown = [place for place in sorted(view.board.lying) if not view.known[place]]
    may = {place: union(case.places[place] for case in held.cases) for place in unknown}
    return tuple(
        Lies(place, tuple(listed(mask)))
        for place, mask in may.items()
        if mask & held.unseen != held.unseen
    )


class Ruling(NamedTuple):
    """A clue, or several that only work together, and the codes that it rules out."""

    clues: tuple[int, ...]
    out: NDArray[np.bool_]


class Proofs:
    """Which clues rule out which codes, and so which number is in no position."""

    def __init__(self, thought: Mind) -> None:
        self.thought = thought
        single = self.single()
        self.rulings = [*single, *self.room(single)]

    def single(self) -> list[Ruling]:
        """What each clue rules out by itself."""
        view, packed = self.thought.view, self.thought.packed
        found = []
        for n, clue in enumerate(view.clues):
            said = (clue,) if isinstance(clue, Said) else ()
            kept = solver.fitting(packed, -1 & ~bits(seen(clue)), said)
            if len(kept) < len(packed.codes):
                out = np.ones(len(packed.codes), dtype=bool)
                out[kept] = False
                found.append(Ruling((n,), out))
        return found

    def room(self, single: list[Ruling]) -> list[Ruling]:
        """What the questions of others rule out besides: their tokens must be elsewhere."""
        view = self.thought.view
        others = tuple(n for n, clue in enumerate(view.clues) if isinstance(clue, Asked))
        out = ~np.logical_or.reduce([ruling.out for ruling in single])
        out[self.thought.left] = False
        return [Ruling(others, out)] if out.any() else []

    def cells(self) -> list[tuple[int, Token, NDArray[np.int64]]]:
        """Each position and number, with the codes that have it there."""
        packed, tokens = self.thought.packed, self.thought.view.board.box.tokens
        return [
            (at, token, np.flatnonzero(packed.codes[:, at] == token))
            for at in range(packed.codes.shape[1])
            for token in range(1, tokens + 1)
        ]

    def direct(self) -> tuple[Cross, ...]:
        """What one clue alone proves; the first that does is named."""
        return tuple(
            Cross(at, token, proof)
            for at, token, codes in self.cells()
            if (proof := self.alone(codes)) is not None
        )

    def alone(self, codes: NDArray[np.int64]) -> tuple[int, ...] | None:
        """The clue that rules out all of these by itself; no clue, if there are none."""
        if not len(codes):
            return ()
        single = (ruling for ruling in self.rulings if len(ruling.clues) == 1)
        return next((ruling.clues for ruling in single if ruling.out[codes].all()), None)

    def joint(self) -> tuple[Cross, ...]:
        """What all clues together prove, each cross with few clues that prove it."""
        left = np.zeros(len(self.thought.packed.codes), dtype=bool)
        left[self.thought.left] = True
        return tuple(
            Cross(at, token, self.together(codes))
            for at, token, codes in self.cells()
            if not left[codes].any()
        )

    def together(self, codes: NDArray[np.int64]) -> tuple[int, ...]:
        """Few clues that rule out all of these: always the one that rules out most of the rest."""
        alone = self.alone(codes)
        if alone is not None:
            return alone
        chosen: list[Ruling] = []
        rest = codes
        while len(rest):
            best = max(self.rulings, key=lambda ruling: int(ruling.out[rest].sum()))
            chosen.append(best)
            rest = rest[~best.out[rest]]
        return tuple(sorted({n for ruling in needed(chosen, codes) for n in ruling.clues}))


def needed(chosen: list[Ruling], codes: NDArray[np.int64]) -> list[Ruling]:
    """Those without which the others would not do."""
    for ruling in [*chosen]:
        others = [each for each in chosen if each is not ruling]
        if others and np.logical_or.reduce([each.out[codes] for each in others]).all():
            chosen = others
    return chosen


def seen(clue: Clue) -> tuple[Token, ...]:
    """The tokens that a clue shows me: none of them is in my code."""
    match clue:
        case Dealt(tokens=tokens):
            return tokens
        case Coded(code=code):
            return code
        case Found(token=token) | Saw(token=token) | Shown(token=token):
            return (token,)
        case _:
            return ()
