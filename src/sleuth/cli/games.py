"""`sleuth games`: what can be played, with options, bots and measures."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from sleuth.cli.frame import Framed
from sleuth.cli.output import echo, print_json
from sleuth.games import catalogue, talents
from sleuth.kernel.game import AnyGame
from sleuth.kernel.options import Option, describe
from sleuth.players import own_bots
from sleuth.texts import text


@click.command("games", cls=Framed, help=text("cli.games"))
@click.option("--json", "as_json", is_flag=True, help=text("cli.json"))
def command(as_json: bool) -> None:
    """List the games of the house."""
    every = [card(game) for game in catalogue().values()]
    if as_json:
        print_json({"games": every})
        return
    for each in every:
        low, high = each["seats"]
        seats = str(low) if low == high else f"{low}–{high}"
        echo(f"{text(each['name'] + '.name')} ({each['name']}, {seats})")
        echo(f"  {', '.join(each['bots'])}")


def card(game: AnyGame) -> dict[str, Any]:
    """One game as data."""
    skills = talents(game.name)
    return {
        "name": game.name,
        "seats": [game.seats.start, game.seats.stop - 1],
        "options": {each.name: about(each) for each in describe(game.options)},
        "bots": [*skills.bots, *own_bots.names(game.name)],
        "measures": list(skills.measure_names),
    }


def about(option: Option) -> dict[str, Any]:
    """An option: its default, and its values or bounds."""
    plain: dict[str, Any] = msgspec.to_builtins(option)
    kept = {k: v for k, v in plain.items() if k != "name" and (v is not None or k == "default")}
    return kept if option.optional else {k: v for k, v in kept.items() if k != "optional"}
