"""Puzzles from matches of people: only where all agreed, without names, and gone with anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from sleuth.games.mastermind.pieces import Options, codes, score
from sleuth.kernel.codec import decode, encode
from sleuth.store.store import FindRow, PersonRow, Store
from sleuth.study import transcript
from sleuth.study.puzzles.puzzle import Puzzle, verify
from sleuth.study.puzzles.shelf import puzzle_named, shelves
from sleuth.tables.clerk import Mine, Mined, answer
from tests.store.places import Place
from tests.tables.test_archive import decided
from tests.web.harness import Client, Server, guess, hide, run
from tests.web.test_http import check
from tests.web.test_match import record, two
from tests.web.test_replays import brought

CODE = (0, 1, 2, 3)
SHARING = "/api/me/sharing"
PEOPLE = "/api/puzzles/next?people=yes"


def narrowing() -> Iterator[tuple[int, ...]]:
    """Guesses after which one code is left, and that code."""
    left = [*codes(Options())]
    while len(left) > 1:
        tried = next(each for each in left if each != CODE)
        yield tried
        left = [each for each in left if score(each, tried) == score(CODE, tried)]
    yield left[0]


async def a_match(server: Server) -> tuple[Client, Client, str]:
    """Ada and Bob, and a match that they played until Bob had the code."""
    ada, bob, table = await two(server)
    await played(ada, bob, table)
    return ada, bob, table


async def played(ada: Client, bob: Client, table: str) -> None:
    """Ada hides a code, and Bob finds it."""
    async with ada.at(table) as hers, bob.at(table) as his:
        await hers.come("told", lambda m: m["pending"].get("seats") == [0])
        assert (await hers.play(0, hide(*CODE)))["type"] == "done"
        await his.come("told", lambda m: m["pending"].get("seats") == [1])
        for each in narrowing():
            assert (await his.play(1, guess(*each)))["type"] == "done"
        await his.over()


async def counted(client: Client, wanted: int) -> int:
    """Wait until there are so many puzzles from matches of people."""
    while True:
        found: int = (await client.ask("GET", "/api/puzzles")).json()["people"][0]
        if found == wanted:
            return found
        await asyncio.sleep(0.05)


async def agree(client: Client, on: bool = True, table: str = "") -> None:
    answered = await client.ask("PUT", SHARING, json={"on": on, "table": table})
    assert (answered.status_code, answered.json()) == (200, {"agrees": on})


def test_nothing_is_found_before_everybody_agrees(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await a_match(server)
        assert (await ada.ask("GET", SHARING)).json() == {"agrees": None}
        check(await ada.ask("GET", PEOPLE), 409, "puzzle.none-left")
        await agree(ada, table=table)
        await agree(bob, on=False, table=table)
        check(await ada.ask("GET", PEOPLE), 409, "puzzle.none-left")
        await agree(bob, table=table)
        await counted(ada, 1)
        found = (await ada.ask("GET", PEOPLE)).json()
        assert "Ada" not in str(found)
        assert "Bob" not in str(found)
        assert (await ada.ask("GET", "/api/me/data")).json()["sharing"] == {"agrees": True}
        assert (await ada.ask("POST", f"/api/puzzles/{found['id']}/hint", json={})).is_success
        await agree(bob, on=False)
        await counted(ada, 0)
        check(await ada.ask("GET", f"/api/puzzles/{found['id']}"), 404, "puzzle.unknown")

    run(scene())


def test_who_agreed_before_is_not_asked_and_who_is_forgotten_takes_them_along(
    server: Server,
) -> None:
    async def scene() -> None:
        ada, bob, table = await two(server)
        await agree(ada)
        await agree(bob)
        await played(ada, bob, table)
        await counted(ada, 1)
        await ada.ask("DELETE", "/api/me")
        await counted(bob, 0)

    run(scene())


def test_records_from_elsewhere_and_strangers_give_nothing(server: Server) -> None:
    async def scene() -> None:
        ada, made = await brought(server, transcript.write(decided()))
        await agree(ada, table=made["id"])
        _, bob, table = await a_match(server)
        await agree(bob, table=table)
        assert (await ada.ask("GET", "/api/puzzles")).json()["people"] == [0, 0]
        check(await Client(server).ask("GET", SHARING), 401, "person.unknown")
        nowhere = await ada.ask("PUT", SHARING, json={"on": True, "table": "nothing"})
        check(nowhere, 404, "table.unknown")

    run(scene())


def test_what_the_clerk_finds_is_proved_and_one_of_a_kind(server: Server) -> None:
    async def scene() -> None:
        ada, _, table = await a_match(server)
        found = answer(Mine(transcript.write(await record(ada, table))), lambda _: None)
        assert isinstance(found, Mined)
        kinds = [each.kind for each in found.puzzles]
        assert kinds == [*dict.fromkeys(kinds)]
        assert "name" in kinds
        for each in found.puzzles:
            verify(each)

    run(scene())


def some_finds(n: int, at: int) -> list[FindRow]:
    """Puzzles that somebody found at a moment."""
    every = [*shelves()["mastermind"].values()][:n]
    return [FindRow(each.id, at, encode(each)) for each in every]


def test_finds_are_kept_for_all_who_agree_and_the_oldest_go(place: Place) -> None:
    first, second = some_finds(1, at=5), some_finds(4, at=7)

    async def write(store: Store) -> None:
        for person in ("ada", "bob"):
            await store.add_person(PersonRow(person, person.encode(), person, 0))
        await store.agree("ada", True)
        await store.keep_finds(first, ("ada", "bob"), 3)
        assert await store.finds() == ()
        await store.keep_finds(first, (), 3)
        assert await store.finds() == ()
        await store.keep_finds(first, ("ada",), 3)
        await store.agree("bob", True)
        await store.keep_finds(second, ("ada", "bob"), 3)

    async def read(store: Store) -> None:
        kept = await store.finds()
        assert len(kept) == 3
        assert {row.at for row in kept} == {7}
        assert await store.find_named(kept[0].puzzle) == kept[0]
        assert await store.find_named("nothing") is None
        assert decode(kept[0].body, Puzzle) == puzzle_named(kept[0].puzzle)
        assert (await store.agrees("ada"), await store.agrees("eve")) == (True, None)
        await store.forget("ada")
        assert (await store.finds(), await store.agrees("ada")) == ((), None)

    place.play(write)
    place.play(read)
