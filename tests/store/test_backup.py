"""A backup is taken while the house is open, and restored into another."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.store.backup import backup
from sleuth.store.sqlite import SqliteStore
from sleuth.tables.acts import chairs
from sleuth.tables.house import House
from sleuth.tables.opening.plan import Chosen, Plan
from tests.laws.record import as_it_stood
from tests.tables.scenes import newcomers, play, played


def test_a_backup_is_restored(tmp_path: Path) -> None:
    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "here" / "sleuth.sqlite3"))
        ada, bob = await newcomers(house, "Ada", "Bob")
        options = {"games": 1, "first": 0}
        plan = Plan("mastermind", options, seating=(Chosen(me=True),), start=True)
        table = await house.create(ada, plan)
        await table.do(chairs.sit, bob.id, Seat(1))
        await played(table, ada.id, Seat(0), b'{"type":"hide","code":[1,2,3,4]}', "a")
        copy = tmp_path / "there" / "sleuth.sqlite3"
        copy.parent.mkdir()
        words = ["backup", str(copy), "--data", str(tmp_path / "here")]
        said = CliRunner().invoke(main, words)
        assert said.exit_code == 0, said.output
        assert said.output.startswith("1 ")
        assert copy.stat().st_mode & 0o777 == 0o600
        await played(table, bob.id, Seat(1), b'{"type":"guess","code":[1,1,1,1]}', "b")
        again = House(SqliteStore(copy))
        restored = await again.table(table.id)
        assert restored.state.match == as_it_stood(table.state.match, 1)
        assert restored.state.roster == table.state.roster
        await played(restored, bob.id, Seat(1), b'{"type":"guess","code":[1,2,3,4]}', "b")
        assert restored.state.over is not None
        await again.close()
        await house.close()

    play(scene)


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=r"backup\.nothing"):
        backup(tmp_path / "none", tmp_path / "copy")
    (tmp_path / "copy").touch()
    (tmp_path / "some").touch()
    with pytest.raises(Malformed, match=r"backup\.exists"):
        backup(tmp_path / "some", tmp_path / "copy")
