"""`sleuth puzzles`: look for puzzles in games of the house, prove them, and solve them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

import click
import msgspec
from platformdirs import user_data_path

from sleuth.cli.frame import Framed
from sleuth.cli.output import echo, print_json, progress
from sleuth.games import catalogue, read_move, show, talents
from sleuth.kernel.data import Millis
from sleuth.kernel.errors import Malformed, SleuthError
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.puzzles import Kind
from sleuth.players.arena import Contest
from sleuth.players.arena import play as play_match
from sleuth.players.jobs import Jobs, cores, read_jobs, spread
from sleuth.study.puzzles.daily import daily
from sleuth.study.puzzles.mining import mined
from sleuth.study.puzzles.prompts import prompt
from sleuth.study.puzzles.puzzle import (
    Puzzle,
    Unsound,
    poser,
    solutions,
    solves,
    verify,
    view_of,
)
from sleuth.study.puzzles.shelf import packed, place, shelves, unpacked
from sleuth.texts import explain, say, text

LOT = 10
"""Matches that are looked through in one go."""

GAME = click.Choice([name for name in catalogue() if talents(name).puzzles is not None])
KIND = click.Choice(get_args(Kind))


class Group(Framed, click.Group):
    """The commands about puzzles."""


@click.command("puzzles", cls=Group, help=text("cli.puzzles"))
def command() -> None:
    """Everything about puzzles."""


@command.command("mine", cls=Framed, help=text("cli.puzzles.mine"))
@click.argument("game", type=GAME)
@click.option("--kind", "kinds", type=KIND, multiple=True, help=text("cli.puzzles.kind"))
@click.option("--games", type=click.IntRange(1), default=400, show_default=True)
@click.option("--seed", default="0", show_default=True)
@click.option(
    "--most",
    type=click.IntRange(1),
    default=250,
    show_default=True,
    help=text("cli.puzzles.most"),
)
@click.option("--jobs", default=cores, help=text("cli.jobs"))
@click.option("--to", type=click.Path(dir_okay=False, path_type=Path), help=text("cli.puzzles.to"))
@click.option("--add", is_flag=True, help=text("cli.puzzles.add"))
@click.option("--json", "as_json", is_flag=True, help=text("cli.json"))
def mine(
    game: str,
    kinds: tuple[Kind, ...],
    games: int,
    seed: str,
    most: int,
    jobs: str,
    to: Path | None,
    add: bool,
    as_json: bool,
) -> None:
    """Play matches of the house, and keep the puzzles in them."""
    wanted, where = wanted_of(game, kinds), to or place(game)
    known = unpacked(where.read_bytes()) if add and where.exists() else []
    with progress("cli.puzzles.progress") as hears:
        found = dug(Dig(game, wanted, games, seed, most), known, read_jobs(jobs), hears)
    where.parent.mkdir(parents=True, exist_ok=True)
    where.write_bytes(packed(found))
    counts = {kind: sum(each.kind == kind for each in found) for kind in wanted}
    if as_json:
        print_json({"game": game, "games": games, "seed": seed, "puzzles": counts})
    else:
        for kind, n in counts.items():
            echo(f"{text(f'puzzle.kind.{kind}'):>28}  {n:5}")


def wanted_of(game: str, kinds: Sequence[Kind]) -> tuple[Kind, ...]:
    """The kinds to look for, each of which the game must know."""
    known = poser(game).kinds
    for kind in kinds:
        if kind not in known:
            raise Malformed("puzzle.kind", game=game, kind=kind)
    return tuple(kind for kind in known if kind in kinds or not kinds)


class Dig(NamedTuple):
    """Where to look, and for how much."""

    game: str
    kinds: tuple[Kind, ...]
    games: int
    seed: str
    most: int


def dug(
    plan: Dig, known: Sequence[Puzzle], jobs: Jobs, hears: Callable[[int, int], None]
) -> list[Puzzle]:
    """The first puzzles of each kind, twins once; equal seeds give equal ones, whoever works."""
    game, kinds, games, seed, most = plan
    found = {each.id: each for each in known}
    left = {kind: max(0, most - sum(each.kind == kind for each in known)) for kind in kinds}
    lots = (
        (game, tuple(kind for kind in kinds if left[kind]), seed, range(at, min(games, at + LOT)))
        for at in range(0, games, LOT)
    )
    for done, lot in enumerate(spread(dig, lots, jobs), 1):
        for each in lot:
            if left[each.kind] and each.id not in found:
                found[each.id] = each
                left[each.kind] -= 1
        hears(min(games, done * LOT), games)
        if not any(left.values()):
            break
    return list(found.values())


def dig(game: str, kinds: tuple[Kind, ...], seed: str, deals: range) -> list[Puzzle]:
    """The puzzles of some matches; scenes take turns, and chairs with them."""
    scenes, found = poser(game).scenes, list[Puzzle]()
    for deal in deals:
        scene = scenes[deal % len(scenes)]
        contest = Contest(game, scene.bots, 1, seed, dict(scene.options))

        def keep(match: AnyMatch, names: Sequence[str], deal: int, turn: int) -> None:
            del names, deal, turn
            found.extend(mined(match, kinds))

        play_match(contest, deal, deal // len(scenes), keep)
    return found


@command.command("verify", cls=Framed, help=text("cli.puzzles.verify"))
@click.argument("files", nargs=-1, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help=text("cli.json"))
def verify_all(files: tuple[Path, ...], as_json: bool) -> None:
    """Prove every puzzle of these files again, or of those that come with the house."""
    every = [each for file in files for each in unpacked(file.read_bytes())]
    if not files:
        every = [each for one in shelves().values() for each in one.values()]
    with progress("cli.puzzles.proving") as hears:
        wrong = list(faults(every, hears))
    if as_json:
        print_json({"puzzles": len(every), "wrong": wrong})
    else:
        echo(text("cli.puzzles.proved", n=len(every) - len(wrong), of=len(every)))
        for each in wrong:
            echo(f"  {each}")
    if wrong:
        raise SystemExit(1)


def faults(every: Sequence[Puzzle], hears: Callable[[int, int], None]) -> Iterator[str]:
    """What is wrong with puzzles."""
    for done, each in enumerate(every, 1):
        try:
            verify(each)
        except (Unsound, SleuthError) as wrong:
            yield str(wrong)
        hears(done, len(every))


@command.command("play", cls=Framed, help=text("cli.puzzles.play"))
@click.argument("game", type=GAME, required=False)
@click.option("--kind", type=KIND, default=None, help=text("cli.puzzles.kind"))
@click.option("--daily", "of_today", is_flag=True, help=text("cli.puzzles.daily"))
@click.option("--streak", "until_miss", is_flag=True, help=text("cli.puzzles.streak"))
@click.option("--seed", default=None)
def play(
    game: str | None, kind: Kind | None, of_today: bool, until_miss: bool, seed: str | None
) -> None:
    """Solve a puzzle, or many until the first miss."""
    if of_today and until_miss:
        raise click.UsageError(text("cli.puzzles.one-mode"))
    if of_today:
        solve_one(daily(datetime.now(UTC).date()))
        return
    every = [
        each
        for one in shelves().values()
        for each in one.values()
        if game in (None, each.game) and kind in (None, each.kind)
    ]
    if not every:
        raise Malformed("puzzle.kind", game=str(game), kind=str(kind))
    if until_miss:
        streak(Random(seed).sample(every, len(every)))
    else:
        solve_one(Random(seed).choice(every))


def streak(row: Sequence[Puzzle]) -> None:
    """One puzzle after the other, one answer each, until the first miss; the best is kept."""
    solved = 0
    for puzzle in row:
        pose(puzzle)
        if not answered(puzzle):
            told_solution(puzzle)
            break
        solved += 1
        echo(text("puzzle.streak.on", n=solved))
        echo("")
    most = max(solved, best_streak())
    keep_streak(most)
    echo(text("puzzle.streak.end", n=solved))
    echo(text("puzzle.streak.most", n=most))


def kept() -> Path:
    """Where the best streak on this machine is kept."""
    where = os.environ.get("SLEUTH_DATA") or user_data_path("sleuth", appauthor=False)
    return Path(where) / "streak.json"


def best_streak() -> int:
    """The best streak so far; what cannot be read says nothing."""
    try:
        return max(0, msgspec.json.decode(kept().read_bytes(), type=int))
    except (OSError, msgspec.MsgspecError):
        return 0


def keep_streak(most: int) -> None:
    """Remember it for the next time."""
    kept().parent.mkdir(parents=True, exist_ok=True)
    kept().write_bytes(msgspec.json.encode(most))


def pose(puzzle: Puzzle) -> None:
    """Show what the seat knows, and what is asked."""
    echo(show(puzzle.game, view_of(puzzle), Millis(0)))
    echo("")
    echo(say(prompt(puzzle), [f"{n}" for n in range(puzzle.seats)]))


def answered(puzzle: Puzzle) -> bool | None:
    """Take one answer: right, wrong, or nothing said. What cannot be read is asked for again."""
    while said := click.prompt(text("cli.puzzles.answer"), default="", show_default=False):
        try:
            right = solves(puzzle, read_move(puzzle.game, said, view_of(puzzle)))
        except SleuthError as wrong:
            echo(explain(wrong))
            continue
        echo(text("puzzle.right" if right else "puzzle.wrong"))
        return right
    return None


def solve_one(puzzle: Puzzle) -> None:
    """Take answers until one is right or nothing is said."""
    pose(puzzle)
    while (right := answered(puzzle)) is False:
        pass
    if right is None:
        told_solution(puzzle)


def told_solution(puzzle: Puzzle) -> None:
    """Say what solves it."""
    write = talents(puzzle.game).notation.write
    echo(text("cli.puzzles.solution", move=" / ".join(map(write, solutions(puzzle)))))
