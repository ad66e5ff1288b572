"""Facts as sentences: the codes of their words, and what stands in the gaps."""

from __future__ import annotations

from collections.abc import Iterable

from sleuth.games.code_x.board import Board
from sleuth.games.code_x.facts import (
    Allotted,
    Appointed,
    Asked,
    Coded,
    Dealt,
    Deciphered,
    Declared,
    Dropped,
    Fact,
    Found,
    Gave,
    Laid,
    Locked,
    Moved,
    Opened,
    Passed,
    Peeked,
    Picked,
    Reactivated,
    Saw,
    Shown,
    Spread,
    Stood,
    Swapped,
    Went,
)
from sleuth.games.code_x.pieces import KINDS, NAMES, Place, Tile, Token, right_of, trait
from sleuth.games.code_x.view import View
from sleuth.kernel.data import Seat, tag
from sleuth.kernel.talents import Argument, Line


def line(fact: Fact, view: View) -> Line | None:
    """The sentence that tells a fact."""
    board = view.board
    match fact:
        case Dealt() | Gave() | Coded() | Found() | Saw() | Dropped() | Shown():
            return secret(fact, board)
        case Went() | Peeked() | Swapped() | Moved() | Stood() | Laid():
            return placed(fact, board)
        case Asked() | Deciphered() | Declared():
            return said(fact)
        case Passed():
            return passed(fact)
        case Reactivated(seat=seat, gear=gear):
            names = tuple(f"code-x.gear.{each}" for each in gear)
            return told(fact, {"gear": names}, who=seat)
        case Picked(tiles=tiles):
            return told(fact, {"tiles": tuple(f"code-x.tile.{tile.kind}" for tile in tiles)})
        case Allotted() | Spread() | Opened():
            return told(fact)
        case Locked(seat=seat) | Appointed(seat=seat):
            return told(fact, who=seat)
        case _:
            return told(fact, who=fact.seat)


def told(fact: Fact, gaps: dict[str, Argument] | None = None, also: str = "", **who: Seat) -> Line:
    """The words for a fact of this kind."""
    return Line(f"code-x.fact.{tag(type(fact).__name__)}{also}", gaps or {}, who)


def secret(fact: Dealt | Gave | Coded | Found | Saw | Dropped | Shown, board: Board) -> Line:
    """A fact with numbers, told to those who may know them."""
    match fact:
        case Dealt(tokens=tokens):
            return told(fact, {"tokens": numbers(tokens)}, who=fact.seat)
        case Gave(code=code):
            other = right_of(fact.seat, board.seats)
            return told(fact, {"code": numbers(code)}, who=fact.seat, other=other)
        case Coded(code=code):
            return told(fact, {"code": numbers(code)}, who=fact.seat)
        case Shown(token=token):
            return told(fact, token_gaps(token), who=fact.seat, other=fact.other)
        case Found(token=token) | Saw(token=token) | Dropped(token=token):
            return told(fact, token_gaps(token), who=fact.seat)


def placed(fact: Went | Peeked | Swapped | Moved | Stood | Laid, board: Board) -> Line:
    """A fact with a place."""
    match fact:
        case Went(to=to, by=by):
            tile = board.field[to]
            gaps: dict[str, Argument] = {"place": spell(to, board), "tile": tile_name(tile)}
            gaps["by"] = (f"code-x.by.{by}",)
            return owned(fact, tile, gaps, fact.seat)
        case Laid(tile=tile):
            return owned(fact, tile, {"tile": tile_name(tile)}, fact.seat)
        case Moved(slot=slot, to=to):
            gaps = {"slot": slot - board.box.cells + 1, "place": spell(to, board)}
            return told(fact, gaps, who=fact.seat)
        case Peeked(place=place) | Swapped(place=place) if place >= board.box.cells:
            return told(fact, {"slot": place - board.box.cells + 1}, "-board", who=fact.seat)
        case Peeked(place=place) | Swapped(place=place) | Stood(place=place):
            return told(fact, {"place": spell(place, board)}, who=fact.seat)


def owned(fact: Went | Laid, tile: Tile, gaps: dict[str, Argument], who: Seat) -> Line:
    """A fact about a tile, with the name of its owner if it has one."""
    if tile.owner is None:
        return told(fact, gaps, who=who)
    if tile.owner == who:
        return told(fact, gaps, "-own", who=who)
    return told(fact, gaps, "-detective", who=who, other=tile.owner)


def said(fact: Asked | Deciphered | Declared) -> Line:
    """A question and its answer, or numbers that were named."""
    match fact:
        case Asked(kind=kind, position=None, answer=answer):
            gaps: dict[str, Argument] = {"kind": (f"code-x.kind.{kind}",), "answer": answer}
            return told(fact, gaps, who=fact.seat, other=fact.other)
        case Asked(kind=kind, position=position, answer=answer):
            gaps = {"kind": (f"code-x.kind.{kind}",), "position": (f"code-x.position.{position}",)}
            also = "-yes" if answer else "-no"
            return told(fact, gaps, also, who=fact.seat, other=fact.other)
        case Deciphered(position=position, value=value):
            gaps = {"position": (f"code-x.position.{position}",), "value": value}
            return told(fact, gaps, "-right" if fact.right else "-wrong", who=fact.seat)
        case Declared(code=code):
            also = "-right" if fact.right else "-wrong"
            return told(fact, {"code": numbers(code)}, also, who=fact.seat)


def passed(fact: Passed) -> Line:
    """Whose turn it is, and who had to skip one."""
    if fact.extra:
        return told(fact, also="-extra", who=fact.turn)
    if len(fact.skipped) == 1:
        return told(fact, also="-skip", who=fact.turn, other=fact.skipped[0])
    return told(fact, also="-skips" if fact.skipped else "", who=fact.turn)


def numbers(tokens: Iterable[Token]) -> str:
    """Tokens in a row."""
    return ", ".join(map(str, tokens))


def token_gaps(token: Token) -> dict[str, Argument]:
    """A token: its number, and the words for what it shows."""
    shows = tuple(f"code-x.{kind}.{NAMES[kind][trait(token, kind)]}" for kind in KINDS)
    return {"token": token, "shows": shows}


def tile_name(tile: Tile) -> tuple[str, ...]:
    """The word for a tile."""
    return (f"code-x.tile.{tile.kind}",)


def spell(place: Place, board: Board) -> str:
    """A cell as on a chess board, a place of the Information board as `i1`."""
    if place >= board.box.cells:
        return f"i{place - board.box.cells + 1}"
    return f"{'abcde'[place % board.columns]}{place // board.columns + 1}"
