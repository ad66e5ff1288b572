"""`sleuth new-game`: the folders of a game that already keeps every law, to be made another."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

import click

import sleuth
from sleuth.cli.frame import Framed
from sleuth.cli.output import echo
from sleuth.games import catalogue
from sleuth.kernel.errors import Malformed
from sleuth.texts import text

SKELETON = Path(__file__).parent / "skeleton"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 20
"""Characters of a name: the lines of the skeleton stay short enough."""

NEXT = (
    "python -m tests.perft.write {name}",
    "python -m tests.golden.write {name}",
    'python -m pytest tests -m "not browser and not nightly" -k {name}',
    "sleuth play {name}",
    "make serve",
)


@click.command("new-game", cls=Framed, help=text("cli.new-game"))
@click.argument("name", metavar="GAME")
def command(name: str) -> None:
    """Write the folders, and say what to do next."""
    root = checkout()
    folder = acceptable(name, root)
    for path, words in files(name, folder):
        place = root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(words, encoding="utf-8")
        echo(f"  {path.as_posix()}")
    echo(text("cli.new-game.next", name=name))
    for step in NEXT:
        echo(f"  {step.format(name=name)}")


def checkout() -> Path:
    """The checkout in which this house lives: games are added there, with their tests."""
    root = Path(sleuth.__path__[0]).parents[1]
    if not (root / "tests" / "games").is_dir():
        raise Malformed("game.no-checkout")
    return root


def acceptable(name: str, root: Path) -> str:
    """The folder for a game of this name; one that is there already is never written over."""
    folder = name.replace("-", "_")
    if not NAME.fullmatch(name) or len(name) > LONGEST or iskeyword(folder):
        raise Malformed("game.name", most=LONGEST)
    taken = (root / "src/sleuth/games" / folder, root / "tests/games" / folder)
    if name in catalogue() or any(path.exists() for path in taken):
        raise Malformed("game.exists", name=name)
    return folder


def files(name: str, folder: str) -> Iterator[tuple[Path, str]]:
    """Where each file of a new game lies, and what stands in it."""
    title = name.replace("-", " ").title()
    homes = {"game": Path("src/sleuth/games") / folder, "tests": Path("tests/games") / folder}
    for path in sorted(SKELETON.rglob("*.txt")):
        part, *rest = path.relative_to(SKELETON).with_suffix("").parts
        words = path.read_text(encoding="utf-8")
        for gap, value in (("folder", folder), ("name", name), ("title", title)):
            words = words.replace(f"{{{{{gap}}}}}", value)
        yield homes[part].joinpath(*rest), in_order(words) if path.stem.endswith(".json") else words


def in_order(words: str) -> str:
    """Texts sorted by their codes, whatever the game is called."""
    texts: dict[str, str] = json.loads(words)
    return json.dumps(dict(sorted(texts.items())), ensure_ascii=False, indent=2) + "\n"
