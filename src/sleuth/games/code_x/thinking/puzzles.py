"""Moments of Code X to think about: the code that is left, and questions that tell most."""

from __future__ import annotations

from math import log2
from typing import Final

import numpy as np

from sleuth.games.code_x.board import standing_on
from sleuth.games.code_x.moves import Ask, Declare, Move
from sleuth.games.code_x.pieces import ASKS, trait
from sleuth.games.code_x.thinking import solver
from sleuth.games.code_x.thinking.insight import searching
from sleuth.games.code_x.thinking.mind import Mind, mind
from sleuth.games.code_x.thinking.solver import Query
from sleuth.games.code_x.view import View, moves
from sleuth.kernel.puzzles import Case, Kind, Posed, Proof, Puzzles, Scene

LEAD = 0.2
"""Bits by which the best question leads all others."""

CHOICE = 3
"""Questions that there must be to choose from."""

FEW = 4
"""Of so many questions, one may decide."""

MANY = 60

Sense = tuple[int, int | None]
"""What is asked: a trait, and a position or the whole code. Several tokens may ask the same."""


def pose(view: View, kind: Kind) -> Posed | None:
    """The puzzle of this kind that a seat has before it, if there is one."""
    if not searching(view) or view.board.opened:
        return None
    match kind:
        case "name":
            return naming(view)
        case "decide" | "best" if view.board.step == "ask":
            return asking(view, kind)
        case _:
            return None


def naming(view: View) -> Posed | None:
    """One code is left, and it may be declared."""
    offered = moves(view)
    if not any(issubclass(each.kind, Declare) for each in offered.products):
        return None
    thought = mind(view)
    if len(thought.left) != 1:
        return None
    code = tuple(thought.packed.codes[thought.left[0]].tolist())
    if Declare(code) not in offered:
        return None
    hard = 1.5 + len(view.clues) / 12
    return Posed(accept=(Declare(code),), twin=("name", view.clues, held(view)), hard=hard)


def asking(view: View, kind: Kind) -> Posed | None:
    """A question, whichever token asks it, decides, or tells most by so many bits."""
    offered = [each for each in moves(view) if isinstance(each, Ask)]
    senses = {each: sense(view, each) for each in offered}
    if len({*senses.values()}) < CHOICE:
        return None
    thought = mind(view)
    if len(thought.left) < 2:
        return None
    said = {what: answers(thought, view, each) for each, what in senses.items()}
    found = deciding(said) if kind == "decide" else leading(said)
    if found is None:
        return None
    wanted, gaps = found
    left = len(thought.left)
    codes = tuple(map(tuple, thought.packed.codes[thought.left].tolist()))
    twin = (kind, codes, held(view), ASKS[standing_on(view.board).kind])
    return Posed(
        accept=tuple(each for each in offered if senses[each] in wanted),
        twin=twin,
        gaps={"left": left, **gaps},
        hard=1 + log2(left) / 5,
    )


Said = dict[Sense, np.ndarray[tuple[int, ...], np.dtype[np.int64]]]
"""What each code that is left answers to each question."""

Found = tuple[set[Sense], dict[str, float]]
"""Questions, and what the prompt says about them."""


def deciding(said: Said) -> Found | None:
    """Few of all questions get another answer from each code that is left."""
    found = {each for each, row in said.items() if len(np.unique(row)) == len(row)}
    return (found, {}) if 1 <= len(found) <= len(said) / FEW else None


def leading(said: Said) -> Found | None:
    """One question is expected to tell more than all others."""
    bits = {each: solver.entropy(np.bincount(row) / len(row)) for each, row in said.items()}
    best, second, *_ = sorted(bits, key=bits.__getitem__, reverse=True)
    lead = bits[best] - bits[second]
    return ({best}, {"lead": round(lead, 2)}) if lead >= LEAD else None


def sense(view: View, ask: Ask) -> Sense:
    """What a question asks, whichever token it is asked with."""
    return trait(ask.token, ASKS[standing_on(view.board).kind]), ask.position


def answers(thought: Mind, view: View, ask: Ask) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """What each code that is left answers to a question."""
    query = Query(ask.token, ASKS[standing_on(view.board).kind], ask.position)
    return solver.answers(thought.packed, thought.left, query).astype(np.int64)


def held(view: View) -> tuple[int, ...]:
    """The tokens behind the screen."""
    return tuple(sorted(view.hand))


def proof(view: View, kind: Kind, move: Move) -> Proof:
    """The codes that are left, each with its answer to the question."""
    del kind
    thought = mind(view)
    codes = [tuple(each) for each in thought.packed.codes[thought.left[:MANY]].tolist()]
    said: list[tuple[int, ...]] = [()] * len(codes)
    if isinstance(move, Ask):
        said = [(int(each),) for each in answers(thought, view, move)[:MANY]]
    return Proof(tuple(map(Case, codes, said)), len(thought.left))


PUZZLES: Final = Puzzles(
    kinds=("name", "decide", "best"),
    pose=pose,
    proof=proof,
    scenes=(
        Scene(bots=("regular", "pip")),
        Scene(bots=("dovecote", "brack")),
        Scene(bots=("pip", "quill")),
        Scene(bots=("pip", "dovecote", "brack")),
    ),
)
