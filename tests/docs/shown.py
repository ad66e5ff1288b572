"""What the pages show: fenced blocks of code, and the commands in them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCED = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAME = re.compile(r"^GAME: Final = Game\(\n    name=\"([a-z-]+)\"", re.MULTILINE)
INDENTED = re.compile(r"(?:^(?: {4}|\t)\S.*\n)+", re.MULTILINE)
INLINE = re.compile(r"`((?:\S*/)?sleuth (?!record 1)[a-z][^`\n]*)`")  # records begin like that


@dataclass(frozen=True)
class Block:
    """A piece of code on a page: its language, the file it belongs in, and itself."""

    language: str
    title: str
    code: str


def pages() -> list[Path]:
    """Every page that people read, at the root and in docs/ and beside each game."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/README.md")]
    return sorted(found)


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page."""
    return [Block(*found) for found in FENCED.findall(page.read_text(encoding="utf-8"))]


def taught() -> dict[str, str]:
    """The games that `docs/add-a-game.md` adds: their names, and the folders that they are in."""
    written = {block.title: block.code for block in blocks(ROOT / "docs/add-a-game.md")}
    inits = {title: GAME.search(code) for title, code in written.items()}
    return {found[1]: Path(title).parent.name for title, found in inits.items() if found}


def commands(page: Path) -> Iterator[list[str]]:
    """Every call of `sleuth` that a page shows, in words."""
    text = page.read_text(encoding="utf-8")
    plain = FENCED.sub("", text)
    shown = [block.code for block in blocks(page) if block.language == "sh"]
    lines = "\n".join([*shown, *INDENTED.findall(plain), *INLINE.findall(plain)]).splitlines()
    for line in lines:
        words = shlex.split(line, comments=True)
        while words and "=" in words[0]:
            del words[0]
        if words and words[0].rpartition("/")[2] == "sleuth":
            yield words[1:]
