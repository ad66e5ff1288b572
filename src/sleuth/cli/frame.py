"""The frame of a command's help in the words of the catalogue; what is said of flags is Click's."""

from __future__ import annotations

import click

from sleuth.texts import text


class Formatter(click.HelpFormatter):
    """Headings from the catalogue."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{text('cli.frame.usage')} ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(text(f"cli.frame.{heading.lower()}"))


class Context(click.Context):
    """Where a command runs."""

    formatter_class = Formatter


class Framed(click.Command):
    """A command whose help is in one language from top to bottom."""

    context_class = Context

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = text("cli.frame.help")
        return option
