"""Following tokens with the eyes: what may lie in each place, and behind each screen.

Places are public, numbers are not. A case says of every token that a seat can tell apart by its
place which tokens it may be. When somebody hands out one of several, a case becomes several.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache, reduce
from operator import or_
from typing import NamedTuple, TypeGuard, get_args

from sleuth.games.code_x.facts import (
    Asked,
    Coded,
    Dealt,
    Dropped,
    Fact,
    Found,
    Moved,
    Saw,
    Shown,
    Swapped,
    Took,
)
from sleuth.games.code_x.pieces import Box, Code, Kind, Place, Token, answer
from sleuth.kernel.data import Seat

Followed = Dealt | Coded | Took | Found | Saw | Swapped | Dropped | Shown | Asked | Moved
"""Facts that tell where tokens are, or which."""
FOLLOWED = frozenset(get_args(Followed))

Mask = int
"""A set of tokens, as bits."""
ANY: Mask = -1
MOST = 64
"""Cases that are told apart. Good players leave a handful, aimless ones thousands."""


class Case(NamedTuple):
    """What may lie in each place, what the others may hold, and what is in somebody's fingers."""

    places: tuple[Mask, ...]
    hands: tuple[tuple[Mask, ...], ...]
    air: Mask = ANY


class Belief(NamedTuple):
    """What one seat can say of tokens: which it never saw, whose code it sees, and the cases."""

    seat: Seat
    unseen: Mask
    codes: tuple[Code, ...]
    cases: frozenset[Case]


def is_followed(fact: Fact, seat: Seat) -> TypeGuard[Followed]:
    """Does this fact move tokens before the eyes of a seat, or tell it which they are?"""
    if type(fact) is Asked:
        return seat not in (fact.seat, fact.other)
    return type(fact) in FOLLOWED


def bit(token: Token) -> Mask:
    """The set of one token."""
    return 1 << token - 1


def bits(tokens: Iterable[Token]) -> Mask:
    """The set of these tokens."""
    return sum(map(bit, tokens))


def listed(mask: Mask) -> Iterator[Token]:
    """The tokens of a set, lowest first."""
    return (token for token in range(1, mask.bit_length() + 1) if mask & bit(token))


def begin(box: Box, seats: int, seat: Seat) -> Belief:
    """Nothing is known: any token may be anywhere."""
    every = (1 << box.tokens) - 1
    hands = tuple(() if other == seat else (every,) * box.kept for other in range(seats))
    case = Case((every,) * (box.cells + box.slots), hands)
    return Belief(seat, every, ((),) * seats, frozenset({case}))


def learn(held: Belief, clue: Followed) -> Belief:
    """One more fact: a number that I see, or a token that changes its place."""
    match clue:
        case Dealt(tokens=dealt):
            return lie_open(held, dealt)
        case Coded(seat=seat, code=code):
            codes = (*held.codes[:seat], code, *held.codes[seat + 1 :])
            return lie_open(held._replace(codes=codes), code)
        case Found(token=token) | Saw(token=token) | Shown(token=token):
            unseen = held.unseen & ~bit(token)
            return Belief(held.seat, unseen, held.codes, few(frozenset(shown(held, clue))))
        case _:
            cases = few(frozenset(followed(held, clue)))
            return Belief(held.seat, held.unseen, held.codes, cases)


def few(cases: frozenset[Case]) -> frozenset[Case]:
    """As many cases as can be kept. Beyond that some become one, which allows all they allow."""
    if len(cases) <= MOST:
        return cases
    alike: dict[tuple[Mask, ...], list[Case]] = {}
    for case in cases:
        alike.setdefault((*case.places, case.air), []).append(case)
    merged = frozenset(map(merge, alike.values()))
    return merged if len(merged) <= MOST else frozenset({merge(merged)})


def merge(cases: Collection[Case]) -> Case:
    """One case that allows whatever one of these allows."""
    places = zip(*(case.places for case in cases), strict=True)
    hands = zip(*(case.hands for case in cases), strict=True)
    return Case(
        tuple(map(union, places)),
        tuple(tuple(sorted(map(union, zip(*each, strict=True)))) for each in hands),
        union(case.air for case in cases),
    )


def union(masks: Iterable[Mask]) -> Mask:
    """Every token that is in one of these sets."""
    return reduce(or_, masks, 0)


def lie_open(held: Belief, tokens: Iterable[Token]) -> Belief:
    """Tokens that lie open to me are nowhere else."""
    gone = bits(tokens)
    cases = (cleared(case, gone) for case in held.cases)
    return held._replace(unseen=held.unseen & ~gone, cases=frozenset(filter(None, cases)))


def cleared(case: Case, gone: Mask) -> Case | None:
    """The case without these tokens; nothing, if a token could then be none at all."""
    left = ~gone
    places = tuple([mask & left for mask in case.places])
    hands = tuple([tuple(sorted([mask & left for mask in hand])) for hand in case.hands])
    air = case.air & left
    possible = all(places) and all(map(all, hands)) and air
    return Case(places, hands, air) if possible else None


def shown(held: Belief, clue: Found | Saw | Shown) -> Iterator[Case]:
    """I saw a number: cases in which that could not be are gone, and it is nowhere else."""
    it = bit(clue.token)
    for item, rest in candidates(held, clue):
        case = cleared(rest, it) if item & it else None
        if case is None:
            continue
        match clue:
            case Found():
                yield case
            case Saw(place=place):
                yield laid(case, place, it)
            case Shown():
                yield with_air(case, it)


def candidates(held: Belief, clue: Found | Saw | Shown) -> Iterator[tuple[Mask, Case]]:
    """What the token that I saw may have been, and the case without it."""
    for case in held.cases:
        match clue:
            case Found():
                yield case.air, with_air(case, ANY)
            case Saw(place=place):
                yield case.places[place], laid(case, place, ANY)
            case Shown(seat=seat) if seat == held.seat:
                yield ANY, case
            case Shown(seat=seat):
                yield from handed(case, seat)


def followed(held: Belief, clue: Followed) -> Iterator[Case]:
    """A token changes its place, and nobody shows me its number."""
    for case in held.cases:
        match clue:
            case Took(seat=seat, place=place):
                yield taken(held, case, seat, place)
            case Swapped(seat=seat, place=place) if seat != held.seat:
                for item, rest in handed(case, seat):
                    yield laid(taken(held, rest, seat, place), place, item)
            case Swapped(seat=seat, place=place):
                yield taken(held, case, seat, place)
            case Dropped(place=place, token=token):
                yield laid(case, place, bit(token))
            case Asked(seat=seat, other=other) if held.seat not in (seat, other):
                yield from asked(held, case, clue)
            case Moved(slot=slot, to=to):
                moved = laid(case, to, case.places[slot])
                yield with_air(laid(moved, slot, case.air), ANY)
            case _:
                yield case


def asked(held: Belief, case: Case, clue: Asked) -> Iterator[Case]:
    """A question among others: the answer tells what the token may be, for I see the code."""
    may = alike(held.codes[clue.seat], clue.kind, clue.position, clue.answer)
    for item, rest in handed(case, clue.seat):
        if item & may:
            yield with_air(rest, item & may)


@cache
def alike(code: Code, kind: Kind, position: int | None, said: int) -> Mask:
    """The tokens by which a question about this code has this answer."""
    return bits(t for t in range(1, 31) if answer(code, t, kind, position) == said)


def handed(case: Case, seat: Seat) -> Iterator[tuple[Mask, Case]]:
    """Each different token that this seat may hand out, and the case without it."""
    hand = case.hands[seat]
    for item in set(hand):
        rest = list(hand)
        rest.remove(item)
        yield item, with_hand(case, seat, tuple(rest))


def taken(held: Belief, case: Case, seat: Seat, place: Place) -> Case:
    """A token leaves its place for a screen; mine is first in my fingers."""
    item, case = case.places[place], laid(case, place, held.unseen)
    if seat == held.seat:
        return with_air(case, item)
    return with_hand(case, seat, tuple(sorted((*case.hands[seat], item))))


def laid(case: Case, place: Place, item: Mask) -> Case:
    """A token lies in a place."""
    places = case.places
    return Case((*places[:place], item, *places[place + 1 :]), case.hands, case.air)


def with_air(case: Case, air: Mask) -> Case:
    """The case with this in somebody's fingers."""
    return Case(case.places, case.hands, air)


def with_hand(case: Case, seat: Seat, hand: tuple[Mask, ...]) -> Case:
    """The case with these tokens behind a screen."""
    hands = case.hands
    return Case(case.places, (*hands[:seat], hand, *hands[seat + 1 :]), case.air)


def constrained(case: Case, unseen: Mask) -> list[Mask]:
    """Tokens that I have not seen, and of which I yet know something: what each may be."""
    every = (*case.places, case.air, *(item for hand in case.hands for item in hand))
    return [item for item in every if not item & ~unseen and item != unseen]


def tight(case: Case, unseen: Mask, size: int) -> tuple[Mask, ...]:
    """The tokens for which room may be scarce, whatever code of this size is taken out."""
    items = constrained(case, unseen)
    while True:
        scarce = [item for item in items if item.bit_count() < size + len(items)]
        if len(scarce) == len(items):
            return tuple(sorted(items))
        items = scarce


@lru_cache(maxsize=1 << 16)
def roomy(items: tuple[Mask, ...], room: Mask) -> bool:
    """Can these tokens all be different ones within the room that is left?"""
    if not items:
        return True
    first, rest = items[0] & room, items[1:]
    return any(roomy(rest, room & ~bit(token)) for token in listed(first))
