"""Every code that a seat may have, as far as it can prove."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from sleuth.games.code_x.clues import Answered, Said
from sleuth.games.code_x.facts import Deciphered, Declared
from sleuth.games.code_x.memory import unpack
from sleuth.games.code_x.pieces import Code, left_of, showing
from sleuth.games.code_x.thinking.cases import Belief, Mask, bits, listed, roomy, tight, union
from sleuth.games.code_x.view import View


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
    return tuple(clue for clue in view.clues if isinstance(clue, Said))


def agrees(code: Code, said: Iterable[Said]) -> bool:
    """Would this code have had these answers?"""
    for clue in said:
        match clue:
            case Answered(kind=kind, value=value, position=position):
                if showing(code, kind, value, position) != clue.answer:
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
    """What this seat knows of tokens."""
    assert view.seat is not None
    assert view.held is not None
    return unpack(view.held, view.seat, view.codes)
