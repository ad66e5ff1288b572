"""A copy of the house, to which games are added as `docs/add-a-game.md` says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from tests.docs.shown import ROOT, blocks, taught

PAGE = ROOT / "docs/add-a-game.md"
BROUGHT = ("src", "tests", "docs", "tools", "bench", "examples", "requirements")
ALIASES = ("node_modules",)
"""Too large to copy, and never changed."""

CACHES = ("__pycache__", "static", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")


def copied(there: Path) -> Path:
    """The house as it is, without what was built in it."""
    for name in BROUGHT:
        shutil.copytree(ROOT / name, there / name, ignore=shutil.ignore_patterns(*CACHES))
    for path in (each for each in ROOT.iterdir() if each.is_file()):
        shutil.copy2(path, there)
    for name in ALIASES:
        (there / name).symlink_to(ROOT / name)
    if (ROOT / ".mypy_cache").is_dir():  # what mypy knows of the old files need not be found anew
        shutil.copytree(ROOT / ".mypy_cache", there / ".mypy_cache")
    return there


def with_games(there: Path) -> Path:
    """The house with the games of the page, file by file."""
    for block in blocks(PAGE):
        if "/" in block.title:
            path = there / block.title
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.code, encoding="utf-8")
    return there


def with_page(there: Path) -> Path:
    """The house with its page built anew, with the words of all games."""
    run("node node_modules/.bin/vite build", there)
    return there


def steps(title: str) -> list[str]:
    """The commands that the page shows under a title."""
    (block,) = (each for each in blocks(PAGE) if (each.language, each.title) == ("sh", title))
    return block.code.splitlines()


def only_the_games() -> str:
    """What pytest is asked for, to look at the games of the page alone."""
    return " or ".join(taught())


def attempt(words: str, where: Path) -> subprocess.CompletedProcess[str]:
    """One command, with this Python, in the copy's house."""
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    paths = f"{where / 'src'}{os.pathsep}{where}"
    env = {**os.environ, "PATH": tools, "PYTHONPATH": paths, "PYTHONUTF8": "1"}
    for name in [name for name in env if name.startswith("PYTEST_")]:
        del env[name]  # of the pytest that runs this
    return subprocess.run(
        words, shell=True, cwd=where, env=env, capture_output=True, text=True, check=False
    )


def run(words: str, where: Path) -> str:
    """One command that works."""
    done = attempt(words, where)
    assert done.returncode == 0, f"{words}\n{done.stdout[-6000:]}{done.stderr[-3000:]}"
    return done.stdout


def own_folders() -> tuple[str, ...]:
    """The folders that belong to the games of the page."""
    folders = taught().values()
    return tuple(f"{home}/{folder}/" for folder in folders for home in HOMES)


HOMES = ("src/sleuth/games", "tests/games")


def outside(there: Path) -> dict[str, str]:
    """Every file that belongs to no game of the page, and what stands in it."""
    return {name: sha256((there / name).read_bytes()).hexdigest() for name in others(there)}


def others(there: Path) -> Iterator[str]:
    """The names of those files; what tools remember for themselves is none."""
    for path in there.rglob("*"):
        name = path.relative_to(there)
        if path.is_symlink() or not path.is_file() or not {*CACHES}.isdisjoint(name.parts):
            continue
        if name.parts[0] not in ALIASES and not name.as_posix().startswith(own_folders()):
            yield name.as_posix()
