"""How people at a table are called: everybody can be told apart, and no name hides anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.store.sqlite import SqliteStore
from sleuth.store.store import PersonRow
from sleuth.tables.acts.chairs import sit
from sleuth.tables.info import Person, Talk
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.people import NAMELESS, People
from sleuth.tables.state.events import Said
from sleuth.web.http.people import as_me
from tests.tables.scenes import INSTANT, Ear, Hand, newcomers, open_house, party, play

pytestmark = pytest.mark.usefixtures("ring")


def looks(people: list[Person]) -> list[tuple[str, int]]:
    """What is seen of people."""
    return [(each.name, each.figure) for each in people]


def test_two_at_a_table_never_share_name_and_figure(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        host, other, third, eve, mallory = await newcomers(house, "Ada", "ada", "Ada", "Eve", "Eve")
        plan = Plan("ring", table=INSTANT, seats=3, seating=(Chosen(me=True),), start=True)
        table = await house.create(host, plan)
        ears = [Ear(each.id) for each in (eve, mallory)]
        for ear in ears:
            await table.listen(ear.listener, lambda: None)
        await table.do(sit, third.id, Seat(1))
        await table.do(sit, other.id, Seat(2))
        info = table.info()
        seated = [each.person for each in info.seats if each.person is not None]
        assert looks(seated) == [("Ada", 0), ("Ada 2", 0), ("ada 3", 0)]
        assert sorted(looks([*info.guests])) == [("Eve", 0), ("Eve 2", 0)]
        await table.say(Said(mallory.id, None, table.now(), "m", "me"))
        said = [each for each in ears[0].notices if isinstance(each, Talk)]
        assert [each.by and each.by.name for each in said] == ["Eve 2"]
        assert [each.by and each.by.name for each in table.talk(eve.id)] == ["Eve 2"]
        await house.people.rename(eve, "Ada 2", 0)
        info = table.info()
        everybody = [*(each.person for each in info.seats if each.person), *info.guests]
        assert len({*looks(everybody)}) == len(everybody)
        await house.close()

    play(scene)


def test_others_may_share_a_name_if_the_figure_differs(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 2)
        for n, person in enumerate(made.people):
            await house.people.rename(person, "Ada", n)
        names = [each.person and each.person.name for each in made.table.info().seats]
        assert names == ["Ada", "Ada"]
        await house.close()

    play(scene)


def test_a_name_is_kept_in_its_usual_form_and_a_bad_one_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        person, _ = await house.people.arrive(" Zoe\u0308 ", 1)
        assert person.name == "Zoë"
        for bad in ("\u202eadA", "A\u200bda", "\u3164", "!?", "a\x1b]52;c;eA==\x07"):
            with pytest.raises(Malformed, match=r"person\.name"):
                await house.people.arrive(bad, 1)
            with pytest.raises(Malformed, match=r"person\.name"):
                await house.people.rename(person, bad, 2)
        assert house.people.named(person.id) == person
        await house.close()

    play(scene)


def test_a_name_of_before_that_breaks_the_rule_is_shown_to_nobody_and_asked_anew(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "house.sqlite3")
        await store.add_person(PersonRow("p1", b"s" * 32, "A\u202eda", 4))
        await store.add_person(PersonRow("p2", b"t" * 32, "Zoe\u0308", 5))
        people = People(store)
        await people.remember(["p1", "p2"])
        assert people.named("p1") == Person("p1", NAMELESS, 4)
        assert (as_me(people.named("p1")).id, as_me(people.named("p1")).name) == ("p1", None)
        assert as_me(people.named("p2")).name == "Zoë"
        await store.close()

    play(scene)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"text": "a\u202eb"}, "talk.hidden"),
        ({"text": "a\u200bb"}, "talk.hidden"),
        ({"text": "\x1b[2J"}, "talk.hidden"),
        ({"text": "a\nb"}, "talk.hidden"),
        ({"text": "\u00a0 "}, "talk.empty"),
        ({"phrase": "ring.phrase.hm", "args": {"w": "a\u2066b"}}, "talk.hidden"),
        ({"phrase": "ring.phrase.hm", "args": {"a\u2066b": 1}}, "talk.hidden"),
        ({"phrase": "ring.phrase.hm", "args": {"w": "x" * 500}}, "talk.too-long"),
        ({"phrase": "ring.phrase.hm", "args": {"x" * 500: 1}}, "talk.too-long"),
        ({"text": "x" * 300, "args": {"w": "x" * 200}}, "talk.too-long"),
        ({"phrase": "ring.phrase.hm", "args": {str(n): n for n in range(200)}}, "talk.too-long"),
    ],
)
def test_what_is_said_hides_nothing_and_has_500_characters_gaps_included(
    tmp_path: Path, said: dict[str, object], code: str
) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 2)
        with pytest.raises(Malformed, match=code):
            await made.table.say(Said(made.id(0), None, 0, "a", **said))  # type: ignore[arg-type]
        assert made.table.talk(None) == ()
        whole = Said(made.id(0), None, 0, "b", phrase="ring.phrase.hm", args={"w": "x" * 499})  # type: ignore[arg-type]
        await made.table.say(whole)
        await made.table.say(Said(made.id(0), None, 0, "c", "Zoe\u0308 👍"))  # type: ignore[arg-type]
        assert [each.text for each in made.table.talk(None)] == ["", "Zoë 👍"]
        await house.close()

    play(scene)
