"""How much is still to be done by a team, as one of it sees it: actions, and what a move saves.

Every open space takes an action to lay its set, and the cards that its collector lacks: one for
each seat that a card must be passed over, one for a card that lies in sight, more for one that
nobody has seen. Whoever is closest collects.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Final, NamedTuple

from sleuth.games.x_code.board import closed, lying, terms_of, way
from sleuth.games.x_code.moves import Answer, Discard, Lay, Move, Offer, Take
from sleuth.games.x_code.offers import free
from sleuth.games.x_code.pieces import (
    DISCARDED,
    EACH,
    TIME,
    WILD,
    WILD_CARD,
    Card,
    Face,
    face,
    neighbour,
    opposite,
)
from sleuth.games.x_code.view import View, moves

HOP: Final = 1.0  # actions for each seat that a card is passed over: a swap moves two cards
DRAWN: Final = 1.0  # for a card that can be drawn, and all know where it is
BURIED: Final = 2.0  # for a card among the discards
UNSEEN: Final = 2.5  # for a card that nobody has seen: others come first
NOWHERE: Final = 12.0  # for a card that cannot come
HALF: Final = 0.5  # of a swap is done by the offer, the rest by the answer

Shift = tuple[Card, int | None, int | None]
"""A card, whose hand it leaves, and whose it comes to; none is the stock, or the discards."""


class Copies(NamedTuple):
    """Where the cards of a face are beside the hands."""

    pile: int
    discards: int
    unseen: int


class Rest:
    """What a team has still to do, from the view of one seat."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        board, agreed = view.board, terms_of(view.board)
        self.view, self.seat, self.size = view, view.seat, agreed.code_set
        self.hands = [list(known) for known in board.known]
        self.hands[view.seat] = list(view.hand)
        self.open = [each for each in agreed.keys if each not in closed(board)]
        self.costs = {each: self.price(each) for each in self.open}

    @property
    def actions(self) -> float:
        """All that is still to be done."""
        wilds = sum(hand.count(WILD_CARD) for hand in self.hands)
        return max(0.0, sum(self.costs.values()) - UNSEEN * wilds)

    def price(self, of: Face) -> float:
        """The actions that a space still takes, by the one who is closest."""
        held = [
            (seat, card) for seat, hand in enumerate(self.hands) for card in hand if card // 2 == of
        ]
        pile, discards, unseen = self.copies(of, len(held))
        others = [DRAWN] * pile + [BURIED] * discards + [UNSEEN] * unseen + [NOWHERE] * self.size
        return 1.0 + min(self.lacking(seat, held, others) for seat in range(len(self.hands)))

    def copies(self, of: Face, held: int) -> Copies:
        """How many cards of a face lie where, so many being in hands that are known."""
        board = self.view.board
        pile = sum(face(card) == of for card in board.pile)
        discards = sum(face(card) == of for card in board.discards)
        return Copies(pile, discards, max(0, 2 * EACH - held - pile - discards))

    def lacking(self, seat: int, held: Sequence[tuple[int, Card]], others: list[float]) -> float:
        """The actions that bring a seat what it lacks."""
        away = [HOP * self.hops(card, at, seat) for at, card in held if at != seat]
        lacks = max(0, self.size - (len(held) - len(away)))
        return sum(sorted(away + others)[:lacks])

    def hops(self, card: Card, start: int, end: int) -> int:
        """Over how many neighbours a card must be passed."""
        leftward = (card % 2 == 0) != self.view.board.reversed
        return (end - start if leftward else start - end) % len(self.hands)

    @contextmanager
    def shifted(self, shifts: Sequence[Shift]) -> Iterator[None]:
        """The hands as they are after cards changed place, for a while."""
        before = [list(hand) for hand in self.hands]
        for card, source, to in shifts:
            if source is not None and card in self.hands[source]:
                self.hands[source].remove(card)
            if to is not None:
                self.hands[to].append(card)
        try:
            yield
        finally:
            self.hands = before

    def saved(self, *shifts: Shift) -> float:
        """The actions that are saved if cards change place; a Wild stands in for an unseen card."""
        faces = {face(card) for card, _, _ in shifts}
        wilds = [(source, to) for card, source, to in shifts if face(card) == WILD]
        found = UNSEEN * sum((source is None) - (to is None) for source, to in wilds)
        with self.shifted(shifts):
            return found + sum(
                self.costs[each] - self.price(each) for each in self.open if each in faces
            )


class Savings:
    """What each move on offer saves the team, in actions."""

    def __init__(self, rest: Rest) -> None:
        self.rest, self.view, self.seat = rest, rest.view, rest.seat
        self.cards = free(self.view.board, self.view.hand, self.seat)

    def of(self, move: Move) -> float:
        """The actions that a move saves, as far as can be known before: one does no more than one.

        Whoever turns the timer does what has to be done then.
        """
        if isinstance(move, Lay) and face(move.cards[0]) == TIME:
            return self.most
        return min(1.0, self.saved(move))

    @cached_property
    def most(self) -> float:
        """What the best move on offer saves."""
        return max((self.of(each) for each in self.some()), default=0.0)

    def saved(self, move: Move) -> float:
        """What a move saves, however much."""
        match move:
            case Take():
                return self.draw()
            case Lay(cards=cards):
                return self.laid(cards)
            case Offer(card=card):
                return HALF * self.swap(card)
            case Answer(offer=number, card=card):
                return self.answer(number, card)
            case Discard(cards=cards):
                return self.discard(cards)
            case _:
                return 0.0

    def best(self, made: Move) -> Move:
        """The move that saves most: the one that was made, if it is as good as any."""
        if self.of(made) >= self.most:
            return made
        return next(each for each in self.some() if self.of(each) >= self.most)

    def some(self) -> Iterator[Move]:
        """The moves on offer but turns of the timer; of discards, that of what is missed least."""
        for each in moves(self.view).listed:
            if not isinstance(each, Lay) or face(each.cards[0]) != TIME:
                yield each
        if len(self.cards) >= DISCARDED:
            spare = sorted(self.cards, key=lambda card: -self.rest.saved((card, self.seat, None)))
            yield Discard(tuple(spare[:DISCARDED]))

    def draw(self) -> float:
        """What the next card saves: the one that lies there, or in the mean of all unseen ones."""
        board = self.view.board
        if not board.fresh and (stock := board.pile or board.discards):
            return self.rest.saved((stock[0], None, self.seat))
        unseen = {
            card: self.unseen(card) for each in self.rest.open for card in (2 * each, 2 * each + 1)
        }
        many = board.fresh + sum(board.counts) - sum(map(len, self.rest.hands))
        gains = (n * self.rest.saved((card, None, self.seat)) for card, n in unseen.items() if n)
        return sum(gains) / max(1, many)

    def unseen(self, card: Card) -> int:
        """How many cards of this kind nobody has seen."""
        board = self.view.board
        seen = sum(hand.count(card) for hand in (*self.rest.hands, board.pile, board.discards))
        return max(0, EACH - seen)

    def laid(self, cards: Sequence[Card]) -> float:
        """A set that is laid is done; its Wilds are missed elsewhere."""
        return self.rest.costs.get(face(cards[0]), 0.0) - UNSEEN * cards.count(WILD_CARD)

    def swap(self, card: Card) -> float:
        """A card for the best that all know to come back."""
        side = way(self.view.board, card)
        if side is None:
            return 0.0
        other = neighbour(self.seat, side, len(self.rest.hands))
        there = dict.fromkeys(self.rest.hands[other])
        backs = [each for each in there if way(self.view.board, each) == opposite(side)]
        pairs = [
            self.rest.saved((card, self.seat, other), (back, other, self.seat)) for back in backs
        ]
        return max(pairs, default=self.rest.saved((card, self.seat, other)))

    def answer(self, number: int, card: Card) -> float:
        """The rest of a swap."""
        other = lying(self.view.board, number)
        if other is None:
            return 0.0
        return HALF * self.rest.saved(
            (other.card, other.seat, self.seat), (card, self.seat, other.seat)
        )

    def discard(self, cards: Sequence[Card]) -> float:
        """What three cards were good for; a full hand gets the next card by it."""
        lost = self.rest.saved(*((card, self.seat, None) for card in cards))
        full = self.view.board.counts[self.seat] >= self.view.board.limit
        return lost + (self.draw() if full else 0.0)
