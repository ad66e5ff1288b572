"""Matches of an older version of their game, at tables of today."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from sleuth import api
from sleuth.games import game
from sleuth.games.scotland_yard import FIRST
from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.store.sqlite import SqliteStore
from sleuth.tables.acts import chairs
from sleuth.tables.opening import records
from sleuth.tables.opening.plan import Chosen, Plan, planned
from tests.tables.scenes import INSTANT, Hand, newcomers, open_house, play, played, until

TEXT = Path(__file__).parents[1] / "games" / "scotland_yard" / "before" / "1.txt"
X, ONE, TWO, THREE = map(Seat, range(4))


def test_an_old_record_that_is_uploaded_stays_as_it_was(tmp_path: Path) -> None:
    async def scene() -> None:
        text = TEXT.read_text()
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        id = (await records.upload(house, ada, text)).id
        await house.close()
        house = open_house(tmp_path, Hand())
        table = await house.table(id)
        assert table.state.row.version == 1
        assert table.state.match == api.load(text)
        await house.close()

    play(scene)


def test_a_match_that_began_under_old_rules_goes_on_under_them(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        seating = (Chosen(me=True), Chosen(me=True), Chosen(bot="random"), Chosen(bot="random"))
        plan = Plan("scotland-yard", table=INSTANT, seating=seating)
        new = planned(ada.id, plan, "5eed")
        old = replace(new, row=replace(new.row, version=1))
        table = await house.open(lambda: old)
        assert table.state.game is FIRST
        await table.do(chairs.start, ada.id)
        await played(table, ada.id, ONE, codec.encode({"type": "exchange", "other": TWO}), "c1")
        await played(table, ada.id, X, codec.encode({"type": "go", "to": 67}), "c2")
        assert table.state.match.state.board.log[0].taken == (46, 41, 124)
        await until(lambda: table.state.match.state.board.moved in ((TWO, THREE), (THREE, TWO)))
        await house.close()
        stored = await (store := SqliteStore(tmp_path / "house.sqlite3")).load(table.id)
        await store.close()
        assert stored is not None
        assert stored.row.version == 1
        assert game("scotland-yard").version == 2

    play(scene)


def test_an_old_table_without_cards_enough_still_opens(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        new = planned(ada.id, Plan("x-code", {"level": 3, "keys": 5}, seats=8), "5eed")
        few = codec.encode({"level": 3, "keys": 4})
        old = replace(new, row=replace(new.row, version=1, options=few))
        id = (await house.open(lambda: old)).id
        await house.close()
        house = open_house(tmp_path, Hand())
        table = await house.table(id)
        assert (table.state.row.version, table.state.options.keys) == (1, 4)
        await house.close()

    play(scene)
