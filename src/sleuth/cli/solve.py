"""`sleuth solve`: what a game's own study finds; its flags are the study's options."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import Any

import click
from msgspec import inspect

from sleuth.cli.charts import Bar, demand_place, drawn_bars, plot_option, save
from sleuth.cli.frame import Framed
from sleuth.cli.output import echo, print_json, progress
from sleuth.games import catalogue, talents
from sleuth.kernel.codec import convert
from sleuth.kernel.options import Option, describe
from sleuth.store.machine import peak_memory
from sleuth.texts import text


class Studies(Framed, click.Group):
    """One command for each game that has a study."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return [name for name in catalogue() if talents(name).solve is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        known = cmd_name in catalogue() and talents(cmd_name).solve is not None
        return study(cmd_name) if known else None


def study(name: str) -> click.Command:
    """The command that runs one game's study."""
    solve = talents(name).solve
    assert solve is not None
    kind, run = solve

    def call(as_json: bool, plot: Path | None, **given: Any) -> None:
        demand_place(plot)
        options = convert({key: value for key, value in given.items() if value is not None}, kind)
        begun = perf_counter()
        with progress("cli.solve.progress") as hears:
            found = dict(run(options, hears))
        found["seconds"] = round(perf_counter() - begun, 3)
        found["memory_mb"] = peak_memory() // 2**20
        save(plot, text(f"{name}.name"), bars_of(found))
        show(found, as_json)

    flags = [click.Option(["--json", "as_json"], is_flag=True, help=text("cli.json"))]
    flags += [plot_option()]
    flags += [flag(option, arity(kind, option.name)) for option in describe(kind)]
    return Framed(name, params=list(flags), callback=call, help=text(f"cli.solve.{name}"))


def arity(kind: type[Any], name: str) -> int:
    """How many whole numbers an option wants: more than one if it is a tuple."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    found = next(each.type for each in info.fields if each.encode_name == name)
    types = found.types if isinstance(found, inspect.UnionType) else (found,)
    tuples = [each for each in types if isinstance(each, inspect.TupleType)]
    return len(tuples[0].item_types) if tuples else 1


def flag(option: Option, numbers: int = 1) -> click.Option:
    """A field of the study's options as a flag."""
    name = "--" + option.name.replace("_", "-")
    if numbers > 1:
        return click.Option([name, option.name], type=int, nargs=numbers)
    if option.values == (False, True):
        return click.Option([name, option.name], is_flag=True, default=bool(option.default))
    if option.values is not None:
        return click.Option([name, option.name], type=click.Choice(option.values))
    if option.low is not None or isinstance(option.default, int):
        return click.Option([name, option.name], type=click.IntRange(option.low, option.high))
    return click.Option([name, option.name], type=str)


def show(found: dict[str, Any], as_json: bool) -> None:
    """The findings."""
    if as_json:
        print_json(found)
        return
    for key, value in found.items():
        echo(f"{key:>12}  {value}")
    for line in drawn_bars(bars_of(found)):
        echo(line)


def bars_of(found: Mapping[str, Any]) -> list[Bar]:
    """How often what came about, where a study counts it: of 1, of 2, and so on."""
    counts = found.get("histogram")
    if not isinstance(counts, list | tuple):
        return []
    return [Bar(str(n), float(count), str(count)) for n, count in enumerate(counts, 1)]


command = Studies("solve", help=text("cli.solve"))
