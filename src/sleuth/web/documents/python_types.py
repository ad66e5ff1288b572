"""`sleuth.new` for editors: one overload a game, with its options, written from the catalogue."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect

from sleuth.games import catalogue, folder
from sleuth.kernel.game import AnyGame

WHERE = Path(__file__).parents[2] / "typed.py"
PARTS = {
    "pieces": "Options",
    "rules": "State",
    "moves": "Move",
    "facts": "Fact",
    "view": "View",
}
"""The modules of a game in which its types are found."""

HEAD = '''"""`new`, typed for each game; made by `python -m sleuth.web.documents.python_types`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, overload

from sleuth import api
from sleuth.kernel.match import AnyMatch, Match

if TYPE_CHECKING:
'''
TAIL = """

@overload
def new(name: str, seats: int | None = None, /, **options: object) -> AnyMatch: ...


def new(name: str, seats: int | None = None, /, **options: object) -> AnyMatch:
    return api.new(name, seats, **options)


new.__doc__ = api.new.__doc__
"""
PLAIN = {inspect.BoolType: "bool", inspect.IntType: "int", inspect.NoneType: "None"}


def called(game: AnyGame) -> str:
    """What the match of a game is called in Python: `BreakTheCode`."""
    return "".join(word.capitalize() for word in game.name.split("-"))


def spell(kind: inspect.Type) -> str:
    """The type of an option, as Python writes it."""
    match kind:
        case inspect.UnionType(types=types):
            return " | ".join(map(spell, types))
        case inspect.LiteralType(values=values):
            return f"Literal[{', '.join(json.dumps(value) for value in values)}]"
        case inspect.Metadata(type=inner):
            return spell(inner)
        case _:
            return PLAIN[type(kind)]


def imported(game: AnyGame) -> Iterator[str]:
    """What a game is made of, under names of its own."""
    home = f"sleuth.games.{folder(game.name).name}"
    for part, name in sorted(PARTS.items(), key=lambda each: f"{home}.{each[0]}"):
        yield f"    from {home}.{part} import {name} as {called(game)}{name}"


def alias(game: AnyGame) -> Iterator[str]:
    """The match of a game, with all its types."""
    yield f"{called(game)}: TypeAlias = Match["
    yield from (f'    "{called(game)}{name}",' for name in PARTS.values())
    yield "]"


def overload(game: AnyGame) -> Iterator[str]:
    """`new`, as it is called for one game."""
    info: Any = inspect.type_info(game.options)
    yield from ("", "", "@overload", "def new(", f'    name: Literal["{game.name}"],')
    yield from ("    seats: int | None = None,", "    /,", "    *,")
    for field in info.fields:
        yield f"    {field.name}: {spell(field.type)} = ...,"
    yield f") -> {called(game)}: ..."


def module() -> str:
    """The whole module."""
    games = sorted(catalogue().values(), key=lambda game: folder(game.name).name)
    lines = [
        *(line for game in games for line in imported(game)),
        "",
        *(line for game in games for line in alias(game)),
        *(line for game in games for line in overload(game)),
    ]
    return HEAD + "\n".join(lines) + "\n" + TAIL


if __name__ == "__main__":
    WHERE.write_text(module(), encoding="utf-8")
