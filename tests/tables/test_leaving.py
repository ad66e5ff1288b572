"""Giving up, being away, coming back; and what the host may do."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.kernel.data import Seat
from sleuth.kernel.errors import NotSeated
from sleuth.tables.acts import chairs, consent, hosting, leaving
from sleuth.tables.acts.consent import Reply
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.opening.plan import Plan
from sleuth.tables.opening.rematch import Again, rematch
from sleuth.tables.table import presence
from tests.tables.scenes import INSTANT, Ear, Hand, Party, newcomers, open_house, party, play, until

ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)

pytestmark = pytest.mark.usefixtures("ring")


def go(made: Party, who: int) -> None:
    """Somebody drops out."""
    made.table.leave(made.ears[who].listener)


def test_a_bot_plays_for_one_who_is_away_until_they_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        made = await party(house, 3)
        table = made.table
        hand.turn(1_000)
        with pytest.raises(NotNow, match=r"seat\.present"):
            await table.do(leaving.let_bot_play, made.id(0), ONE)
        go(made, 1)
        await until(lambda: made.ears[0].info().seats[1].away == 1_000)
        assert made.ears[0].info().seats[1].choice == 61_000
        hand.turn(30_000)
        with pytest.raises(NotNow, match=r"seat\.not-yet") as early:
            await table.do(leaving.let_bot_play, made.id(0), ONE)
        assert early.value.details == {"wait": 30}
        hand.turn(31_000)
        with pytest.raises(NotSeated):
            await table.do(leaving.let_bot_play, "nobody", ONE)
        table.wait_for(made.id(0), ONE)
        with pytest.raises(NotNow, match=r"seat\.not-yet"):
            await table.do(leaving.let_bot_play, made.id(0), ONE)
        hand.turn(61_000)
        await table.do(leaving.let_bot_play, made.id(0), ONE)
        info = made.ears[0].info().seats[1]
        assert (info.bot, info.person and info.person.name) == ("regular", "P1")
        await until(lambda: ONE in table.state.match.view(None).ready)
        back = await made.listen(1)
        assert back.facts(ONE) == list(table.state.match.stream(ONE))
        await made.pick(0)
        await made.pick(2)
        await until(lambda: ONE in table.state.match.view(None).ready)
        with pytest.raises(NotNow, match=r"seat\.bot-plays"):
            await made.pick(1)
        await table.do(leaving.reclaim, made.id(1), ONE)
        assert made.ears[0].info().seats[1].bot is None
        await house.close()

    play(scene)


def test_the_others_end_it_without_the_one_who_is_away(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        made = await party(house, 3)
        go(made, 1)
        hand.turn(60_000)
        await made.table.do(leaving.end_without, made.id(0), ONE, "e")
        assert made.table.state.roster.open == (TWO,)
        await made.table.do(consent.answer, Reply(made.id(2), 1, True, "y"))
        assert made.ears[0].info().status == "ended"
        await house.close()

    play(scene)


def test_everybody_is_away_after_a_restart_until_they_come(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        made = await party(house, 3)
        await house.close()
        house = open_house(tmp_path, hand)
        made.table = await house.table(made.table.id)
        await made.listen(0)
        assert [seat.away for seat in made.table.info().seats] == [None, 0, 0]
        await house.close()

    play(scene)


def test_one_of_three_resigns_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3)
        with pytest.raises(NotSeated):
            await made.table.do(leaving.resign, made.id(0), ONE, "r")
        await made.table.do(leaving.resign, made.id(1), ONE, "r")
        info = made.ears[0].info()
        assert (info.status, info.seats[1].resigned, info.seats[1].bot) == (
            "playing",
            True,
            "regular",
        )
        with pytest.raises(NotNow, match=r"seat\.resigned"):
            await made.table.do(leaving.reclaim, made.id(1), ONE)
        await made.table.do(leaving.resign, made.id(2), TWO, "r")
        info = made.ears[0].info()
        assert (info.status, info.ended) == ("ended", "resigned")
        assert info.result is not None
        assert info.result.places == ((ZERO,), (ONE, TWO))
        await house.close()

    play(scene)


def test_the_host_s_rights_pass_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "ORPHANED", 0.01)

    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3)
        go(made, 0)
        await until(lambda: made.ears[1].info().host.id == made.id(1))
        await made.listen(0)
        await made.table.do(hosting.pass_on, made.id(1), made.id(2))
        assert made.ears[1].info().host.id == made.id(2)
        with pytest.raises(NotAllowed):
            await made.table.do(hosting.pass_on, made.id(1), made.id(1))
        await house.close()

    play(scene)


def test_the_host_swaps_seats_gives_two_and_sends_away(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        ada, bob, cyd = await newcomers(house, "Ada", "Bob", "Cyd")
        table = await house.create(ada, Plan("ring", table=INSTANT, seats=5))
        ears = [Ear(each.id) for each in (ada, bob, cyd)]
        for ear in ears:
            await table.listen(ear.listener, lambda: None)
        await table.do(chairs.sit, ada.id, ZERO)
        await table.do(chairs.sit, bob.id, ONE)
        with pytest.raises(NotNow, match=r"seat\.one-each"):
            await table.do(chairs.sit, bob.id, TWO)
        await table.do(hosting.give, ada.id, TWO, bob.id)
        await table.do(hosting.swap, ada.id, ZERO, Seat(4))
        assert table.state.roster.held(bob.id) == (ONE, TWO)
        assert table.state.roster.held(ada.id) == (Seat(4),)
        await table.do(hosting.remove, ada.id, bob.id)
        assert table.state.roster.held(bob.id) == ()
        with pytest.raises(NotAllowed, match=r"seat\.removed"):
            await table.do(chairs.sit, bob.id, ONE)
        await table.do(hosting.give, ada.id, ONE, cyd.id)
        for seat in (0, 2, 3):
            await table.do(chairs.place, ada.id, Seat(seat), "regular")
        await table.do(hosting.ready, cyd.id, False)
        with pytest.raises(NotNow, match=r"table\.not-ready"):
            await table.do(chairs.start, ada.id)
        await table.do(hosting.ready, cyd.id, True)
        for act in (table.do(hosting.mute, cyd.id, ada.id, True), table.do(chairs.start, cyd.id)):
            with pytest.raises(NotAllowed, match=r"table\.not-host"):
                await act
        await table.do(chairs.start, ada.id)
        await table.do(hosting.remove, ada.id, cyd.id)
        assert table.state.roster.bots()[ONE] == "regular"
        assert table.hears(ears[2].listener) == ((None, True),)
        await house.close()

    play(scene)


def test_a_rematch_is_one_table_and_seats_rotate(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3, "regular")
        with pytest.raises(NotNow, match=r"match\.not-over"):
            await rematch(house, made.table, made.people[0])
        for _ in range(2):
            await made.pick(0)
            await made.pick(1)
            await until(lambda: not made.table.state.match.view(None).ready)
        assert made.table.state.over is not None
        (stranger,) = await newcomers(house, "X")
        with pytest.raises(NotAllowed):
            await rematch(house, made.table, stranger)
        new = await rematch(house, made.table, made.people[0], Again("n0"))
        assert made.ears[1].info().rematch == new.id
        assert new.state.roster.held(made.id(0)) == (ONE,)
        assert new.info().status == "gathering"
        assert await rematch(house, made.table, made.people[1], Again("n1")) is new
        assert new.state.roster.held(made.id(1)) == (TWO,)
        assert new.info().status == "playing"
        assert new.state.roster.nonces == ("", "n0", "n1")
        await house.close()

    play(scene)


def test_an_idle_table_is_closed_after_a_warning(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        made = await party(house, 3)
        await house.caretaker.tidy(made.table)
        assert not made.table.state.roster.warned
        hand.turn(25 * 3600 * 1000)
        await house.caretaker.tidy(made.table)
        assert made.ears[0].info().closing == 600
        hand.turn(599_000)
        await made.pick(0)
        assert made.ears[0].info().closing is None
        hand.turn(25 * 3600 * 1000)
        await house.caretaker.tidy(made.table)
        hand.turn(400_000)
        assert made.table.info().closing == 200
        await house.caretaker.tidy(made.table)
        assert made.table.state.playing, "closed before the grace was over"
        hand.turn(200_000)
        await house.caretaker.tidy(made.table)
        assert made.table.state.roster.ended == "idle"
        await house.close()

    play(scene)
