"""Bots from elsewhere: `package.module:name`, or by the name that an installed package gave them.

Each thinks in a process of its own, which gets views and no match. What breaks, hangs or gives
what is not on offer is a `BotFault`: it loses its match, and nothing else is harmed.
"""

from __future__ import annotations

import os
import selectors
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from importlib.metadata import entry_points
from time import monotonic
from types import MappingProxyType, TracebackType
from typing import IO, Any, TypedDict

from sleuth.games import game, talents
from sleuth.kernel import codec
from sleuth.kernel.data import Data, Over, Seat
from sleuth.kernel.errors import Detail, Malformed, SleuthError
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot, Heard, Thought
from sleuth.players import cast
from sleuth.players.dice import SeededDice
from sleuth.players.own_process import OwnAnswer, OwnFault, OwnThought, Ponder
from sleuth.players.worker import LENGTH, frame
from sleuth.texts import explain

GROUP = "sleuth.bots"
"""Where packages tell of their bots: `"mastermind.clever" = "package.module:think"`."""

PROCESS = "from sleuth.players.own_process import main; main()"
PATIENCE = 20.0
"""Seconds for one decision, unless somebody says otherwise."""

LOADING = 120.0
"""Seconds in which a bot must have been loaded."""

MOST_SAID = 8
LARGEST = 1 << 20
"""Phrases in one thought, and bytes of it."""


class BotFault(SleuthError):
    """Somebody's own bot did what loses its match."""

    def __init__(self, seat: Seat, code: str, **details: Detail) -> None:
        super().__init__(code, **details)
        self.seat = seat

    @property
    def lost(self) -> Lost:
        """What is kept of it."""
        return Lost(self.code, tuple(self.details.items()))


class Unfit(SleuthError):
    """What somebody's own bot thought cannot be played."""


class Lost(Data, frozen=True):
    """By what somebody's own bot lost a match: kept, counted, and told in words."""

    code: str
    details: tuple[tuple[str, Detail], ...]

    def told(self) -> str:
        """The same, in words."""
        return explain(SleuthError(self.code, **dict(self.details)))


class Forfeits(TypedDict):
    """Matches that somebody's own bot lost by what it did."""

    bot: str
    games: int
    code: str
    why: str


def forfeits(lost: Iterable[Lost | None]) -> list[Forfeits]:
    """By what somebody's own bots lost, the most often first."""
    counted = Counter(each for each in lost if each is not None)
    return [
        {"bot": str(dict(each.details)["bot"]), "games": n, "code": each.code, "why": each.told()}
        for each, n in counted.most_common()
    ]


@cache
def installed() -> Mapping[tuple[str, str], str]:
    """The bots of installed packages: game and name, and where they are."""
    found = {}
    for each in entry_points(group=GROUP):
        of, dot, name = each.name.partition(".")
        if dot and name and ":" in each.value:
            found[of, name] = each.value
    return MappingProxyType(found)


def names(of: str) -> tuple[str, ...]:
    """What the bots of installed packages are called that play this game."""
    ours = {*talents(of).bots, *cast.CAST}
    return tuple(sorted(name for which, name in installed() if which == of and name not in ours))


def address(of: str, name: str) -> str | None:
    """Where somebody's own bot is; none for those of the house."""
    if ":" in name:
        return name
    return None if cast.knows(of, name) else installed().get((of, name))


def known(of: str, name: str) -> bool:
    """Can somebody of this name be asked to sit down to this game?"""
    return address(of, name) is not None or cast.knows(of, name)


class OwnProcess:
    """One process with one bot in it, asked and answered over pipes."""

    def __init__(self, of: str, where: str, patience: float) -> None:
        self._patience = patience
        paths = os.pathsep.join(["", *(path for path in sys.path if path)])
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROCESS, of, where],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths},
        )
        ready = self._receive(LOADING)
        if isinstance(ready, OwnFault):
            self.close()
            raise Malformed(ready.code, bot=where, why=ready.why)

    def ask(self, asked: Ponder) -> OwnAnswer:
        """One thought; TimeoutError if there is none in time, EOFError if the process is gone."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(frame(codec.encode(asked)))
            self._process.stdin.flush()
        except OSError:
            raise EOFError from None
        return self._receive(self._patience)

    def _receive(self, seconds: float) -> OwnAnswer:
        out, end = self._process.stdout, monotonic() + seconds
        assert out is not None
        (size,) = LENGTH.unpack(read_within(out, LENGTH.size, end))
        if size > LARGEST:
            raise EOFError
        said: OwnAnswer = codec.decode(read_within(out, size, end), OwnAnswer)
        return said

    def close(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.communicate()


def read_within(pipe: IO[bytes], many: int, end: float) -> bytes:
    """So many bytes of a pipe by this moment."""
    found = b""
    with selectors.DefaultSelector() as ready:
        ready.register(pipe, selectors.EVENT_READ)
        while len(found) < many:
            if not ready.select(max(0.0, end - monotonic())):
                raise TimeoutError
            more = os.read(pipe.fileno(), many - len(found))
            if not more:
                raise EOFError
            found += more
    return found


class OwnSeat:
    """Somebody's own bot on one seat of one match."""

    def __init__(self, guests: Guests, name: str, match: int, seat: Seat) -> None:
        self._guests = guests
        self._match = match
        self.name = name
        self.seat = seat

    def __call__(
        self, view: Any, heard: tuple[Heard, ...], dice: Dice, budget: int, /
    ) -> Thought[Any]:
        """Think; whatever is wrong with the thought is a BotFault."""
        assert isinstance(dice, SeededDice)
        seed = sha256(f"own:{dice.seed}".encode()).hexdigest()
        shown = codec.encode(view).decode()
        asked = Ponder(self._match, self.seat, shown, heard, seed, budget)
        return self.judged(self._asked(asked), view)

    def _asked(self, asked: Ponder) -> OwnAnswer:
        try:
            return self._guests.process(self.name).ask(asked)
        except TimeoutError:
            self._guests.dismiss(self.name)
            raise self.fault("bot.hung", seconds=f"{self._guests.patience:g}") from None
        except (EOFError, Malformed) as wrong:
            if isinstance(wrong, Malformed) and wrong.code == "bot.cannot-load":
                raise
            self._guests.dismiss(self.name)
            raise self.fault("bot.ended") from None

    def judged(self, said: OwnAnswer, view: Any) -> Thought[Any]:
        """What was thought, if it can be played and said."""
        try:
            return fit(self._guests.game, said, view)
        except Unfit as wrong:
            raise self.fault(wrong.code, **wrong.details) from None

    def fault(self, code: str, **details: Detail) -> BotFault:
        """What this one did."""
        return BotFault(self.seat, code, bot=self.name, **details)


def fit(of: str, said: OwnAnswer, view: Any) -> Thought[Any]:
    """What was thought, if it can be played and said at this view of a game."""
    if isinstance(said, OwnFault):
        raise Unfit(said.code, why=said.why)
    assert isinstance(said, OwnThought)
    rules = game(of)
    try:
        thought: Thought[Any] = codec.decode(said.thought, Thought[rules.move])  # type: ignore[name-defined]
    except Malformed as wrong:
        raise Unfit("bot.no-thought", why=str(wrong.details["why"])) from None
    allowed = {phrase.code for phrase in talents(rules.name).phrases}
    if len(thought.says) > MOST_SAID or any(p.code not in allowed for p in thought.says):
        raise Unfit("bot.says")
    if thought.move is not None and thought.move not in rules.moves(view):
        raise Unfit("bot.illegal", move=repr(thought.move))
    return thought


class Guests:
    """Whoever sits down to matches of one game, and the processes of those from elsewhere."""

    def __init__(self, game: str, patience: float = PATIENCE) -> None:
        self.game = game
        self.patience = patience
        self._processes: dict[str, OwnProcess] = {}
        self._matches = 0

    def __enter__(self) -> Guests:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for name in tuple(self._processes):
            self.dismiss(name)

    def seated(self, chosen: list[str]) -> list[Bot[Any, Any]]:
        """Who thinks on each seat of a new match."""
        self._matches += 1
        return [self._bot(name, Seat(seat)) for seat, name in enumerate(chosen)]

    def _bot(self, name: str, seat: Seat) -> Bot[Any, Any]:
        if address(self.game, name) is None:
            return cast.bot(self.game, name)
        return OwnSeat(self, name, self._matches, seat)

    def check(self, chosen: tuple[str, ...]) -> None:
        """Refuse whom nobody knows, and what cannot be loaded, before anything is played."""
        for name in dict.fromkeys(chosen):
            if address(self.game, name) is None:
                cast.bot(self.game, name)
            else:
                self.process(name)

    def process(self, name: str) -> OwnProcess:
        """The process of a bot, started when it is first needed and after it was ended."""
        if name not in self._processes:
            where = address(self.game, name)
            assert where is not None
            try:
                self._processes[name] = OwnProcess(self.game, where, self.patience)
            except (EOFError, TimeoutError) as wrong:
                raise Malformed("bot.cannot-load", bot=name, why=type(wrong).__name__) from None
        return self._processes[name]

    def dismiss(self, name: str) -> None:
        """End the process of a bot."""
        process = self._processes.pop(name, None)
        if process is not None:
            process.close()


def forfeited(match: AnyMatch, seat: Seat) -> Over:
    """How a match ends that a seat has lost by what it did: its side loses, or its whole team."""
    able, every = talents(match.game.name), [Seat(n) for n in range(match.seats)]
    if able.team:
        return Over((tuple(every),), "forfeit", won=0)
    lost = {seat}
    if able.roles:
        lost = {each for each in every if able.roles[each].side == able.roles[seat].side}
    rest = tuple(each for each in every if each not in lost)
    return Over((rest, tuple(sorted(lost))), "forfeit")
