"""A page for each game: what its options, moves, facts, views and notes look like on the wire."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import inspect

from sleuth.games import catalogue, folder, talents
from sleuth.kernel.facts import Fact, Open, Others, Own, Pair, Shadow
from sleuth.kernel.game import AnyGame
from sleuth.texts import text
from sleuth.web.documents.describe import part
from sleuth.web.documents.error_page import own_errors
from sleuth.web.documents.typescript import structs

AUDIENCE: dict[type[Fact], str] = {
    Shadow: "everybody; it says only *that* something happened",
    Open: "everybody, watchers too",
    Own: "`seat` alone",
    Others: "every seat but `seat`, and no watcher",
    Pair: "`seat` and `other`",
    Fact: "nobody while the match goes on",
}
"""Whom a fact reaches, by the first of these that it is; a game may say it more narrowly."""

UP = "../../../../docs/"
"""From the folder of a game to the documentation."""

HEAD = """# The wire: {title}

Written by `python -m sleuth.web.documents.wire_page` from `src/sleuth/games/{folder}`. Do not edit.

What [`play`]({up}wire.md#play) carries in `move`, and [`told`]({up}wire.md#told) in `facts`, `view`
and `notes`, at a table of `{name}` (version {version}, {seats} seats).
"""


def game_page(name: str) -> Path:
    """Where the page of a game lies: in its folder; the site shows it beside the others."""
    return folder(name) / "wire.md"


def game_pages() -> dict[Path, str]:
    """Where the page of each game lies, and what it says."""
    return {game_page(name): page(game) for name, game in catalogue().items()}


def page(game: AnyGame) -> str:
    """The page of one game."""
    able, seats = talents(game.name), game.seats
    said = HEAD.format(
        up=UP,
        title=text(f"{game.name}.name"),
        folder=folder(game.name).name,
        name=game.name,
        version=game.version,
        seats=f"{seats.start} to {seats.stop - 1}" if len(seats) > 1 else seats.start,
    )
    unions = [game.options, game.move, game.fact, game.view, able.notes]
    unions += [able.reviewed, able.explored]
    named: set[type[Any]] = set()
    parts = [said]
    for title, union, also in zip(TITLES, unions, ALSO, strict=True):
        if union is not None:
            parts += [f"## {title}\n", *described(union, also, named)]
    inner = [kind for union in unions if union is not None for kind in inside(union)]
    rest = sorted({*inner} - named, key=lambda kind: kind.__name__)
    parts += ["## What stands inside\n", *map(part, rest)] if rest else []
    return "\n".join([*parts, "## Errors\n", own_errors(game.name)])


TITLES = ("Options", "Moves", "Facts", "View", "Notes", "Review", "Exploring")


def reaches(fact: type[Any]) -> str:
    """Whom a fact of this kind is told to."""
    told = next(words for kind, words in AUDIENCE.items() if issubclass(fact, kind))
    return f"Told to {told}." if "reaches" not in vars(fact) else "Told to those it names."


def nothing(kind: type[Any]) -> str:
    """There is no more to say."""
    del kind
    return ""


ALSO: tuple[Callable[[type[Any]], str], ...] = (nothing, nothing, reaches, *(nothing,) * 4)


def described(union: Any, also: Callable[[type[Any]], str], named: set[type[Any]]) -> list[str]:
    """The members of a union that no part has named yet."""
    info = inspect.type_info(union)
    types = info.types if isinstance(info, inspect.UnionType) else (info,)
    kinds = [each.cls for each in types if isinstance(each, inspect.StructType)]
    fresh = [kind for kind in kinds if kind not in named]
    named.update(fresh)
    return [part(kind, also(kind)) for kind in fresh]


def inside(union: Any) -> set[type[Any]]:
    """Every struct of a union, and in it."""
    return {struct.cls for struct in structs(inspect.type_info(union))}
