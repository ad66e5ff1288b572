"""Bots from elsewhere at a house: whom its host lets in, and the processes in which they think."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Any

from sleuth.games import catalogue, game
from sleuth.kernel import codec
from sleuth.kernel.errors import Malformed
from sleuth.kernel.talents import Thought
from sleuth.players import cast
from sleuth.players.own_bots import GROUP, LARGEST, Guests, Unfit, fit
from sleuth.players.own_process import OwnAnswer, OwnReady, Ponder
from sleuth.players.pool import NoAnswer, Room, WorkerPool

LetIn = Mapping[tuple[str, str], str]
"""Game and name, and where the bot is."""

OWN = "sleuth.players.own_process"
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")
NOBODY: LetIn = MappingProxyType({})


def let_in(wished: Iterable[str]) -> LetIn:
    """The bots of these packages; `game.name=package.module:think` is one that no package tells."""
    found: dict[tuple[str, str], str] = {}
    for said in sorted(wished):
        for each in _told_by(said):
            of, _, name = each.name.partition(".")
            demand_name(of, name, said)
            found[of, name] = each.value
    return MappingProxyType(found)


def _told_by(said: str) -> Iterator[EntryPoint]:
    name, spelt_out, where = said.partition("=")
    if spelt_out:
        yield EntryPoint(name.strip(), where.strip(), GROUP)
        return
    told = [each for each in entry_points(group=GROUP) if each.dist and same(each.dist.name, said)]
    if not told:
        raise Malformed("bots-from.none", said=said)
    yield from told


def same(package: str, said: str) -> bool:
    """Are these two spellings of a package's name?"""
    one, other = (re.sub(r"[-_.]+", "-", each).lower() for each in (package, said))
    return one == other


def demand_name(of: str, name: str, said: str) -> None:
    """Only a game of the house, and a name that nobody here has and that can be shown."""
    if of not in catalogue():
        raise Malformed("bots-from.game", said=said, game=of)
    if not NAME.fullmatch(name) or cast.knows(of, name):
        raise Malformed("bots-from.name", said=said, name=name)


def try_out(let: LetIn) -> None:
    """Load each of them once, so that what cannot be loaded is said before the door opens."""
    for (of, _), where in let.items():
        with Guests(of) as guests:
            guests.check((where,))


class GuestBots:
    """The bots that the host lets in. Each has one process, started when it is first asked."""

    def __init__(self, let: LetIn = NOBODY, limit: float = 20.0) -> None:
        self.all = frozenset(let)
        kept = {k: v for k, v in os.environ.items() if not k.startswith("SLEUTH_")}
        self._pools = {
            (of, name): WorkerPool(1, limit, OWN, Room((of, where), kept, LARGEST))
            for (of, name), where in let.items()
        }

    def names(self, of: str) -> tuple[str, ...]:
        """Who of them plays this game."""
        return tuple(sorted(name for which, name in self.all if which == of))

    async def think(self, of: str, name: str, asked: Ponder) -> Thought[Any]:
        """A thought that can be played; Unfit says what came instead."""
        pool = self._pools.get((of, name))
        if pool is None:
            raise Unfit("bot.gone")
        try:
            said: OwnAnswer = codec.decode(await pool.ask(asked, is_ready), OwnAnswer)
        except NoAnswer as wrong:
            hung = wrong.details["why"] == TimeoutError.__name__
            raise Unfit("bot.hung" if hung else "bot.ended", **wrong.details) from None
        return fit(of, said, codec.decode(asked.view, game(of).view))

    async def close(self) -> None:
        """Send them home."""
        for pool in self._pools.values():
            await pool.close()


def is_ready(said: bytes) -> bool:
    """Does a process only say that its bot is there?"""
    return isinstance(codec.decode(said, OwnAnswer), OwnReady)
