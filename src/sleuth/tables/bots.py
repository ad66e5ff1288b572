"""Bots as seats: whoever may act is asked, thinks elsewhere, and plays through the mailbox."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from sleuth.games import talents
from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import SleuthError
from sleuth.kernel.talents import Thought
from sleuth.players.worker import Think
from sleuth.tables import guided, hearing, thinking
from sleuth.tables.events import Said
from sleuth.tables.substitute import substitute

if TYPE_CHECKING:
    from sleuth.tables.table import Table

log = logging.getLogger("sleuth")

AGAIN = 1.0
"""Seconds until a bot tries again what could not be stored, or looks at the clock again."""

Stamp = tuple[int, int]
"""How far the match had come, and what the others had said."""


class Bots:
    """The bots of one table. Each thinks about one position at a time, and about each once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._pondered: dict[Seat, Stamp] = {}

    def wake(self) -> None:
        """Let every bot think that may act and has not yet thought about how things stand."""
        table = self._table
        if not table.playing or table.company.paused or table.frost.here:
            return
        for seat, bot in self._players().items():
            ready = seat not in self._tasks and self._pondered.get(seat) != self._stamp(seat)
            if ready and len(table.match.moves(seat)) and not self._holds_back(seat):
                self._tasks[seat] = asyncio.create_task(self._turn(seat, bot))

    def _holds_back(self, seat: Seat) -> bool:
        """In a lesson a bot waits until the script, while it is followed, comes to its seat."""
        cue = guided.cue(self._table)
        return cue is not None and cue.seat != seat

    def _players(self) -> dict[Seat, str]:
        """The bots that sit here, and those that move for somebody whose time is up."""
        table = self._table
        name = substitute(table.game.name)
        return {**dict.fromkeys(table.clocks.out(table.time.now()), name), **table.company.bots()}

    async def close(self) -> None:
        """Let nobody think any more."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _stamp(self, seat: Seat) -> Stamp:
        said = thinking.heard(self._table.company.talk, self._table.game.name, seat)
        return len(self._table.match.record), sum(each.seat != seat for each in said)

    async def _turn(self, seat: Seat, bot: str) -> None:
        """Think, take a human while over it, and play; then see whether there is more to do."""
        table, stamp = self._table, self._stamp(seat)
        seed = thinking.dice_seed(table.row.seed, seat, stamp[0])
        try:
            if await self._think_and_act(seat, bot, stamp, seed):
                self._pondered[seat] = stamp
            else:
                await asyncio.sleep(AGAIN)
        except SleuthError as refused:
            log.warning("bot %s at seat %s of table %s: %s", bot, seat, table.alias, refused.code)
            await asyncio.sleep(0 if table.frost.here else AGAIN)
        finally:
            del self._tasks[seat]
        self.wake()

    async def _think_and_act(self, seat: Seat, bot: str, stamp: Stamp, seed: str) -> bool:
        """False if there is reason to think about the same position again: time goes on."""
        table = self._table
        view = codec.encode(thinking.seen(table.match, seat, table.time.now())).decode()
        heard = thinking.heard(table.company.talk, table.game.name, seat)
        job = Think(table.game.name, bot, view, seed, heard)
        usual = talents(table.game.name).pace
        pause = thinking.pause(seed, usual) * thinking.PACES[table.agreed.pace]
        thought, _ = await asyncio.gather(
            self._thought(seat, job),
            asyncio.sleep(pause),
        )
        await table.ask(lambda: self._act(seat, thought, stamp, seed))
        return thought.move is not None or not thinking.clock_runs(table.match)

    async def _thought(self, seat: Seat, job: Think) -> Thought[Any]:
        """What the script says, or else what the bot thinks."""
        if (cue := guided.cue(self._table)) is not None:
            return Thought(cue.move if cue.seat == seat else None)
        return await thinking.think(self._table.room.minds, self._table.match, seat, job)

    async def _act(self, seat: Seat, thought: Thought[Any], stamp: Stamp, seed: str) -> None:
        table = self._table
        now = table.time.now()
        await table.ring(now)
        if not table.playing or table.company.paused or seat not in self._players():
            return  # somebody came back, or it is over
        for phrase in thought.says:
            said = Said(None, seat, now, phrase=phrase.code, args=dict(phrase.args))
            await table.note_down(hearing.addressed(table, said))
        move, offer = thought.move, table.match.moves(seat)
        unfit = move not in offer if move is not None else seat in table.clocks.out(now)
        if unfit and len(table.match.record) == stamp[0]:
            move = thinking.stand_in(table.match, seat, seed).move or next(iter(offer))
        if move is not None and move in offer:
            await table.enter(seat, move, now)
