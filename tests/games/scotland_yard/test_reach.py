"""Where detectives can be next: what the house tells Mister X, and no more than all could know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from sleuth.games.scotland_yard.board import Board, tell, walks
from sleuth.games.scotland_yard.facts import Stepped, Vanished
from sleuth.games.scotland_yard.moves import Go
from sleuth.games.scotland_yard.pieces import Options, Purse
from sleuth.games.scotland_yard.thinking.assist import Notes, assist
from sleuth.games.scotland_yard.thinking.reach import reach
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import LEVELS
from tests.games.scotland_yard.opened import opened

X, ADA = Seat(0), Seat(1)
CROWDED = ((41, 46, 124), (66, 67, 65), (82, 101, 83), (8, 19, 18), (1, 9, 8))
"""Stations of three detectives, most of them next to each other."""


def on_the_move(posts: tuple[int, ...], **options: object) -> Board:
    """The detectives stand here, and are to move."""
    board = opened(Options(**options)).state.board  # type: ignore[arg-type]
    return tell(replace(board, posts=posts), Vanished())


def turns(board: Board) -> Iterator[tuple[tuple[Seat, int], ...]]:
    """Every way in which the detectives can play their turn, in any order."""
    if not board.todo:
        yield ()
    for seat in board.todo:
        for go in walks(board, seat):
            for rest in turns(tell(board, Stepped(seat, go.to, go.by))):
                yield ((seat, go.to), *rest)


def by_hand(board: Board) -> list[tuple[int, ...]]:
    found = {step for turn in turns(board) for step in turn}
    return [tuple(sorted(to for seat, to in found if seat == one)) for one in (1, 2, 3)]


@pytest.mark.parametrize("posts", CROWDED)
def test_reach_is_what_any_turn_in_any_order_brings(posts: tuple[int, ...]) -> None:
    board = on_the_move(posts)
    assert list(reach(board)) == by_hand(board)
    seat = board.todo[0]
    gone = tell(board, Stepped(seat, next(walks(board, seat)).to))
    assert list(reach(gone)) == by_hand(gone)
    assert reach(gone)[seat - 1] == ()


def test_tickets_bound_it() -> None:
    rich = opened(Options(version="classic")).state.board
    rich = replace(rich, posts=(67, 1, 93), placed=True)
    poor = replace(rich, purses=(Purse(0, 1, 0), *rich.purses[1:]))
    assert reach(rich)[0] == (13, 23, 51, 52, 65, 66, 68, 79, 82, 84, 89, 102, 111)
    assert reach(poor)[0] == (23, 52, 65, 82, 102)
    assert reach(poor)[1:] == reach(rich)[1:]


def hidden() -> AnyMatch:
    match: AnyMatch = opened(Options())
    for seat, to in ((0, 67), (1, 40), (2, 45), (3, 130), (0, 66), (1, 41), (2, 46), (3, 124)):
        match = match.play(Seat(seat), Go(to))
    return match.play(X, Go(82))


@pytest.mark.parametrize("level", LEVELS)
def test_his_pad_says_what_theirs_says_and_their_reach(level: str) -> None:
    match = hidden()
    his, hers = (assist(match.view(seat), level) for seat in (X, ADA))  # type: ignore[arg-type]
    if level in ("none", "facts"):
        assert his is None
        assert hers is None
        return
    assert hers is not None
    assert his == replace(hers, reach=reach(match.state.board))
    assert hers.reach == ()


def test_his_pad_follows_from_the_open_board_alone() -> None:
    view = hidden().view(X)
    elsewhere = View(view.board, X, (*view.trail[:-1], 49))
    assert assist(view, "hints") == assist(elsewhere, "hints")
    assert assist(View(view.board, None), "hints") == assist(hidden().view(ADA), "hints")


def test_in_plain_sight_only_the_reach_is_left() -> None:
    match: AnyMatch = opened(Options()).play(X, Go(67))
    assert assist(match.view(X), "odds") == Notes(reach=reach(match.state.board))
    assert assist(match.view(ADA), "odds") is None
