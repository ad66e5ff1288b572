"""Bots that hang or crash, in processes of their own: a substitute answers, the table goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.players.pool import WorkerPool
from sleuth.tables.house import House
from sleuth.tables.opening.plan import Chosen, Plan
from tests.tables.scenes import INSTANT, Hand, newcomers, open_house, play, until

pytestmark = pytest.mark.usefixtures("bell")


def with_real_minds(house: House, limit: float) -> None:
    """Let the bots of this house think in real processes."""
    object.__setattr__(house._services, "workers", WorkerPool(1, limit, "tests.faults.toy_worker"))


@pytest.mark.parametrize("bot", ["hung", "broken"])
def test_a_substitute_answers(tmp_path: Path, bot: str) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        with_real_minds(house, 3.0)
        (ada,) = await newcomers(house, "Ada")
        seating = (Chosen(bot=bot), Chosen(bot="once"))
        table = await house.create(ada, Plan("bell", table=INSTANT, seating=seating, start=True))
        await until(lambda: table.state.match.view(None).presses >= 2)
        assert table.state.playing
        await house.close()

    play(scene)
