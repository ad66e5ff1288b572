"""What a language lacks, file by file, beside English."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from os.path import relpath
from pathlib import Path

from sleuth.texts import FIRST, GAMES, HERE

GAP = re.compile(r"\{\w+\}")
COUNT = "{n}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Lack:
    """What is wrong with a file: codes without words, codes of nothing, gaps that differ."""

    file: str
    missing: tuple[str, ...]
    stale: tuple[str, ...]
    gaps: tuple[str, ...]
    english: tuple[str, ...]
    """Texts that read as they do in English: names, or words that somebody forgot."""

    def __bool__(self) -> bool:
        return bool(self.missing or self.stale or self.gaps)


def files() -> list[Path]:
    """Every file of English: the house's, the terminal's and each game's."""
    return sorted([*HERE.glob(f"{FIRST}*.json"), *GAMES.glob(f"*/texts/{FIRST}*.json")])


def like(path: Path, language: str) -> Path:
    """The file of another language that stands beside this one of English."""
    return path.with_name(language + path.name.removeprefix(FIRST))


def read(path: Path) -> dict[str, str]:
    """The texts of a file; a file that is not there has none."""
    if not path.is_file():
        return {}
    texts: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return texts


def lacks(language: str) -> list[Lack]:
    """What a language lacks in each file."""
    return [lack(path, language) for path in files()]


def lack(path: Path, language: str) -> Lack:
    """What a language lacks in one file."""
    there = like(path, language)
    ours, theirs = read(path), read(there)
    more = {code for code in theirs.keys() - ours.keys() if stem(code, ours) is None}
    return Lack(
        file=relpath(there, HERE.parent),
        missing=tuple(sorted(ours.keys() - theirs.keys())),
        stale=tuple(sorted(more)),
        gaps=tuple(sorted(bent(ours, theirs))),
        english=tuple(sorted(code for code in ours if theirs.get(code) == ours[code])),
    )


def stem(code: str, ours: dict[str, str]) -> str | None:
    """The text of English behind a form that only this language has: `#other` behind `#many`."""
    bare, found, _ = code.partition("#")
    return ours.get(f"{bare}#other") if found else None


def bent(ours: dict[str, str], theirs: dict[str, str]) -> Iterator[str]:
    """Codes whose gaps are not those of English; a form of a word may leave its number out."""
    for code, words in theirs.items():
        english = ours.get(code) or stem(code, ours)
        if english is None:
            continue
        differ = {*GAP.findall(english)} ^ {*GAP.findall(words)}
        if differ - ({COUNT} if "#" in code else set()):
            yield code
