"""What an editor knows: the types of each game come out of `new`, and wrong ones are refused."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import assert_type

from mypy import api as mypy

import sleuth
from sleuth.games.break_the_code.moves import Move as BreakTheCodeMove
from sleuth.games.mastermind.moves import Move as MastermindMove
from sleuth.games.mastermind.view import View as MastermindView
from sleuth.games.scotland_yard.view import View as ScotlandYardView
from sleuth.kernel.match import AnyMatch
from tests.docs.shown import ROOT, blocks
from tests.docs.test_examples import session


def test_a_match_has_the_types_of_its_game() -> None:
    match = sleuth.new("mastermind", games=1, first=0)
    match = sleuth.play(match, 0, "hide RGBY")
    assert_type(sleuth.view(match, 1), MastermindView)
    assert_type(sleuth.legal(match, 1), sleuth.Legal[MastermindMove])
    assert_type(sleuth.legal(match, 1).sample("1"), MastermindMove)
    assert_type(sleuth.think(match, 1, "knuth"), MastermindMove | None)
    assert_type(sleuth.result(match), sleuth.Over | None)
    assert sleuth.view(match, 1).board.ready


def test_other_games_have_others() -> None:
    dealt = sleuth.deal(sleuth.new("break-the-code", 3), "a seed")
    assert_type(sleuth.legal(dealt, 0)[0], BreakTheCodeMove)
    assert_type(sleuth.view(sleuth.new("scotland-yard")), ScotlandYardView)
    name = sorted(sleuth.catalogue())[0]
    assert_type(sleuth.new(name), AnyMatch)
    assert len(sleuth.legal(dealt, 0))


WRONG = """
import sleuth
from sleuth.games.mastermind.moves import Guess

match = sleuth.new("mastermind", pegs=4)
town = sleuth.new("scotland-yard")
sleuth.play(town, 0, Guess((0, 1, 2, 3)))
sleuth.view(match, 0).bord
sleuth.arena("mastermind", ["random"])["wons"]
"""


def checked(where: Path, code: str) -> list[str]:
    """What mypy has to say of a script."""
    where.write_text(code, encoding="utf-8")
    said, _, _ = mypy.run(["--strict", f"--cache-dir={ROOT / '.mypy_cache'}", str(where)])
    return [line for line in said.splitlines() if f"{where.name}:" in line]


def test_what_is_wrong_is_underlined(tmp_path: Path) -> None:
    found = checked(tmp_path / "wrong.py", WRONG)
    lines = {int(line.split(":")[1]) for line in found if " error: " in line}
    assert lines == {7, 8, 9}, found


def test_the_examples_of_the_docs_have_types(tmp_path: Path) -> None:
    """A session at the prompt, as a script: what it prints is checked elsewhere."""
    shown = doctest.script_from_examples(session(ROOT / "docs" / "python.md"))
    refused = "# type: ignore[arg-type]"
    script = shown.replace("Hide((0.0, 1, 2, 3)))", f"Hide((0.0, 1, 2, 3)))  {refused}")
    assert checked(tmp_path / "shown.py", script) == []


def test_the_bot_of_the_docs_has_types(tmp_path: Path) -> None:
    shown = {block.title: block.code for block in blocks(ROOT / "docs" / "builders" / "bot.md")}
    assert checked(tmp_path / "mybot.py", shown["mybot.py"]) == []
    wrong = shown["mybot.py"].replace("view.board", "view.bord")
    assert len(checked(tmp_path / "wrong.py", wrong)) == 1
