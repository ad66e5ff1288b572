"""Every game in the terminal: watched, sat down at, counted, and looked through again."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sleuth.cli import main
from sleuth.games import game, talents
from sleuth.texts import text
from tests.games import NAMES

every_game = pytest.mark.parametrize("name", NAMES)


def call(*words: str, given: str | None = None) -> Result:
    """A command that works."""
    result = CliRunner().invoke(main, list(words), input=given)
    assert result.exit_code == 0, result.output
    return result


@every_game
def test_bots_are_watched_and_their_match_is_looked_through_from_each_seat(
    name: str, tmp_path: Path
) -> None:
    saved, able = tmp_path / "match.txt", talents(name)
    bot = able.bot_like("novice")
    watched = call("play", name, "--watch", "--bot", bot, "--seed", "s", "--save", str(saved))
    assert f"{name}.fact" not in watched.stdout, "a sentence has no words"
    for seat in range(game(name).seats.start):
        assert call("replay", str(saved), "--seat", str(seat)).stdout


@every_game
def test_somebody_sits_down_is_told_how_to_play_and_leaves(name: str) -> None:
    said = call("play", name, "--seed", "s", given="help\nboard\nnonsense\nquit\n").stdout
    assert text(f"cli.play.help.{name}") in said
    assert text("cli.play.left") in said


@every_game
def test_what_can_happen_is_counted(name: str) -> None:
    counted = call("perft", name, "--depth", "1").stdout.split()
    assert counted[:2] == ["0", "1"]
    assert int(counted[3]) > 1


@every_game
def test_bots_play_each_other(name: str) -> None:
    bot = talents(name).bot_like("novice")
    bots = ",".join([bot] * game(name).seats.start)
    call("arena", name, "--bots", bots, "--games", "2")
