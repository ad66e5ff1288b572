"""The rules of Break the Code a second time: from the inputs alone, who may know what.

Nothing here looks at facts, audiences, boards or views. Tiles are words, answers are worked out
tile by tile, and the end is found by other means than the game's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, pairwise
from typing import Any

from sleuth.games.break_the_code.moves import Ask, Guess, Pass
from sleuth.games.break_the_code.pieces import Box, Options, Toy
from sleuth.kernel.data import Await, Drawn, Over, Played, Seat
from sleuth.kernel.match import AnyMatch
from tests.laws.subject import Audience, Scene, by, pick

Face = tuple[int, str]


def face(tile: int) -> Face:
    """A tile in words: its number, and a colour that sorts as the rules order equal numbers."""
    return tile // 2, "green" if tile in (10, 11) else "1 red" if tile % 2 == 0 else "2 blue"


@cache
def faces(tiles: tuple[int, ...]) -> tuple[Face, ...]:
    """A hand in words, left to right."""
    return tuple(sorted(face(tile) for tile in tiles))


@cache
def true_answer(card: int, named: int | None, hand: tuple[Face, ...]) -> Hashable:
    """The printed question, answered by looking at the tiles one by one."""
    if card <= 8:
        return true_places(card, named, hand)
    numbers, colours = [n for n, _ in hand], [c for _, c in hand]
    colour = "1 red" if card in (11, 17) else "2 blue"
    skip = (card - 14) // (1 if len(hand) == 5 else 2)
    return {
        **dict.fromkeys((9, 10), [n % 2 for n in numbers].count(card - 9)),
        **dict.fromkeys((11, 12), colours.count(colour)),
        13: sum(count == 2 for count in Counter(numbers).values()),
        **dict.fromkeys((14, 15, 16), sum(numbers[max(0, skip) :][:3])),
        **dict.fromkeys((17, 18), sum(n for n, c in hand if c == colour)),
        19: sum(numbers),
        20: "yes" if sorted(numbers)[len(hand) // 2] > 4 else "no",
        21: max(numbers) - min(numbers),
    }[card]


def true_places(card: int, named: int | None, hand: tuple[Face, ...]) -> Hashable:
    """The cards that ask for places, or for pairs of places; the first place is 1."""
    if card <= 6:
        wanted = {1: 0, 4: 5}.get(card, named)
        return tuple(at for at, (n, _) in enumerate(hand, 1) if n == wanted)
    right = (
        at
        for at, (a, b) in enumerate(pairwise(hand), 1)
        if (a[1] == b[1] if card == 7 else b[0] - a[0] == 1)
    )
    return tuple((at, at + 1) for at in right)


@dataclass
class Umpire:
    """One match, kept by somebody who knows only the printed rules and the house's rulings."""

    options: Options
    seats: int
    said: dict[Audience, list[Hashable]] = field(default_factory=dict)
    first: int = -1
    turn: int = -1
    hands: list[tuple[Face, ...]] = field(default_factory=list)
    bag: list[Face] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    row: list[int] = field(default_factory=list)
    right: list[list[int]] = field(default_factory=list)  # who won, place by place
    gone: set[int] = field(default_factory=set)  # who guessed wrong or gave up
    slips: dict[int, Any] = field(default_factory=dict)  # last guesses, still face down
    turns: int = 0  # of both, when two play
    still: int = 0  # turns running without a card or a right guess
    over: bool = False

    def __post_init__(self) -> None:
        self.said = {None: [], **{Seat(seat): [] for seat in range(self.seats)}}
        box = self.options.box(self.seats)
        self.bag, self.pile = sorted(map(face, box.tiles)), sorted(box.deck)
        if self.options.first is not None:
            self.first = self.turn = self.options.first

    def tell(self, *what: Hashable) -> None:
        """Everybody is told."""
        for heard in self.said.values():
            heard.append(what)

    def whisper(self, seat: int, secret: Hashable, *what: Hashable) -> None:
        """Everybody is told, but only one seat the secret."""
        for who, heard in self.said.items():
            heard.append((*what, secret if who == seat else "unseen"))

    @property
    def many(self) -> bool:
        return self.seats > 2

    @property
    def hopeful(self) -> list[int]:
        """Who has a guess left."""
        won = {s for place in self.right for s in place}
        if not self.many:
            return [0, 1]
        return [s for s in range(self.seats) if s not in won and s not in self.gone]

    def take(self, came: Any) -> None:
        """One input, and what it lets everybody know."""
        match came:
            case Drawn(picks=picks):
                self.draw(picks)
            case Played(seat=seat, move=Ask(card=card, number=number)):
                self.ask(seat, card, number)
            case Played(seat=seat, move=Guess(tiles=tiles)):
                self.guess(seat, faces(tiles))
            case Played(seat=seat, move=Pass()):
                self.guess(seat, None)
            case _:
                raise AssertionError(came)
        self.turns += isinstance(came, Played)
        if not self.many and not self.right and not self.over and self.turns >= 100:
            self.over = True
            self.tell("all tiles", *self.hands)

    def draw(self, picks: tuple[int, ...]) -> None:
        """The lot, a hand, or a card."""
        if self.first < 0:
            self.first = self.turn = picks[0]
            self.tell("first by lot", self.first)
        elif len(self.hands) < self.seats + self.many:
            self.hands.append(tuple(sorted(self.bag[i] for i in picks)))
            self.bag = [tile for i, tile in enumerate(self.bag) if i not in picks]
            self.whisper(len(self.hands) - 1, self.hands[-1], "a hand is dealt")
        else:
            self.row.append(self.pile.pop(picks[0]))
            self.tell("card", self.row[-1])

    def ask(self, seat: int, card: int, number: int | None) -> None:
        """Every opponent answers aloud; the asker too, if the card is shared or four play."""
        self.row.remove(card)
        self.tell("asks", seat, card, number)
        for other in range(self.seats):
            if other != seat or self.seats == 4 or card in (19, 20, 21):
                said = true_answer(card, number, self.hands[other])
                self.tell("answers", other, said)
        self.pass_on()

    def pass_on(self) -> None:
        """Clockwise to the next who can still win."""
        for _ in range(self.seats):
            self.turn = (self.turn + 1) % self.seats
            if self.turn in self.hopeful:
                return

    def guess(self, seat: int, code: Any) -> None:
        """A guess, or none."""
        if not self.many:
            self.aloud(seat, code)
        elif not self.row and not self.pile:
            self.slip(seat, code)
        else:
            self.on_paper(seat, code)
        if self.over:
            self.tell("all tiles", *self.hands)

    def aloud(self, seat: int, code: Any) -> None:
        """Two players: everybody hears the guess, and whether it was right."""
        reply, hit = bool(self.right), code == self.hands[1 - seat]
        self.tell("says", seat, code, hit)
        if hit:
            self.right = [[*chain(*self.right), seat]]
        self.still = 0 if self.row or hit else self.still + 1
        self.over = reply or (hit and seat != self.first) or self.still == 2
        self.turn = 1 - seat

    def on_paper(self, seat: int, code: Any) -> None:
        """More players: the guesser alone sees guess and truth, the others right or wrong."""
        hit = code == self.hands[-1]
        if code is not None:
            self.whisper(seat, (code, self.hands[-1]), "writes", seat)
        self.tell("was right" if hit else "out", seat, code is None)
        together = self.options.guessing == "own-turn" and self.right
        if hit and together:
            self.right[0].append(seat)
        elif hit:
            self.right.append([seat])
        else:
            self.gone.add(seat)
        mover = self.turn
        if seat == mover:
            self.pass_on()
        self.over = self.finished(mover)

    def finished(self, mover: int) -> bool:
        """Nobody left, all places but one taken, or the round of the first right guess is done."""
        if not self.hopeful:
            return True
        if self.options.guessing == "own-turn":
            round_ = [(self.first + i) % self.seats for i in range(self.seats)]
            later = round_[round_.index(mover) + 1 :]
            return bool(self.right) and not set(later) & set(self.hopeful)
        return sum(map(len, self.right)) == self.seats - 1

    def slip(self, seat: int, code: Any) -> None:
        """No card left: last guesses stay face down until all are in; the right ones tie."""
        self.slips[seat] = code
        self.whisper(seat, code, "settles", seat)
        if set(self.slips) != set(self.hopeful):
            return
        hits = [s for s in self.hopeful if self.slips[s] == self.hands[-1]]
        for s in self.hopeful:
            blank = self.slips[s] is None
            self.whisper(s, "blank" if blank else self.hands[-1], s, s in hits, blank)
        self.gone |= set(self.hopeful) - set(hits)
        self.right += [hits] * bool(hits)
        self.over = True


_last: list[tuple[AnyMatch, Umpire]] = []


def umpire(match: AnyMatch) -> Umpire:
    """The whole match, kept again; the last one is remembered, for all who ask about it."""
    if not _last or _last[0][0] is not match:
        kept = Umpire(match.options, match.seats)
        for entry in match.standing:
            kept.take(entry.came)
        _last[:] = [(match, kept)]
    return _last[0][1]


def entitled(match: AnyMatch, seat: Audience) -> Hashable:
    """What `seat` may know: its tiles, its written guess and then the centre, and what is open."""
    return tuple(umpire(match).said[seat])


def audit(match: AnyMatch) -> None:
    """The umpire of the house agrees: the same cards, turn, places and end."""
    kept, board, pending = umpire(match), match.state.board, match.pending()
    assert [faces(hand) for hand in match.state.hands] == kept.hands
    assert sorted(board.cards) == sorted(kept.row)
    assert list(board.pile) == kept.pile
    assert isinstance(pending, Over) == kept.over
    if isinstance(pending, Over):
        won = [tuple(sorted(place)) for place in kept.right]
        lost = set(range(match.seats)).difference(*won)
        assert list(pending.places) == [*won, *([tuple(sorted(lost))] if lost else [])]
    elif isinstance(pending, Await) and (kept.row or not kept.many):
        assert pending.seats == {kept.turn}
    elif isinstance(pending, Await):
        assert pending.seats == set(kept.hopeful) - set(kept.slips)


PAIRS = Box((0, 3, 10, 11), 2, (2, 19), 1)
BARE = Box((0, 3, 10, 11), 1, (11,), 1)
CENTRE = Box((0, 3, 10, 11), 1, (4, 12), 1)
FOURS = Box((0, 1, 2, 10, 11), 1, (12,), 1)


ANY_TILE = tuple(pick(i) for i in range(4))
ANYBODY = tuple(pick(i) for i in range(4))


def toy(own: Box, guessing: str = "any-time", first: int | None = 0) -> Toy:
    """A match with a small box."""
    return Toy(guessing, first, own=own)  # type: ignore[arg-type]


SCENES = (
    Scene("two", toy(PAIRS), 2),
    Scene("two, by lot, one card", toy(BARE, first=None), 2),
    Scene("three", toy(CENTRE), 3),
    Scene("three, own turn", toy(BARE, "own-turn", 2), 3, (ANY_TILE,)),
    Scene("four", toy(FOURS), 4),
    Scene("four, own turn, by lot", toy(FOURS, "own-turn", None), 4, (ANYBODY,)),
)

FULL = (
    Scene("two", Options(), 2),
    Scene("three", Options(), 3),
    Scene("three, own turn", Options("own-turn", 1), 3),
    Scene("four", Options(first=3), 4),
    Scene("four, own turn", Options("own-turn"), 4),
)

TWO = (
    *(pick(1), pick(0, 6, 9, 10, 13), pick(0, 1, 3, 9, 11)),
    *(pick(0), pick(1), pick(5), pick(15), pick(14), pick(5)),
)
THREE = (
    *(pick(0, 6, 13, 15, 18), pick(1, 2, 5, 9, 11), pick(0, 1, 2, 4, 5), pick(0, 1, 2, 3, 4)),
    *(pick(0), pick(0), pick(0), pick(0), pick(0), pick(0)),
)
FOUR = (
    *(pick(0, 6, 13, 15), pick(1, 2, 5, 9), pick(0, 1, 2, 4), pick(0, 1, 2, 3), pick(0, 1, 2, 3)),
    *(pick(0), pick(0), pick(0), pick(0), pick(0), pick(13)),
)

GOLDENS = (
    Scene(
        "two",
        Options(),
        2,
        (
            *TWO,
            *(by(1, Ask(19)), pick(0), by(0, Ask(3, 3)), pick(0)),
            *(by(1, Guess((0, 2, 4, 6, 8))), by(0, Ask(8)), pick(0)),
            *(by(1, Guess((0, 6, 9, 10, 13))), by(0, Guess((1, 2, 4, 14, 16)))),
        ),
    ),
    Scene(
        "three",
        Options(first=2),
        3,
        (
            *THREE,
            *(by(2, Ask(2, 1)), pick(0), by(1, Guess((0, 1, 2, 3, 4)))),
            *(by(0, Ask(1)), pick(0), by(0, Guess((8, 12, 16, 17, 19)))),
            by(2, Pass()),
        ),
    ),
    Scene(
        "four-own-turn",
        Options("own-turn", 1),
        4,
        (
            *(*FOUR, by(1, Ask(1)), pick(0), by(2, Guess((16, 17, 18, 19)))),
            *(by(3, Guess((0, 1, 2, 3))), by(0, Pass())),
        ),
    ),
)
