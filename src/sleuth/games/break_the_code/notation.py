"""Moves as text, facts as sentences, and a table drawn for a terminal.

A tile is a letter and a number (`R0`, `B7`, `G5`); a card is its number, with the number that was
named behind a colon: `ask 7`, `ask 2:1`, `guess R0 B2 G5 R6 B6`, `pass`.
"""

from __future__ import annotations

import re
from typing import assert_never

from sleuth.games.break_the_code.board import Board, Inquiry
from sleuth.games.break_the_code.cards import CARDS, Answer, Card, Question
from sleuth.games.break_the_code.facts import (
    Answered,
    Appointed,
    Asked,
    Buried,
    Checked,
    Covered,
    Dealt,
    Declared,
    Fact,
    Failed,
    Guessed,
    Locked,
    Opened,
    Passed,
    Revealed,
    Screened,
    Stalled,
    Wrote,
)
from sleuth.games.break_the_code.moves import Ask, Guess, Move, Pass
from sleuth.games.break_the_code.pieces import is_shared, plain
from sleuth.games.break_the_code.tiles import FIVES, Hand, Tile, colour, number
from sleuth.games.break_the_code.view import View
from sleuth.kernel.errors import Malformed
from sleuth.kernel.talents import Argument, Line
from sleuth.texts import text

TILE = re.compile(r"([RBG])\s*([0-9])('?)", re.IGNORECASE)
CARD = re.compile(r"(\d{1,2})(?:\s*[:\s]\s*(\d))?")
WORD = re.compile(r"(ask|guess)\b\s*(.*)", re.IGNORECASE)
GAME = "break-the-code"


def letter(tile: Tile) -> str:
    """The letter of a tile's colour."""
    return colour(tile)[0].upper()


def spell(hand: Hand) -> str:
    """A hand in letters and numbers."""
    return " ".join(f"{letter(tile)}{number(tile)}" for tile in hand)


def spell_exactly(hand: Hand) -> str:
    """A hand for a record: the second green five without the first is `G5'`."""
    lone = FIVES[1] in hand and FIVES[0] not in hand
    return spell(hand).replace("G5", "G5'") if lone else spell(hand)


def write(move: Move) -> str:
    """A move as text."""
    match move:
        case Ask(card=card, number=named):
            return f"ask {card}" if named is None else f"ask {card}:{named}"
        case Guess(tiles=tiles):
            return f"guess {spell_exactly(tiles)}"
        case Pass():
            return "pass"
        case _:
            assert_never(move)


def read(said: str, view: View) -> Move:
    """A move from text; the words `ask` and `guess` may be left out."""
    del view
    bare = said.strip()
    if bare.lower() == "pass":
        return Pass()
    word, rest = found.groups() if (found := WORD.fullmatch(bare)) else ("", bare)
    card = CARD.fullmatch(rest)
    if (card is None and word.lower() == "ask") or (card is not None and word.lower() == "guess"):
        raise Malformed("break-the-code.text")
    if card is not None:
        return Ask(int(card[1]), None if card[2] is None else int(card[2]))
    return Guess(read_tiles(rest))


def read_tiles(said: str) -> Hand:
    """Tiles from letters and numbers, put in order; the second `G5` is the other five."""
    words = TILE.findall(said)
    if not words or re.sub(r"[\s,]", "", TILE.sub("", said)):
        raise Malformed("break-the-code.text")
    found: list[Tile] = []
    for initial, digit, second in words:
        tile = 2 * int(digit) + (initial.upper() == "B")
        if (initial.upper() == "G") != (tile in FIVES) or (second and tile not in FIVES):
            raise Malformed("break-the-code.text")
        found.append(FIVES[1] if second or (tile == FIVES[0] and tile in found) else tile)
    exact = any(second for *_, second in words) or len(set(found)) < len(found)
    return tuple(sorted(found)) if exact else plain(found)


def words(hand: Hand) -> tuple[str, ...]:
    """The codes of the tiles' names, for a sentence."""
    return tuple(f"{GAME}.tile.{tile}" for tile in hand)


def asks(card: Card, named: int | None) -> tuple[str, ...]:
    """The code of a card's words."""
    return (f"{GAME}.card.{card}" if named is None else f"{GAME}.card.{card}.{named}",)


def short(question: Question) -> str:
    """The code of a question's short name."""
    named = "" if question.number is None else f".{question.number}"
    return f"{GAME}.short.{question.card}{named}"


def replied(card: Card, answer: Answer) -> Argument:
    """An answer in words."""
    kind = CARDS[card].kind
    if isinstance(answer, int):
        return (f"{GAME}.{('no', 'yes')[answer]}",) if kind == "yes" else answer
    one = "place" if kind == "places" else "pair"
    return tuple(f"{GAME}.{one}.{at}" for at in answer) or (f"{GAME}.{kind}.none",)


def line(fact: Fact, view: View) -> Line | None:
    """The sentence that tells a fact."""
    code = f"{GAME}.fact.{type(fact).__name__.lower()}"
    match fact:
        case Dealt(seat=seat, hand=hand):
            return Line(code, {"tiles": words(hand)}, {"who": seat})
        case Buried(hand=hand):
            return Line(code, {"tiles": words(hand)})
        case Covered() | Stalled():
            return Line(code)
        case Opened() | Asked() | Answered():
            return about_card(code, fact)
        case Guessed() | Wrote() | Checked():
            return about_tiles(code, fact)
        case Declared(seat=seat, place=place):
            return Line(f"{code}-{place}", {}, {"who": seat})
        case Appointed() | Locked() | Failed() | Passed():
            return Line(code, {}, {"who": fact.seat})
        case Screened(seat=seat):
            return None if seat == view.seat else Line(code, {}, {"who": seat})
        case Revealed():
            return None
        case _:
            assert_never(fact)


def about_card(code: str, fact: Opened | Asked | Answered) -> Line:
    """A sentence about a card."""
    match fact:
        case Opened(card=card):
            return Line(code, {"card": asks(card, None)})
        case Asked(seat=seat, card=card, number=named):
            return Line(code, {"card": asks(card, named)}, {"who": seat})
        case Answered(seat=seat, card=card, answer=answer):
            return Line(code, {"said": replied(card, answer)}, {"who": seat})


def about_tiles(code: str, fact: Guessed | Wrote | Checked) -> Line:
    """A sentence about a guess, or about the tiles that were shown."""
    if fact.tiles is None:
        return Line(f"{code}-nothing", {}, {"who": fact.seat})
    return Line(code, {"tiles": words(fact.tiles)}, {"who": fact.seat})


def show(view: View) -> str:
    """The table in letters: the hands, the answers so far, the open cards."""
    board = view.board
    return "\n".join([*hands(view), *map(inquiry, board.asked), *tries(board), *row(board)])


def hands(view: View) -> list[str]:
    """The hands, as far as they are seen."""
    board, size = view.board, view.board.box.hand
    seen: dict[int, Hand] = dict(enumerate(board.shown))
    if view.seat is not None and view.hand is not None:
        seen[view.seat] = view.hand
    if view.centre is not None:
        seen[board.seats] = view.centre
    places = range(board.seats + board.crowd)
    covered = " ".join(["??"] * size)
    names = [str(place) if place < board.seats else "*" for place in places]
    marks = ["›" if place == board.turn else " " for place in places]
    return [
        f"{mark}{name}  {spell(seen[place]) if place in seen else covered}"
        for place, mark, name in zip(places, marks, names, strict=True)
    ]


def inquiry(asked: Inquiry) -> str:
    """A card that was used, and its answers by seat."""
    answers = (
        f"{seat}={reply(asked.question.card, each)}"
        for seat, each in enumerate(asked.answers)
        if each is not None
    )
    return f"  {asked.seat}: {of(asked.question):<5} {'  '.join(answers)}"


def reply(card: Card, answer: Answer) -> str:
    """An answer in a few letters: places from 1, pairs as `1-2`."""
    if isinstance(answer, int):
        yes = CARDS[card].kind == "yes"
        return text(f"{GAME}.{('no', 'yes')[answer]}")[0] if yes else str(answer)
    pairs = CARDS[card].kind == "pairs"
    return ",".join(f"{at + 1}-{at + 2}" if pairs else f"{at + 1}" for at in answer) or "–"


def of(question: Question) -> str:
    """A question in a few letters."""
    named = "" if question.number is None else f":{question.number}"
    return f"{question.card}{named}"


def tries(board: Board) -> list[str]:
    """The guesses that were spoken aloud."""
    return [
        f"  {each.seat}: {spell(each.tiles)} {'✓' if each.right else '✗'}" for each in board.tries
    ]


def row(board: Board) -> list[str]:
    """The cards that lie open, in words, and how many are in the pile."""
    shared = {card: " *" * is_shared(card, board.seats) for card in board.cards}
    return [
        *(f"  {card:>2} {text(*asks(card, None))}{shared[card]}" for card in sorted(board.cards)),
        f"  +{len(board.pile)}",
    ]
