"""What a newcomer types off a page is really run, from its first command to its last.

Whatever takes long is made short: one game instead of two hundred, and bots on every seat where a
record is wanted. What takes hours, or a house to go to, is only understood (`test_commands`).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sleuth.cli import main
from tests.docs.shown import ROOT, commands
from tests.docs.test_commands import HOLES

PAGES = ("README.md", "docs/players/terminal.md", "docs/players/puzzles.md")
ELSEWHERE = {"--join", "mine", "serve", "verify"}
"""What needs a house, or hours: tested where it belongs."""

SHORT = {"--games": "1", "--depth": "2"}


def shortened(words: list[str]) -> list[str]:
    """The same command, with less to do."""
    found = [*words]
    for flag, least in SHORT.items():
        if flag in found:
            found[found.index(flag) + 1] = least
    return [*found, "--watch"] if "--save" in found and found[0] == "play" else found


def run(words: list[str]) -> Result:
    """Give a command; a table is left, and a puzzle shown, as soon as it asks."""
    said = "\n" * 20 if words[0] == "puzzles" else "quit\n"
    return CliRunner().invoke(main, shortened(words), input=said)


@pytest.mark.parametrize("page", PAGES)
def test_every_command_of_a_page_does_what_it_is_for(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SLEUTH_DATA", str(tmp_path / "data"))
    shown = [words for words in commands(ROOT / page) if len(words) > 1 or words == ["games"]]
    here = [words for words in shown if not {*words} & (HOLES | ELSEWHERE)]
    assert len(here) > 1
    for words in here:
        ended = run(words)
        assert ended.exit_code == 0, (words, ended.output)
        assert ended.output.strip(), words
        for file in re.findall(r"--(?:save|plot) (\S+)", " ".join(words)):
            assert (tmp_path / file).exists(), words
