"""The house from Python: start a match, play it, look at it, keep it and bring it back.

Any value may be given in any place: what is not exactly what is asked for (a seat is `1`, neither
`1.0` nor `True` nor `"1"`) is refused by a SleuthError, and no match is changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sleuth.games import game, read_move, talents
from sleuth.kernel.chance import seeded
from sleuth.kernel.codec import convert
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed, NoSuchGame
from sleuth.kernel.exact import is_exactly
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import AnyMatch, Match, start
from sleuth.players import cast
from sleuth.players.dice import SeededDice
from sleuth.players.driver import BUDGET
from sleuth.study import transcript
from sleuth.study.review import reviewing
from sleuth.study.review.report import MatchReview


def new(name: str, seats: int | None = None, /, **options: Any) -> AnyMatch:
    """A match of this game, with as few seats as it allows unless you say more."""
    if type(name) is not str:
        raise NoSuchGame("game.unknown", name=plainly(name))
    chosen = game(name)
    many = chosen.seats.start if seats is None else seats
    if type(many) is not int or many not in chosen.seats:
        raise Malformed("match.seats", seats=plainly(many))
    return start(chosen, agreed(chosen, options), many)


def deal(match: AnyMatch, seed: str) -> AnyMatch:
    """Let chance answer what is to be drawn now; the seed settles every draw."""
    return match_of(match).settle(seeded(seed_of(seed)))


def play(match: AnyMatch, seat: int, move: str | Any) -> AnyMatch:
    """A seat plays a move, given as a value or as text in the game's notation."""
    whose = seat_of(match, seat)
    if type(move) is str:
        move = read_move(match.game.name, move, match.view(whose))
    if not is_exactly(move, match.game.move):
        raise Malformed("move.malformed", said=plainly(move))
    return match.play(whose, move)


def think(match: AnyMatch, seat: int, bot: str = "expert", seed: str = "0") -> Any:
    """The move that a bot would play from this seat, or nothing; it sees the seat's view alone."""
    whose = seat_of(match, seat)
    if type(bot) is not str or not cast.knows(match.game.name, bot):
        raise Malformed("bot.unknown", name=plainly(bot))
    dice = SeededDice(seed_of(seed), seat, len(match.record))
    return cast.bot(match.game.name, bot)(match.view(whose), (), dice, BUDGET).move


def show(match: AnyMatch, seat: int | None = None) -> str:
    """What a seat (or a spectator) knows, drawn for a terminal."""
    whose = None if seat is None else seat_of(match, seat)
    return talents(match_of(match).game.name).notation.show(match.view(whose))


def worlds(match: AnyMatch, seat: int) -> Iterable[Any]:
    """Every secret that this seat cannot exclude."""
    whose, known = seat_of(match, seat), talents(match.game.name).worlds
    return () if known is None else known(match.view(whose))


def review(match: AnyMatch) -> MatchReview:
    """What each decision of a finished match was worth, by what its seat could know then."""
    return reviewing.review(match_of(match))


def save(match: AnyMatch) -> str:
    """The match as a text record."""
    return transcript.write(match_of(match))


def load(record: str) -> AnyMatch:
    """The match behind a text record, played again; Malformed tells the line that is wrong."""
    if type(record) is not str:
        raise Malformed("record.first-line", line=1)
    match: AnyMatch = transcript.read(record).match
    return match


def agreed(chosen: AnyGame, options: dict[str, Any]) -> Any:
    """The options of a game, each exactly of its kind."""
    read = convert(options, chosen.options)
    for name, value in options.items():
        if not is_exactly(chosen.options(**{name: value}), chosen.options):
            raise Malformed("option.malformed", name=name, said=plainly(value))
    return read


def match_of(match: object) -> AnyMatch:
    """A match, and nothing else."""
    if not isinstance(match, Match):
        raise Malformed("match.malformed", said=plainly(match))
    return match


def seat_of(match: object, seat: object) -> Seat:
    """A seat of this match, by its number."""
    seats = match_of(match).seats
    if type(seat) is not int or not 0 <= seat < seats:
        raise Malformed("match.no-such-seat", seat=plainly(seat))
    return Seat(seat)


def seed_of(seed: object) -> str:
    """A seed that can be hashed: text, without halves of characters."""
    if type(seed) is not str or not seed.isprintable():
        raise Malformed("seed.malformed", said=plainly(seed))
    return seed


def plainly(value: object) -> str | int:
    """A value in an error: itself where it is short and plain, else what kind it is of."""
    if type(value) is int and is_exactly(value, int):
        return value
    if type(value) is str and len(value) <= 40 and value.isprintable():
        return value
    return type(value).__name__
