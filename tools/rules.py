"""Writes the rules pages of the docs, in every language: `python -m tools.rules`.

The order is that of the page of the game (`ui/rules.tsx`), the words are those of its texts: what
the house shows and what the docs say have one source.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from sleuth.games import catalogue as games
from sleuth.games import folder
from sleuth.kernel.game import AnyGame
from sleuth.kernel.options import describe
from sleuth.texts import FIRST, catalogue, languages, speaking, spoken, text

RULES = Path(__file__).parents[1] / "docs" / "players" / "rules"
TONGUES = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français"}
PART = re.compile(r'of="([\w.-]+)"')
CODE = re.compile(r'"([\w-]+\.rules\.[\w.-]+)"')
MAPPED = re.compile(r"\[([^\]]+)\]\.map\(\(name\) => `([\w.-]+)\$\{name\}`\)")
LISTS = {"code-x.rules.move": ("code-x.gear.", "code-x.rules.gear.")}
"""Where a list belongs: each line is a word, and what is said of it."""

CARDS = {"break-the-code.rules.ask": "break-the-code.card."}
"""Where numbered cards belong."""


def pages() -> dict[Path, str]:
    """Every page: its file, and what stands in it."""
    found = {}
    for game in games().values():
        if (source := folder(game.name) / "ui" / "rules.tsx").is_file():
            for language in languages():
                with speaking(language):
                    found[place(game.name, language)] = page(game, source.read_text("utf-8"))
    return found


def place(name: str, language: str) -> Path:
    """Where a page lies: English on top, each other language in a folder."""
    return RULES / ("" if language == FIRST else language) / f"{name}.md"


def page(game: AnyGame, source: str) -> str:
    """One page, in the language that is spoken."""
    body = source[source.index("export function Rules()") :]
    heading = text("rules.of", game=text(f"{game.name}.name"))
    blocks = [others(game.name), f"# {heading}", text(f"{game.name}.rules.lead")]
    for part in body.split("<RulesPart")[1:]:
        blocks += told(part.split("<RulesPart")[0])
    return "\n\n".join([*blocks, f"## {text('docs.rules.options')}", agreed(game)]) + "\n"


def others(name: str) -> str:
    """Links to the same page in every other language."""
    here = spoken.get()
    up = "" if here == FIRST else "../"
    links = []
    for language in languages():
        below = "" if language == FIRST else f"{language}/"
        called = TONGUES.get(language, language)
        links.append(called if language == here else f"[{called}]({up}{below}{name}.md)")
    return " · ".join(links)


def told(part: str) -> Iterator[str]:
    """A part of the rules: its heading, words and lists, and how the house settles what is open."""
    found = PART.search(part)
    assert found, part
    of = found[1]
    yield f"## {text(f'{of}.title')}"
    yield text(of)
    if of in LISTS:
        yield "\n".join(pairs(*LISTS[of]))
    if of in CARDS:
        yield "\n".join(f"{n}. {text(CARDS[of] + str(n))}" for n in cards(CARDS[of]))
    ruling = text("rules.house-ruling")
    yield from (f"> **{ruling}** {text(code)}" for code in rulings(part))


def rulings(part: str) -> list[str]:
    """The codes of what the printed rules leave open, in order."""
    within = re.search(r"rulings=\{(.*?)\}(?=[\s/>])", part, re.DOTALL)
    if not within:
        return []
    if mapped := MAPPED.search(within[1]):
        return [mapped[2] + name for name in re.findall(r'"([\w-]+)"', mapped[1])]
    return CODE.findall(within[1])


def pairs(words: str, said: str) -> Iterator[str]:
    """A word, and what is said of it."""
    for code in catalogue():
        if code.startswith(said):
            yield f"- **{text(words + code.removeprefix(said))}** {text(code)}"


def cards(stem: str) -> Iterator[int]:
    """The numbers of the cards that have words."""
    n = 1
    while f"{stem}{n}" in catalogue():
        yield n
        n += 1


def agreed(game: AnyGame) -> str:
    """What a table may agree on: each option, its values where they are words, what it is about."""
    lines = []
    for option in describe(game.options):
        code = f"{game.name}.option.{option.name}"
        about = text(f"{code}.about")
        values = [value for value in catalogue() if value.startswith(f"{code}.")]
        worded = [text(value) for value in values if not value.endswith(".about")]
        lines.append(f"- **{text(code)}**" + (f": {'; '.join(worded)}" if worded else ""))
        lines.append(f"    {about}" if f"{code}.about" in catalogue() else "")
    return "\n".join(line for line in lines if line)


def main() -> None:
    """Write them all."""
    for path, words in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(words, encoding="utf-8")


if __name__ == "__main__":
    main()
