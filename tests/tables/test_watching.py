"""Those who watch, and those who talk: each hears what is theirs, and no more."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.kernel.data import Seat
from sleuth.kernel.errors import NotSeated
from sleuth.tables.acts import hosting, leaving
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.info import TableOptions, Talk
from sleuth.tables.limits import Flood
from sleuth.tables.state.events import Said
from tests.tables.scenes import Ear, Hand, Party, newcomers, open_house, party, play, until

ZERO, ONE = Seat(0), Seat(1)
SHOWING = TableOptions(spectators="seat", pace="instant")

pytestmark = pytest.mark.usefixtures("ring")


async def watcher(made: Party) -> Ear:
    """Somebody who watches."""
    (eve,) = await newcomers(made.house, "Eve")
    ear = Ear(eve.id)
    await made.table.listen(ear.listener, lambda: ear.notices.append(made.table.info()))
    return ear


def test_a_watcher_sees_a_seat_only_while_its_player_permits(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3, options=SHOWING)
        table, eye = made.table, await watcher(made)
        await made.pick(0, 2)
        assert eye.facts(ZERO) == []
        assert eye.facts(None) == list(table.state.match.stream(None))
        with pytest.raises(NotSeated):
            await table.do(leaving.show, made.id(1), ZERO, True)
        await table.do(leaving.show, made.id(0), ZERO, True)
        assert eye.info().shown == ZERO
        assert eye.facts(ZERO) == list(table.state.match.stream(ZERO))
        told = eye.news(ZERO)[-1]
        assert (len(told.moves), told.notes) == (0, None)
        with pytest.raises(NotNow, match=r"watch\.taken"):
            await table.do(leaving.show, made.id(1), ONE, True)
        assert made.ears[1].facts(ZERO) == []
        await table.do(leaving.show, made.id(0), ZERO, False)
        before = list(eye.facts(ZERO))
        for n in (1, 2, 0):
            await made.pick(n)
        assert eye.facts(ZERO) == before
        assert eye.facts(None) == list(table.state.match.stream(None))
        await house.close()

    play(scene)


@pytest.mark.parametrize("spectators", ["none", "open"])
def test_elsewhere_nothing_is_shown(tmp_path: Path, spectators: str) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        agreed = TableOptions(spectators=spectators, pace="instant")  # type: ignore[arg-type]
        made = await party(house, 3, options=agreed)
        eye = await watcher(made)
        await made.pick(0)
        with pytest.raises(NotAllowed, match=r"watch\.not-agreed"):
            await made.table.do(leaving.show, made.id(0), ZERO, True)
        assert bool(eye.facts(None)) == (spectators == "open")
        assert eye.info().watchers <= 1
        await house.close()

    play(scene)


def said(by: str, id: str, seat: Seat | None = None) -> Said:
    """Something said."""
    return Said(by, seat, 0, id, f"words {id}")  # type: ignore[arg-type]


def heard(ear: Ear) -> list[str]:
    """What somebody heard."""
    return [each.text for each in ear.notices if isinstance(each, Talk)]


def test_watchers_talk_among_themselves_while_a_match_is_on(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3, "regular", "regular")
        table = made.table
        one, two = await watcher(made), await watcher(made)
        assert one.listener.person is not None
        await table.say(said(one.listener.person, "w"))
        await table.say(said(made.id(0), "s", ZERO))
        assert heard(made.ears[0]) == ["words s"]
        assert heard(one) == heard(two) == ["words w", "words s"]
        assert [each.text for each in table.talk(made.id(0))] == ["words s"]
        assert [each.channel for each in table.talk(None)] == ["watchers", "seats"]
        for n in range(2):
            await until(lambda n=n: table.state.match.draws == n)  # type: ignore[misc]
            await made.pick(0)
        await until(lambda: table.state.over is not None)
        assert [each.text for each in table.talk(made.id(0))] == ["words w", "words s"]
        await house.close()

    play(scene)


def test_who_says_too_much_waits_and_who_is_muted_says_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3)
        for n in range(8):
            await made.table.say(said(made.id(1), f"s{n}"))
        with pytest.raises(Flood, match=r"talk\.flood") as flood:
            await made.table.say(said(made.id(1), "s8"))
        assert flood.value.details == {"wait": 1}
        await made.table.do(hosting.mute, made.id(0), made.id(2), True)
        with pytest.raises(NotAllowed, match=r"talk\.muted"):
            await made.table.say(said(made.id(2), "m"))
        assert [each.id for each in made.ears[0].info().muted] == [made.id(2)]
        await made.table.do(hosting.mute, made.id(0), made.id(2), False)
        await made.table.say(said(made.id(2), "m"))
        await house.close()

    play(scene)


def test_a_person_is_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3)
        await made.table.say(said(made.id(1), "secret", ONE))
        await house.forget(made.id(1))
        info = made.table.info().seats[1]
        assert (info.person and info.person.name, info.bot) == ("?", "regular")
        assert made.table.talk(None)[0].text == ""
        await house.close()
        raw = b"".join(path.read_bytes() for path in tmp_path.glob("house.sqlite3"))
        assert b"P0" in raw
        again = open_house(tmp_path, Hand())
        table = await again.table(made.table.id)
        assert [each.text for each in table.talk(None)] == [""]
        await again.close()

    play(scene)
