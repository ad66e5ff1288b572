"""The house from Python: start a match, play it, look at it, keep it and bring it back.

Any value may be given in any place: what is not exactly what is asked for (a seat is `1`, neither
`1.0` nor `True` nor `"1"`) is refused by a SleuthError, and no match is changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import FunctionType
from typing import Any, Generic, Never, TypeVar

from sleuth.games import game, read_move, talents
from sleuth.kernel.chance import seeded
from sleuth.kernel.codec import convert
from sleuth.kernel.data import Over, Seat
from sleuth.kernel.errors import IllegalMove, Malformed, NoSuchGame, SleuthError
from sleuth.kernel.exact import is_exactly
from sleuth.kernel.facts import Fact
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import AnyMatch, Match, start
from sleuth.kernel.moves import Moves
from sleuth.kernel.talents import Bot
from sleuth.players import cast, own_bots
from sleuth.players.arena import Contest, Figures, run
from sleuth.players.dice import SeededDice
from sleuth.players.driver import BUDGET
from sleuth.study import transcript
from sleuth.study.review import reviewing
from sleuth.study.review.report import MatchReview

O = TypeVar("O")  # noqa: E741
S = TypeVar("S")
M = TypeVar("M")
F = TypeVar("F", bound=Fact)
V = TypeVar("V")


class Legal(Generic[M]):
    """The moves that a seat may make now: counted, asked `in` and picked from without a list.

    >>> import sleuth
    >>> match = sleuth.new("mastermind", games=1, first=0)
    >>> offered = sleuth.legal(match, 0)
    >>> len(offered), "hide RGBY" in offered, "guess RGBY" in offered
    (1296, True, False)
    >>> offered[1295]
    Hide(code=(5, 5, 5, 5))
    """

    __slots__ = ("_match", "_moves", "_seat")

    def __init__(self, match: AnyMatch, seat: Seat) -> None:
        self._match = match
        self._seat = seat
        self._moves: Moves[M] = match.moves(seat)

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[M]:
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        """Is this on offer? A move may be a value, or text in the game's notation."""
        match = self._match
        if type(move) is str:
            try:
                move = read_move(match.game.name, move, match.view(self._seat))
            except SleuthError:
                return False
        return is_exactly(move, match.game.move) and move in self._moves

    def __getitem__(self, n: int) -> M:
        """The n-th move; those before it are not listed."""
        if type(n) is not int or not 0 <= n < len(self._moves):
            raise IndexError("no such move on offer")
        return self._moves.nth(n)

    def __repr__(self) -> str:
        return f"<{len(self)} moves of seat {self._seat}>"

    def sample(self, seed: str) -> M:
        """One of these moves, each as likely; equal seeds choose alike."""
        if not len(self._moves):
            raise IllegalMove("move.none", seat=self._seat)
        return self._moves.pick(SeededDice(seed_of(seed)))


def new(name: str, seats: int | None = None, /, **options: object) -> AnyMatch:
    """A match of this game, with as few seats as it allows unless you say more.

    Its options are named: `new("mastermind", games=1, first=0)`.

    >>> import sleuth
    >>> sleuth.new("code-x").seats, sleuth.new("code-x", 4).seats
    (2, 4)
    """
    if type(name) is not str:
        raise NoSuchGame("game.unknown", name=plainly(name))
    chosen = game(name)
    many = chosen.seats.start if seats is None else seats
    if type(many) is not int or many not in chosen.seats:
        raise Malformed("match.seats", seats=plainly(many))
    return start(chosen, agreed(chosen, options), many)


def deal(match: Match[O, S, M, F, V], seed: str) -> Match[O, S, M, F, V]:
    """Let chance answer what is to be drawn now; the seed settles every draw.

    >>> import sleuth
    >>> match = sleuth.deal(sleuth.new("break-the-code", first=0), "a seed")
    >>> sleuth.view(match, 0).hand
    (1, 6, 7, 14, 15)
    """
    return match_of(match).settle(seeded(seed_of(seed)))


def legal(match: Match[O, S, M, F, V], seat: int) -> Legal[M]:
    """What a seat may do now; nobody has to list it.

    >>> import sleuth
    >>> match = sleuth.deal(sleuth.new("break-the-code", first=0), "a seed")
    >>> len(sleuth.legal(match, 0)), len(sleuth.legal(match, 1))
    (15511, 0)
    >>> sleuth.legal(match, 0).sample("mine") in sleuth.legal(match, 0)
    True
    """
    return Legal(match, seat_of(match, seat))


def play(match: Match[O, S, M, F, V], seat: int, move: str | M) -> Match[O, S, M, F, V]:
    """A seat plays a move, given as a value or as text in the game's notation.

    >>> import sleuth
    >>> match = sleuth.new("mastermind", games=1, first=0)
    >>> after = sleuth.play(match, 0, "hide RGBY")
    >>> len(match.record), len(after.record)
    (0, 1)
    """
    whose = seat_of(match, seat)
    meant: Any = move
    if type(meant) is str:
        meant = read_move(match.game.name, meant, match.view(whose))
    if not is_exactly(meant, match.game.move):
        raise Malformed("move.malformed", said=plainly(meant))
    return match.play(whose, meant)


def view(match: Match[O, S, M, F, V], seat: int | None = None) -> V:
    """All that a seat knows, as a value; without a seat, what a spectator knows.

    >>> import sleuth
    >>> match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    >>> sleuth.view(match, 0).code, sleuth.view(match, 1).code, sleuth.view(match).code
    ((0, 1, 2, 3), None, None)
    """
    return match_of(match).view(None if seat is None else seat_of(match, seat))  # type: ignore[no-any-return]


def result(match: AnyMatch) -> Over | None:
    """How a match ended: places, best first, and why; nothing while it goes on.

    >>> import sleuth
    >>> match = sleuth.play(sleuth.new("mastermind", games=2, first=0), 0, "hide RGBY")
    >>> sleuth.result(match) is None
    True
    >>> for seat, move in (1, "RGBY"), (1, "hide RGBY"), (0, "RRRR"), (0, "RGBY"):
    ...     match = sleuth.play(match, seat, move)
    >>> over = sleuth.result(match)
    >>> over.places, over.winners, over.why
    (((1,), (0,)), (1,), 'points')
    """
    pending = match_of(match).pending()
    return pending if isinstance(pending, Over) else None


def think(match: Match[O, S, M, F, V], seat: int, bot: str = "expert", seed: str = "0") -> M | None:
    """The move that a bot would play from this seat, or nothing; it sees the seat's view alone.

    >>> import sleuth
    >>> match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    >>> sleuth.think(match, 1, "knuth")
    Guess(code=(0, 0, 1, 1))
    """
    whose = seat_of(match, seat)
    if type(bot) is not str or not own_bots.known(match.game.name, bot):
        raise Malformed("bot.unknown", name=plainly(bot))
    dice = SeededDice(seed_of(seed), seat, len(match.record))
    with own_bots.Guests(match.game.name) as guests:
        thinks = guests.seated([bot] * match.seats)[whose]
        move: M | None = thinks(match.view(whose), (), dice, BUDGET).move
    return move


def bots(name: str) -> tuple[str, ...]:
    """Who can sit down to this game: its bots, the eight of the house, those of your packages.

    >>> import sleuth
    >>> {"knuth", "random", "orrery"} <= set(sleuth.bots("mastermind"))
    True
    """
    if type(name) is not str:
        raise NoSuchGame("game.unknown", name=plainly(name))
    return tuple(dict.fromkeys((*talents(name).bots, *cast.CAST, *own_bots.names(name))))


def arena(  # noqa: PLR0913  what can be left out is named
    name: str,
    bots: Sequence[str | Bot[Never, object] | type[Bot[Never, object]]],
    *,
    games: int = 100,
    seed: str = "0",
    options: Mapping[str, object] | None = None,
    rotate: bool = False,
    jobs: int = 1,
) -> Figures:
    """Let bots play each other, one on each seat, and count; the seed settles every deal.

    A bot is a name, the address of your own (`"package.module:think"`), or a function or class
    of yours that can be imported. With `rotate`, every deal is played from every chair.

    >>> import sleuth
    >>> found = sleuth.arena("mastermind", ["random", "knuth"], games=4, options={"games": 2})
    >>> found["games"], found["wins"][1] >= found["wins"][0]
    (4, True)
    """
    if type(name) is not str:
        raise NoSuchGame("game.unknown", name=plainly(name))
    if type(games) is not int or games < 1:
        raise Malformed("arena.games", said=plainly(games))
    if type(jobs) is not int or jobs < 1:
        raise Malformed("arena.jobs", said=plainly(jobs))
    who, agreed_on = names_of(bots), {} if options is None else options
    if not isinstance(agreed_on, Mapping) or not all(type(key) is str for key in agreed_on):
        raise Malformed("option.malformed", name="options", said=plainly(agreed_on))
    agreed(game(name), dict(agreed_on))
    return run(Contest(name, who, games, seed_of(seed), dict(agreed_on), bool(rotate)), jobs)


def names_of(bots: object) -> tuple[str, ...]:
    """Names of bots, in a row; one's own by where they can be imported from."""
    if not isinstance(bots, list | tuple):
        raise Malformed("bot.unknown", name=plainly(bots))
    return tuple(each if type(each) is str else address_of(each) for each in bots)


def address_of(bot: object) -> str:
    """Where a function or a class of one's own can be imported from, by another process too."""
    if not isinstance(bot, type | FunctionType):
        raise Malformed("bot.unknown", name=plainly(bot))
    if bot.__module__ == "__main__" or "<" in bot.__qualname__:
        raise Malformed("bot.not-importable", name=plainly(bot.__qualname__))
    return f"{bot.__module__}:{bot.__qualname__}"


def show(match: AnyMatch, seat: int | None = None) -> str:
    """What a seat (or a spectator) knows, drawn for a terminal.

    >>> import sleuth
    >>> match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    >>> "RGBY" in sleuth.show(match, 0), "RGBY" in sleuth.show(match, 1)
    (True, False)
    """
    whose = None if seat is None else seat_of(match, seat)
    return talents(match_of(match).game.name).notation.show(match.view(whose))


def worlds(match: AnyMatch, seat: int) -> Iterable[object]:
    """Every secret that this seat cannot exclude.

    >>> import sleuth
    >>> match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    >>> len(sleuth.worlds(sleuth.play(match, 1, "RRGG"), 1))
    208
    """
    whose, known = seat_of(match, seat), talents(match.game.name).worlds
    return () if known is None else known(match.view(whose))


def review(match: AnyMatch) -> MatchReview:
    """What each decision of a finished match was worth, by what its seat could know then.

    >>> import sleuth
    >>> match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    >>> match = sleuth.play(sleuth.play(match, 1, "RRGB"), 1, "RGBY")
    >>> [each.badge for each in sleuth.review(match).seats[1].decisions]
    ['best', 'good']
    """
    return reviewing.review(match_of(match))


def save(match: AnyMatch) -> str:
    """The match as a text record.

    >>> import sleuth
    >>> print(sleuth.save(sleuth.new("mastermind", games=1)).splitlines()[0])
    sleuth record 1
    """
    return transcript.write(match_of(match))


def load(record: str) -> AnyMatch:
    """The match behind a text record, played again; Malformed tells the line that is wrong.

    >>> import sleuth
    >>> match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    >>> sleuth.load(sleuth.save(match)) == match
    True
    """
    if type(record) is not str:
        raise Malformed("record.first-line", line=1)
    match: AnyMatch = transcript.read(record).match
    return match


def agreed(chosen: AnyGame, options: dict[str, object]) -> object:
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
