"""Where puzzles are handed out and answers judged. Stored first, told second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from secrets import choice
from typing import Any, Final

from msgspec.structs import replace

from sleuth.games import talents
from sleuth.kernel import codec
from sleuth.kernel.errors import Conflict, IllegalMove
from sleuth.kernel.puzzles import Kind, Proof
from sleuth.kernel.talents import Hint
from sleuth.store.store import Store, TryRow
from sleuth.study.puzzles.daily import daily, number, today
from sleuth.study.puzzles.puzzle import Puzzle, poser, rules_of, solutions, solves, view_of
from sleuth.study.puzzles.shelf import puzzle_named, shelves
from sleuth.tables.errors import NotNow
from sleuth.tables.puzzling.tried import TRIES, PuzzleTry, begun, hardness, strength

LAST: Final = 200
"""So many tries at a puzzle say how hard it is."""

NEAR: Final = 12
"""One of so many that are nearest to what one can do is handed out."""

HINTS: Final = 2
"""Hints before the move itself, which nobody is told."""

Tries = Mapping[str, PuzzleTry]
"""A person's tries by puzzle, oldest first."""


class PuzzleDesk:
    """Puzzles for everybody, and what each person made of them."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock

    def day(self) -> int:
        """The number of today's puzzle."""
        return number(today(self._clock()))

    def ends(self) -> int:
        """When the day is over, in milliseconds of the calendar."""
        return (int(self._clock()) // 86_400 + 1) * 86_400_000

    def today(self) -> Puzzle:
        """The puzzle of the day."""
        return daily(today(self._clock()))

    async def tries(self, person: str | None) -> Tries:
        """What somebody tried."""
        rows = () if person is None else await self._store.tries(person)
        return {row.puzzle: codec.decode(row.body, PuzzleTry) for row in rows}

    async def next(self, person: str | None, game: str | None, kind: Kind | None) -> Puzzle:
        """A puzzle that somebody has not tried, about as hard as they are good."""
        done = await self.tries(person)
        fits = [
            each
            for shelf in shelves().values()
            for each in shelf.values()
            if game in (None, each.game) and kind in (None, each.kind) and each.id not in done
        ]
        if not fits:
            raise NotNow("puzzle.none-left")
        mine = strength(each for each in done.values() if game in (None, each.game)).rating
        return choice(sorted(fits, key=lambda each: abs(each.rating - mine))[:NEAR])

    async def hint(self, person: str, name: str) -> Hint:
        """Help with a puzzle: words, never the move. A hint before the first answer weighs."""
        puzzle = puzzle_named(name)
        tried, before = await self._begin(person, puzzle)
        if tried.over:
            raise NotNow("puzzle.over")
        step = min(tried.hints, HINTS - 1)
        found = await asyncio.to_thread(hint_at, puzzle, step)
        if found is None:
            raise NotNow("puzzle.no-hint")
        if not tried.counts:
            await self._keep(person, name, replace(tried, hints=tried.hints + 1), before)
        return found

    async def answer(self, person: str, name: str, said: Any) -> PuzzleTry:
        """Judge an answer. One that could not be played is refused, and is no try."""
        puzzle = puzzle_named(name)
        right = await asyncio.to_thread(judged, puzzle, said)
        return await self._answered(person, puzzle, right)

    async def give_up(self, person: str, name: str) -> PuzzleTry:
        """Be shown what it was; whoever answered nothing answered wrong."""
        puzzle = puzzle_named(name)
        tried, before = await self._begin(person, puzzle)
        if tried.over:
            return tried
        wrong = (False,) * TRIES
        answers = (*tried.answers, *wrong)[:TRIES]
        return await self._keep(person, name, replace(tried, answers=answers), before)

    async def _answered(self, person: str, puzzle: Puzzle, right: bool) -> PuzzleTry:
        tried, before = await self._begin(person, puzzle)
        if tried.over:
            raise NotNow("puzzle.over")
        more = replace(tried, answers=(*tried.answers, right))
        return await self._keep(person, puzzle.id, more, before)

    async def _begin(self, person: str, puzzle: Puzzle) -> tuple[PuzzleTry, bytes | None]:
        """What somebody made of a puzzle so far, and as it is stored."""
        mine = await self._store.tries(person)
        for row in mine:
            if row.puzzle == puzzle.id:
                return codec.decode(row.body, PuzzleTry), row.body
        theirs = await self._store.tries_at(puzzle.id, LAST)
        known = hardness(puzzle.rating, (codec.decode(row.body, PuzzleTry) for row in theirs))
        every = (codec.decode(row.body, PuzzleTry) for row in mine)
        both = begun(known, strength(each for each in every if each.game == puzzle.game))
        day = self.day() if puzzle.id == self.today().id else None
        at = int(self._clock() * 1000)
        return PuzzleTry(puzzle.game, puzzle.kind, at, *both, day=day), None

    async def _keep(
        self, person: str, name: str, tried: PuzzleTry, before: bytes | None
    ) -> PuzzleTry:
        """Store a try; whoever answers on two devices at once was heard on the other."""
        try:
            row = TryRow(person, name, tried.at, codec.encode(tried))
            await self._store.try_puzzle(row, before)
        except Conflict:
            raise NotNow("puzzle.elsewhere") from None
        return tried


def judged(puzzle: Puzzle, said: Any) -> bool:
    """Is this the move? It must be one that the seat could make."""
    game = rules_of(puzzle)
    move = codec.convert(said, game.move)
    if move not in game.moves(view_of(puzzle)):
        raise IllegalMove("puzzle.not-on-offer")
    return solves(puzzle, move)


def hint_at(puzzle: Puzzle, step: int) -> Hint | None:
    """Help in words, as the game gives it at any table."""
    able = talents(puzzle.game)
    found = able.hint(view_of(puzzle), step) if able.hint is not None else None
    return None if found is None else Hint(found.line)


def proof_of(puzzle: Puzzle, said: Any = None) -> Proof:
    """What may be so, and what it says to the move that solves it, or to another."""
    move = solutions(puzzle)[0] if said is None else codec.convert(said, rules_of(puzzle).move)
    return poser(puzzle.game).proof(view_of(puzzle), puzzle.kind, move)
