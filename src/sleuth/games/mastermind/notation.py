"""Moves as text, facts as sentences, and a board drawn for a terminal.

A code is written in letters, one a hole (`RGBY`), a dot for an empty hole; a key is `2r1w`.
"""

from __future__ import annotations

import re
from typing import assert_never

from sleuth.games.mastermind.board import Board
from sleuth.games.mastermind.facts import (
    Answered,
    Appointed,
    Challenged,
    Fact,
    Guessed,
    Hidden,
    Ready,
    Revealed,
    Scored,
    Voided,
)
from sleuth.games.mastermind.moves import Answer, Challenge, Guess, Hide, Move
from sleuth.games.mastermind.pieces import Code, Colour, Key, Options, Row, other
from sleuth.games.mastermind.view import View
from sleuth.kernel.errors import Malformed
from sleuth.kernel.talents import Argument, Line

LETTERS = "RGBYOPWKC"
EMPTY = "."
KEY = re.compile(r"(\d)\s*r\s*(\d)\s*w", re.IGNORECASE)


def letter(options: Options, colour: Colour) -> str:
    """The letter of a colour."""
    return EMPTY if options.blanks and colour == options.colours else LETTERS[colour]


def spell(options: Options, code: Code) -> str:
    """A code in letters."""
    return "".join(letter(options, colour) for colour in code)


def parse_code(options: Options, text: str) -> Code:
    """A code from its letters."""
    letters = [letter(options, colour) for colour in options.palette]
    try:
        return tuple(letters.index(each) for each in text.upper() if not each.isspace())
    except ValueError:
        raise Malformed("mastermind.letters", letters="".join(letters)) from None


def words(options: Options, code: Code) -> tuple[str, ...]:
    """The codes of the colours' names, for a sentence."""
    empty = options.colours if options.blanks else None
    names = ("blank" if colour == empty else str(colour) for colour in code)
    return tuple(f"mastermind.colour.{name}" for name in names)


def write(move: Move) -> str:
    """A move as text; colours as digits, so that no option is needed to read it back."""
    match move:
        case Hide(code=code) | Guess(code=code):
            return f"{'hide' if isinstance(move, Hide) else 'guess'} {''.join(map(str, code))}"
        case Answer(red=red, white=white):
            return f"answer {red}r{white}w"
        case Challenge():
            return "challenge"
        case _:
            assert_never(move)


def read(text: str, view: View) -> Move:
    """A move from text: a bare code is hidden or guessed, whichever is due; letters or digits."""
    word, _, rest = text.strip().partition(" ")
    match word.lower():
        case "challenge" if not rest:
            return Challenge()
        case "hide" | "guess":
            code = read_code(view.board.options, rest)
            return Hide(code) if word.lower() == "hide" else Guess(code)
        case "answer":
            return read_key(rest)
        case _:
            return read_bare(text.strip(), view)


def read_bare(text: str, view: View) -> Move:
    """A key or a code without a word before it."""
    if KEY.fullmatch(text):
        return read_key(text)
    code = read_code(view.board.options, text)
    return Guess(code) if view.board.ready else Hide(code)


def read_code(options: Options, text: str) -> Code:
    """A code in letters or in digits."""
    bare = "".join(text.split())
    return tuple(map(int, bare)) if bare.isdecimal() else parse_code(options, bare)


def read_key(text: str) -> Answer:
    """A key such as `2r1w`."""
    found = KEY.fullmatch(text.strip())
    if found is None:
        raise Malformed("mastermind.key-text")
    return Answer(int(found[1]), int(found[2]))


def line(fact: Fact, view: View) -> Line | None:
    """The sentence that tells a fact."""
    code, options = f"mastermind.fact.{type(fact).__name__.lower()}", view.board.options
    match fact:
        case Hidden():
            return Line(code, {"code": words(options, fact.code)}, {"who": fact.seat})
        case Guessed():
            return guessed(fact, options)
        case Appointed() | Ready() | Challenged():
            return Line(code, {}, {"who": fact.seat})
        case Answered():
            return Line(code, {"red": fact.red, "white": fact.white})
        case Revealed():
            return Line(code, {"code": words(options, fact.code)})
        case Scored():
            return Line(code, {"n": fact.points}, {"who": fact.seat})
        case Voided():
            rows = ", ".join(str(row + 1) for row in fact.rows)
            again = "" if fact.replayed else "-last"
            return Line(code + again, {"n": fact.points, "rows": rows}, {"who": fact.seat})
        case _:
            assert_never(fact)


def guessed(fact: Guessed, options: Options) -> Line:
    """The sentence for a guess, with its key if it has one."""
    gaps: dict[str, Argument] = {"code": words(options, fact.code)}
    if fact.key is None:
        return Line("mastermind.fact.guessed", gaps, {"who": fact.seat})
    gaps |= {"red": fact.key.red, "white": fact.key.white}
    return Line("mastermind.fact.guessed-keyed", gaps, {"who": fact.seat})


def show(view: View) -> str:
    """The board in letters, newest row last."""
    board = view.board
    rows = board.rows if board.ready or not board.past else board.past[-1].rows
    shown = [f"{n:>3}  {show_row(board.options, row)}" for n, row in enumerate(rows, 1)]
    return "\n".join([head(board, view), *shown])


def show_row(options: Options, row: Row) -> str:
    """One row: letters, then key pegs."""
    return f"{' '.join(spell(options, row.guess))}   {show_key(row.key)}".rstrip()


def show_key(key: Key | None) -> str:
    """Key pegs: a full disc for red, a ring for white."""
    return "" if key is None else "●" * key.red + "○" * key.white


def head(board: Board, view: View) -> str:
    """Games, points, and the code where it is known."""
    points = f"{board.points[0]}:{board.points[1]}"
    code = spell(board.options, view.code) if view.code is not None else "?" * board.options.pegs
    number = min(board.game + 1, board.options.games)
    roles = "" if board.maker is None else f"  {board.maker}→{other(board.maker)}"
    return f"{number}/{board.options.games}  {points}{roles}  [{code}]"
