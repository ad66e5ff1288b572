"""One catalogue of everything that people read, keyed by code; a language is a set of files."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from types import MappingProxyType

from sleuth.kernel.data import Seat
from sleuth.kernel.errors import SleuthError
from sleuth.kernel.talents import Argument, Line
from sleuth.texts.counting import form

HERE = Path(__file__).parent
GAMES = HERE.parent / "games"
FIRST = "en"

spoken: ContextVar[str] = ContextVar("spoken", default=FIRST)
"""The language of whoever reads."""


@cache
def languages() -> tuple[str, ...]:
    """The languages of the house."""
    return tuple(sorted(path.stem for path in HERE.glob("??.json")))


@cache
def catalogue(language: str = FIRST) -> Mapping[str, str]:
    """Every text of a language: the house's, the terminal's and each game's.

    What has no words in a language is said in English.
    """
    files = [*HERE.glob(f"{language}.*json"), *GAMES.glob(f"*/texts/{language}.*json")]
    found: dict[str, str] = {} if language == FIRST else dict(catalogue())
    for path in sorted(files):
        found |= json.loads(path.read_text(encoding="utf-8"))
    return MappingProxyType(found)


def nearest(language: str) -> str:
    """This language, or English where the house does not speak it."""
    return language if language in languages() else FIRST


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while."""
    token = spoken.set(nearest(language))
    try:
        yield
    finally:
        spoken.reset(token)


def asked(environment: Mapping[str, str]) -> str:
    """The language that a terminal's surroundings ask for: `de_AT.UTF-8` is `de`."""
    said = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    bare = next((each for each in said if each), "")[:2].lower()
    return nearest(bare)


def text(code: str, /, **gaps: Argument) -> str:
    """The words behind a code, gaps filled; a code without words stands for itself."""
    words = find(code, gaps.get("n"))
    return code if words is None else words.format_map(Gaps(gaps))


def find(code: str, n: Argument | None) -> str | None:
    """The words behind a code, in the form that fits the number `n`."""
    language = spoken.get()
    texts = catalogue(language)
    fits = form(language, n) if isinstance(n, int | float) else "other"
    return texts.get(f"{code}#{fits}") or texts.get(f"{code}#other") or texts.get(code)


class Gaps(dict[str, Argument]):
    """What stands in the gaps; a row of codes stands for their words."""

    def __getitem__(self, name: str) -> str:
        value = self.get(name, f"{{{name}}}")
        if isinstance(value, tuple):
            return ", ".join(map(text, value))
        said = str(value)
        return said.replace(".", text("house.point")) if isinstance(value, float) else said


def say(line: Line, names: Sequence[str], you: Seat | None = None) -> str:
    """A sentence, with people's names in it; to you, if you are one of those it is about."""
    people = {gap: names[seat] for gap, seat in line.seats.items()}
    n = line.args.get("n")
    code = next((each for each in to_you(line, you) if find(each, n) is not None), line.code)
    return text(code, **{**line.args, **people})


def to_you(line: Line, you: Seat | None) -> Iterator[str]:
    """The codes of a sentence for its reader: `@you` for the one in `who`, or in the only gap for
    people, and `@you.other` for the one in `other`, or in any other gap by its name.
    """
    mine = [gap for gap, seat in line.seats.items() if seat == you and you is not None]
    for gap in sorted(mine, key=lambda gap: gap != "who"):
        yield f"{line.code}@you.{gap}"
        if gap == "who" or len(line.seats) == 1:
            yield f"{line.code}@you"


def explain(error: SleuthError) -> str:
    """A plain sentence for an error."""
    return text(f"error.{error.code}", **dict(error.details))
