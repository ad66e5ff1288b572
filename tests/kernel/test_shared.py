"""The open board is folded once for all who hear of it together, and for nobody else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as changed

from sleuth.games import catalogue, talents
from sleuth.kernel.data import Seat
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.driver import Driver


def counting(game: AnyGame) -> tuple[list[Any], AnyGame]:
    """The same game, and every fact of which the board was told."""
    heard: list[Any] = []
    shared = game.shared
    assert shared is not None

    def tell(board: Any, fact: Any) -> Any:
        heard.append(fact)
        return shared.tell(board, fact)

    return heard, replace(game, shared=replace(shared, tell=tell))


def played(game: AnyGame) -> AnyMatch:
    """A whole match of the first bot against itself."""
    bot = talents(game.name).bots["random"]
    seats = game.seats[0]
    return Driver(start(game, game.options(), seats), [bot] * seats, "shared").run()


def watched(game: AnyGame, record: Any) -> AnyMatch:
    """The same match, looked at from every seat, early and late."""
    match = start(game, game.options(), game.seats[0])
    for n, entry in enumerate(record):
        match.view(None)
        if n > 5:
            match.view(Seat(n % match.seats))
        match = match.follow(entry)
    return match


SHARING = [name for name, each in catalogue().items() if each.shared is not None]
"""A game need not say how its board is shared; those of the house do."""


@pytest.mark.parametrize("name", SHARING)
def test_who_hears_together_shares_the_board(name: str) -> None:
    game = catalogue()[name]
    match = played(game)
    heard, counted = counting(game)
    after = watched(counted, match.record)
    boards = {id(after.view(seat).board) for seat in (None, *map(Seat, range(match.seats)))}
    assert boards == {id(after.state.board)}
    told = sum(len(entry.told) for entry in match.record)
    assert len(heard) == told, "folded once for all"


@pytest.mark.parametrize("name", catalogue())
def test_folded_together_or_apart_is_the_same(name: str) -> None:
    game = catalogue()[name]
    match = played(game)
    together = watched(game, match.record)
    apart = watched(replace(game, shared=None), match.record)
    assert together.state == apart.state == match.state
    for seat in (None, *map(Seat, range(match.seats))):
        assert together.view(seat) == apart.view(seat)


def test_a_board_that_differs_is_folded_for_itself() -> None:
    game = catalogue()["mastermind"]
    match = played(game)
    before = start(game, game.options(), 2)
    other = elsewhere(before.view(None))
    before._views[None] = other
    after = before.follow(match.record[0])
    assert after.view(None) == game.see(other, match.record[0].told[0])
    assert after.view(None).board != after.state.board


def elsewhere(view: Any) -> Any:
    """A view of another board."""
    return changed(view, board=changed(view.board, points=(7, 7)))
