"""A hint costs what it tells: nothing for what stands on the screen already."""

from __future__ import annotations

from pathlib import Path

from sleuth.kernel.data import Seat
from sleuth.tables.house import House
from sleuth.tables.info import TableOptions
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.state.events import Hinted
from sleuth.tables.table.table import Table
from tests.tables.scenes import Hand, newcomers, open_house, play, until

ME = Seat(0)


async def breaking(house: House) -> tuple[Table, str]:
    """Ada is about to guess what one of the house hid, with hints."""
    (ada,) = await newcomers(house, "Ada")
    agreed = TableOptions(assistance="hints", pace="instant")
    seating = (Chosen(me=True), Chosen(bot="quill"))
    plan = Plan("mastermind", {"first": 1}, agreed, seating=seating, start=True)
    table = await house.create(ada, plan)
    await until(lambda: bool(len(table.state.match.moves(ME))))
    return table, ada.id


def test_what_the_pad_shows_and_what_was_said_before_costs_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, ada = await breaking(house)

        async def ask(step: int, n: int) -> bool:
            hint = await table.hint(Hinted(ada, ME, step, table.now(), f"h{n}"))
            return hint.move is not None

        assert [await ask(1, 1), await ask(1, 2)] == [False, False]
        assert table.info().hints == (0, 0)
        assert await ask(2, 3)
        assert table.info().hints == (1, 0)
        assert await ask(2, 4)
        assert table.info().hints == (1, 0)
        await house.close()

    play(scene)
