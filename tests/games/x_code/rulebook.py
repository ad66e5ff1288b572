"""The rules of X-Code a second time: from the inputs alone, who may know what.

Nothing here looks at facts, audiences, boards or views. Cards are pairs of a symbol and an arrow,
hands are counted, and times are worked out again from the moments of the inputs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any

from sleuth.games.x_code.moves import (
    Answer,
    Discard,
    Lay,
    Offer,
    Refuse,
    SayReady,
    Take,
    Withdraw,
)
from sleuth.games.x_code.pieces import Options
from sleuth.kernel.data import Await, Drawn, Over, Played, Rang
from sleuth.kernel.match import AnyMatch
from tests.laws.subject import RING, Audience, Scene, Step, by, pick

NAMES = "0123456789*#TW"
PAD = "123456789*0#"
LEVELS = {1: (3, 12, 3), 2: (0, 9, 3), 3: (0, 6, 3), 4: (6, 3, 4)}  # Wild, Time, set
SECRET = "drew"
HANDS = [0, 0, 10, 9, 8, 7, 6, 5, 5]

Shown = tuple[str, str]
"""A symbol and an arrow, L or R; a Wild has none."""


def shown(number: int) -> Shown:
    """The card behind a number."""
    symbol = NAMES[number // 2]
    return symbol, "" if symbol == "W" else "LR"[number % 2]


def number(card: Shown) -> int:
    """The number of a card."""
    return 2 * NAMES.index(card[0]) + (card[1] == "R")


def deck(options: Options, odd: str) -> list[Shown]:
    """The deck of a level: two and two of each key, Time as even as can be, Wilds."""
    wild, time, _ = LEVELS[options.level]
    wild = options.wild if options.wild is not None else wild
    time = options.time if options.time is not None else time
    cards = [(key, way) for key in PAD[: options.keys] for way in "LRLR"]
    cards += [("T", way) for way in "LR" * (time // 2) + odd]
    return sorted([*cards, *[("W", "")] * wild], key=number)


@dataclass
class Umpire:
    """One match, kept by somebody who knows only the printed rules."""

    options: Options
    seats: int
    said: list[tuple[Any, ...]] = field(default_factory=list)
    deck: list[Shown] = field(default_factory=list)
    stacked: bool = False
    drawing: list[int] = field(default_factory=list)
    hands: list[list[Shown]] = field(default_factory=list)
    pile: list[Shown] = field(default_factory=list)
    discards: list[Shown] = field(default_factory=list)
    ready: set[int] = field(default_factory=set)
    until: int | None = None
    offers: dict[int, tuple[int, str, Shown]] = field(default_factory=dict)
    made: int = 0
    cracked: list[tuple[str, int]] = field(default_factory=list)
    ended: str = ""

    def __post_init__(self) -> None:
        self.hands = [[] for _ in range(self.seats)]
        self.drawing = list(range(self.seats))
        self.stacked = not self.odd_time()
        self.deck = deck(self.options, "")

    def odd_time(self) -> bool:
        time = self.options.time
        return (LEVELS[self.options.level][1] if time is None else time) % 2 == 1

    @property
    def limit(self) -> int:
        given = self.options.limit
        return HANDS[self.seats] - (self.options.level == 3) if given is None else given

    @property
    def sand(self) -> int:
        return self.options.sand * 1000

    def take(self, came: Any) -> None:
        """One input, and what it lets everybody know."""
        match came:
            case Drawn(picks=picks):
                self.chance(picks, came.at)
            case Rang():
                self.lost()
            case Played(seat=seat, move=SayReady(), at=at):
                self.is_ready(seat, at)
            case Played(seat=seat, move=Take(), at=at):
                self.draw(seat, at)
            case Played(seat=seat, move=Lay(cards=cards), at=at):
                self.set(seat, [*map(shown, cards)], at)
            case Played(seat=seat, move=Discard(cards=cards), at=at):
                self.away(seat, map(shown, cards), f"discards at {at}")
                self.discards += map(shown, cards)
            case _:
                assert isinstance(came, Played), f"the rulebook knows no {came}"
                self.pass_on(came.seat, came.move, came.at)

    def is_ready(self, seat: int, at: int) -> None:
        """The last one who is ready turns the timer."""
        self.ready.add(seat)
        self.say("ready", seat)
        if len(self.ready) == self.seats:
            self.until = at + self.sand
            self.say("the timer runs", at, self.until)

    def pass_on(self, seat: int, move: Offer | Answer | Refuse | Withdraw, at: int) -> None:
        """Everything about swaps lies open."""
        match move:
            case Offer(card=card, side=side):
                self.made += 1
                self.offers[self.made] = (seat, side, shown(card))
                self.say("offers", self.made, seat, side, shown(card), at)
            case Answer(offer=offer, card=card):
                self.swap(seat, offer, shown(card))
            case Refuse(offer=offer) | Withdraw(offer=offer):
                del self.offers[offer]
                self.say(type(move).__name__, offer, seat)

    def say(self, *words: Hashable) -> None:
        """Everybody knows this."""
        self.said.append(words)

    def chance(self, picks: tuple[int, ...], at: int) -> None:
        """The odd Time card lies open; who drew sees what, the others see that."""
        if not self.stacked:
            self.stacked = True
            self.deck = deck(self.options, "LR"[picks[0]])
            self.say("odd Time card", "LR"[picks[0]])
            return
        cards = tuple(self.deck[each] for each in picks)
        self.deck = [card for n, card in enumerate(self.deck) if n not in picks]
        seat = self.drawing.pop(0)
        self.hands[seat] += cards
        self.say(SECRET, seat, cards, at)
        self.too_many(seat)

    def draw(self, seat: int, at: int) -> None:
        """Unseen cards are drawn by chance; turned over, they are known to all."""
        if self.deck:
            self.drawing.append(seat)
            self.say("reaches", seat)
            return
        if not self.pile:
            self.pile, self.discards = self.discards, []
            self.say("turned over")
        card = self.pile.pop(0)
        self.hands[seat].append(card)
        self.say("draws in the open", seat, card, at)
        self.too_many(seat)

    def too_many(self, seat: int) -> None:
        """Beyond the limit the whole hand goes, sorted; the seat's offers lapse."""
        if len(self.hands[seat]) > self.limit:
            hand = sorted(self.hands[seat], key=number)
            self.offers = {n: each for n, each in self.offers.items() if each[0] != seat}
            self.away(seat, hand, "spills")
            self.discards += hand

    def away(self, seat: int, cards: Iterable[Shown], word: str) -> None:
        """Cards leave a hand for all to see."""
        gone = tuple(cards)
        for card in gone:
            self.hands[seat].remove(card)
        self.say(word, seat, gone)

    def swap(self, seat: int, offer: int, back: Shown) -> None:
        """Two cards change hands."""
        giver, _, card = self.offers.pop(offer)
        self.hands[giver].remove(card)
        self.hands[seat].remove(back)
        self.hands[giver].append(back)
        self.hands[seat].append(card)
        self.say("swap", offer, giver, card, seat, back)

    def set(self, seat: int, cards: list[Shown], at: int) -> None:
        """A code set closes a space; a Time set turns the timer."""
        (symbol,) = {card[0] for card in cards} - {"W"}
        self.away(seat, cards, "lays")
        if symbol != "T":
            self.cracked.append((symbol, seat))
            self.ended = "solved" if len(self.cracked) == self.options.keys else ""
            if self.options.mission == "reversal":
                self.offers = {}
            return
        assert self.until is not None
        above = 0 if self.options.timer == "refill" else self.until - at
        self.until = at + self.sand - above
        self.say("turned", at, self.until)
        if self.until == at:
            self.lost()

    def lost(self) -> None:
        """The last grain; open offers lapse."""
        self.ended, self.offers = "sand", {}
        self.say("the sand is through")


_last: list[tuple[AnyMatch, Umpire]] = []


def umpire(match: AnyMatch) -> Umpire:
    """The whole match, kept again; once for all who look at it."""
    if not _last or _last[0][0] is not match:
        kept = Umpire(match.options, match.seats)
        for entry in match.standing:
            kept.take(entry.came)
        _last[:] = [(match, kept)]
    return _last[0][1]


def entitled(match: AnyMatch, seat: Audience) -> Hashable:
    """Granted: the cards one drew; every card discarded, offered, swapped, laid; the time."""
    heard = []
    for words in umpire(match).said:
        word, *rest = words
        unseen = word == SECRET and rest[0] != seat
        heard.append((word, rest[0], len(rest[1]), rest[2]) if unseen else words)
    return tuple(heard)


def audit(match: AnyMatch) -> None:
    """The umpire of the house agrees on hands, piles, offers, spaces, the time and the end."""
    kept, state, pending = umpire(match), match.state, match.pending()
    board = state.board
    hands = [sorted(hand, key=number) for hand in kept.hands]
    assert [[*map(shown, hand)] for hand in state.hands] == hands
    assert list(board.counts) == [len(hand) for hand in kept.hands]
    assert board.fresh == len(kept.deck)
    assert [*map(shown, board.pile)] == kept.pile
    assert [*map(shown, board.discards)] == kept.discards
    assert {o.offer: (o.seat, o.side, shown(o.card)) for o in board.offers} == kept.offers
    assert [(NAMES[each.face], each.seat) for each in board.sets] == kept.cracked
    assert board.until == kept.until
    assert isinstance(pending, Over) == bool(kept.ended)
    if isinstance(pending, Over):
        assert (pending.why, len(pending.places)) == (kept.ended, 1)
    if isinstance(pending, Await):
        assert pending.until == kept.until
    for known, hand in zip(board.known, kept.hands, strict=True):
        assert not Counter(map(shown, known)) - Counter(hand), "known, and not there"


def toy(**changed: Any) -> Options:
    """One key, two Time cards, one Wild: seven cards, hands of four at most, a few seconds."""
    small = {"level": 1, "keys": 1, "time": 2, "wild": 1, "limit": 4, "sand": 8}
    return Options(**{**small, **changed})


READY: tuple[Step, ...] = tuple(by(seat, SayReady()) for seat in range(8))
ANY_HAND = tuple(pick(*each) for each in ((0, 1, 2), (0, 2, 4), (1, 2, 5), (0, 1, 3), (2, 3, 4)))
L, R = (2, 3)  # the key 1 with its arrow left and right

SCENES = (
    Scene("two, odd Time", toy(time=1, wild=2, sand=5), 2),
    Scene("three", toy(time=4, wild=2, sand=6), 3, (ANY_HAND,)),
    Scene("a draw at once", toy(keys=2, wild=0), 2, (ANY_HAND, pick(0, 1, 2), *READY[:2])),
    Scene(
        "beyond the limit",
        toy(limit=3, over_the_limit="penalty", wild=0, time=3),
        2,
        (
            *(pick(1), ANY_HAND, pick(0, 1, 2), *READY[:2]),
            *(by(0, Offer(L, "left"), Offer(R, "right"), Take()), by(0, Take())),
        ),
    ),
    Scene(
        "turned over",
        toy(wild=0, keys=2, time=0, limit=5),
        2,
        (
            *((pick(0, 2, 4), pick(0, 1, 7)), (pick(0, 1, 2), pick(0, 1, 4)), *READY[:2]),
            *(by(0, Take()), (pick(0), pick(1)), by(1, Take()), pick(0)),
            *(by(0, *(Discard(c) for c in ((2, 3, 4), (4, 3, 2), (2, 4, 5)))), by(1, Take())),
        ),
    ),
    Scene(
        "the timer turned",
        toy(time=6, wild=0, sand=5),
        2,
        ((pick(4, 5, 6), pick(4, 5, 7)), (pick(4, 5, 6), pick(1, 4, 5)), *READY[:2]),
    ),
    Scene(
        "refilled",
        toy(time=6, wild=1, sand=5, timer="refill"),
        2,
        ((pick(4, 5, 6), pick(4, 5, 10)), (pick(4, 5, 6), pick(1, 4, 5)), *READY[:2]),
    ),
    Scene(
        "arrows turn round",
        toy(keys=2, time=0, wild=2, mission="reversal", limit=5),
        2,
        (
            *(ANY_HAND[0], (pick(0, 1, 2), pick(1, 2, 5), pick(1, 3, 6)), *READY[:2]),
            *(by(1, Offer(5, "right"), Offer(3, "right"), Offer(4, "left")), by(0, Lay((2, 2, 3)))),
        ),
    ),
    Scene(
        "relay",
        toy(keys=2, time=0, wild=4, mission="relay", limit=6),
        2,
        (pick(0, 1, 2), (pick(1, 2, 3), pick(1, 5, 6)), *READY[:2], by(0, Lay((2, 2, 3)))),
    ),
)

FULL = (
    Scene("two at level 1", Options(), 2),
    Scene("four at level 2", Options(level=2), 4),
    Scene("three at level 3, penalty", Options(level=3, over_the_limit="penalty"), 3),
    Scene("eight at level 4", Options(level=4), 8),
    Scene("sequence", Options(level=1, mission="sequence", timer="refill"), 5),
    Scene("reversal", Options(level=1, mission="reversal", wild=6, keys=4, time=0), 2),
)

GOLDENS = (
    Scene(
        "swap",
        Options(level=2, keys=3, time=1, sand=30),
        3,
        (
            *(pick(1), pick(0, 1, 4), pick(0, 4, 5), pick(0, 1, 2)),
            *READY[:3],
            by(0, Take()),
            pick(1),
            by(0, Offer(4, "left")),
            by(1, Answer(1, 5)),
            by(1, Offer(4, "left")),
            by(1, Withdraw(2)),
            by(0, Offer(2, "left")),
            RING,
        ),
    ),
    Scene(
        "turned-over",
        toy(time=0, wild=2, keys=1, sand=30, over_the_limit="penalty", limit=3),
        2,
        (
            *(pick(0, 1, 4), pick(0, 1, 2), *READY[:2]),
            by(1, Discard((3, 26, 3))),
            *(by(0, Take()), by(1, Take())),
            *(by(1, Take()), by(1, Take())),
            by(1, Lay((2, 3, 26))),
        ),
    ),
)
