"""The house from Python: start a match, play it, look at it, keep it and bring it back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sleuth.games import game, talents
from sleuth.kernel.chance import seeded
from sleuth.kernel.codec import convert
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.dice import SeededDice
from sleuth.players.driver import BUDGET
from sleuth.study import transcript


def new(name: str, seats: int | None = None, /, **options: Any) -> AnyMatch:
    """A match of this game, with as few seats as it allows unless you say more."""
    chosen = game(name)
    agreed = convert(options, chosen.options)
    return start(chosen, agreed, chosen.seats.start if seats is None else seats)


def deal(match: AnyMatch, seed: str) -> AnyMatch:
    """Let chance answer what is to be drawn now; the seed settles every draw."""
    return match.settle(seeded(seed))


def play(match: AnyMatch, seat: int, move: str | Any) -> AnyMatch:
    """A seat plays a move, given as a value or as text in the game's notation."""
    whose = seat_of(match, seat)
    if isinstance(move, str):
        move = talents(match.game.name).notation.read(move, match.view(whose))
    return match.play(whose, move)


def think(match: AnyMatch, seat: int, bot: str = "expert", seed: str = "0") -> Any:
    """The move that a bot would play from this seat, or nothing; it sees the seat's view alone."""
    known = talents(match.game.name).bots
    if bot not in known:
        raise Malformed("bot.unknown", name=bot)
    dice = SeededDice(seed, seat, len(match.record))
    return known[bot](match.view(seat_of(match, seat)), (), dice, BUDGET).move


def show(match: AnyMatch, seat: int | None = None) -> str:
    """What a seat (or a spectator) knows, drawn for a terminal."""
    whose = None if seat is None else seat_of(match, seat)
    return talents(match.game.name).notation.show(match.view(whose))


def worlds(match: AnyMatch, seat: int) -> Iterable[Any]:
    """Every secret that this seat cannot exclude."""
    known = talents(match.game.name).worlds
    return () if known is None else known(match.view(seat_of(match, seat)))


def save(match: AnyMatch) -> str:
    """The match as a text record."""
    return transcript.write(match)


def load(record: str) -> AnyMatch:
    """The match behind a text record, played again; Malformed tells the line that is wrong."""
    match: AnyMatch = transcript.read(record).match
    return match


def seat_of(match: AnyMatch, seat: int) -> Seat:
    """A seat of this match, by its number."""
    if not 0 <= seat < match.seats:
        raise Malformed("match.no-such-seat", seat=seat)
    return Seat(seat)
