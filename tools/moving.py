"""The moving picture of the front page: `python tools/moving.py docs/pictures/moving.svg`.

A code of Mastermind is broken by exact play, and beside it stands how many are still possible.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html import escape
from math import log
from pathlib import Path

import sleuth
from sleuth.games.mastermind.moves import Guess

CODE = "hide PBGR"
COLOURS = ("#cb3b2a", "#0f7d5f", "#2b62c9", "#f2c230", "#ef8420", "#7b45b5")
WIDTH, ROW, TOP, LEFT = 720, 54, 84, 40
STEP, REST = 1.6, 4.0
"""Seconds between two rows, and after the last."""

Row = tuple[tuple[int, ...], int, int, int]
"""A guess, its black and white pins, and how many codes are left after it."""


def rows() -> list[Row]:
    """A match: what an optimal Codebreaker guesses, and what is left each time."""
    match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, CODE)
    found: list[Row] = []
    while sleuth.result(match) is None:
        guess = sleuth.think(match, 1, "optimal")
        assert isinstance(guess, Guess)
        match = sleuth.play(match, 1, guess)
        over = sleuth.result(match) is not None
        said = sleuth.show(match, 1).splitlines()
        pins = next(line for line in reversed(said) if "●" in line or "○" in line)
        left = 0 if over else sum(1 for _ in sleuth.worlds(match, 1))
        found.append((guess.code, pins.count("●"), pins.count("○"), left))
    return found


def drawn(found: list[Row]) -> Iterator[str]:
    """Each row, later than the one before."""
    yield from line(0, "", 1296)
    for n, (code, black, white, left) in enumerate(found, start=1):
        yield from line(n, "".join(pegs(code, n)) + "".join(keys(black, white, n)), left)


def line(n: int, inside: str, left: int) -> Iterator[str]:
    """What is left, as a bar on a scale of doublings."""
    y, width = TOP + n * ROW, 8 + 250 * log(max(left, 1), 1296)
    late = f' class="late" style="animation-name: come{n}"' if n else ""
    words = f"{left:,}" if left else "found"
    yield f"<g{late}>{inside}"
    yield f'<rect x="330" y="{y - 11}" width="{width:.0f}" height="22" rx="5" fill="#8a2b21"/>'
    yield f'<text x="{342 + width:.0f}" y="{y + 6}">{escape(words)}</text></g>'


def pegs(code: tuple[int, ...], n: int) -> Iterator[str]:
    y = TOP + n * ROW
    for at, colour in enumerate(code):
        yield f'<circle cx="{LEFT + 16 + at * 44}" cy="{y}" r="17" fill="{COLOURS[colour]}"/>'


def keys(black: int, white: int, n: int) -> Iterator[str]:
    fills = ["#1f232b"] * black + ["#fcf8ef"] * white
    for at, fill in enumerate(fills):
        x, y = LEFT + 200 + at % 2 * 20, TOP + n * ROW - 9 + at // 2 * 19
        yield f'<circle cx="{x}" cy="{y}" r="7" fill="{fill}" stroke="#1f232b"/>'


def frames(many: int) -> Iterator[str]:
    """When each row comes; all go at the end."""
    whole = many * STEP + REST
    for n in range(1, many + 1):
        start = 100 * n * STEP / whole
        yield (
            f"@keyframes come{n} {{ 0%, {start - 3:.1f}% {{ opacity: 0 }} "
            f"{start:.1f}%, 97% {{ opacity: 1 }} 100% {{ opacity: 0 }} }}"
        )


def picture() -> str:
    """The whole."""
    found = rows()
    height, whole = TOP + (len(found) + 1) * ROW, len(found) * STEP + REST
    style = (
        "text { font: 600 17px Georgia, serif; fill: #1f232b } "
        ".soft { font: 14px system-ui, sans-serif; fill: #575650 } "
        f".late {{ animation: {whole:.1f}s infinite both }} {' '.join(frames(len(found)))} "
        "@media (prefers-reduced-motion: reduce) { .late { animation: none } }"
    )
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
            'aria-label="A code is broken, and the number of codes left shrinks">',
            f"<style>{style}</style>",
            f'<rect width="{WIDTH}" height="{height}" rx="14" fill="#f4ecdc"/>',
            f'<text class="soft" x="{LEFT}" y="42">What is guessed, and the answer</text>',
            '<text class="soft" x="330" y="42">Codes that are still possible</text>',
            *drawn(found),
            "</svg>\n",
        )
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(), encoding="utf-8")
