"""Where puzzles are handed out and answers judged. Stored first, told second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from secrets import choice
from typing import Any, Final

from msgspec.structs import replace

from sleuth.games import talents
from sleuth.kernel import codec
from sleuth.kernel.errors import Conflict, IllegalMove, NoSuchPuzzle
from sleuth.kernel.puzzles import Kind, Proof
from sleuth.kernel.talents import Hint
from sleuth.store.store import Store, TryRow
from sleuth.study.puzzles.daily import daily, number, today
from sleuth.study.puzzles.puzzle import Puzzle, poser, rules_of, solutions, solves, view_of
from sleuth.study.puzzles.shelf import puzzle_named, shelves
from sleuth.tables.errors import NotNow
from sleuth.tables.puzzling.finder import Finder
from sleuth.tables.puzzling.tried import (
    TRIES,
    PuzzleTry,
    begun,
    hardness,
    streak,
    strength,
)

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

    def __init__(
        self, store: Store, finder: Finder, clock: Callable[[], float] = time.time
    ) -> None:
        self._store, self.finder, self._clock = store, finder, clock

    def day(self) -> int:
        """The number of today's puzzle."""
        return number(today(self._clock()))

    def ends(self) -> int:
        """When the day is over, in milliseconds of the calendar."""
        return (int(self._clock()) // 86_400 + 1) * 86_400_000

    def today(self) -> Puzzle:
        """The puzzle of the day."""
        return daily(today(self._clock()))

    async def named(self, name: str) -> Puzzle:
        """The puzzle of this name: one that comes along, or one from a match of people."""
        try:
            return await asyncio.to_thread(puzzle_named, name)
        except NoSuchPuzzle:
            found = await self._store.find_named(name)
            if found is None:
                raise
            kept: Puzzle = codec.decode(found.body, Puzzle)
            return kept

    async def finds(self) -> tuple[Puzzle, ...]:
        """The puzzles from matches of people, newest first."""
        return tuple(codec.decode(row.body, Puzzle) for row in await self._store.finds())

    async def agrees(self, person: str) -> bool | None:
        """Whether somebody's matches may become puzzles; None: nobody asked yet."""
        return await self._store.agrees(person)

    async def agree(self, person: str, on: bool) -> None:
        """Somebody agrees to that, or no longer."""
        await self._store.agree(person, on)

    async def tries(self, person: str | None) -> Tries:
        """What somebody tried."""
        rows = () if person is None else await self._store.tries(person)
        return {row.puzzle: codec.decode(row.body, PuzzleTry) for row in rows}

    async def next(self, person: str | None, game: str | None, kind: Kind | None) -> Puzzle:
        """A puzzle that somebody has not tried, about as hard as they are good."""
        return choice(fitting(every_puzzle(), await self.tries(person), game, kind))

    async def next_of_people(self, person: str | None, game: str | None) -> Puzzle:
        """The same among those from matches of people."""
        return choice(fitting(await self.finds(), await self.tries(person), game, None))

    async def next_in_streak(self, person: str | None, game: str | None) -> Puzzle:
        """The next one of somebody's streak, of any game or one: the same until it is answered."""
        return in_streak(person, await self.tries(person), game)

    async def hint(self, person: str, name: str) -> Hint:
        """Help with a puzzle: words, never the move. A hint before the first answer weighs."""
        puzzle = await self.named(name)
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
        puzzle = await self.named(name)
        right = await asyncio.to_thread(judged, puzzle, said)
        return await self._answered(person, puzzle, right)

    async def answer_in_streak(self, person: str, name: str, said: Any) -> PuzzleTry:
        """Judge the only answer to the next puzzle of somebody's streak; a wrong one ends it."""
        done, puzzle = await self.tries(person), await self.named(name)
        if puzzle not in (in_streak(person, done, game) for game in (None, puzzle.game)):
            raise NotNow("puzzle.not-next")
        right = await asyncio.to_thread(judged, puzzle, said)
        tried, before = await self._begin(person, puzzle)
        answers = (True,) if right else (False,) * TRIES
        part = replace(tried, answers=answers, streak=streak(done.values()).number)
        return await self._keep(person, name, part, before)

    async def give_up(self, person: str, name: str) -> PuzzleTry:
        """Be shown what it was; whoever answered nothing answered wrong."""
        puzzle = await self.named(name)
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


def every_puzzle() -> Iterator[Puzzle]:
    """All that come along."""
    return (each for shelf in shelves().values() for each in shelf.values())


def fitting(
    among: Iterable[Puzzle], done: Tries, game: str | None, kind: Kind | None
) -> list[Puzzle]:
    """The puzzles not yet tried that are nearest to what somebody can do."""
    fits = [
        each
        for each in among
        if game in (None, each.game) and kind in (None, each.kind) and each.id not in done
    ]
    if not fits:
        raise NotNow("puzzle.none-left")
    mine = strength(each for each in done.values() if game in (None, each.game)).rating
    return sorted(fits, key=lambda each: abs(each.rating - mine))[:NEAR]


def in_streak(person: str | None, done: Tries, game: str | None) -> Puzzle:
    """What a streak goes on with: nobody can leave one out by asking again."""
    lot = sha256(f"{person} {len(done)}".encode()).digest()[0]
    fits = fitting(every_puzzle(), done, game, None)
    return fits[lot % len(fits)]


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
