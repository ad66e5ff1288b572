"""Bots from elsewhere at a table: let in by the host, and what they break is their own match."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.players import guest_bots, own_bots
from sleuth.players.guest_bots import GuestBots, LetIn, let_in
from sleuth.tables.acts import chairs
from sleuth.tables.errors import NotNow
from sleuth.tables.house import House
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.opening.rematch import rematch
from sleuth.tables.table.table import Table
from tests.tables.scenes import INSTANT, Hand, newcomers, open_house, play, played, until

OWN = "tests.players.own.bots"
OPTIONS = {"games": 1, "first": 0}


@pytest.fixture(autouse=True)
def _from_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])


def bots(*names: str) -> LetIn:
    return let_in(f"mastermind.own-{name.lower()}={OWN}:{name}" for name in names)


def house_with(path: Path, let: LetIn, limit: float = 30.0) -> House:
    house = open_house(path, Hand())
    object.__setattr__(house._services, "guests", GuestBots(let, limit))
    return house


async def table_of(house: House, *seating: Chosen) -> Table:
    (ada,) = await newcomers(house, "Ada")
    plan = Plan("mastermind", OPTIONS, INSTANT, seating=seating, start=True)
    return await house.create(ada, plan)


def test_it_plays_whole_matches_and_plays_again(tmp_path: Path) -> None:
    async def scene() -> None:
        house = house_with(tmp_path, bots("think", "Counting"))
        (ada,) = await newcomers(house, "Ada")
        seating = (Chosen(bot="own-think"), Chosen(bot="own-counting"))
        plan = Plan("mastermind", OPTIONS, INSTANT, seating=seating, start=True)
        table = await house.create(ada, plan)
        await until(lambda: table.state.finished)
        assert table.state.roster.ended is None
        assert not table.state.roster.talk
        again = await rematch(house, table, ada)
        await until(lambda: again.state.finished)
        assert {chair.bot for chair in again.state.roster.chairs} == {"own-think", "own-counting"}
        await house.close()

    play(scene)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("crash", "guest.broke"),
        ("vanish", "guest.broke"),
        ("illegal", "guest.illegal"),
        ("silent", "guest.silent"),
        ("nonsense", "guest.broke"),
        ("rude", "guest.broke"),
    ],
)
def test_what_it_breaks_is_its_own_match(tmp_path: Path, name: str, said: str) -> None:
    async def scene() -> None:
        house = house_with(tmp_path, bots(name, "think"))
        lost = await table_of(house, Chosen(bot=f"own-{name}"), Chosen(me=True))
        other = await table_of(house, Chosen(bot="own-think"), Chosen(bot="own-think"))
        await until(lambda: lost.state.finished and other.state.finished)
        roster = lost.state.roster
        assert [each.phrase for each in roster.talk] == [said]
        assert roster.talk[0].seat == 0
        assert roster.ended == "resigned"
        assert roster.result is not None
        assert roster.result.winners == (1,)
        assert other.state.roster.ended is None
        await house.close()

    play(scene)


def test_who_never_answers_is_cut_off(tmp_path: Path) -> None:
    async def scene() -> None:
        house = house_with(tmp_path, bots("hang"), limit=2.0)
        lost = await table_of(house, Chosen(bot="own-hang"), Chosen(me=True))
        await until(lambda: lost.state.finished)
        assert [each.phrase for each in lost.state.roster.talk] == ["guest.hung"]
        await house.close()

    play(scene)


def test_who_is_let_in_no_more_gives_up_and_nobody_else_sits_down(tmp_path: Path) -> None:
    async def scene() -> None:
        house = house_with(tmp_path, bots("think"))
        seating = (Chosen(me=True), Chosen(bot="own-think"))
        table = await table_of(house, *seating)
        id, host = table.id, table.state.roster.host
        await house.close()
        later = house_with(tmp_path, bots())
        with pytest.raises(NotNow, match=r"bot\.unknown"):
            await table_of(later, *seating)
        waiting = await table_of(later, Chosen(me=True), Chosen())
        with pytest.raises(NotNow, match=r"bot\.unknown"):
            await waiting.do(chairs.place, waiting.state.roster.host, Seat(1), "own-think")
        again = await later.table(id)
        assert host is not None
        move = b'{"type":"hide","code":[0,0,1,1]}'
        await played(again, host, Seat(0), move, "m1")
        await until(lambda: again.state.finished)
        assert [each.phrase for each in again.state.roster.talk] == ["guest.gone"]
        await later.close()

    play(scene)


@pytest.fixture
def clever_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package that tells of a bot."""
    told = EntryPoint("mastermind.fitting", f"{OWN}:think", own_bots.GROUP)
    object.__setattr__(told, "dist", SimpleNamespace(name="Clever_Bots"))
    monkeypatch.setattr(guest_bots, "entry_points", lambda group: [told])


@pytest.mark.usefixtures("clever_package")
def test_a_package_is_named_as_it_was_installed() -> None:
    assert dict(let_in(["clever-bots"])) == {("mastermind", "fitting"): f"{OWN}:think"}
    assert GuestBots(let_in(["clever-bots"])).names("mastermind") == ("fitting",)
    assert GuestBots(let_in(["clever-bots"])).names("code-x") == ()


@pytest.mark.usefixtures("clever_package")
@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("stupid-bots", "bots-from.none"),
        (f"chess.own={OWN}:think", "bots-from.game"),
        (f"mastermind.knuth={OWN}:think", "bots-from.name"),
        (f"mastermind.quill={OWN}:think", "bots-from.name"),
        (f"mastermind.<b>={OWN}:think", "bots-from.name"),
        (f"mastermind.={OWN}:think", "bots-from.name"),
    ],
)
def test_whom_nobody_knows_is_refused_by_name(said: str, code: str) -> None:
    with pytest.raises(Malformed) as wrong:
        let_in([said])
    assert wrong.value.code == code


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("nobody-has-this", "nobody-has-this"),
        (f"mastermind.own={OWN}:nowhere", "cannot be loaded"),
    ],
)
def test_a_door_does_not_open_for_what_cannot_be_loaded(
    tmp_path: Path, said: str, told: str
) -> None:
    given = ["serve", "--port", "0", "--data", str(tmp_path), "--bots-from", said]
    done = CliRunner().invoke(main, given)
    assert done.exit_code != 0
    assert told in done.output
    assert not [*tmp_path.iterdir()]
