"""What the host agrees on before the start, and the word that the house gives for a seed."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path

import pytest

from sleuth.kernel.chance import commitment
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed, SleuthError
from sleuth.tables.acts import chairs, hosting
from sleuth.tables.acts.hosting import NewTerms
from sleuth.tables.house import House
from sleuth.tables.info import Bank, Person, TableOptions
from sleuth.tables.opening import pledges as promises
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.opening.rematch import Again, rematch
from sleuth.tables.state.events import Ended
from sleuth.tables.table.table import Table
from tests.tables.scenes import Ear, Hand, newcomers, note, open_house, play

USUAL = {"games": 2}
ONE = Seat(1)


async def gathered(house: House) -> tuple[Table, Person, Person]:
    """Ada's table of Mastermind, at which Bob sits and is ready."""
    ada, bob = await newcomers(house, "Ada", "Bob")
    seating = (Chosen(me=True), Chosen())
    table = await house.create(ada, Plan("mastermind", USUAL, seating=seating))
    await table.do(chairs.sit, bob.id, ONE)
    return table, ada, bob


async def refused(asking: Awaitable[object], code: str) -> None:
    """It is refused, for this reason."""
    with pytest.raises(SleuthError) as wrong:
        await asking
    assert wrong.value.code == code


def test_the_host_agrees_on_something_else_and_the_others_are_asked(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, ada, bob = await gathered(house)
        ear = Ear(bob.id)
        await table.listen(ear.listener, lambda: None)
        agreed = TableOptions(assistance="odds", clock=Bank(60, 2), public=True)
        await table.do(hosting.agree, ada.id, NewTerms({"games": 4, "rows": 12}, agreed, 2))
        info = ear.info()
        assert (info.options["games"], info.options["rows"]) == (4, 12)
        assert info.table == agreed
        assert [seat.ready for seat in info.seats] == [True, False]
        await refused(table.do(chairs.start, ada.id), "table.not-ready")
        assert [each.id for each in await house.gathering()] == [table.id]
        await house.close()
        again = open_house(tmp_path, Hand())
        table = await again.table(table.id)
        assert (table.state.options.rows, table.state.agreed) == (12, agreed)
        await table.do(hosting.ready, bob.id, True)
        await table.do(chairs.start, ada.id)
        assert table.state.match.options.rows == 12
        assert table.state.clocks.on
        await again.close()

    play(scene)


def test_who_may_find_the_table_is_nobody_s_readiness(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, ada, _ = await gathered(house)
        listed = NewTerms(table.info().options, TableOptions(public=True), 2)
        await table.do(hosting.agree, ada.id, listed)
        assert table.state.roster.ready
        assert len(await house.gathering()) == 1
        before = table.state.version
        await table.do(hosting.agree, ada.id, listed)
        assert table.state.version == before, "nothing changed, and yet something was written"
        await table.do(hosting.agree, ada.id, NewTerms(table.info().options, TableOptions(), 2))
        assert await house.gathering() == ()
        await house.close()

    play(scene)


def test_what_cannot_be_agreed_on_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, ada, bob = await gathered(house)
        before, plain = table.info(), TableOptions()
        for options, many, code in (
            ({"games": 0}, 2, "wire.malformed"),
            ({"colour": "red"}, 2, "wire.malformed"),
            (USUAL, 3, "match.seats"),
        ):
            wanted = NewTerms(options, plain, many)
            await refused(table.do(hosting.agree, ada.id, wanted), code)
        await refused(table.do(hosting.agree, bob.id, NewTerms(USUAL, plain, 2)), "table.not-host")
        assert table.info() == before
        await table.do(chairs.start, ada.id)
        await refused(table.do(hosting.agree, ada.id, NewTerms({}, plain, 2)), "table.started")
        await house.close()

    play(scene)


def test_chairs_come_and_go_but_nobody_loses_one(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        ada, bob = await newcomers(house, "Ada", "Bob")
        seating = (Chosen(me=True), Chosen(), Chosen(bot="novice"))
        table = await house.create(ada, Plan("break-the-code", seating=seating))
        await table.do(chairs.sit, bob.id, ONE)
        plain = TableOptions()
        await table.do(hosting.agree, ada.id, NewTerms({}, plain, 4))
        assert [chair.free for chair in table.state.roster.chairs] == [False, False, False, True]
        await table.do(hosting.agree, ada.id, NewTerms({}, plain, 2))
        assert [chair.person for chair in table.state.roster.chairs] == [ada.id, bob.id]
        await table.do(hosting.agree, ada.id, NewTerms({}, plain, 3))
        await table.do(hosting.swap, ada.id, ONE, Seat(2))
        await refused(table.do(hosting.agree, ada.id, NewTerms({}, plain, 2)), "seat.taken")
        assert table.state.row.seats == 3
        await house.close()

    play(scene)


def test_the_house_gives_its_word_before_it_knows_a_nonce(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        ada, bob = await newcomers(house, "Ada", "Bob")
        word = await house.pledge()
        plan = Plan("mastermind", USUAL, seating=(Chosen(me=True), Chosen(bot="novice")))
        promised = Plan(plan.game, plan.options, seating=plan.seating, nonce="n", pledge=word)
        table = await house.create(ada, promised)
        assert table.info().commitment == word == commitment(table.state.row.seed)
        await refused(house.create(ada, promised), "seed.unknown")
        await refused(house.create(bob, Plan("mastermind", pledge="00")), "seed.unknown")
        await house.close()

    play(scene)


def test_only_so_many_promises_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "PROMISED", 5)

    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        first, *_, last = [await house.pledge() for _ in range(promises.PROMISED + 1)]
        await refused(house.redeem(first), "seed.unknown")
        assert commitment(await house.redeem(last)) == last
        await house.close()

    play(scene)


def test_a_rematch_keeps_one_promise_for_all(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, ada, bob = await gathered(house)
        await table.do(chairs.start, ada.id)
        await table.do(note, Ended("agreed"))
        word, other = await house.pledge(), await house.pledge()
        new = await rematch(house, table, ada, Again("a", word))
        assert new.info().commitment == word
        await refused(rematch(house, table, bob, Again("b", other)), "seed.unknown")
        assert not new.state.roster.started
        assert await rematch(house, table, bob, Again("b", word)) is new
        assert new.state.roster.nonces == ("b", "a")
        await house.close()

    play(scene)


def test_only_help_that_a_game_can_give_is_agreed_on(tmp_path: Path, ring: None) -> None:
    """The toy has no assistance: the levels that only write down what was told are left."""

    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        much = TableOptions(assistance="direct")
        await refused(house.create(ada, Plan("ring", table=much, seats=3)), "level.unknown")
        table = await house.create(ada, Plan("ring", seats=3, seating=(Chosen(me=True),)))
        await refused(table.do(hosting.agree, ada.id, NewTerms({}, much, 3)), "level.unknown")
        assert table.state.agreed == TableOptions()
        await house.close()

    play(scene)


def test_options_with_too_few_cards_for_the_players_are_refused_with_the_reason(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        few: dict[str, object] = {"level": 3, "keys": 4}
        with pytest.raises(Malformed) as wrong:
            await house.create(ada, Plan("x-code", few, seats=8))
        assert (wrong.value.code, dict(wrong.value.details)) == (
            "x-code.deck",
            {"seats": 8, "needed": 24, "cards": 22},
        )
        table = await house.create(ada, Plan("x-code", few, seats=7))
        terms = NewTerms(few, TableOptions(), 8)
        await refused(table.do(hosting.agree, ada.id, terms), "x-code.deck")
        assert table.state.row.seats == 7
        await house.close()

    play(scene)


def test_whoever_asks_first_for_a_rematch_may_ask_for_other_help(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, ada, bob = await gathered(house)
        await table.do(chairs.start, ada.id)
        await table.do(note, Ended("agreed"))
        new = await rematch(house, table, ada, Again(assistance="hints"))
        assert new.info().table.assistance == "hints"
        assert new.info().status == "gathering"
        assert (await rematch(house, table, bob, Again(assistance="none"))).id == new.id
        assert (new.info().table.assistance, new.info().status) == ("hints", "playing")
        await house.close()

    play(scene)
