"""Every way the tiles may lie, as far as a seat can prove: readable, and as slow as that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from sleuth.games.break_the_code.board import Board
from sleuth.games.break_the_code.cards import answer
from sleuth.games.break_the_code.pieces import plain, rest
from sleuth.games.break_the_code.tiles import Hand, Tile
from sleuth.games.break_the_code.view import View

World = tuple[Hand, ...]
"""All hands by seat; with three and four players the centre comes last."""


def worlds(view: View) -> Iterator[World]:
    """The deals this seat cannot exclude, each once; none until all hands are dealt."""
    board = view.board
    if board.hands == board.seats + board.crowd:
        for found in allotted(board, known(view)):
            yield tuple(found[place] for place in range(board.hands))


def known(view: View) -> dict[int, Hand]:
    """The hands a seat knows for certain, by their place in a world."""
    board = view.board
    found = dict(enumerate(board.shown))
    found |= {1 - each.seat: each.tiles for each in board.tries if each.right}
    if view.seat is not None and view.hand is not None:
        found[view.seat] = view.hand
    if view.centre is not None:
        found[board.seats] = view.centre
    return found


def allotted(board: Board, found: Mapping[int, Hand]) -> Iterator[Mapping[int, Hand]]:
    """Every way to deal the hands that are not found yet."""
    place = next((place for place in range(board.hands) if place not in found), None)
    if place is None:
        yield found
        return
    tiles = rest(board.box, found.values())
    for hand in candidates(tiles, board.box.hand):
        if fits(board, place, hand):
            yield from allotted(board, {**found, place: hand})


def candidates(tiles: tuple[Tile, ...], size: int) -> list[Hand]:
    """The hands that can be made of these tiles, lowest first."""
    return sorted({plain(chosen) for chosen in combinations(tiles, size)})


def fits(board: Board, place: int, hand: Hand) -> bool:
    """Does a hand at this place agree with every answer from there, and every wrong guess at it?"""
    if place == board.seats:
        return True
    for asked in board.asked:
        said = asked.answers[place]
        if said is not None and answer(asked.question, hand) != said:
            return False
    return all(each.right or each.seat == place or each.tiles != hand for each in board.tries)
