"""How soon a code can be cracked at all: an exact search for somebody who knows every card.

Seats act in turn, one in each slot, or let it pass. A* over all moves of the training, with what
must still happen in any case as its bound: sets to lay, cards to draw, cards to pass on. Decks are
small, without Time cards and Wilds; nothing here is shared with the rules that judge the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import combinations, permutations
from typing import NamedTuple

Cards = tuple[int, ...]
Offer = tuple[int, int]
"""A seat and the card that it offers; the card's arrow says to whom."""

THREE = 3  # cards in a discard


class Deal(NamedTuple):
    """Hands, the order in which cards come, cards of a set, the limit of a hand."""

    hands: tuple[Cards, ...]
    order: Cards
    size: int
    limit: int

    @property
    def faces(self) -> tuple[int, ...]:
        every = (*self.order, *(card for hand in self.hands for card in hand))
        return tuple(sorted({card // 2 for card in every}))


class Now(NamedTuple):
    """Where the cards are: what lies on top of `stock` comes next, `fresh` of it nobody has seen.

    Discards come after the stock; while cards nobody has seen are left, they cannot be reached.
    """

    hands: tuple[Cards, ...]
    stock: Cards
    fresh: int
    offers: tuple[Offer, ...]
    open: tuple[int, ...]


Step = tuple[str, Cards]
"""What a seat does, and with which cards."""


class Line(NamedTuple):
    """The fewest slots, the last action's included, and what is done in each of them."""

    slots: int
    steps: tuple[Step, ...]


def to(seat: int, card: int, seats: int) -> int:
    """The neighbour to whom a card may be passed: seats go round to the left."""
    return (seat + (1 if card % 2 == 0 else -1)) % seats


def less(hand: Cards, gone: Sequence[int]) -> Cards:
    """A hand without some cards."""
    left = list(hand)
    for card in gone:
        left.remove(card)
    return tuple(left)


def put(hands: tuple[Cards, ...], seat: int, hand: Cards) -> tuple[Cards, ...]:
    """All hands, one of them changed."""
    return (*hands[:seat], tuple(sorted(hand)), *hands[seat + 1 :])


def needed(now: Now, size: int) -> int:
    """Actions that are needed in any case: sets, draws up to the last card wanted, passes."""
    draws, passes = 0, 0
    for face in now.open:
        held = [sum(card // 2 == face for card in hand) for hand in now.hands]
        places = [n for n, card in enumerate(now.stock) if card // 2 == face]
        lacks = size - sum(held)
        if lacks > len(places):
            return 1 << 20
        if lacks > 0:
            draws = max(draws, places[lacks - 1] + 1)
        passes += max(0, size - max(held) - len(places))
    return len(now.open) + draws + max(0, passes - len(now.offers))


def steps(now: Now, seat: int, deal: Deal) -> Iterator[tuple[Step, Now]]:
    """All that a seat can do but discard, and where that leads."""
    hand = now.hands[seat]
    yield ("wait", ()), now
    if now.stock and len(hand) < deal.limit:
        taken = put(now.hands, seat, (*hand, now.stock[0]))
        yield (
            ("take", now.stock[:1]),
            now._replace(hands=taken, stock=now.stock[1:], fresh=max(0, now.fresh - 1)),
        )
    free = less(hand, [card for who, card in now.offers if who == seat])
    yield from lays(now, seat, free, deal.size)
    yield from swaps(now, seat, free)


def lays(now: Now, seat: int, free: Cards, size: int) -> Iterator[tuple[Step, Now]]:
    """Sets that a seat can lay; which of equal faces stay behind may matter for their arrows."""
    for face in now.open:
        mine = [card for card in free if card // 2 == face]
        for cards in dict.fromkeys(combinations(mine, size)):
            left = put(now.hands, seat, less(now.hands[seat], cards))
            others = tuple(each for each in now.open if each != face)
            yield ("lay", cards), now._replace(hands=left, open=others)


def swaps(now: Now, seat: int, free: Cards) -> Iterator[tuple[Step, Now]]:
    """Offers, answers, and offers that are taken back or refused."""
    seats = len(now.hands)
    between = {frozenset((who, to(who, card, seats))) for who, card in now.offers}
    for card in dict.fromkeys(free):
        if frozenset((seat, to(seat, card, seats))) not in between:
            yield (
                ("offer", (card,)),
                now._replace(offers=tuple(sorted((*now.offers, (seat, card))))),
            )
    for other in now.offers:
        who, card = other
        rest = tuple(each for each in now.offers if each != other)
        if who == seat:
            yield ("withdraw", (card,)), now._replace(offers=rest)
        elif to(who, card, seats) == seat:
            yield ("refuse", (card,)), now._replace(offers=rest)
            for back in dict.fromkeys(c for c in free if c % 2 != card % 2):
                hands = put(now.hands, seat, (*less(now.hands[seat], [back]), card))
                hands = put(hands, who, (*less(hands[who], [card]), back))
                yield ("answer", (card, back)), now._replace(hands=hands, offers=rest)


def discards(now: Now, seat: int) -> Iterator[tuple[Step, Now]]:
    """Three cards go behind all that can be drawn, in any order."""
    free = less(now.hands[seat], [card for who, card in now.offers if who == seat])
    for cards in dict.fromkeys(permutations(free, THREE)):
        left = put(now.hands, seat, less(now.hands[seat], cards))
        yield ("discard", cards), now._replace(hands=left, stock=(*now.stock, *cards))


def fewest(deal: Deal) -> Line:
    """The least number of slots in which all sets can be laid, and how."""
    seats = len(deal.hands)
    start = Now(
        tuple(map(tuple, map(sorted, deal.hands))), deal.order, len(deal.order), (), deal.faces
    )
    before: dict[tuple[Now, int], tuple[Now, int, Step] | None] = {(start, 0): None}
    best = {(start, 0): 0}
    heap: list[tuple[int, int, int, bool, Now]] = [(needed(start, deal.size), 0, 0, False, start)]
    pushed = 0
    while heap:
        _, negative, _, later, now = heappop(heap)
        slot = -negative
        seat = slot % seats
        if best[now, seat] < slot:
            continue
        if not now.open:
            return Line(slot, told(before, now, seat))
        found = discards(now, seat) if later else steps(now, seat, deal)
        for step, then in found:
            key = then, (slot + 1) % seats
            if best.get(key, 1 << 20) > slot + 1:
                best[key], before[key] = slot + 1, (now, seat, step)
                pushed += 1
                cost = slot + 1 + needed(then, deal.size)
                heappush(heap, (cost, -slot - 1, pushed, False, then))
        if not later and len(now.hands[seat]) >= THREE:
            pushed += 1
            heappush(heap, (slot + 1 + by_discard(now, seat, deal), -slot, pushed, True, now))
    raise ValueError("this deal cannot be solved")


def by_discard(now: Now, seat: int, deal: Deal) -> int:
    """What is needed at least after a discard: it helps who draws it again, or fills a hand."""
    room = deal.limit - len(now.hands[seat])
    draws = min(len(now.stock), room) + 1
    return max(needed(now, deal.size) - THREE, len(now.open) + draws)


def told(
    before: dict[tuple[Now, int], tuple[Now, int, Step] | None], now: Now, seat: int
) -> tuple[Step, ...]:
    """The way to where things stand, from the beginning."""
    steps: list[Step] = []
    at = before[now, seat]
    while at is not None:
        steps.append(at[2])
        at = before[at[0], at[1]]
    return tuple(reversed(steps))
