"""How a team-mate acts on the plan: what to lay, answer, draw, discard and offer, in this order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from sleuth.games.x_code.board import Board, Lying, between, drawable, receiver, way
from sleuth.games.x_code.moves import Answer, Discard, Lay, Move, Offer, Refuse, Take, Withdraw
from sleuth.games.x_code.offers import free, may_take, sets
from sleuth.games.x_code.pieces import (
    DISCARDED,
    TIME,
    TIME_SET,
    WILD,
    WILD_CARD,
    Card,
    face,
    neighbour,
    opposite,
    without,
)
from sleuth.games.x_code.thinking.solver import Plan, Table, kept, wanted
from sleuth.games.x_code.view import View
from sleuth.kernel.data import Seat

LATE = 9000  # milliseconds left at which the timer is turned
EARLY = 80_000  # and at which it is turned to make room in a full hand
HURRY = 60_000  # and at which Time cards are wanted whatever else is
FEW = 4  # known cards to draw; with fewer, only one seat draws what is no use
SPACE, ALONE = 8000, 26_000  # milliseconds for each space, and more of them the fewer play
LAVISH = range(4, 6)  # seats that lay Wilds at once: fewer are too slow, more have too small hands
PATIENCE = 9000  # milliseconds for which others are waited for
PRECIOUS = 3  # more than any card is wanted


@dataclass
class Mate:
    """One seat at the moment at which it may act."""

    view: View
    seat: Seat
    table: Table
    plan: Plan
    remembers: bool = True
    spare: dict[int, tuple[Card, ...]] = field(default_factory=dict)

    @cached_property
    def board(self) -> Board:
        return self.view.board

    @cached_property
    def free(self) -> tuple[Card, ...]:
        return free(self.board, self.view.hand, self.seat)

    @cached_property
    def kept(self) -> list[Card]:
        return kept(self.table, self.plan, self.seat, self.free)

    @cached_property
    def junk(self) -> tuple[Card, ...]:
        """The free cards that this seat can do without."""
        return without(self.free, self.kept)

    @cached_property
    def room(self) -> int:
        return self.table.limit - len(self.view.hand)

    @cached_property
    def top(self) -> Card | None:
        """The next card, if all know it."""
        stock = self.board.pile or self.board.discards
        return stock[0] if stock and self.remembers and not self.board.fresh else None

    @cached_property
    def left(self) -> int:
        """How long the sand still runs; without a watch, long enough."""
        until, now = self.board.until, self.view.now
        return EARLY if until is None or now is None else until - now

    def since(self, moment: int) -> int:
        """How long ago a moment was; without a watch, just now."""
        return 0 if self.view.now is None else self.view.now - moment

    def act(self) -> Move | None:
        """What to do now; nothing, if it is better to wait for the others."""
        for other in self.board.offers:
            if receiver(self.board, other) == self.seat:
                return self.lay() or self.answer(other)
        known = self.remembers and not self.board.fresh
        return self.lay() or (self.knowingly() if known else self.blindly())

    def blindly(self) -> Move | None:
        """While nobody knows the next card: draw, and make room for it."""
        swap, worth = self.swap()
        if swap is not None and worth >= PRECIOUS:
            return swap
        able = self.room > 0 and drawable(self.board)
        if able and (len(self.junk) + 1 >= DISCARDED or self.room > 1):
            return Take()
        if len(self.junk) >= DISCARDED:
            return self.discard()
        return swap or self.make_room() or self.withdraw() or (Take() if able else self.unblock())

    def knowingly(self) -> Move | None:
        """When the order of the pile is public: everyone draws what is theirs."""
        mine = self.top is not None and self.wants(self.seat, self.top)
        if mine and self.room:
            return Take()
        if self.room <= 0 and len(self.junk) >= (1 if mine else DISCARDED):
            return self.make_room()
        if self.draws_for_nobody():
            return Take()
        swap, _ = self.swap()
        if swap is not None:
            return swap
        if len(self.junk) >= DISCARDED:
            return self.discard()
        return self.withdraw() or self.unblock()

    def wants(self, seat: int, card: Card) -> int:
        """How much a seat wants a card; of my own hand I know more than the others do."""
        hand = self.free if seat == self.seat else self.table.hands[seat]
        return wanted(self.table, self.plan, seat, card, hand)

    def lay(self) -> Move | None:
        """A set with the fewest Wilds; Time cards late, or to make room in a full hand."""
        found = list(sets(self.board, self.free, self.seat))
        timed = [each for each in found if face(each[0]) == TIME]
        if timed and (self.left <= LATE or self.turns_early(timed[0])):
            return Lay(timed[0])
        wilds = max(0, self.free.count(WILD_CARD) - self.saved())
        code = [e for e in found if face(e[0]) != TIME and e.count(WILD_CARD) <= wilds]
        return Lay(min(code, key=lambda each: each.count(WILD_CARD))) if code else None

    def saved(self) -> int:
        """Wilds that are kept for a Time set, if it looks as if one will be needed."""
        times = min(TIME_SET, sum(face(card) == TIME for card in self.free))
        spaces, seats = len(self.table.spaces), len(self.board.counts)
        enough = self.left > spaces * (SPACE + ALONE // seats) or spaces == 1
        keeps = seats not in LAVISH and self.seat == self.plan.timer
        return TIME_SET - times if keeps and times and not enough else 0

    def turns_early(self, cards: tuple[Card, ...]) -> bool:
        """A full hand turns the timer when at least something is gained by it."""
        return self.room <= 0 and WILD_CARD not in cards and self.left < EARLY

    def answer(self, other: Lying) -> Move:
        """Take an offer if both together gain by it, with the card that helps most."""
        back = opposite(other.side)
        mine = [card for card in self.free if way(self.board, card) == back]
        if mine:
            card = max(mine, key=lambda c: (self.worth(other.seat, c), -c))
            if self.wants(self.seat, other.card) + self.worth(other.seat, card) > 0:
                return Answer(other.offer, card)
        return Refuse(other.offer)

    def worth(self, seat: Seat, card: Card) -> int:
        """What a card of mine is worth to a neighbour, less what it is worth to me."""
        if card not in self.kept:
            return self.wants(seat, card)
        second = face(card) != TIME and face(card) not in self.plan.first
        return self.wants(seat, card) - (1 if second else PRECIOUS)

    def swap(self) -> tuple[Move | None, int]:
        """The offer that gains most, and what it gains."""
        best: tuple[int, int, Move | None] = (0, 0, None)
        for card in set(self.junk):
            side = way(self.board, card)
            if side is None or between(self.board, self.seat, side) is not None:
                continue
            if self.declined(card):
                continue
            seat = neighbour(self.seat, side, len(self.board.counts))
            back = [c for c in self.spares(seat) if way(self.board, c) == opposite(side)]
            if back:
                gain = self.wants(seat, card) + max(self.wants(self.seat, c) for c in back)
                if gain and (gain, -card) > best[:2]:
                    best = (gain, -card, Offer(card, side))
        return best[2], best[0]

    def declined(self, card: Card) -> bool:
        """Has this card been offered in vain, and nothing changed since?"""
        return any(each.seat == self.seat and each.card == card for each in self.board.declined)

    def spares(self, seat: int) -> tuple[Card, ...]:
        """What another seat can do without."""
        if seat not in self.spare:
            hand = self.table.hands[seat]
            self.spare[seat] = without(hand, kept(self.table, self.plan, seat, hand))
        return self.spare[seat]

    def discard(self) -> Move:
        """Three cards: those that others wait for come first, what nobody needs is held longest.

        Three Time cards turn the timer rather than lie among the discards.
        """
        chosen = sorted(self.junk, key=lambda card: (self.idle(card), card))
        chosen += [card for card in reversed(self.kept) if card != WILD_CARD]
        chosen += [card for card in self.kept if card == WILD_CARD]
        first = chosen[:DISCARDED]
        if self.left < EARLY and all(face(card) == TIME for card in first):
            return Lay(tuple(sorted(first)))
        return Discard(tuple(first))

    def idle(self, card: Card) -> int:
        """How long a card can wait in my hand: nobody needs it, somebody will, somebody does."""
        if face(card) in self.plan.first or face(card) == TIME:
            return 0
        return 1 if face(card) in self.plan.owner else 2

    def make_room(self) -> Move | None:
        """Discard when the hand is full."""
        return self.discard() if self.room <= 0 and len(self.free) >= DISCARDED else None

    def draws_for_nobody(self) -> bool:
        """The top card is of no use to anybody who could draw it: is it mine to take away?"""
        if self.top is None or self.room <= 0 or self.taken_by_others():
            return False
        if len(self.board.pile) + len(self.board.discards) < FEW:
            return max(self.dumpers())[1] == -self.seat
        return len(self.junk) + 1 >= DISCARDED or self.room > 1

    def taken_by_others(self) -> bool:
        """Will somebody else draw the top card for its own good? Not if it lies there too long."""
        card = self.top
        assert card is not None
        if self.since(self.board.waits) > PATIENCE:
            return False
        others = [seat for seat in self.owners(card) if seat != self.seat]
        counts, limit = self.board.counts, self.table.limit
        return any(counts[seat] < limit and self.wants(seat, card) for seat in others)

    def owners(self, card: Card) -> Iterator[int]:
        """Whom a card may be meant for."""
        if face(card) == WILD:
            yield from range(len(self.board.counts))
        elif face(card) == TIME:
            yield self.plan.timer
        elif face(card) in self.plan.owner:
            yield self.plan.owner[face(card)]

    def dumpers(self) -> Iterator[tuple[tuple[bool, bool, bool, int], int]]:
        """Who is best placed to take away what nobody needs: close to three such cards.

        Whoever has a card that another waits for comes first: three cards can be discarded.
        """
        for seat in range(len(self.board.counts)):
            room = self.table.limit - self.board.counts[seat]
            spares = self.spares(seat)
            safe = room > 0 and (len(spares) + 1 >= DISCARDED or room > 1)
            stuck = any(face(card) in self.plan.owner for card in spares)
            yield (safe, room > 0, stuck, len(spares)), -seat

    def withdraw(self) -> Move | None:
        """Take back an offer that nobody answered for long."""
        for each in self.board.offers:
            if each.seat == self.seat and self.since(each.at) > PATIENCE:
                return Withdraw(each.offer)
        return None

    def unblock(self) -> Move | None:
        """When nothing goes on: the fullest hand discards, or one draws to be able to."""
        if self.top is None:
            counts = self.board.counts
            fullest = counts.index(max(counts)) == self.seat
            return self.discard() if fullest and len(self.free) >= DISCARDED else None
        if self.taken_by_others():
            return None
        if self.room <= 0:
            return self.make_room() if self.junk else None
        stuck = any(face(card) in self.plan.owner for card in self.junk)
        return Take() if stuck and may_take(self.board, self.seat) else None
