"""A match that was played: everybody's eyes can be looked through, and nothing can be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sleuth.cli.table.sitting import OurTurn, Seen
from sleuth.games import talents
from sleuth.kernel.data import Millis, Over, Seat
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.moves import Moves
from sleuth.kernel.streams import Stream
from sleuth.kernel.talents import Level
from sleuth.texts import say


class RecordedSitting:
    """Beside a table at which all has happened."""

    restless = False

    def __init__(self, match: AnyMatch, names: Sequence[str]) -> None:
        self.match, self.game = match, match.game
        self.skills, self.options = talents(match.game.name), match.options
        self.mine: tuple[Seat, ...] = ()
        self.names = list(names)
        self.heard: list[str] = []
        self.levels = self.skills.levels
        self.level: Level = "joint" if "joint" in self.levels else self.levels[-1]

    @property
    def over(self) -> Over | None:
        """How it ended; a record may stop before the end."""
        pending = self.match.pending()
        return pending if isinstance(pending, Over) else None

    def step(self) -> OurTurn | None:
        """Nothing happens any more."""
        return OurTurn(())

    def seen(self, seat: Seat | None) -> Seen:
        """What a seat was told."""
        match, tell = self.match, self.skills.notation.line
        stream = Stream(match.game, match.options, match.seats, seat, tell).follow(match.record)
        blank = match.game.blank(match.options, match.seats, seat)
        return Seen(stream.facts, stream.lines, stream.view, blank)

    def moves(self, seat: Seat) -> Moves[Any]:
        """Nothing can be done."""
        del seat
        return Moves()

    def notes(self, seat: Seat | None) -> Any:
        """What the pad knew at the end."""
        return self.skills.assist(self.match.view(seat), self.level) if self.skills.assist else None

    def now(self) -> Millis:
        """The last moment."""
        return self.match.now

    def stands(self) -> str:
        """How far the match came."""
        line = self.skills.stands(self.match)
        return "" if line is None else say(line, self.names)

    def finished(self) -> AnyMatch:
        """The whole match."""
        return self.match

    def waiting(self) -> tuple[Seat, ...]:
        """Nobody is waited for."""
        return ()

    def play(self, seat: Seat, move: Any) -> None:
        """It is too late."""
        raise IllegalMove("match.over")

    def take_back(self, seat: Seat) -> None:
        """It is too late."""
        raise IllegalMove("match.over")

    def hint(self, seat: Seat) -> str:
        """It is too late."""
        raise IllegalMove("match.over")

    def wait(self, seat: Seat) -> None:
        """Nobody has to."""

    def talk(self, seat: Seat | None, said: str) -> None:
        """Nobody hears it."""

    def answer(self, yes: bool) -> None:
        """Nobody asks."""

    def close(self) -> None:
        """Nobody is told."""
