"""Keeps ladders that were measured, and writes what is told of them.

`python tools/ladders.py FILE...` takes what `sleuth ladder ... --with beginner --json` printed into
`data/ladder.json` of each game. With or without files it then draws docs/results/ladder-*.svg and
writes the tables of docs/results/ladders.md and of the README of each game, between their marks.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import Any

from sleuth.games import catalogue, folder, talents
from sleuth.players.cast import BEGINNER, CAST
from sleuth.players.ladder.measured import place, read
from sleuth.players.ladder.picture import drawn
from sleuth.texts import text

RESULTS = Path(__file__).parents[1] / "docs" / "results"
NUMBERS = {2: "Two", 3: "Three", 4: "Four", 5: "Five"}
CAREFUL = "a careful beginner"
Found = dict[str, Any]

STEP = (60, 250)
"""Points that are wanted between neighbours."""
CLOSE = 15
"""The least in Mastermind, for those who count every code."""
PROVED = ("scotland-yard", "detectives")
"""Here the highest wins every match: how far above depends on how many are played."""
SURE = ("scotland-yard", 5)
"""Here detectives win for sure who play well: no steps are asked for."""


def main(files: list[str]) -> None:
    """Take these in, then write everything."""
    for file in files:
        keep(json.loads(Path(file).read_text(encoding="utf-8")))
    for path, body in written().items():
        path.write_text(body, encoding="utf-8")


def keep(found: Found) -> None:
    """Put a whole ladder in the place of the one for as many players and the same role."""
    read(found["game"], json.dumps([found]).encode())
    others = [each for each in kept(found["game"]) if key(each) != key(found)]
    every = sorted([*others, found], key=lambda each: (each["players"], each["role"] != "x"))
    body = ",\n".join(json.dumps(each) for each in every)
    place(found["game"]).write_text(f"[{body}]\n", encoding="utf-8")


def kept(name: str) -> list[Found]:
    """The ladders of a game."""
    if not place(name).exists():
        return []
    found: list[Found] = json.loads(place(name).read_text(encoding="utf-8"))
    return found


def key(found: Found) -> tuple[int, str | None]:
    """By what ladders of a game differ."""
    return found["players"], found["role"]


def written() -> dict[Path, str]:
    """Every file that tells of ladders, with what shall stand in it."""
    every = {name: kept(name) for name in catalogue() if kept(name)}
    page = RESULTS / "ladders.md"
    told = page.read_text(encoding="utf-8")
    files = {}
    for name, found in every.items():
        told = between(told, name, "\n\n".join(map(section, found)))
        readme = folder(name) / "README.md"
        said = ["\n".join(map(line, found)), "\n".join(map(seen_from_a_game, found))]
        files[readme] = between(readme.read_text(encoding="utf-8"), name, "\n\n".join(said))
        files |= {RESULTS / picture(each): drawn(each) for each in found}
    return {**files, page: told}


def between(page: str, name: str, body: str) -> str:
    """The page with this between the marks of a game."""
    begins, ends = f"<!-- ladder {name} -->\n", f"<!-- end of ladder {name} -->"
    before, _, rest = page.partition(begins)
    return f"{before}{begins}\n{body}\n\n{ends}{rest.partition(ends)[2]}"


def picture(found: Found) -> str:
    """The name of the plot."""
    role = [found["role"]] if found["role"] else []
    return "-".join(["ladder", found["game"], str(found["players"]), *role]) + ".svg"


def seen_from_a_game(found: Found) -> str:
    """The plot, in the README of its game."""
    return f"![{heading(found)}](../../../../docs/results/{picture(found)})"


def command(found: Found) -> str:
    """What measures this ladder again."""
    role = f" --role {found['role']}" if found["role"] else ""
    joined = " --with beginner" if BEGINNER in ratings(found) else ""
    return (
        f"sleuth ladder {found['game']} --players {found['players']}{role}"
        f" --games {found['pairs'][0]['games']} --seed {found['seed']}{joined}"
    )


def heading(found: Found) -> str:
    """Who was measured, by how many matches."""
    of = {"x": "Mister X against", "detectives": "Against Mister X"}.get(found["role"] or "", "")
    many = found["players"] - (1 if of else 0)
    what = f"{NUMBERS[many]} detectives" if of else f"{NUMBERS[many]} players"
    if of.endswith("against"):
        what = f"{of} {what.lower()}"
    each = found["pairs"][0]["games"]
    return f"{what}, {each} matches for each pair, {found['games']:,} in all, seed {found['seed']}"


def section(found: Found) -> str:
    """A ladder with its command, plot and table."""
    rows = cracked(found) if talents(found["game"]).team else rungs(found)
    shown = f"![{heading(found)}]({picture(found)})"
    return "\n\n".join([f"{heading(found)}: `{command(found)}`", shown, *rows])


def rungs(found: Found) -> Iterator[str]:
    """Ratings from the top, and what a beginner got."""
    every = [each for each in found["characters"] if each["name"] in CAST]
    steps = [f"{other['rating'] - one['rating']:.0f}" for one, other in pairwise(every)]
    rows = [
        f"| {text('cast.' + each['name'])} | {within(each)} | {step} |"
        for each, step in reversed([*zip(every, ["", *steps], strict=True)])
    ]
    rows += [f"| {CAREFUL} | {within(e)} | |" for e in found["characters"] if e["name"] == BEGINNER]
    yield "\n".join(["| | Rating | 95 % | Above the one below |", "|---|---|---|---|", *rows])
    if missed := uneven(found):
        short = [f"{text('cast.' + who)} ({step:.0f})" for who, step in missed.items()]
        yield f"Not as wanted yet: the step to {', to '.join(short)}."
    if BEGINNER in ratings(found):
        lowest, *_, highest = CAST
        got = [f"{took(found, who)} from {text('cast.' + who)}" for who in (lowest, highest)]
        yield f"The beginner took {' and '.join(got)}."


def wanted(name: str, role: str | None, lower: str, higher: str) -> tuple[float, float]:
    """How far the higher of two neighbours shall stand above the lower: at least, at most."""
    least, most = STEP
    if name == "mastermind" and CAST[lower].mind.span is None:
        least = CLOSE
    return least, inf if (name, role) == PROVED and higher == [*CAST][-1] else most


def uneven(found: Found) -> dict[str, float]:
    """Who stands too near to the one below, or too far above, and by how many points."""
    if (found["game"], found["players"]) == SURE:
        return {}
    every = [(who, ratings(found)[who]) for who in CAST]
    steps = {}
    for (one, low), (other, high) in pairwise(every):
        least, most = wanted(found["game"], found["role"], one, other)
        if not least <= high - low <= most:
            steps[other] = high - low
    return steps


def within(each: Found) -> str:
    """A rating and its interval."""
    return f"{each['rating']:.0f} | {each['low']:.0f} to {each['high']:.0f}"


def took(found: Found, other: str) -> str:
    """How many matches the beginner had of those with somebody."""
    each = share(found, BEGINNER, other)
    return f"{each['score']:.4g} of {each['games']}"


def share(found: Found, one: str, other: str) -> Found:
    """The points of one in matches with another."""
    met: Found = next(e for e in found["pairs"] if (e["a"], e["b"]) == (one, other))
    return met


def ratings(found: Found) -> dict[str, float]:
    """Everybody's rating."""
    return {each["name"]: each["rating"] for each in found["characters"]}


def cracked(found: Found) -> Iterator[str]:
    """What teams solved of a hundred, the strongest first, and with a beginner among three."""
    rows = [
        f"| {text('cast.' + who)} | {solved(found, who, who)} | {solved(found, BEGINNER, who)} |"
        for who in reversed(CAST)
    ]
    alone = f"| {CAREFUL} | {solved(found, BEGINNER, BEGINNER)} | |"
    head = ["| | Four of them cracked | Three and a beginner |", "|---|---|---|"]
    yield "\n".join([*head, *rows, alone])


def solved(found: Found, one: str, other: str) -> str:
    """How many of a hundred codes were cracked by one among others."""
    each = share(found, one, other)
    return f"{100 * each['score'] / each['games']:.0f} %"


def line(found: Found) -> str:
    """A ladder in a line of a README."""
    able, every = talents(found["game"]), ratings(found)
    told = [
        f"{text('cast.' + who)} {solved(found, who, who) if able.team else f'{every[who]:.0f}'}"
        for who in CAST
    ]
    if BEGINNER in every and not able.team:
        told.append(f"{CAREFUL} {every[BEGINNER]:.0f}")
    return f"- {heading(found)} (`{command(found)}`): {', '.join(told)}."


if __name__ == "__main__":
    main(sys.argv[1:])
