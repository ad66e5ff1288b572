"""The house in the terminal: `sleuth play`, `serve`, `arena` and their neighbours."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from typing import Any

import click

from sleuth.kernel.errors import SleuthError
from sleuth.texts import explain, text

COMMANDS = ("arena", "backup", "games", "perft", "play", "replay", "serve", "solve")


class House(click.Group):
    """Commands that are loaded when they are called, and errors told in plain sentences."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = import_module(f"sleuth.cli.{cmd_name}").command
        return found

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except SleuthError as wrong:
            raise click.ClickException(explain(wrong)) from wrong


@click.command(cls=House, help=text("cli.help"))
@click.version_option(version("sleuth"), prog_name="sleuth")
def main() -> None:
    """Everything starts here."""
