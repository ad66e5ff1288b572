"""What the pad fills in by itself, by the level of assistance that the table agreed on."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from sleuth.games.break_the_code.board import Inquiry, clear
from sleuth.games.break_the_code.thinking.marks import Mark, Sign, found
from sleuth.games.break_the_code.view import View
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.talents import LEVELS, Level

Cell = tuple[int, int, Sign]
"""A hidden hand (the centre comes after all seats), a place in it, and a tile or a colour."""

Heard = tuple[int, Seat]
"""One answer: the used card by its number (0 is the first), and who gave it.

A guess that was spoken aloud is counted after all cards, with who spoke it.
"""

Evidence = frozenset[Heard]


class Proof(Data, frozen=True):
    """Answers and spoken guesses (by number, 0 is the first), and what they prove together."""

    answers: tuple[Heard, ...]
    tries: tuple[int, ...]
    crosses: tuple[Cell, ...]
    sure: tuple[Cell, ...]


class Sheet(Data, frozen=True):
    """In how many deals each tile is at each place of a hidden hand."""

    place: int
    counts: tuple[tuple[int, ...], ...]


class Notes(Data, frozen=True):
    """Marks on the pad with what proves them; how many deals are left, and how they spread.

    `codes` are those that are still to choose from: several deals may lead to one.
    """

    proofs: tuple[Proof, ...] = ()
    left: int | None = None
    sheets: tuple[Sheet, ...] = ()
    codes: int | None = None


def assist(view: View, level: Level) -> Notes | None:
    """The notes for a player, none before the deal; they stay as they were when all is open."""
    board, rank = view.board, LEVELS.index(level)
    dealt = board.hands == board.seats + board.crowd
    if rank < LEVELS.index("direct") or view.seat is None or not dealt:
        return None
    proofs = joint(gist(view)) if rank >= LEVELS.index("joint") else direct(gist(view))
    if rank < LEVELS.index("odds"):
        return Notes(proofs)
    all_of_it = found(gist(view))
    sheets = tuple(
        Sheet(place, tuple(tuple(map(int, row)) for row in counts))
        for place, counts in all_of_it.counts.items()
    )
    return Notes(proofs, all_of_it.left, sheets, all_of_it.codes)


def gist(view: View) -> View:
    """What a belief rests on: one's own tiles, what was shown, the answers and spoken guesses."""
    board = view.board
    bare = clear(replace(board.options, first=None), board.seats)
    kept = replace(bare, hands=board.hands, asked=board.asked, tries=board.tries)
    return replace(view, board=kept, wrote=None)


def only(view: View, kept: Evidence) -> View:
    """The same view, had only this been heard. What was shown stays."""
    board = view.board
    heard = (part(each, n, kept) for n, each in enumerate(board.asked))
    tries = (
        each
        for n, each in enumerate(board.tries, len(board.asked))
        if each.right or (n, each.seat) in kept
    )
    asked = tuple(each for each in heard if any(said is not None for said in each.answers))
    return replace(view, board=replace(board, asked=asked, tries=tuple(tries)))


def part(asked: Inquiry, n: int, kept: Evidence) -> Inquiry:
    """A used card with some of its answers."""
    answers = (said if (n, Seat(seat)) in kept else None for seat, said in enumerate(asked.answers))
    return replace(asked, answers=tuple(answers))


def everything(view: View) -> Evidence:
    """All that was heard and may prove something: one's own tiles are known without it."""
    board, me = view.board, view.seat
    answers = (
        (n, Seat(seat))
        for n, each in enumerate(board.asked)
        for seat, said in enumerate(each.answers)
        if said is not None and seat != me
    )
    wrong = (
        (n, each.seat)
        for n, each in enumerate(board.tries, len(board.asked))
        if not each.right and each.seat == me
    )
    return frozenset([*answers, *wrong])


@lru_cache(maxsize=64)
def direct(view: View) -> tuple[Proof, ...]:
    """What each answer alone proves; the first that does is named."""
    return proofs(view, alone(view))


@lru_cache(maxsize=64)
def joint(view: View) -> tuple[Proof, ...]:
    """What all answers together prove, each mark with a set of them that cannot be made smaller.

    What is lost when one answer is left out, that answer is needed for. If all that are needed
    suffice, they are the one smallest proof; else answers are left out one by one.
    """
    every = everything(view)
    proven = dict(alone(view))
    lost = {one: found(only(view, every - {one})).proven for one in every}
    for mark in found(only(view, every)).proven - proven.keys():
        needed = frozenset(one for one in every if mark not in lost[one])
        proven[mark] = needed if holds(view, needed, mark) else pruned(view, every, needed, mark)
    return proofs(view, proven)


def alone(view: View) -> dict[Mark, Evidence]:
    """What needs one answer at the most."""
    proven: dict[Mark, Evidence] = {}
    for kept in (Evidence(), *(frozenset({one}) for one in sorted(everything(view)))):
        for mark in found(only(view, kept)).proven:
            proven.setdefault(mark, kept)
    return proven


def holds(view: View, kept: Evidence, mark: Mark) -> bool:
    """Do these answers prove a mark?"""
    return mark in found(only(view, kept)).proven


def pruned(view: View, every: Evidence, needed: Evidence, mark: Mark) -> Evidence:
    """Leave out what can be left out, the newest first."""
    kept = every
    for one in sorted(every - needed, reverse=True):
        if holds(view, kept - {one}, mark):
            kept -= {one}
    return kept


def proofs(view: View, proven: dict[Mark, Evidence]) -> tuple[Proof, ...]:
    """Marks gathered by what proves them."""
    asked = len(view.board.asked)
    groups: dict[tuple[Heard, ...], list[Mark]] = {}
    for mark in sorted(proven):
        groups.setdefault(tuple(sorted(proven[mark])), []).append(mark)
    return tuple(
        Proof(
            tuple(one for one in kept if one[0] < asked),
            tuple(n - asked for n, _ in kept if n >= asked),
            tuple(mark[:3] for mark in marks if not mark[3]),
            tuple(mark[:3] for mark in marks if mark[3]),
        )
        for kept, marks in sorted(groups.items(), key=lambda group: (len(group[0]), group[0]))
    )
