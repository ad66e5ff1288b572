"""Ladders for the toys: nobody measured them, so the test says how strong everybody is."""

from __future__ import annotations

import pytest

from sleuth.players.cast import CAST
from sleuth.players.ladder.measured import Ladders, MeasuredLadder, Rung

LOWEST, STEP = 1150.0, 100.0


def a_ladder(game: str, players: int, role: str | None = None, lift: float = 0.0) -> MeasuredLadder:
    """Everybody a hundred points above the last."""
    rungs = ((name, LOWEST + lift + STEP * n) for n, name in enumerate(CAST))
    characters = tuple(Rung(name, at, at - 20, at + 20) for name, at in rungs)
    return MeasuredLadder(
        game=game, players=players, role=role, games=100, seed="0", characters=characters
    )


def measured(monkeypatch: pytest.MonkeyPatch, *ladders: MeasuredLadder) -> None:
    """Only these ladders are known."""

    def known(game: str) -> Ladders:
        return tuple(each for each in ladders if each.game == game)

    for module in ("measured", "standing"):
        monkeypatch.setattr(f"sleuth.players.ladder.{module}.known", known)
