"""Who collects what: the team's plan, a function of what all know, so that all come to the same.

Cards are plain numbers and hands plain lists here. A plan gives every open space of the code an
owner. The first space that a seat owns is protected in its hand; for others there may be room.
Cards that nobody has seen are drawn by whom chance likes; once the discards were turned over, the
order of the pile is public, and whoever owns the top card is the one to draw it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from sleuth.games.x_code.board import Board, fillable, terms_of
from sleuth.games.x_code.pieces import TIME, TIME_SET, WILD, WILD_CARD, Card, Face
from sleuth.games.x_code.talk import Said, hidden
from sleuth.kernel.data import Seat

HOP = 4.0  # draws that passing a card on by one seat is worth
UNSEEN = 8.0  # draws until a card that nobody has seen comes to the right hand
HELD = 2.0  # draws that a card already in the hand is worth
BEYOND = 3  # draws more than all known ones: a card that will have to be discarded first
MISSING = 1000.0  # cards that cannot come
ASKED = 6.0  # draws that a spoken wish is worth
SILENT = 12.0  # draws that it costs if nobody knows what a seat has
CROWDED = 50.0  # a hand that has no room for a set beside its Time cards
SHUT = 30.0  # a space that may not be closed yet
SPARE = 2  # places of a hand that are not filled with second choices
COPIES = 4


@dataclass(slots=True)
class Table:
    """Where the cards are, as far as all know; `hands` lack what was drawn and not yet told."""

    size: int
    limit: int
    hands: list[list[Card]]
    faces: list[list[Face]]
    spaces: tuple[Face, ...]
    fresh: int
    pile: Sequence[Card]
    discards: Sequence[Card]
    reversed: bool = False
    shut: Collection[Face] = ()
    needs: Mapping[Seat, Face] = field(default_factory=dict)
    timer: Seat | None = None
    silent: Collection[int] = ()
    hurry: bool = False


def picture(board: Board, said: Said) -> Table:
    """The table as everybody who listened knows it."""
    agreed = terms_of(board)
    seats = [Seat(seat) for seat in range(len(board.counts))]
    closed = {each.face for each in board.sets}
    spaces = tuple(face for face in agreed.keys if face not in closed)
    soon = fillable(board, seats[0]) if board.options.mission == "sequence" else spaces
    hands = [[*board.known[seat], *hidden(board, said, seat)] for seat in seats]
    return Table(
        size=agreed.code_set,
        limit=agreed.limit,
        hands=hands,
        faces=[[card // 2 for card in hand] for hand in hands],
        spaces=spaces,
        fresh=board.fresh,
        pile=board.pile,
        discards=board.discards,
        reversed=board.reversed,
        shut=frozenset(spaces).difference(soon),
        needs=said.needs,
        timer=said.timer,
        silent={seat for seat in seats if board.counts[seat] - len(hands[seat]) > 1},
    )


def hops(table: Table, card: Card, start: int, end: int) -> int:
    """Over how many neighbours a card must be passed: its arrow says which way round."""
    leftward = (card % 2 == 0) != table.reversed
    return (end - start if leftward else start - end) % len(table.hands)


@dataclass(slots=True)
class Plan:
    """Who collects what: `first` are the spaces that come before all else for their owner."""

    owner: dict[Face, int]
    first: set[Face]
    ranks: list[list[Face]]
    timer: int


Prices = Callable[[Table, Face, int], list[float]]
"""What it would cost each seat to complete a set of this face; the number is the timekeeper's."""


def plan(table: Table, prices: Prices) -> Plan:
    """Give every open space an owner, the cheapest first, and to everyone one before a second."""
    keeper = timekeeper(table)
    costs = sorted(
        (cost, face, seat)
        for face in table.spaces
        for seat, cost in enumerate(prices(table, face, keeper))
    )
    seats = len(table.hands)
    found = Plan({}, set(), [[] for _ in range(seats)], keeper)
    spare = 1 if table.limit < table.size + 2 else 0  # somebody must have room for what is no use
    places = seats - spare
    while len(found.owner) < len(table.spaces):
        share(found, costs, places)
        found.first = found.first or set(found.owner)
        places = seats
    return found


def share(found: Plan, costs: Sequence[tuple[float, Face, int]], places: int) -> None:
    """One round: nobody gets two."""
    served: set[int] = set()
    for _, face, seat in costs:
        if face not in found.owner and seat not in served:
            found.owner[face] = seat
            found.ranks[seat].append(face)
            served.add(seat)
            if len(served) == places:
                return


def timekeeper(table: Table) -> int:
    """Who collects Time cards: whoever has them, or asked for them, or is closest to a set."""
    held = [closeness(faces.count(TIME), faces.count(WILD)) for faces in table.faces]
    closest = held.index(max(held))
    if table.timer is None or table.faces[closest].count(TIME) >= TIME_SET:
        return closest
    return table.timer


def closeness(times: int, wilds: int) -> tuple[int, int]:
    """How close to a Time set a hand is: Wilds help whoever has a Time card."""
    return (min(TIME_SET, times + wilds) if times else 0), times


def by_hand(table: Table, face: Face, keeper: int) -> list[float]:
    """Whoever has most of a face collects it, or has asked for it."""
    del keeper
    prices = [-float(faces.count(face)) for faces in table.faces]
    for seat, wish in table.needs.items():
        if wish == face:
            prices[seat] -= ASKED
    return prices


def by_draws(table: Table, face: Face, keeper: int) -> list[float]:
    """What it would cost each seat to complete a set, in draws."""
    seats, before = range(len(table.hands)), len(table.pile) + table.fresh
    far = before + len(table.discards) + BEYOND
    in_hands = [(s, c) for s in seats for c in table.hands[s] if c // 2 == face]
    waits = [n + 1.0 for n, card in enumerate(table.pile) if card // 2 == face]
    waits += [before + n + 1.0 for n, card in enumerate(table.discards) if card // 2 == face]
    unseen = COPIES - len(in_hands) - len(waits)
    waits += [UNSEEN + table.fresh / 2] * unseen
    asked = {seat for seat, wish in table.needs.items() if wish == face}
    late = SHUT if face in table.shut else 0.0
    found = []
    for seat in seats:
        ways = sorted(
            [min(far, HOP * hops(table, c, s, seat)) for s, c in in_hands if s != seat] + waits
        )
        have = len(in_hands) + len(waits) - len(ways)
        price = to_come(table, seat, have, ways) - HELD * have + late
        heeded = seat in asked and (have > 0 or table.fresh > 0)
        price += -ASKED if heeded else SILENT * (seat in table.silent)
        found.append(price + crowded(table, seat, keeper))
    return found


def to_come(table: Table, seat: int, have: int, ways: Sequence[float]) -> float:
    """What the cards cost that a seat lacks for a set; Wilds stand in, but not for the first."""
    lacks = max(0, table.size - have - table.hands[seat].count(WILD_CARD), int(have == 0))
    return sum(ways[:lacks]) + (MISSING if lacks > len(ways) else 0.0)


def crowded(table: Table, seat: int, keeper: int) -> float:
    """Who keeps the Time cards may have no room for a set of its own."""
    if seat != keeper:
        return 0.0
    held = min(TIME_SET, table.faces[seat].count(TIME))
    return CROWDED if table.limit - held < table.size else 0.0


def kept(table: Table, of: Plan, seat: int, hand: Sequence[Card]) -> list[Card]:
    """The cards of a hand that its owner holds on to, most precious first."""
    held: list[Card] = []
    for face in of.ranks[seat]:
        if face in of.first:
            held += [card for card in hand if card // 2 == face][: table.size]
    held += [card for card in hand if card == WILD_CARD]
    if seat == of.timer:
        held += [card for card in hand if card // 2 == TIME][:TIME_SET]
    for face in of.ranks[seat]:
        if face not in of.first:
            more = [card for card in hand if card // 2 == face][: table.size]
            held += more if len(held) + len(more) <= table.limit - SPARE else []
    return held


def starved(table: Table) -> bool:
    """Do so few cards go round that nobody may draw for anything but a space of the code?"""
    return not table.fresh and len(table.pile) + len(table.discards) <= TIME_SET


def wanted(table: Table, of: Plan, seat: int, card: Card, hand: Sequence[Card]) -> int:
    """How much a seat with this hand wants a card: 2 for its first space, 1 for others, or 0."""
    face = card // 2
    if face == TIME:
        lacks = sum(c // 2 == TIME for c in hand) < TIME_SET
        return int(of.timer == seat and lacks and (table.hurry or not starved(table)))
    if face == WILD:
        return int(len(hand) < table.limit - 1)
    if of.owner.get(face) != seat:
        return 0
    if face in of.first:
        return 2
    return int(len(kept(table, of, seat, hand)) < table.limit - SPARE)
