"""`sleuth texts`: for whoever translates the house."""

from __future__ import annotations

from dataclasses import asdict

import click

from sleuth.cli.frame import Framed
from sleuth.cli.output import echo, print_json
from sleuth.kernel.errors import Malformed
from sleuth.texts import FIRST, languages, text
from sleuth.texts.lacking import Lack, lacks


class FramedGroup(Framed, click.Group):
    """Commands below a command."""


@click.group("texts", cls=FramedGroup, help=text("cli.texts"))
def command() -> None:
    """What is said, and in which languages."""


@command.command("lacks", cls=Framed, help=text("cli.texts.lacks"))
@click.argument("language", metavar="LANGUAGE")
@click.option("--json", "as_json", is_flag=True, help=text("cli.json"))
@click.pass_context
def lacking(ctx: click.Context, language: str, as_json: bool) -> None:
    """List what a language lacks; the exit code is 1 where it lacks anything."""
    if not (len(language) == 2 and language.isascii() and language.islower()):
        raise Malformed("texts.language", said=language, languages=", ".join(languages()))
    found = lacks(language)
    if as_json:
        print_json({"language": language, "files": [asdict(each) for each in found]})
    else:
        tell(language, found)
    ctx.exit(1 if any(found) else 0)


def tell(language: str, found: list[Lack]) -> None:
    """A line for each code, file by file."""
    for each in filter(None, found):
        echo(each.file)
        for kind in ("missing", "stale", "gaps"):
            for code in getattr(each, kind):
                what = text(f"cli.texts.{kind}")
                echo(f"  {text('house.labelled', what=what, said=code)}")
    if not any(found):
        echo(text("cli.texts.whole", language=language))
    same = sum(len(each.english) for each in found)
    if same and language != FIRST:
        echo(text("cli.texts.english", n=same))
