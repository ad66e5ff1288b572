"""What can happen, and who is told: hands and written guesses their owner, the centre nobody."""

from __future__ import annotations

from sleuth.games.break_the_code.cards import Answer, Card
from sleuth.games.break_the_code.tiles import Hand
from sleuth.kernel import facts
from sleuth.kernel.data import Seat
from sleuth.kernel.facts import Open, Own, Shadow


class Appointed(Open, frozen=True):
    """By lot, this seat begins."""

    seat: Seat


class Dealt(Own, frozen=True):
    """The tiles a seat took."""

    hand: Hand


class Screened(Shadow, frozen=True):
    """A hand stands behind this seat's screen."""

    seat: Seat


class Buried(facts.Fact, frozen=True):
    """The tiles in the centre, which nobody has seen."""

    hand: Hand


class Covered(Shadow, frozen=True):
    """The hidden tiles lie in the centre."""


class Opened(Open, frozen=True):
    """A card came from the pile into the row."""

    card: Card


class Asked(Open, frozen=True):
    """A seat used a card, and named this number if the card left a choice."""

    seat: Seat
    card: Card
    number: int | None = None


class Answered(Open, frozen=True):
    """What a seat's hand answers to the card that was just asked."""

    seat: Seat
    card: Card
    answer: Answer


class Guessed(Open, frozen=True):
    """With two players a guess is spoken aloud."""

    seat: Seat
    tiles: Hand


class Wrote(Own, frozen=True):
    """With more players a guess is written in secret; nothing written gives it up."""

    tiles: Hand | None


class Locked(Shadow, frozen=True):
    """The cards are used up, and this seat has settled its last guess, or gave it up."""

    seat: Seat


class Checked(Own, frozen=True):
    """The hidden tiles, shown to the seat that guessed and to nobody else."""

    tiles: Hand


class Declared(Open, frozen=True):
    """A seat was right, and takes this place (1 is the best)."""

    seat: Seat
    place: int


class Failed(Open, frozen=True):
    """A seat was wrong."""

    seat: Seat


class Passed(Open, frozen=True):
    """A seat let its guess go by."""

    seat: Seat


class Stalled(Open, frozen=True):
    """Two players have had so many turns without a right guess that the match ends."""


class Revealed(Open, frozen=True):
    """The match is over, and all tiles are laid open; the centre last, if there is one."""

    hands: tuple[Hand, ...]


Fact = (
    Appointed
    | Dealt
    | Screened
    | Buried
    | Covered
    | Opened
    | Asked
    | Answered
    | Guessed
    | Wrote
    | Locked
    | Checked
    | Declared
    | Failed
    | Passed
    | Stalled
    | Revealed
)
