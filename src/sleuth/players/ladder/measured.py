"""The ladders that come with a game: measured by `sleuth ladder`, kept in one file in its folder.

The file, `data/ladder.json`, is a list of what the command prints with `--json`, one for each
number of players, and for each side where a game has sides.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from sleuth.games import folder
from sleuth.kernel import codec
from sleuth.kernel.data import Data
from sleuth.kernel.errors import Malformed
from sleuth.players.cast import CAST


class Rung(Data, frozen=True):
    """Somebody's rating, and the interval in which it lies."""

    name: str
    rating: float
    low: float
    high: float


class MeasuredLadder(Data, frozen=True, kw_only=True):
    """How strong everybody of the house was at a game for so many, in one role."""

    game: str
    players: int
    role: str | None
    games: int
    seed: str
    characters: tuple[Rung, ...]
    pairs: tuple[dict[str, Any], ...] = ()
    forfeits: tuple[dict[str, Any], ...] = ()
    seconds: float = 0.0

    def rating(self, name: str) -> float:
        """The rating of one of the house."""
        return next(each.rating for each in self.characters if each.name == name)

    @property
    def middle(self) -> float:
        """The mean of the eight."""
        return sum(map(self.rating, CAST)) / len(CAST)


Ladders = tuple[MeasuredLadder, ...]


def place(game: str) -> Path:
    """Where the ladders of a game lie."""
    return folder(game) / "data" / "ladder.json"


@cache
def ladders(game: str) -> Ladders:
    """All ladders of a game; Malformed where there are none, or the file is not whole."""
    try:
        body = place(game).read_bytes()
    except FileNotFoundError:
        raise Malformed("ladder.missing", game=game) from None
    return read(game, body)


def read(game: str, body: bytes) -> Ladders:
    """The ladders in a file of this game, each whole: a game, a role, and all of the house."""
    try:
        found: Ladders = codec.decode(body, Ladders)
    except Malformed as wrong:
        raise Malformed("ladder.broken", game=game, why=str(wrong.details["why"])) from None
    for each in found:
        demand_whole(game, each)
    if not found:
        raise Malformed("ladder.broken", game=game, why="[]")
    return found


def demand_whole(game: str, ladder: MeasuredLadder) -> None:
    """A ladder is of this game, and has everybody of the house."""
    if ladder.game != game:
        raise Malformed("ladder.broken", game=game, why=ladder.game)
    missing = CAST.keys() - {each.name for each in ladder.characters}
    if missing:
        raise Malformed("ladder.broken", game=game, why=", ".join(sorted(missing)))


def known(game: str) -> Ladders:
    """The ladders of a game, none where it was never measured; a broken file is told."""
    return ladders(game) if place(game).exists() else ()


def nearest(game: str, players: int, role: str | None = None) -> MeasuredLadder | None:
    """The ladder for so many, or for the number nearest to it that was measured."""
    fitting = [each for each in known(game) if each.role == role]
    return min(fitting, key=lambda each: abs(each.players - players), default=None)
