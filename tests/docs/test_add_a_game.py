"""`docs/add-a-game.md` is followed to the letter, in a copy of the house."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.shown import ROOT, blocks

PAGE = ROOT / "docs/add-a-game.md"
OTHERS = ("break_the_code", "code_x", "scotland_yard", "x_code")
"""Games that the copy does without, so that it is quick."""

TESTS = ("__init__.py", "laws", "golden", "perft", "mutants", "kernel", "games/__init__.py")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with one game, and with the game that the page adds."""
    there = tmp_path_factory.mktemp("house")
    hidden = shutil.ignore_patterns("static", "ui", "__pycache__", *OTHERS)
    shutil.copytree(ROOT / "src", there / "src", ignore=hidden)
    for name in (*TESTS, "games/mastermind"):
        bring(ROOT / "tests" / name, there / "tests" / name)
    shutil.copy(ROOT / "pyproject.toml", there)
    for block in blocks(PAGE):
        if block.title:
            path = there / block.title
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.code, encoding="utf-8")
    return there


def bring(path: Path, to: Path) -> None:
    """Copy a file or a folder."""
    to.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        shutil.copytree(path, to, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(path, to)


def run(words: str, where: Path) -> str:
    """One command of the page, with this Python and the copy's house."""
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": tools, "PYTHONPATH": f"{where / 'src'}{os.pathsep}{where}"}
    done = subprocess.run(
        words, shell=True, cwd=where, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{words}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_every_command_of_the_page_works(copy: Path) -> None:
    (steps,) = (block.code.splitlines() for block in blocks(PAGE) if block.language == "sh")
    said = {words: run(words, copy) for words in steps}
    assert "Higher or Lower (higher, 2)" in said["sleuth games"]
    tried = next(told for words, told in said.items() if "pytest" in words)
    assert " passed" in tried
    assert "expert" in next(told for words, told in said.items() if "arena" in words)


def test_its_code_is_written_as_ours_is(copy: Path) -> None:
    code = "src/sleuth/games/higher tests/games/higher"
    run(f"ruff check {code} && ruff format --check {code}", copy)
