"""Bots as seats: whoever may act is asked, thinks elsewhere, and plays through the mailbox."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

from sleuth.kernel import codec
from sleuth.kernel.data import Millis, Played, Seat
from sleuth.kernel.errors import SleuthError
from sleuth.kernel.talents import Phrase, Thought
from sleuth.players import cast
from sleuth.players.guest_bots import GuestBots
from sleuth.players.own_bots import Unfit
from sleuth.players.pool import WorkerPool
from sleuth.players.worker import Think
from sleuth.tables.acts.act import Moment
from sleuth.tables.acts.leaving import forfeit
from sleuth.tables.acts.playing import enter, ring
from sleuth.tables.bots import manners, thinking
from sleuth.tables.bots.substitute import substitute
from sleuth.tables.state import lesson
from sleuth.tables.state.change import Change, unchanged
from sleuth.tables.state.events import Said
from sleuth.tables.state.hearing import addressed
from sleuth.tables.state.state import TableState
from sleuth.tables.table.desk import Desk

log = logging.getLogger("sleuth")

AGAIN = 1.0
"""Seconds until a bot tries again what could not be stored, or looks at the clock again."""

Position = tuple[int, int]
"""How far the match had come, and what the others had said."""


@dataclass(frozen=True, slots=True)
class Idea:
    """What a bot thought, when, and by which dice."""

    seat: Seat
    thought: Thought[Any]
    when: Position
    seed: str


class Bots:
    """The bots of one table. Each thinks about one position at a time, and about each once."""

    def __init__(self, desk: Desk, workers: WorkerPool, guests: GuestBots) -> None:
        self._desk = desk
        self._workers = workers
        self._guests = guests
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._pondered: dict[Seat, Position] = {}
        self._patient: dict[Seat, Position] = {}  # who would act out of turn, and waits

    def wake(self) -> None:
        """Let every bot think that may act and has not yet thought about how things stand."""
        state = self._desk.state
        if not state.playing or state.roster.paused or self._desk.frozen or not self._desk.kept:
            return
        for seat, bot in players(state, self._desk.now()).items():
            self._think_anew(seat)
            fresh = seat not in self._tasks and self._pondered.get(seat) != stamp(state, seat)
            if fresh and len(state.match.moves(seat)) and not holds_back(state, seat):
                self._tasks[seat] = asyncio.create_task(self._turn(seat, bot))

    def _think_anew(self, seat: Seat) -> None:
        """Something happened while somebody waited to act out of turn: that is to be weighed."""
        if self._patient.get(seat, now := stamp(self._desk.state, seat)) != now:
            self._tasks.pop(seat).cancel()
            del self._patient[seat]

    async def close(self) -> None:
        """Let nobody think any more."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _turn(self, seat: Seat, bot: str) -> None:
        """Think, take a human while over it, and play; then see whether there is more to do."""
        desk, now = self._desk, stamp(self._desk.state, seat)
        try:
            if await self._think_and_act(seat, bot, now):
                self._pondered[seat] = now
            else:
                await asyncio.sleep(AGAIN)
        except SleuthError as refused:
            log.warning("bot %s at seat %s of table %s: %s", bot, seat, desk.alias, refused.code)
            await asyncio.sleep(0 if desk.frozen else AGAIN)
        finally:
            if self._tasks.get(seat) is asyncio.current_task():
                del self._tasks[seat]
        self.wake()

    async def _think_and_act(self, seat: Seat, bot: str, when: Position) -> bool:
        """False if there is reason to think about the same position again: time goes on."""
        state = self._desk.state
        seed = thinking.dice_seed(state.row.seed, seat, when[0])
        pace = manners.PACES[state.agreed.pace]
        pause = manners.pause(seed, state.match, seat) * cast.pace(bot) * pace
        try:
            thought, _ = await asyncio.gather(
                self._thought(state, seat, bot, seed), asyncio.sleep(pause)
            )
        except Unfit as wrong:
            self._report(seat, bot, wrong)
            await self._desk.do(forfeit, seat, bot, wrong.code)
            return True
        if thought.move is not None and not manners.in_turn(state.match, seat):
            await self._wait(seat, when, manners.BREATH * pace)
        after = await self._desk.do(act, Idea(seat, thought, when, seed))
        return thought.move is not None or not thinking.clock_runs(after.match)

    def _report(self, seat: Seat, bot: str, wrong: Unfit) -> None:
        """Tell the host of the house, who let it in, why a bot from elsewhere lost."""
        where, why = self._desk.alias, wrong.details.get("why", "")
        log.warning("bot %s at seat %s of table %s: %s %s", bot, seat, where, wrong.code, why)

    async def _wait(self, seat: Seat, when: Position, seconds: float) -> None:
        """Let the others take in what they heard before somebody acts out of turn."""
        self._patient[seat] = when
        await asyncio.sleep(seconds)
        self._patient.pop(seat, None)

    async def _thought(self, state: TableState, seat: Seat, bot: str, seed: str) -> Thought[Any]:
        """What the script says, or else what the bot thinks."""
        if (cue := lesson.cue(state.guide, state.match)) is not None:
            return Thought(cue.move if cue.seat == seat else None)
        view = codec.encode(thinking.seen(state.match, seat, self._desk.now())).decode()
        heard = thinking.heard(state.roster.talk, state.game.name, seat)
        if not cast.knows(state.game.name, bot):
            asked = thinking.question(state, seat, view, heard, seed)
            thought = await self._guests.think(state.game.name, bot, asked)
            return thinking.spoken_up(state.match, seat, thought)
        job = Think(state.game.name, bot, view, seed, heard)
        return await thinking.think(self._workers, state.match, seat, job)


def players(state: TableState, now: Millis) -> dict[Seat, str]:
    """The bots that sit here, and those that move for somebody whose time is up."""
    late, bots = state.clocks.out(now), state.roster.bots()
    return {**dict.fromkeys(late, substitute(state.game.name)), **bots} if late else bots


def holds_back(state: TableState, seat: Seat) -> bool:
    """In a lesson a bot waits until the script, while it is followed, comes to its seat."""
    cue: Played[Any] | None = lesson.cue(state.guide, state.match)
    return cue is not None and cue.seat != seat


def stamp(state: TableState, seat: Seat) -> Position:
    """What a bot at this seat has to think about."""
    said = thinking.heard(state.roster.talk, state.game.name, seat)
    return len(state.match.record), sum(each.seat != seat for each in said)


def act(state: TableState, moment: Moment, idea: Idea) -> Change:
    """A bot says and plays what it thought of, unless somebody came back or it is over."""
    change, now = ring(unchanged(state), moment.now), moment.now
    if not change.after.playing or state.roster.paused or idea.seat not in players(state, now):
        return change
    for phrase in manners.worth_saying(state, idea.seat, idea.thought.says):
        change = said(change, idea.seat, phrase, now)
    move = fitting(change.after, now, idea)
    if move is None:
        return change
    played = enter(change, idea.seat, move, now)
    word = manners.remark(played.after, idea.seat, idea.seed, now)
    return played if word is None else said(played, idea.seat, word, now, aloud=True)


def said(change: Change, seat: Seat, phrase: Phrase, now: Millis, aloud: bool = False) -> Change:
    """A bot says something, to its own side or to all."""
    words = Said(None, seat, now, phrase=phrase.code, args=dict(phrase.args))
    return change.noted(addressed(change.after, words, aloud))


def fitting(state: TableState, now: Millis, idea: Idea) -> Any:
    """The move that was thought of, if it is on offer; another stands in for one that never was."""
    move, seat, offer = idea.thought.move, idea.seat, state.match.moves(idea.seat)
    if len(state.match.record) != idea.when[0] and not manners.in_turn(state.match, seat):
        return None  # out of turn, about a position of before
    unfit = move not in offer if move is not None else seat in state.clocks.out(now)
    if unfit and len(state.match.record) == idea.when[0]:
        move = thinking.stand_in(state.match, seat, idea.seed).move or next(iter(offer))
    return move if move is not None and move in offer else None
