"""What can be asked over HTTP about puzzles."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sleuth.games import talents
from sleuth.kernel.data import Await
from sleuth.kernel.moves import offered
from sleuth.study.puzzles.prompts import prompt
from sleuth.study.puzzles.puzzle import (
    Puzzle,
    facts_of,
    poser,
    rules_of,
    solutions,
    view_of,
)
from sleuth.study.puzzles.shelf import edition, shelves
from sleuth.tables.puzzling.desk import Tries, proof_of
from sleuth.tables.puzzling.tried import PuzzleTry, days, run, streak, strength
from sleuth.web.http.bodies import Nothing
from sleuth.web.http.call import Call
from sleuth.web.http.puzzle_bodies import (
    NewSharing,
    PastTry,
    PuzzleAnswer,
    PuzzleCount,
    PuzzleGame,
    PuzzleHint,
    PuzzleInfo,
    PuzzleOutcome,
    PuzzleShelf,
    PuzzleWanted,
    Sharing,
    TryInfo,
)

WEEKS = 35
"""Days that are shown as played or not."""

SURE = 2
"""So many deviations to either side it lies 19 times in 20."""


async def asker(call: Call[Any]) -> str | None:
    """Who is asking; anybody may look at puzzles."""
    person = await call.house.people.recognise(call.secret)
    return None if person is None else person.id


async def shelf(call: Call[None]) -> PuzzleShelf:
    """All puzzles by game and kind, and what I made of them."""
    desk = call.house.puzzles
    mine = await desk.tries(await asker(call))
    await asyncio.to_thread(shelves)
    day, every = desk.day(), tuple(mine.values())
    posed_today = desk.today()
    today = mine.get(posed_today.id)
    played = {each.day for each in every if each.day is not None and each.day > day - WEEKS}
    return PuzzleShelf(
        edition=edition(),
        games=tuple(game_info(name, mine) for name in shelves()),
        day=day,
        game=posed_today.game,
        kind=posed_today.kind,
        ends=desk.ends(),
        today=None if today is None else try_info(today),
        days=days(every, day),
        run=run(every),
        streak=streak(every)[1:],
        played=tuple(sorted(played)),
        people=await of_people(call, mine),
    )


async def of_people(call: Call[None], mine: Tries) -> tuple[int, int]:
    """How many puzzles there are from matches of people, and how many somebody tried."""
    found = await call.house.puzzles.finds()
    return len(found), sum(each.id in mine for each in found)


async def sharing(call: Call[Any]) -> Sharing:
    """Whether my matches may become puzzles, once everybody who sat there agrees."""
    return Sharing(await call.house.puzzles.agrees((await call.person()).id))


async def share(call: Call[NewSharing]) -> Sharing:
    """Agree to it, or no longer: then every puzzle from a match of mine is gone."""
    person, given = await call.person(), call.given
    table = await call.house.table(given.table) if given.table else None
    await call.house.puzzles.agree(person.id, given.on)
    if table is not None and table.state.finished:
        call.house.puzzles.finder.ended(table.state)
    return Sharing(given.on)


def game_info(name: str, mine: Tries) -> PuzzleGame:
    """The puzzles of a game, and how good somebody is at them."""
    tried = [each for each in mine.values() if each.game == name and each.counts]
    known, every = strength(tried), shelves()[name].values()
    kinds = (
        PuzzleCount(
            kind,
            sum(each.kind == kind for each in every),
            sum(each.kind == kind for each in tried),
        )
        for kind in poser(name).kinds
    )
    solved = sum(each.points == 1 for each in tried)
    within = round(SURE * known.deviation)
    return PuzzleGame(name, tuple(kinds), round(known.rating), within, len(tried), solved)


def try_info(tried: PuzzleTry) -> TryInfo:
    """A try, for whoever made it."""
    return TryInfo(tried.answers, tried.hints, tried.over, tried.squares, tried.day)


async def today(call: Call[None]) -> PuzzleInfo:
    """The puzzle of the day: the same for everybody in the world."""
    await asyncio.to_thread(shelves)
    return await posed(call, call.house.puzzles.today())


async def next_one(call: Call[PuzzleWanted]) -> PuzzleInfo:
    """A puzzle that I have not tried, about as hard as I am good."""
    await asyncio.to_thread(shelves)
    wanted = call.given
    person = await asker(call)
    desk = call.house.puzzles
    if wanted.streak:
        return await posed(call, await desk.next_in_streak(person, wanted.game or None))
    if wanted.people:
        return await posed(call, await desk.next_of_people(person, wanted.game or None))
    return await posed(call, await desk.next(person, wanted.game or None, wanted.kind or None))


async def one(call: Call[None]) -> PuzzleInfo:
    """A puzzle by its name."""
    return await posed(call, await call.house.puzzles.named(call.about["id"]))


async def posed(call: Call[Any], puzzle: Puzzle) -> PuzzleInfo:
    """A puzzle as it is handed out."""
    desk = call.house.puzzles
    tried = (await desk.tries(await asker(call))).get(puzzle.id)
    day = desk.day() if puzzle.id == desk.today().id else None
    return await asyncio.to_thread(shown, puzzle, tried, day)


def shown(puzzle: Puzzle, tried: PuzzleTry | None, day: int | None) -> PuzzleInfo:
    """What its seat was told, and what it may do."""
    view, able = view_of(puzzle), poser(puzzle.game)
    listed = able.proof(view, puzzle.kind, None) if puzzle.kind in able.open else None
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        kind=puzzle.kind,
        seats=puzzle.seats,
        seat=puzzle.seat,
        prompt=prompt(puzzle),
        facts=facts_of(puzzle),
        view=view,
        moves=offered(rules_of(puzzle).moves(view)),
        pending=Await(frozenset({puzzle.seat})),
        rating=puzzle.rating,
        cases=listed,
        tried=None if tried is None else try_info(tried),
        day=day,
    )


async def answer(call: Call[PuzzleAnswer]) -> PuzzleOutcome:
    """Say what I should do. The first answer counts; there is a second one."""
    person, name = await call.person(), call.about["id"]
    desk, said = call.house.puzzles, call.given.move
    judge = desk.answer_in_streak if call.given.streak else desk.answer
    return await outcome(call, name, await judge(person.id, name, said), said)


async def give_up(call: Call[Any]) -> PuzzleOutcome:
    """Be shown what solves it; who has answered nothing has answered wrong."""
    person, name = await call.person(), call.about["id"]
    tried = await call.house.puzzles.give_up(person.id, name)
    return await outcome(call, name, tried, None)


async def outcome(call: Call[Any], name: str, tried: PuzzleTry, said: Any) -> PuzzleOutcome:
    """How it went, and why, as far as that may be told."""
    puzzle = await call.house.puzzles.named(name)
    mine = await call.house.puzzles.tries(await asker(call))
    known = strength(each for each in mine.values() if each.game == puzzle.game)
    listed = puzzle.kind in poser(puzzle.game).open
    told = said if listed else None
    proof = await asyncio.to_thread(proof_of, puzzle, told) if tried.over or listed else None
    found = solutions(puzzle) if tried.over else ()
    write = talents(puzzle.game).notation.write
    return PuzzleOutcome(
        tried.answers[-1],
        try_info(tried),
        round(known.rating),
        proof,
        found,
        tuple(map(write, found)),
        None if tried.streak is None else solved_in(mine, tried.streak),
    )


def solved_in(mine: Tries, number: int) -> tuple[int, int]:
    """How many were solved in one of somebody's streaks, and the most in any."""
    now = sum(each.streak == number and each.clean for each in mine.values())
    return now, streak(mine.values()).most


async def hint(call: Call[Any]) -> PuzzleHint:
    """Help in words. Before the first answer it makes that count for less."""
    person, name = await call.person(), call.about["id"]
    found = await call.house.puzzles.hint(person.id, name)
    tried = (await call.house.puzzles.tries(person.id)).get(name)
    assert tried is not None
    return PuzzleHint(found, try_info(tried))


async def my_tries(call: Call[Any]) -> tuple[PastTry, ...]:
    """All that I tried, to take along."""
    mine = await call.house.puzzles.tries((await call.person()).id)
    return tuple(
        PastTry(
            name, each.game, each.kind, each.at, each.hints, each.answers, each.day, each.streak
        )
        for name, each in mine.items()
    )


Answering = Callable[[Call[Any]], Awaitable[Any]]

READS: Final[tuple[tuple[str, Answering, type[Any] | None, Any, tuple[int, ...]], ...]] = (
    ("", shelf, None, PuzzleShelf, ()),
    ("/today", today, None, PuzzleInfo, ()),
    ("/next", next_one, PuzzleWanted, PuzzleInfo, (409, 422)),
    ("/{id}", one, None, PuzzleInfo, (404,)),
)
"""Behind `/api/puzzles`: who answers, what may be asked for, what comes of it, and which errors."""

CHANGES: Final[tuple[tuple[str, Answering, type[Any], Any], ...]] = (
    ("answer", answer, PuzzleAnswer, PuzzleOutcome),
    ("hint", hint, Nothing, PuzzleHint),
    ("solution", give_up, Nothing, PuzzleOutcome),
)
"""Behind the address of one puzzle: who answers, what comes in, and what goes out."""
