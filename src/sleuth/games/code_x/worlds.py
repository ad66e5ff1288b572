"""Every code that a seat may have, as far as it can prove."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache, reduce
from itertools import combinations

from sleuth.games.code_x.cases import Belief, Mask, begin, bits, learn, listed, roomy, tight, union
from sleuth.games.code_x.facts import Asked, Deciphered, Declared, Shown
from sleuth.games.code_x.pieces import Box, Code, answer, left_of
from sleuth.games.code_x.view import Clue, View
from sleuth.kernel.data import Seat

Said = Shown | Asked | Deciphered | Declared
RECENT = 24  # clues that may be new since a belief was last folded
KEPT = 512  # beliefs that are remembered


def worlds(view: View) -> tuple[Code, ...]:
    """The codes that this seat cannot exclude; none before its neighbour has chosen one."""
    board, seat = view.board, view.seat
    if seat is None or left_of(seat, board.seats) not in board.locked:
        return ()
    if board.opened:
        return (board.opened[seat],)
    held = belief(view)
    left = combinations(listed(held.unseen), board.box.code)
    said = own(view)
    return tuple(possible(held, [code for code in left if agrees(code, said)]))


def own(view: View) -> tuple[Said, ...]:
    """The clues that speak of this seat's own code: its questions, and what it named."""
    return tuple(clue for clue in view.clues if isinstance(clue, Said) and clue.seat == view.seat)


def agrees(code: Code, said: Iterable[Said]) -> bool:
    """Would this code have had these answers?"""
    token = 0
    for clue in said:
        match clue:
            case Shown():
                token = clue.token
            case Asked() if answer(code, token, clue.kind, clue.position) != clue.answer:
                return False
            case Deciphered() if (code[clue.position] == clue.value) != clue.right:
                return False
            case Declared() if (code == clue.code) != clue.right:
                return False
            case _:
                pass
    return True


def possible(held: Belief, codes: Iterable[Code]) -> Iterable[Code]:
    """The codes that leave room for everything that lies elsewhere."""
    return (code for code in codes if has_room(held, code))


def has_room(held: Belief, code: Code) -> bool:
    """Is there a case in which all other tokens can be where they are?"""
    room = held.unseen & ~bits(code)
    return any(roomy(items, room & union(items)) for items in scarce(held, len(code)))


@lru_cache(maxsize=256)
def scarce(held: Belief, size: int) -> tuple[tuple[Mask, ...], ...]:
    """What is scarce in each case; if it is nothing in one of them, that one is enough."""
    every = {tight(case, held.unseen, size) for case in held.cases}
    return ((),) if () in every else tuple(sorted(every))


def belief(view: View) -> Belief:
    """What this seat knows of tokens: a fold of its clues, from the last one that is remembered."""
    assert view.seat is not None
    return fold(view.board.box, view.board.seats, view.seat, view.clues)


@cache
def folded() -> dict[tuple[Box, int, Seat, tuple[Clue, ...]], Belief]:
    """Beliefs that were folded lately, the oldest first."""
    return {}


def fold(box: Box, seats: int, seat: Seat, clues: tuple[Clue, ...]) -> Belief:
    """The belief after these clues."""
    n, known, held, kept = len(clues), 0, begin(box, seats, seat), folded()
    for at in range(n, max(-1, n - RECENT), -1):
        found = kept.get((box, seats, seat, clues[:at]))
        if found is not None:
            known, held = at, found
            break
    held = reduce(learn, clues[known:], held)
    if len(kept) >= KEPT:
        del kept[next(iter(kept))]
    kept[box, seats, seat, clues] = held
    return held
