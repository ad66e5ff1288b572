"""Who hears what is said at a table: in every game, however its seats talk."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from sleuth.games import catalogue, game, talents
from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.match import start
from sleuth.kernel.talents import Phrase, Thought
from sleuth.players.driver import Driver
from sleuth.tables.acts.chairs import sit
from sleuth.tables.acts.leaving import resign
from sleuth.tables.bots import thinking
from sleuth.tables.errors import NotAllowed
from sleuth.tables.house import House
from sleuth.tables.info import TableOptions, Talk
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.services import Bounds
from sleuth.tables.state import hearing
from sleuth.tables.state.events import Said
from sleuth.tables.table.table import Table
from tests.laws.rulebooks import rulebook
from tests.laws.subject import Audience
from tests.laws.talk import Terms, ways_to_talk
from tests.tables.scenes import Ear, Hand, newcomers, note, open_house, play

WAYS = [(name, way) for name in sorted(catalogue()) for way in ways_to_talk(game(name)).values()]
every_way = pytest.mark.parametrize(("name", "way"), WAYS, ids=lambda each: str(each)[:60])
CHATTY = Bounds(talk=(1000, 1.0))
PRIVATE = {"detective_talk": "private"}


class Circle:
    """People round a table of any game that has begun: one on each seat, and an ear for each."""

    def __init__(self, house: House, table: Table, ids: list[str]) -> None:
        self.house, self.table, self.ids = house, table, ids
        self.ears: dict[Audience, Ear] = {}

    async def listen(self, who: Audience, person: str | None) -> None:
        """Somebody comes to the table."""
        self.ears[who] = Ear(person)
        await self.table.listen(self.ears[who].listener, lambda: None)

    async def say(self, by: int, words: str, **how: Any) -> None:
        """The person of a seat says something."""
        said = Said(self.ids[by], Seat(by), self.table.now(), words, words)
        await self.table.say(msgspec.structs.replace(said, **how))

    def heard(self, who: Audience) -> list[Talk]:
        """What came to an ear while it listened."""
        return [each for each in self.ears[who].notices if isinstance(each, Talk)]


async def circle(
    house: House,
    name: str,
    way: Terms,
    spectators: Literal["none", "open", "seat"] = "open",
    mine: tuple[int, ...] = (0,),
) -> Circle:
    """People round a table; the first holds these seats."""
    options, seats = msgspec.to_builtins(way[0]), way[1]
    people = await newcomers(house, *(f"P{n}" for n in range(seats)))
    seating = tuple(Chosen(me=n in mine) for n in range(seats))
    agreed = TableOptions(spectators=spectators, pace="instant")
    plan = Plan(name, options, agreed, seats, seating, start=True)
    table = await house.create(people[0], plan)
    ids = [people[0].id if n in mine else person.id for n, person in enumerate(people)]
    for n, person in enumerate(ids):
        await table.do(sit, person, Seat(n))
    made = Circle(house, table, ids)
    for n, person in enumerate(ids):
        await made.listen(Seat(n), person)
    return made


async def everybody_speaks(made: Circle, phrase: str | None) -> dict[str, Seat]:
    """Each seat is named, is not, uses a phrase, and has a bot that speaks for it."""
    said: dict[str, Seat] = {}
    for n in range(len(made.ids)):
        for words, how in (
            (f"seated {n}", {}),
            (f"unseated {n}", {"seat": None}),
            (f"phrase {n}", {"text": "", "phrase": phrase, "args": {"w": f"phrase {n}"}}),
        ):
            if how.get("phrase", "") is not None:
                await made.say(n, words, **how)
                said[words] = Seat(n)
        bot = Said(None, Seat(n), made.table.now(), text=f"bot {n}")
        await made.table.do(note, hearing.addressed(made.table.state, bot))
        said[f"bot {n}"] = Seat(n)
    return said


def words(talk: Talk) -> str:
    """What was said, in words or in the gap of a phrase."""
    return talk.text or talk.args["w"]


@every_way
def test_nobody_hears_a_channel_that_is_not_theirs(tmp_path: Path, name: str, way: Terms) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand(), CHATTY)
        made = await circle(house, name, way)
        table, (options, seats) = made.table, way
        (eve,) = await newcomers(house, "Eve")
        await made.listen(None, eve.id)
        phrases = talents(name).phrases
        said = await everybody_speaks(made, phrases[0].code if phrases else None)
        table = made.table
        for hearer in (*map(Seat, range(seats)), None):
            person = eve.id if hearer is None else made.ids[hearer]
            rights = rulebook(name).hears
            due = [each for each, by in said.items() if rights(options, seats, by, hearer)]
            assert [words(each) for each in made.heard(hearer)] == due, "live"
            assert [each.n for each in made.heard(hearer)] == list(range(len(due)))
            assert [words(each) for each in table.talk(person)] == due, "coming in"
            assert [each.n for each in table.talk(person)] == list(range(len(due)))
            if hearer is None:
                assert table.talk(None) == table.talk(person), "nameless"
                continue
            bot = thinking.heard(table.state.roster.talk, name, hearer)
            assert [each.phrase.args["w"] for each in bot if each.phrase.args] == [
                each for each in due if each.startswith("phrase")
            ]
        for whispered in (each for each, by in said.items() if talents(name).hearers(*way, by)):
            assert whispered.encode() not in codec.encode(table.info())
        kept = [table.talk(person) for person in (*made.ids, None)]
        await house.close()
        again = open_house(tmp_path, Hand())
        table = await again.table(table.id)
        assert [table.talk(person) for person in (*made.ids, None)] == kept, "after a restart"
        await again.close()

    play(scene)


def test_the_games_have_a_channel_to_be_tested() -> None:
    assert any(talents(name).channels(*way) for name, way in WAYS)


def yard(**options: Any) -> Terms:
    """Scotland Yard with four detectives."""
    return codec.convert({**PRIVATE, **options}, game("scotland-yard").options), 5


def test_who_holds_both_sides_hears_both_and_whispers_unless_it_is_said_from_the_other(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand(), CHATTY)
        made = await circle(house, "scotland-yard", yard(), mine=(0, 1))
        await made.say(2, "from a detective")
        await made.say(0, "as Mister X")
        await made.say(0, "from nowhere", seat=None)
        assert [each.to for each in made.heard(Seat(0))] == [(1, 2, 3, 4), (), (1, 2, 3, 4)]
        await house.close()

    play(scene)


def test_what_is_said_aloud_everybody_hears(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await circle(house, "scotland-yard", yard())
        await made.listen(None, None)
        spoken = Said(made.ids[2], None, made.table.now(), "a", "We have you!")
        await made.table.say(spoken, aloud=True)
        assert [words(each) for each in made.heard(Seat(0))] == ["We have you!"]
        assert [words(each) for each in made.heard(None)] == ["We have you!"]
        await house.close()

    play(scene)


def test_before_the_start_and_after_the_end_everybody_hears_everything(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        ada, bob = await newcomers(house, "Ada", "Bob")
        seating = (Chosen(me=True), Chosen(), *(Chosen(bot="random") for _ in range(3)))
        plan = Plan("scotland-yard", PRIVATE, TableOptions(), 5, seating, start=True)
        table = await house.create(ada, plan)
        await table.say(Said(bob.id, None, table.now(), "a", "before"))
        await table.do(sit, bob.id, Seat(1))
        await table.say(Said(bob.id, Seat(1), table.now(), "b", "during"))
        assert [each.text for each in table.talk(ada.id)] == ["before"]
        await table.do(resign, ada.id, Seat(0), "r")
        await table.do(resign, bob.id, Seat(1), "r")
        assert table.state.finished
        for person in (ada.id, bob.id, None):
            assert [each.text for each in table.talk(person)] == ["before", "during"]
        await house.close()

    play(scene)


def test_one_who_comes_in_is_shown_as_much_as_if_nobody_whispered(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand(), CHATTY)
        made = await circle(house, "scotland-yard", yard())
        await made.say(0, "first")
        for n in range(hearing.RECENT + 5):
            await made.say(1, f"whispered {n}")
        await made.say(0, "last")
        assert [(each.n, each.text) for each in made.table.talk(None)] == [
            (0, "first"),
            (1, "last"),
        ]
        assert len(made.table.talk(made.ids[1])) == hearing.RECENT
        await house.close()

    play(scene)


def test_where_nobody_may_watch_a_stranger_hears_and_says_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        way = (game("mastermind").options(), 2)
        made = await circle(house, "mastermind", way, spectators="none")
        (eve,) = await newcomers(house, "Eve")
        await made.listen(None, eve.id)
        await made.say(0, "between us")
        with pytest.raises(NotAllowed, match=r"talk\.closed"):
            await made.table.say(Said(eve.id, None, made.table.now(), "e", "May I?"))
        await made.table.do(resign, made.ids[0], Seat(0), "r")
        await made.say(1, "thanks")
        assert made.heard(None) == []
        assert made.table.talk(eve.id) == made.table.talk(None) == ()
        assert [words(each) for each in made.heard(Seat(1))] == ["between us", "thanks"]
        await house.close()

    play(scene)


def test_bots_without_a_table_hear_their_own_channel() -> None:
    heard: dict[Seat, set[Seat]] = {Seat(n): set() for n in range(5)}

    def chatty(view: Any, said: Any, dice: Any, budget: int, /) -> Thought[Any]:
        heard[view.seat] |= {each.seat for each in said}
        move = talents("scotland-yard").bots["random"](view, said, dice, budget).move
        return Thought(move, (Phrase("scotland-yard.phrase.going"),))

    Driver(start(game("scotland-yard"), *yard()), [chatty] * 5, "seed").run()
    detectives = {Seat(n) for n in range(1, 5)}
    assert heard == {Seat(0): {0}, **{seat: {Seat(0), *detectives} for seat in detectives}}
