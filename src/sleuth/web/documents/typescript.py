"""TypeScript for the values that a page meets, written from the Python types."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect

from sleuth.games import catalogue, folder, talents
from sleuth.kernel.game import AnyGame
from sleuth.web.http.operations import OPERATIONS
from sleuth.web.socket import wire

HEAD = "// Written by `python -m sleuth.web.documents.typescript`. Do not edit.\n"
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


def spell(kind: inspect.Type) -> str:
    """One type, as TypeScript writes it."""
    match kind:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(map(spell, types)))
        case inspect.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case inspect.TupleType(item_types=items):
            return f"readonly [{', '.join(map(spell, items))}]"
        case inspect.VarTupleType(item_type=item) | inspect.FrozenSetType(item_type=item):
            return f"readonly ({spell(item)})[]"
        case inspect.DictType(value_type=value):
            return f"Readonly<Record<string, {spell(value)}>>"
        case inspect.Metadata(type=inner):
            return spell(inner)
        case _:
            return SIMPLE[type(kind)]


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


def interface(kind: inspect.StructType) -> str:
    """One struct as an interface, with its docstring."""
    said = " ".join((kind.cls.__doc__ or "").split())
    lines = [f"/** {said} */", f"export interface {kind.cls.__name__} {{"]
    if kind.tag_field is not None:
        lines.append(f"  readonly {kind.tag_field}: {json.dumps(kind.tag)};")
    for field in kind.fields:
        lines.append(f"  readonly {field.encode_name}: {spell(field.type)};")
    return "\n".join([*lines, "}"])


def module(unions: dict[str, Any], extra: Iterable[Any] = ()) -> str:
    """A whole file: each struct once, then the unions by name."""
    infos = inspect.multi_type_info([*unions.values(), *extra])
    found = {struct.cls.__name__: struct for info in infos for struct in structs(info)}
    parts = [interface(found[name]) for name in sorted(found)]
    for name, info in zip(unions, infos, strict=False):
        if spell(info) != name:
            parts.append(f"export type {name} = {spell(info)};")
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def game_module(game: AnyGame) -> str:
    """The types of one game."""
    unions = {"Move": game.move, "Fact": game.fact, "View": game.view, "Options": game.options}
    if talents(game.name).notes is not None:
        unions["Notes"] = talents(game.name).notes
    if talents(game.name).reviewed is not None:
        unions["Review"] = talents(game.name).reviewed
    return module(unions)


def files() -> dict[Path, str]:
    """Every generated file with its contents."""
    bodies = [kind for each in OPERATIONS for kind in (each.takes, each.asks, each.gives) if kind]
    house = module({"Command": wire.Command, "Message": wire.Message}, bodies)
    found = {HOUSE / "ui" / "wire" / "wire.gen.ts": house + f"\nexport const WIRE = {wire.WIRE};\n"}
    for game in catalogue().values():
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
