"""Every code that may stand behind the shield, as far as a seat can prove."""

from __future__ import annotations

from sleuth.games.mastermind.board import fitting
from sleuth.games.mastermind.pieces import Code
from sleuth.games.mastermind.view import View


def worlds(view: View) -> tuple[Code, ...]:
    """The codes this seat cannot exclude; none while no code is hidden.

    Keys placed by hand are unproven, so they exclude nothing.
    """
    board = view.board
    if not board.ready:
        return ()
    if view.code is not None:
        return (view.code,)
    return fitting(board.options, () if board.options.keying == "hand" else board.rows)


def believed(view: View) -> tuple[Code, ...]:
    """The codes that fit if every key is right: what assistance and bots go by."""
    board = view.board
    if not board.ready or view.code is not None:
        return worlds(view)
    return fitting(board.options, tuple(row for row in board.rows if row.key is not None))
