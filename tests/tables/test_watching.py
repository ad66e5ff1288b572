"""Those who watch, and those who talk: each hears what is theirs, and no more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sleuth.kernel.data import Seat
from sleuth.kernel.errors import NotSeated
from sleuth.tables.acts import hosting, leaving
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.info import TableOptions, Talk
from sleuth.tables.limits import Flood
from sleuth.tables.state.events import Said, Shown
from sleuth.tables.table.describe import streams
from sleuth.tables.table.news import NOTHING
from tests.tables.scenes import Ear, Hand, Party, newcomers, note, open_house, party, play, until

ZERO, ONE = Seat(0), Seat(1)
SHOWING = TableOptions(spectators="seat", pace="instant")

pytestmark = pytest.mark.usefixtures("ring")


async def watcher(made: Party) -> Ear:
    """Somebody who watches."""
    (eve,) = await newcomers(made.house, "Eve")
    ear = Ear(eve.id)
    await made.table.listen(ear.listener, lambda: ear.notices.append(made.table.info()))
    return ear


def looks(ear: Ear) -> list[tuple[Seat, str]]:
    """Who looks into which hand, as it was told to somebody."""
    return [(look.seat, look.person.id) for look in ear.info().looks]


def test_a_watcher_sees_a_seat_only_while_its_player_admits_this_one(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3, options=SHOWING)
        table, eye, other = made.table, await watcher(made), await watcher(made)
        nameless = Ear()
        await table.listen(nameless.listener, lambda: None)
        eve = eye.listener.person
        await made.pick(0, 2)
        assert eye.facts(ZERO) == []
        assert eye.facts(None) == list(table.state.match.stream(None))
        with pytest.raises(NotSeated):
            await table.do(leaving.show, made.id(1), ZERO, eve)
        await table.do(leaving.show, made.id(0), ZERO, eve)
        for ear in (*made.ears, eye, other, nameless):
            assert looks(ear) == [(ZERO, eve)]
        assert eye.facts(ZERO) == list(table.state.match.stream(ZERO))
        told = eye.news(ZERO)[-1]
        assert (told.moves, told.notes) == (NOTHING, None)
        for ear in (other, nameless, *made.ears[1:]):
            assert ear.facts(ZERO) == []
        await table.do(leaving.hide, made.id(0), ZERO, eve)
        assert looks(eye) == []
        before = list(eye.facts(ZERO))
        for n in (1, 2, 0):
            await made.pick(n)
        assert eye.facts(ZERO) == before
        assert eye.facts(None) == list(table.state.match.stream(None))
        await house.close()

    play(scene)


def test_whoever_is_admitted_again_is_told_from_the_beginning(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3, options=SHOWING)
        eye = await watcher(made)
        await made.table.do(leaving.show, made.id(0), ZERO, eye.listener.person)
        await made.pick(0, 2)
        await made.table.do(leaving.hide, made.id(0), ZERO, eye.listener.person)
        await made.table.do(leaving.show, made.id(0), ZERO, eye.listener.person)
        told = eye.news(ZERO)[-1]
        assert (told.start, list(told.facts)) == (0, list(made.table.state.match.stream(ZERO)))
        await house.close()

    play(scene)


def test_nobody_is_admitted_who_plays_is_nameless_or_is_not_here(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3, options=SHOWING)
        (far,) = await newcomers(house, "Far")
        for who, code in (
            (None, "watch.by-name"),
            (made.id(1), "watch.plays"),
            (made.id(0), "watch.plays"),
            (far.id, "person.not-here"),
            ("nobody", "person.not-here"),
        ):
            with pytest.raises(NotNow, match=code):
                await made.table.do(leaving.show, made.id(0), ZERO, who)
        assert made.table.info().looks == ()
        await house.close()

    play(scene)


def test_a_hand_is_closed_to_all_at_once_and_when_its_player_or_the_looker_is_gone(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3, options=SHOWING)
        table, eyes = made.table, [await watcher(made) for _ in range(3)]

        async def let_in(seat: Seat) -> None:
            for each in eyes:
                await table.do(leaving.show, made.id(seat), seat, each.listener.person)

        await let_in(ZERO)
        await table.do(leaving.hide, made.id(0), ZERO, None)
        assert looks(eyes[0]) == []
        await let_in(ZERO)
        await let_in(ONE)
        gone = eyes[2].listener.person
        assert gone is not None
        await table.do(hosting.remove, made.id(0), gone)
        assert {who for _, who in looks(eyes[0])} == {e.listener.person for e in eyes[:2]}
        with pytest.raises(NotAllowed, match=r"seat\.removed"):
            await table.do(leaving.show, made.id(0), ZERO, gone)
        await table.do(hosting.remove, made.id(0), made.id(1))
        assert {seat for seat, _ in looks(eyes[0])} == {ZERO}
        left = eyes[1].listener.person
        assert left is not None
        await house.forget(left)
        assert looks(eyes[0]) == [(ZERO, eyes[0].listener.person)]
        await house.forget(made.id(0))
        assert table.info().looks == ()
        await house.close()

    play(scene)


def test_admissions_outlive_the_house_and_an_old_permission_for_all_lets_nobody_in(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3, options=SHOWING)
        eye, other = await watcher(made), await watcher(made)
        await made.table.do(note, Shown(ONE))
        await made.table.do(leaving.show, made.id(0), ZERO, eye.listener.person)
        await house.close()
        again = open_house(tmp_path, Hand())
        table = await again.table(made.table.id)
        assert streams(table.state, eye.listener.person) == ((None, True), (ZERO, False))
        assert streams(table.state, other.listener.person) == ((None, True),)
        await again.close()

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
            await made.table.do(leaving.show, made.id(0), ZERO, eye.listener.person)
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


def test_who_leaves_before_being_let_in_stays_out(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 2)
        ear = Ear()
        coming = asyncio.create_task(made.table.listen(ear.listener, lambda: None))
        await asyncio.sleep(0)
        made.table.leave(ear.listener)
        await coming
        assert ear.listener not in made.table.audience.listeners
        await house.close()

    play(scene)
