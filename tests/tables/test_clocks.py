"""The clock of a table: it runs for those who are waited for, and a bot moves at zero."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.kernel.data import Played, Seat
from sleuth.kernel.errors import IllegalMove
from sleuth.tables.info import Bank, PerMove, TableOptions
from tests.tables.scenes import Hand, Party, open_house, party, play, until

ZERO, ONE = Seat(0), Seat(1)

pytestmark = pytest.mark.usefixtures("ring")


def agreed(clock: PerMove | Bank) -> TableOptions:
    """A table with this clock."""
    return TableOptions(clock=clock, pace="instant")


def played(made: Party) -> list[tuple[int, int]]:
    """Who picked what."""
    record = made.table.state.match.record
    return [(e.came.seat, e.came.move.number) for e in record if isinstance(e.came, Played)]


def test_at_zero_a_bot_moves_and_a_late_move_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        made = await party(house, 3, options=agreed(PerMove(30)))
        hand.turn(29_000)
        await made.pick(0, 1)
        info = made.ears[0].info()
        assert [seat.until for seat in info.seats] == [None, 30_000, 30_000]
        assert info.seats[1].left == 1000
        hand.turn(1_000)
        with pytest.raises(IllegalMove, match=r"time\.up"):
            await made.pick(1, 2)
        made.table.alarm.set()
        await until(lambda: made.table.state.match.draws == 1)
        assert played(made) == [(0, 1), (1, 3), (2, 3)]
        await until(lambda: made.ears[0].info().seats[0].until == 60_000)
        await house.close()

    play(scene)


def test_a_bank_is_used_up_and_gains_with_each_move(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        made = await party(house, 3, options=agreed(Bank(60, 5)))
        hand.turn(10_000)
        await made.pick(0)
        hand.turn(10_000)
        await made.pick(1)
        await made.pick(2)
        left = [seat.left for seat in made.ears[0].info().seats]
        assert left == [55_000, 45_000, 45_000]
        kept = made.table.state.clocks
        await house.close()
        house = open_house(tmp_path, hand)
        assert (await house.table(made.table.id)).state.clocks == kept
        await house.close()

    play(scene)


def test_clocks_go_on_after_a_restart_and_still_ring(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        made = await party(house, 3, options=agreed(PerMove(30)))
        hand.turn(20_000)
        await house.close()
        hand.turn(10_000_000)
        house = open_house(tmp_path, hand)
        made.table = await house.table(made.table.id)
        assert made.table.now() == 20_000
        assert made.table.info().seats[0].left == 10_000
        hand.turn(10_000)
        made.table.alarm.set()
        await until(lambda: made.table.state.match.draws == 1)
        assert played(made) == [(0, 3), (1, 3), (2, 3)]
        await house.close()

    play(scene)


@pytest.mark.usefixtures("bell")
def test_where_the_game_has_a_clock_the_table_has_none(tmp_path: Path) -> None:
    async def scene() -> None:
        from sleuth.tables.opening.plan import Chosen, Plan
        from tests.tables.scenes import newcomers

        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        plan = Plan("bell", table=agreed(PerMove(5)), seating=(Chosen(me=True),) * 2, start=True)
        table = await house.create(ada, plan)
        assert [seat.until for seat in table.info().seats] == [None, None]
        await house.close()

    play(scene)


def test_a_clock_that_jumps_back_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        made = await party(house, 3)
        hand.turn(5_000)
        await made.pick(0)
        hand.turn(-4_000)
        await made.pick(1)
        moments = [entry.came.at for entry in made.table.state.match.record]
        assert moments == [5_000, 5_000]
        hand.turn(100_000_000)
        await made.pick(2)
        assert made.table.state.match.draws == 1
        await house.close()

    play(scene)
