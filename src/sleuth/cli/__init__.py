"""The house in the terminal: `sleuth play`, `serve`, `arena` and their neighbours."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.metadata import version
from typing import Any

import click

from sleuth.cli.frame import Framed
from sleuth.kernel.errors import SleuthError
from sleuth.texts import asked, explain, languages, spoken, text
from sleuth.texts.written import escaped

COMMANDS = (
    "arena",
    "backup",
    "check",
    "games",
    "ladder",
    "mcp",
    "move",
    "new-game",
    "perft",
    "play",
    "puzzles",
    "replay",
    "review",
    "serve",
    "solve",
    "texts",
)


class LazyCommands(Framed, click.Group):
    """Commands that are loaded when they are called, and errors told in plain sentences.

    Their words are looked up as they are loaded: the language is known by then.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        spoken.set(asked(os.environ))
        return super().parse_args(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = text("cli.help")
        for option in self.params:
            assert isinstance(option, click.Option)
            option.help = text(f"cli.{option.name}")
        super().format_help(ctx, formatter)

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = import_module(f"sleuth.cli.{cmd_name.replace('-', '_')}").command
        return found

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except SleuthError as wrong:
            raise click.ClickException(escaped(explain(wrong))) from wrong


def speak(ctx: click.Context, option: click.Parameter, language: str | None) -> None:
    """Speak the language that was asked for on the command line."""
    del ctx, option
    if language is not None:
        spoken.set(language)


@click.command(cls=LazyCommands, invoke_without_command=True)
@click.option(
    "--language",
    type=click.Choice(languages()),
    callback=speak,
    is_eager=True,
    expose_value=False,
)
@click.version_option(version("sleuth"), prog_name="sleuth", message="%(prog)s %(version)s")
@click.option("--no-browser", is_flag=True)
@click.pass_context
def main(ctx: click.Context, no_browser: bool) -> None:
    """Everything starts here; and who names no command comes to play."""
    if ctx.invoked_subcommand is None:
        from sleuth.cli.serve import at_home

        at_home(browser=not no_browser)
