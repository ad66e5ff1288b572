"""A house of the release before: its database is brought up to date, and nobody loses anything."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sleuth.games import game
from sleuth.kernel.data import Over
from sleuth.store import schema
from sleuth.store.sqlite import SqliteStore
from sleuth.store.store import Unstored
from sleuth.tables.acts import consent
from sleuth.tables.house import House
from sleuth.tables.table.table import Table
from tests.laws.record import rerun
from tests.tables.scenes import play

OLD = Path(__file__).parent / "data" / "two-logs.sql"
"""Written when entries and events were two logs: five tables, one of each game."""


def old_house(folder: Path) -> Path:
    """The database as the release before left it."""
    path = folder / "sleuth.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(OLD.read_text(encoding="utf-8"))
    return path


def names(path: Path) -> dict[str, str]:
    """The tables of a database, by game."""
    with closing(sqlite3.connect(path)) as db:
        return dict(db.execute("SELECT game, id FROM tables").fetchall())


def test_every_table_stands_as_it_stood(tmp_path: Path) -> None:
    path = old_house(tmp_path)

    async def scene() -> None:
        house = House(SqliteStore(path))
        found = {name: await house.table(id) for name, id in names(path).items()}
        check_finished(found["mastermind"])
        assert found["break-the-code"].state.roster.paused
        assert found["code-x"].state.roster.ended == "resigned"
        assert found["x-code"].state.row.seats == len(found["x-code"].state.roster.chairs) == 4
        assert found["scotland-yard"].state.playing
        paused = found["break-the-code"]
        host = paused.state.roster.host
        await paused.do(consent.resume, host, "again")
        assert not paused.state.roster.paused
        await house.close()

    play(scene)


def check_finished(table: Table) -> None:
    """A finished match with talk, a hint, a takeback by consent, and commands that were taken."""
    state = table.state
    assert isinstance(state.match.pending(), Over)
    assert [said.text for said in state.roster.talk] == ["hello there"]
    assert state.roster.hints == (0, 1)
    assert len(state.match.record) == len(state.match.standing) + 2
    assert state.took(state.match.record[0].came.seat, "a1")
    assert state.took(state.roster.talk[0].by, "b0")
    inputs = [entry.came for entry in state.match.record]
    assert rerun(game("mastermind"), state.options, 2, inputs) == state.match


def test_nothing_was_written_after_the_end(tmp_path: Path) -> None:
    path = old_house(tmp_path)

    async def scene() -> None:
        store = SqliteStore(path)
        for id in names(path).values():
            stored = await store.load(id)
            assert stored is not None
            kinds = [b'"ended"' in line.body and line.kind for line in stored.lines]
            assert "event" not in kinds[:-1]
        await store.close()

    play(scene)


def test_a_copy_stands_beside_it(tmp_path: Path) -> None:
    path = old_house(tmp_path)
    for _ in range(2):  # the second time there is nothing to bring up to date

        async def scene() -> None:
            await SqliteStore(path).close()

        play(scene)
    (copy,) = [each for each in tmp_path.iterdir() if ".version-" in each.name]
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (2,)
        assert db.execute("SELECT count(*) FROM entries").fetchone() > (0,)


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = old_house(tmp_path)
    broken = schema.Migration("CREATE TABLE fresh (n INTEGER); INSERT INTO nowhere VALUES (1)")
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS[:2], broken))
    with pytest.raises((Unstored, sqlite3.Error)):
        SqliteStore(path)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (2,)
        assert db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'fresh'").fetchone() == (
            0,
        )
