"""TypeScript for the values that a page meets, written from the Python types."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from msgspec import inspect

from sleuth.games import catalogue, folder, talents
from sleuth.kernel.game import AnyGame
from sleuth.web.http.operations import OPERATIONS
from sleuth.web.socket import wire

HEAD = "// Written by `python -m sleuth.web.documents.typescript`. Do not edit.\n"
CLOSED = re.compile(r"/\*\*.*?\*/|\"[^\"]*\"")
"""What names nothing: docstrings, and the values of literals."""

HOUSE = Path(__file__).parents[2]
SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


Aliases = Mapping[frozenset[Any], str]
"""The names of literals, by what they allow."""

NO_NAMES: Aliases = {}


def spell(kind: inspect.Type, names: Aliases = NO_NAMES) -> str:
    """One type, as TypeScript writes it; a literal that has a name by its name."""
    match kind:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(spell(each, names) for each in types))
        case inspect.LiteralType(values=values):
            return names.get(frozenset(values)) or literal(values)
        case inspect.TupleType(item_types=items):
            return f"readonly [{', '.join(spell(each, names) for each in items)}]"
        case inspect.VarTupleType(item_type=item) | inspect.FrozenSetType(item_type=item):
            return f"readonly ({spell(item, names)})[]"
        case inspect.DictType(value_type=value):
            return f"Readonly<Record<string, {spell(value, names)}>>"
        case inspect.Metadata(type=inner):
            return spell(inner, names)
        case _:
            return SIMPLE[type(kind)]


def literal(values: Iterable[Any]) -> str:
    """The values of a literal."""
    return " | ".join(json.dumps(value) for value in values)


def aliases(found: Iterable[inspect.StructType]) -> dict[str, tuple[Any, ...]]:
    """The literals that have a name in the modules of these structs, by name: each once."""
    named: dict[str, tuple[Any, ...]] = {}
    taken = {struct.cls.__name__ for struct in found}
    for module in sorted({struct.cls.__module__ for struct in found}):
        for name, value in vars(sys.modules[module]).items():
            if get_origin(value) is Literal and name not in taken:
                named.setdefault(name, get_args(value))
    return named


def structs(kind: inspect.Type) -> Iterator[inspect.StructType]:
    """Every struct inside a type, the type itself first."""
    match kind:
        case inspect.StructType(fields=fields):
            yield kind
            for field in fields:
                yield from structs(field.type)
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            for inner in types:
                yield from structs(inner)
        case inspect.VarTupleType(item_type=inner) | inspect.FrozenSetType(item_type=inner):
            yield from structs(inner)
        case inspect.DictType(value_type=inner) | inspect.Metadata(type=inner):
            yield from structs(inner)
        case _:
            return


def interface(kind: inspect.StructType, names: Aliases) -> str:
    """One struct as an interface, with its docstring."""
    said = " ".join((kind.cls.__doc__ or "").split())
    lines = [f"/** {said} */", f"export interface {kind.cls.__name__} {{"]
    if kind.tag_field is not None:
        lines.append(f"  readonly {kind.tag_field}: {json.dumps(kind.tag)};")
    for field in kind.fields:
        lines.append(f"  readonly {field.encode_name}: {spell(field.type, names)};")
    return "\n".join([*lines, "}"])


def module(unions: dict[str, Any], extra: Iterable[Any] = ()) -> str:
    """A whole file: the literals that have a name, each struct once, then the unions by name."""
    infos = inspect.multi_type_info([*unions.values(), *extra])
    found = {struct.cls.__name__: struct for info in infos for struct in structs(info)}
    literals = {n: v for n, v in aliases(found.values()).items() if n not in unions}
    names = {frozenset(values): name for name, values in reversed(literals.items())}
    body = [interface(found[name], names) for name in sorted(found)]
    body += [
        f"export type {name} = {spell(info, names)};"
        for name, info in zip(unions, infos, strict=False)
        if spell(info, names) != name
    ]
    said = [f"export type {name} = {literal(literals[name])};" for name in used(names, body)]
    return HEAD + "\n" + "\n\n".join([*said, *body]) + "\n"


def used(names: Aliases, body: Iterable[str]) -> list[str]:
    """The names of literals that something is spelt with, sorted."""
    words = {word for part in body for word in re.findall(r"\w+", CLOSED.sub("", part))}
    return sorted(name for name in names.values() if name in words)


def game_module(game: AnyGame) -> str:
    """The types of one game."""
    unions = {"Move": game.move, "Fact": game.fact, "View": game.view, "Options": game.options}
    if talents(game.name).notes is not None:
        unions["Notes"] = talents(game.name).notes
    if talents(game.name).reviewed is not None:
        unions["Review"] = talents(game.name).reviewed
    if talents(game.name).explored is not None:
        unions["Explored"] = talents(game.name).explored
    return module(unions)


def files() -> dict[Path, str]:
    """Every generated file with its contents."""
    asked = [each for each in OPERATIONS if each.who != "bots"]
    bodies = [kind for each in asked for kind in (each.takes, each.asks, each.gives) if kind]
    house = module({"Command": wire.Command, "Message": wire.Message}, bodies)
    found = {HOUSE / "ui" / "wire" / "wire.gen.ts": house + f"\nexport const WIRE = {wire.WIRE};\n"}
    for game in catalogue().values():
        if not (folder(game.name) / "ui").is_dir():
            continue  # it is played at a plain table, which reads no types
        found[folder(game.name) / "ui" / "types.gen.ts"] = game_module(game)
    return found


def main() -> None:
    """Write them all."""
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(HOUSE.parent.parent), file=sys.stderr)


if __name__ == "__main__":
    main()
