"""What the pad fills in by itself, by the level of assistance that the table agreed on."""

from __future__ import annotations

from collections import Counter

from sleuth.games.x_code.board import Board, Cards, closed, terms_of
from sleuth.games.x_code.pieces import TIME, WILD_CARD, Card, Face, face
from sleuth.games.x_code.thinking.worlds import chance_drawn, chance_held, pool, unknown
from sleuth.games.x_code.view import View
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.talents import LEVELS, Level


class Chance(Data, frozen=True):
    """How likely a hand holds this card."""

    card: Card
    chance: float


class HandNote(Data, frozen=True):
    """Another hand: what all have seen of it, how much is unseen, and what that may be."""

    seat: Seat
    known: Cards
    unseen: int
    may: Cards = ()
    chances: tuple[Chance, ...] = ()


class Gone(Data, frozen=True):
    """So many cards of a face lie in sets, for good."""

    face: Face
    count: int


class Notes(Data, frozen=True):
    """Marks on the pad; `helps` is the chance that the next draw is of use to me."""

    hands: tuple[HandNote, ...]
    gone: tuple[Gone, ...] = ()
    helps: float | None = None


def assist(view: View, level: Level) -> Notes | None:
    """The notes of a seat; a spectator keeps none."""
    rank = LEVELS.index(level)
    if view.seat is None or rank < LEVELS.index("facts"):
        return None
    others = [Seat(s) for s in range(len(view.board.counts)) if s != view.seat]
    hands = tuple(hand_note(view, seat, rank) for seat in others)
    lost = gone(view.board) if rank >= LEVELS.index("direct") else ()
    drawn = rank >= LEVELS.index("odds") and view.board.until is not None
    return Notes(hands, lost, chance_drawn(view, useful(view)) if drawn else None)


def hand_note(view: View, seat: Seat, rank: int) -> HandNote:
    """What is known of one hand."""
    known, unseen = view.board.known[seat], unknown(view, seat)
    if rank < LEVELS.index("joint"):
        return HandNote(seat, known, unseen)
    may = tuple(dict.fromkeys(pool(view))) if unseen else ()
    if rank < LEVELS.index("odds"):
        return HandNote(seat, known, unseen, may)
    wanted = useful(view)
    chances = tuple(Chance(c, round(chance_held(view, seat, c), 4)) for c in may if c in wanted)
    return HandNote(seat, known, unseen, may, chances)


def gone(board: Board) -> tuple[Gone, ...]:
    """The cards that lie in sets and will not come back."""
    laid = Counter(face(card) for each in (*board.sets, *board.times) for card in each.cards)
    return tuple(Gone(each, laid[each]) for each in sorted(laid))


def useful(view: View) -> Cards:
    """The cards that would bring my hand closer to a set: more of what I have, or a Wild."""
    shut, keys = closed(view.board), terms_of(view.board).keys
    mine = {face(card) for card in view.hand if face(card) not in shut}
    faces = [each for each in (*keys, TIME) if each in mine]
    return (*(2 * each + n for each in faces for n in (0, 1)), WILD_CARD)
