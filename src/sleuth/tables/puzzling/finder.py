"""Looks for puzzles in matches of people who all agreed: apart from the tables, and not for long.

Nothing says who played: a puzzle is what one seat was told, and what follows from it.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sleuth.games import talents
from sleuth.kernel import codec
from sleuth.players.pool import NoAnswer, WorkerPool
from sleuth.store.store import FindRow, Store
from sleuth.study import transcript
from sleuth.tables.clerk import ClerkWord, Mine, Mined
from sleuth.tables.state.state import TableState

MOST: Final = 300
"""So many puzzles from matches of people are kept, the newest of them."""

WAITING: Final = 16
"""So many matches may wait to be looked through; of more, the house lets some go by."""


class Finder:
    """Goes through matches that are over, one after the other."""

    def __init__(self, store: Store, clerks: WorkerPool) -> None:
        self._store, self._clerks = store, clerks
        self._going: set[asyncio.Task[None]] = set()

    def ended(self, state: TableState) -> None:
        """A match is over: look through it, if that may be."""
        if may_be_looked_at(state) and len(self._going) < WAITING:
            task = asyncio.create_task(self._look_through(state))
            self._going.add(task)
            task.add_done_callback(self._going.discard)

    async def _look_through(self, state: TableState) -> None:
        people = sorted(players_of(state))
        for each in people:
            if not await self._store.agrees(each):
                return
        record = await asyncio.to_thread(transcript.write, state.match)
        try:
            word: ClerkWord = codec.decode(await self._clerks.ask(Mine(record)), ClerkWord)
        except NoAnswer:
            return  # it took too long
        if isinstance(word, Mined) and word.puzzles:
            now = time.time_ns() // 1_000_000
            rows = [FindRow(each.id, now, codec.encode(each)) for each in word.puzzles]
            await self._store.keep_finds(rows, people, MOST)

    async def close(self) -> None:
        """Leave what is not done yet."""
        for task in tuple(self._going):
            task.cancel()
        await asyncio.gather(*self._going, return_exceptions=True)
        await self._clerks.close()


def may_be_looked_at(state: TableState) -> bool:
    """Is it a match to its end that was played here, of a game that poses puzzles?"""
    played = state.finished and state.roster.started and not state.roster.guided
    able = talents(state.game.name).puzzles is not None
    return played and able and state.roster.uploaded is None and bool(players_of(state))


def players_of(state: TableState) -> set[str]:
    """Everybody who sat or did anything at a table: all of them have to agree."""
    sat = {chair.person for chair in state.roster.chairs if chair.person is not None}
    return sat | {*state.roster.met}
