"""The study of the game: do the detectives win for sure, and if not, how likely?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import numpy as np
from msgspec import Meta, to_builtins

from sleuth.games.scotland_yard.charts import chart
from sleuth.games.scotland_yard.thinking.answers import told
from sleuth.games.scotland_yard.thinking.answers.question import HELD, Position, answered
from sleuth.games.scotland_yard.thinking.drawing import picture, regions
from sleuth.games.scotland_yard.thinking.packed import Array, Packed, packed
from sleuth.games.scotland_yard.thinking.solution import (
    bounds,
    ledger,
    playbook,
    proof,
    sure,
    table,
    teams,
)
from sleuth.games.scotland_yard.thinking.solution.claims import Ground, Side, certified
from sleuth.games.scotland_yard.thinking.solution.closing import Closing, guessed, hopes
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.retrograde import TICKETS, Analysis
from sleuth.games.scotland_yard.thinking.solution.strategies import Worth
from sleuth.games.scotland_yard.thinking.solution.table import Name, Table
from sleuth.games.scotland_yard.thinking.solution.values import Ruling
from sleuth.games.scotland_yard.thinking.solution.worths import by_book, by_sure_wins, by_values
from sleuth.kernel.data import Data
from sleuth.kernel.errors import Malformed
from sleuth.kernel.talents import Progress

Tickets = tuple[int, int]
TABLES = 8  # whole layers of values in memory, half a gigabyte each in London
WORDING: Mapping[Tickets, str] = {
    (0, 0): "without_tickets",
    (1, 0): "with_black",
    (0, 1): "with_double",
    (1, 1): "with_both",
}


class SolveOptions(Data, frozen=True):
    """How many detectives, and where the table of sure wins lies or is to lie.

    `bounds` asks for the value where no win is sure, with mixed strategies everywhere or,
    quicker and wider, where the detectives are `near`: so many steps from Mister X together. Its
    `ruling` may be another than the printed one: a double move costs no turn (`round`), or none is
    made in the last field (`short`).
    `certificate` is a file to be written that proves what is said of a Mister X with these
    `tickets`: a sure win, or else what both sides can reach, or one `side` alone. `explain` names
    the stations of Mister X and three detectives when so many fields are filled (`field`).
    `at_most` asks for the simplest fraction, of those that the bounds leave, that the detectives
    cannot exceed against these tickets.
    `plays` is a file to be written that packs a certificate, which is there, to play by.
    `opening` and `line` are maps to be drawn of the first moves and of the principal line, out of
    the file that `bounds` wrote. `picture` is a map of the starts at which he is lost, for four of
    those at which the fourth matters, `regions` one of how many fields that takes.
    """

    detectives: Literal["3", "4"] = "3"
    table: str | None = None
    bounds: bool = False
    near: Annotated[int, Meta(ge=1, le=50)] | None = None
    ruling: Ruling = "fields"
    at_most: bool = False
    certificate: str | None = None
    side: Side | None = None
    tickets: Literal["none", "black", "double", "both"] = "both"
    explain: tuple[int, int, int, int] | None = None
    field: Annotated[int, Meta(ge=0, le=12)] = 0
    plays: str | None = None
    opening: str | None = None
    line: str | None = None
    picture: str | None = None
    regions: str | None = None


def solve(options: SolveOptions, progress: Progress) -> Mapping[str, object]:
    """Work out the sure wins, or read them, and say whether the printed start is one.

    Of drawn starts, and of the classic version, it says nothing.
    """
    team, map_ = int(options.detectives), packed()
    path = Path(options.table) if options.table else table.place(team)
    if options.plays:
        return packed_to_play(Path(options.certificate or ""), Path(options.plays))
    if options.explain:
        return explain(map_, options, ledger.beside(path))
    if options.opening or options.line:
        return opened_and_led(map_, options, ledger.beside(path))
    found = tabulate(map_, path, team > 3, progress)
    if team > 3:
        prove(map_, found)
    won = {held: starts_won(map_, found, team, held) for held in TICKETS}
    said: dict[str, object] = {
        "detectives": team,
        "start": [map_.lair + 1, *(post + 1 for post in map_.posts[:team])],
        "sure_win": {WORDING[held]: sure_ for held, sure_ in won.items()},
        "table": str(path),
        "megabytes": round(path.stat().st_size / 1e6, 1),
    }
    if options.bounds:
        between = shares(map_, options, won, found, progress)
        said["value"] = {WORDING[held]: each for held, each in between.items()}
    if options.at_most:
        said["at_most"] = at_most(map_, options, found, progress)
    if options.picture:
        draw = pictured if team == 3 else fourth_pictured
        said["picture"] = draw(map_, found, Path(options.picture))
    if options.regions:
        said["regions"] = by_field(map_, found, HELD[options.tickets], Path(options.regions))
    if options.certificate:
        said["certificate"] = certify(map_, options, found, progress)
    return said


def packed_to_play(certificate: Path, path: Path) -> Mapping[str, object]:
    """Pack a certificate, so that a bot can play by it."""
    if not certificate.is_file():
        raise Malformed("solve.no-certificate", path=str(certificate))
    turns = playbook.write(certificate, path)
    return {"plays": str(path), "turns": turns, "megabytes": round(path.stat().st_size / 1e6, 3)}


def explain(map_: Packed, options: SolveOptions, path: Path) -> Mapping[str, object]:
    """What a position is worth, out of the file that `bounds` wrote, or by the proof."""
    at, *posts = (station - 1 for station in options.explain or ())
    position = Position((options.field, *HELD[options.tickets]), tuple(posts), at)
    said: Mapping[str, object] = to_builtins(answered(map_, position, path))
    return said


def pictured(map_: Packed, found: Table, path: Path) -> Mapping[str, int]:
    """Draw from which starts of Mister X three detectives on their posts win for sure."""
    posts = np.array([map_.posts[:3]])
    rows = {held: sure.united(found, map_, (0, *held), posts) for held in TICKETS}
    stations = list(range(map_.size))
    lost = {held: sure.lost(row, stations)[:, 0].tolist() for held, row in rows.items()}
    marks = [picture.mark({held: lost[held][at] for held in TICKETS}) for at in stations]
    named = [post + 1 for post in map_.posts[:3]]
    path.write_text(picture.drawn(chart("london"), marks, map_.lair + 1, named), encoding="utf-8")
    return dict(Counter(marks))


def fourth_pictured(map_: Packed, found: Table, path: Path) -> Mapping[str, int]:
    """Draw where the fourth detective matters; the table of three lies beside that of four."""
    three = table.opened(found.path.with_name(table.place(3).name))
    if three is None:
        raise Malformed("solve.no-table", path=table.place(3).name)
    return told.fourth(map_, three, found, "london", path)


def opened_and_led(map_: Packed, options: SolveOptions, path: Path) -> Mapping[str, object]:
    """How the game is opened, and how it goes on if all do what they do most often."""
    town, said = told.valued_town(map_, path), dict[str, object]()
    if options.opening:
        said["opening"] = told.opening(town, "london", Path(options.opening))
    if options.line:
        said["line"] = told.line(town, "london", Path(options.line))
    return said


def by_field(map_: Packed, found: Table, held: Tickets, path: Path) -> Mapping[str, int]:
    """Draw how many fields three detectives on their posts need to win for sure."""
    fields = regions.needed(map_, found, map_.posts[:3], held)
    named = [post + 1 for post in map_.posts[:3]]
    said = f"Fields that three detectives on {', '.join(map(str, named))} need to win for sure"
    drawn = regions.drawn(chart("london"), fields, map_.lair + 1, named, said)
    path.write_text(drawn, encoding="utf-8")
    return {str(left): fields.count(left) for left in sorted({*fields})}


def certify(
    map_: Packed, options: SolveOptions, found: Table, progress: Progress
) -> Mapping[str, object]:
    """Write down what proves it."""
    ground = Ground(map_, "london", int(options.detectives), HELD[options.tickets])
    won = starts_won(map_, found, ground.team, ground.tickets)
    if not won and ground.team > 3:
        raise Malformed("solve.no-sure-win")

    def values() -> Worth:
        if not options.bounds:
            shares(map_, options, {}, found, progress)
        book = ledger.resumed(ledger.beside(found.path), map_)
        return by_values(map_, lru_cache(maxsize=TABLES)(book.table))

    sure_ = by_sure_wins(map_, found) if won else None
    return certified(ground, Path(options.certificate or ""), sure_, values, options.side)


def at_most(
    map_: Packed, options: SolveOptions, found: Table, progress: Progress
) -> Mapping[str, object]:
    """What three detectives cannot exceed, as a fraction, and how many places it took to show."""
    if options.detectives == "4":
        raise Malformed("solve.at-most")
    if not options.bounds:
        shares(map_, options, {}, found, progress)
    book = ledger.resumed(ledger.beside(found.path), map_)
    layers = bounds.listed(found.path.with_suffix(".values"))
    errors = {key: error for key, (_, error) in layers.items()}
    closing = Closing(map_, by_book(map_, book), errors, hopes(map_))
    key, posts = (0, *HELD[options.tickets]), tuple(sorted(map_.posts[:3]))
    promise, (units, error) = guessed(*layers[key]), layers[key]
    shown = closing.keeps(key, posts, map_.lair, promise)
    return {
        "value": str(promise if shown else Fraction(units + error, FULL)),
        "places": len(closing.kept) if shown else 0,
    }


def shares(
    map_: Packed,
    options: SolveOptions,
    won: Mapping[Tickets, bool],
    found: Table,
    progress: Progress,
) -> Mapping[Tickets, bounds.Bounds]:
    """The share of games that the detectives win, at least and at most, if both play best.

    For four, nothing is worked out beyond the sure wins.
    """
    if options.detectives == "4":
        return {held: (float(sure_), 1.0) for held, sure_ in won.items()}
    folder = found.path.with_suffix(".values")
    whole = options.near is None and options.ruling == "fields"
    book = ledger.resumed(ledger.beside(found.path), map_) if whole else None
    known = lambda key: found.layer((3, *key))  # noqa: E731
    ruling = options.ruling
    return bounds.bounded(map_, folder, known, options.near, progress, book, ruling)


def tabulate(map_: Packed, path: Path, guarded: bool, progress: Progress) -> Table:
    """Find the sure wins of three from the last field back, going on where a file ends."""
    found = table.resumed(path)
    names: list[Name] = [
        (3, fields, *held) for fields in reversed(range(map_.last)) for held in TICKETS
    ]
    todo = [name for name in names if name not in found.index]
    progress(len(names) - len(todo), len(names))
    if not todo:
        return found
    every = teams.threes(map_.size)
    moves = teams.moves(map_, every, guarded=guarded)
    recent: dict[Name, Array] = {}
    analysis = Analysis(map_, every, moves, lambda key: above(found, recent, (3, *key)))
    for name in todo:
        key = name[1:]
        recent[name] = analysis.layer([key])[key]
        found.append(name, recent[name])
        progress(names.index(name) + 1, len(names))
    return found


def above(found: Table, recent: dict[Name, Array], name: Name) -> Array:
    """A layer that was just found, or one from the file; those further up are let go."""
    for old in [one for one in recent if one[1] > name[1] + 1]:
        del recent[old]
    return recent[name] if name in recent else found.layer(name)


def prove(map_: Packed, found: Table) -> None:
    """Add what four win in their first turns."""
    if (4, 0, 1, 1) in found.index:
        return
    for _, wins in proof.proved(map_, map_.posts, lambda key: found.layer((3, *key))):
        for key, rows in wins.items():
            if (4, *key) not in found.index:
                found.append((4, *key), rows)


def starts_won(map_: Packed, found: Table, team: int, held: tuple[int, int]) -> bool:
    """Is the start a sure win against a Mister X with these tickets?"""
    posts = np.array([map_.posts[:team]])
    row = sure.united(found, map_, (0, *held), posts)[0]
    return bool(int(row[map_.lair >> 6]) >> (map_.lair & 63) & 1)
