"""Every command that a page shows can be given: it exists, and its words are understood."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from sleuth.cli import main
from sleuth.games import catalogue, talents
from tests.docs.shown import ROOT, commands, pages, taught

SHOWN = [(page, words) for page in pages() for words in commands(page)]
HOLES = {"COMMAND", "FILE", "GAME", "N", "…"}
"""Words that stand for others."""


def name(shown: Path | list[str]) -> str:
    return str(shown.relative_to(ROOT)) if isinstance(shown, Path) else " ".join(shown)


every_command = pytest.mark.parametrize(("where", "words"), SHOWN, ids=name)


def test_pages_show_commands() -> None:
    assert {"README.md", "terminal.md", "running.md"} <= {page.name for page, _ in SHOWN}


@every_command
def test_a_command_that_is_shown_can_be_given(
    where: Path, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del where
    (tmp_path / "data").mkdir()  # some commands want to see it
    monkeypatch.chdir(tmp_path)
    context = click.Context(main, info_name="sleuth")
    if words and HOLES.isdisjoint(words) and not words[0].startswith("-"):
        understood(main, context, words)


def understood(command: click.Command, context: click.Context, words: list[str]) -> None:
    """Parse as the terminal would, without doing anything."""
    if not words:
        return  # a page only names it
    if not isinstance(command, click.Group):
        command.make_context(command.name, list(words), parent=context)
        return
    found = command.get_command(context, words[0])
    assert found is not None, f"no command {words[0]}"
    understood(found, click.Context(found, info_name=words[0], parent=context), words[1:])


@every_command
def test_games_and_bots_that_are_shown_exist(where: Path, words: list[str]) -> None:
    del where
    if len(words) < 2 or words[0] not in ("arena", "perft", "play", "solve"):
        return
    if not HOLES.isdisjoint(words) or words[1] in taught():
        return
    assert words[1] in catalogue()
    for flag in ("--bot", "--bots"):
        if flag in words and words[0] != "solve":
            bots = words[words.index(flag) + 1].split(",")
            named = {bot for bot in bots if ":" not in bot}  # one's own is where one puts it
            assert named <= {*talents(words[1]).bots}
