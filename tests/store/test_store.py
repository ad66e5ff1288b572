"""The stores: durable, in order, and one's failure is not another's."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from sleuth.kernel.errors import Conflict
from sleuth.store.store import (
    DiaryRow,
    NewTable,
    PersonRow,
    ResultRow,
    Store,
    Terms,
    Unstored,
    Writing,
)
from tests.store.places import Place, entry, event, loaded, new, row


def test_what_was_written_is_read_again(place: Place) -> None:
    async def write(store: Store) -> None:
        await store.create(new(event("e0"), event("e1"), public=True))
        await store.write("t", 2, Writing((entry("a", 0, "c1"), event("e2"))))
        await store.write("t", 4, Writing((entry("c", 1, "c1"),), "over"))

    async def read(store: Store) -> None:
        found = await loaded(store)
        assert found.row.public is True
        assert found.row.status == "over"
        first, last = (event("e0"), event("e1")), (event("e2"), entry("c", 1, "c1"))
        assert found.lines == (*first, entry("a", 0, "c1"), *last)
        assert await store.lines("t", 3) == last
        assert await store.lines("t", 5) == await store.lines("u", 0) == ()
        assert await store.load("u") is None
        assert [each.id for each in await store.tables("over", public=True)] == ["t"]
        assert await store.tables("over", public=False) == ()

    place.play(write)
    place.play(read)


def test_what_a_match_counts_is_kept_with_its_end_once_and_forgotten_with_the_person(
    place: Place,
) -> None:
    row_of = partial(ResultRow, "ada", game="ring", body=b"{}")
    end = event('{"type": "ended"}')
    late, early = row_of(table="t", at=9), row_of(table="u", at=3)

    async def write(store: Store) -> None:
        for person in ("ada", "bob"):
            await store.add_person(PersonRow(person, person.encode(), person, 0))
        await store.create(new(end))
        await store.create(replace(new(end), row=row(id="u", code="B")))
        await store.write("t", 1, Writing((end,), "over", results=(late,)))
        await store.write("u", 1, Writing((end,), "over", results=(early,)))
        with pytest.raises(Conflict):
            await store.write("t", 1, Writing((end,), results=(row_of(table="v", at=1),)))
        await store.open_ratings("ada", True)
        await store.open_ratings("ada", True)

    async def read(store: Store) -> None:
        assert await store.results("ada") == (early, late)
        assert await store.results("bob") == ()
        assert await store.with_open_ratings(("ada", "bob")) == ("ada",)
        await store.open_ratings("ada", False)
        assert await store.with_open_ratings(("ada",)) == ()
        await store.open_ratings("ada", True)
        await store.forget("ada")
        assert await store.results("ada") == ()
        assert await store.with_open_ratings(("ada",)) == ()

    place.play(write)
    place.play(read)


def test_a_diary_is_kept_by_kind_and_forgotten_with_the_person(place: Place) -> None:
    row_of = partial(DiaryRow, "ada", "played", game="ring")
    end = event('{"type": "ended"}')
    old, young = (row_of(about=about, at=at, body=b"1") for about, at in (("t", 3), ("u", 9)))

    async def write(store: Store) -> None:
        await store.add_person(PersonRow("ada", b"s", "ada", 0))
        await store.create(new(end))
        await store.write("t", 1, Writing((end,), "over", diary=(old,)))
        with pytest.raises(Conflict):
            await store.write("t", 1, Writing((end,), diary=(row_of(about="x", at=1, body=b""),)))
        await store.jot((replace(young, body=b"0"), young, replace(young, person="stranger")))
        await store.jot((replace(young, kind="reviewed"),))

    async def read(store: Store) -> None:
        assert await store.diary("ada", "played", 9) == (young, old)
        assert await store.diary("ada", "played", 1) == (young,)
        assert await store.diary("ada", "reviewed", 9) == (replace(young, kind="reviewed"),)
        assert await store.diary("stranger", "played", 9) == ()
        await store.forget("ada")
        await store.jot((old,))
        assert await store.diary("ada", "played", 9) == ()

    place.play(write)
    place.play(read)


def test_a_short_code_leads_to_a_table_that_waits_and_to_no_other(place: Place) -> None:
    async def scene(store: Store) -> None:
        await store.create(new(code="AAAAA"))
        assert await store.find("AAAAA") == "t", "a code of before is good while its table waits"
        await store.write("t", 0, Writing((event("started"),), "playing"))
        assert await store.find("AAAAA") is None

    place.play(scene)


def test_what_has_expired_is_thrown_away_whole(place: Place) -> None:
    async def scene(store: Store) -> None:
        for id, expires in (("old", 10), ("new", 20), ("ours", None)):
            table = replace(row(id, id.upper()), expires=expires)
            await store.create(NewTable(table, (event("e"), entry("a")), ("ada",)))
        assert (await store.expiring(), await store.expiring("ada")) == (2, 2)
        assert await store.expiring("bob") == 0
        assert await store.expire(9) == ()
        assert await store.expire(15) == ("old",)
        assert await store.load("old") is None
        assert set(await store.tables_of("ada", 9)) == {"new", "ours"}
        assert await store.expiring("ada") == 1
        assert (await loaded(store, "ours")).row.expires is None

    async def nothing_left(store: Store) -> None:
        await store.create(new(id="old", code="OLD"))
        assert await store.lines("old", 0) == ()
        assert set(await store.tables_of("ada", 9)) == {"new", "ours"}

    place.play(scene)
    place.play(nothing_left)


def test_two_writers_meet_on_the_key(shared_place: Place) -> None:
    async def scene(store: Store) -> None:
        other = await shared_place.open()
        await store.create(new(event("e0")))
        await store.write("t", 1, Writing((entry("mine"),)))
        for late in (entry("theirs"), event("theirs")):
            with pytest.raises(Conflict):
                await other.write("t", 1, Writing((late,)))
        with pytest.raises(Conflict):
            await other.create(new())
        await other.write("t", 2, Writing((entry("theirs"),)))
        bodies = [each.body for each in (await loaded(store)).lines]
        assert bodies == [b"e0", b"mine", b"theirs"]
        await other.close()

    shared_place.play(scene)


def test_nobody_writes_beyond_what_is_there(place: Place) -> None:
    async def scene(store: Store) -> None:
        await store.create(new(event("e0")))
        with pytest.raises(Conflict):
            await store.write("t", 2, Writing((entry("far"),)))
        assert await store.lines("t", 0) == (event("e0"),)

    place.play(scene)


def test_what_one_act_leaves_behind_is_there_whole_or_not_at_all(place: Place) -> None:
    async def scene(store: Store) -> None:
        await store.create(new(event("e0")))
        terms = Terms(b'{"games":4}', 3, b"{}", True)
        opens = new(event("o0"), id="u", code="BBBBB")
        whole = Writing((event("e1"),), "ended", ("p1",), terms, opens)
        with pytest.raises(Conflict):
            await store.write("t", 1, replace(whole, opens=new(id="t", code="CCCCC")))
        found = await loaded(store)
        assert (len(found.lines), found.row) == (1, row())
        assert await store.tables_of("p1", 9) == ()
        await store.write("t", 1, whole)
        found = await loaded(store)
        assert (found.row.options, found.row.seats, found.row.status) == (terms.options, 3, "ended")
        assert await store.tables_of("p1", 9) == ("t",)
        assert (await loaded(store, "u")).lines == (event("o0"),)

    place.play(scene)


def test_a_group_keeps_order_and_isolates_failures(place: Place) -> None:
    async def scene(store: Store) -> None:
        await store.create(new(entry("first")))
        writes: list[Coroutine[Any, Any, None]] = []
        for n in range(1, 301):
            writes.append(store.write("t", n, Writing((entry(str(n)),))))
            writes.append(store.write("t", n // 2, Writing((entry("late"),))))
            writes.append(store.write("nowhere", n - 1, Writing((event("lost"),))))
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert outcomes[0::3] == [None] * 300
        for failed in (*outcomes[1::3], *outcomes[2::3]):
            assert isinstance(failed, Conflict)
        bodies = [each.body for each in (await loaded(store)).lines]
        assert bodies == [b"first", *(str(n).encode() for n in range(1, 301))]

    place.play(scene)


def test_people_are_found_by_the_hash_of_their_secret(place: Place) -> None:
    async def scene(store: Store) -> None:
        ada = PersonRow("p1", b"hash", "Ada", 3)
        await store.add_person(ada)
        assert await store.person(b"hash") == ada
        assert await store.person(b"other") is None
        await store.rename("p1", "Ada L.", 4)
        assert await store.people(["p1", "p2"]) == (PersonRow("p1", b"hash", "Ada L.", 4),)

    place.play(scene)


def test_nothing_is_written_after_the_end(place: Place) -> None:
    kept: list[Store] = []

    async def scene(store: Store) -> None:
        kept.append(store)

    place.play(scene)
    with pytest.raises(Unstored):
        asyncio.run(kept[0].create(new()))


def test_many_tables_are_read_at_once(place: Place) -> None:
    async def scene(store: Store) -> None:
        await store.create(new(event("e0"), entry("a", 1, "c\0d"), code="A"))
        await store.create(new(event("o0"), id="u", code="B"))
        found = await store.lines_of({"t": 1, "u": 0, "nowhere": 0})
        assert found == {"t": (entry("a", 1, "c\0d"),), "u": (event("o0"),), "nowhere": ()}

    place.play(scene)


def test_what_is_named_like_nothing_is_not_found(place: Place) -> None:
    async def scene(store: Store) -> None:
        for name in ("a\0b", "\N{EYES}", ""):
            assert await store.load(name) is None
            assert await store.find(name) is None
            assert await store.people([name]) == ()

    place.play(scene)


def test_a_token_is_good_once_and_until_it_is_old(place: Place) -> None:
    async def scene(store: Store) -> None:
        await store.add_person(PersonRow("p1", b"hash", "Ada", 3))
        await store.give_token("p1", b"first", 10)
        await store.give_token("p1", b"second", 10)
        assert await store.take_token(b"first", 5) is None, "the newer one made it void"
        assert await store.take_token(b"second", 5) == "p1"
        assert await store.take_token(b"second", 5) is None
        await store.give_token("p1", b"third", 10)
        assert await store.take_token(b"third", 10) is None
        await store.give_token("p1", b"fourth", 10)
        await store.resecret("p1", b"another")
        assert await store.take_token(b"fourth", 5) is None
        assert await store.person(b"hash") is None

    place.play(scene)


def test_a_pledge_is_redeemed_once_and_the_oldest_go_first(place: Place) -> None:
    async def scene(store: Store) -> None:
        for n in range(4):
            await store.pledge(f"c{n}", f"s{n}", n, 3)
        assert await store.redeem("c0") is None
        assert await store.redeem("c3") == "s3"
        assert await store.redeem("c3") is None
        assert await store.redeem("c1") == "s1"

    place.play(scene)


def test_what_somebody_said_is_forgotten_with_them(place: Place) -> None:
    async def scene(store: Store) -> None:
        ada, bob = PersonRow("ada", b"1", "Ada", 0), PersonRow("bob", b"2", "Bob", 0)
        await store.add_person(ada)
        await store.add_person(bob)
        said = '{"type":"said","by":"%s","id":"a\\u0000b","text":"%s"}'
        lines = (event(said % ("ada", "my name is Ada")), event(said % ("bob", "hello ada")))
        await store.create(NewTable(row(), lines, ("ada", "bob")))
        await store.forget("ada")
        assert await store.people(["ada", "bob"]) == (bob,)
        first, second = (line.body for line in (await loaded(store)).lines)
        assert b"my name" not in first
        assert b'"by":"ada"' in first.replace(b" ", b"")
        assert second == lines[1].body
        assert (await store.tables_of("ada", 9), await store.tables_of("bob", 9)) == ((), ("t",))

    place.play(scene)


def test_table_time_is_kept(place: Place) -> None:
    async def scene(store: Store) -> None:
        await store.create(new(event("e0")))
        await asyncio.gather(store.tick("t", 5), store.tick("t", 7), store.tick("nowhere", 9))
        assert (await loaded(store)).moment == 7, "nobody keeps it: its time stands still"

    place.play(scene)


def test_two_houses_write_to_the_same_tables_at_once(shared_place: Place) -> None:
    async def wrote(store: Store, table: str) -> int:
        """Append to one table until it has forty lines; how many of them are ours."""
        version = mine = 0
        while version < 40:
            try:
                await store.write(table, version, Writing((entry(str(version)),)))
            except Conflict:
                version += len(await store.lines(table, version))
            else:
                version, mine = version + 1, mine + 1
        return mine

    async def scene(store: Store) -> None:
        other, tables = await shared_place.open(), [f"t{n}" for n in range(8)]
        for id in tables:
            await store.create(new(id=id, code=id.upper()))
        both = [wrote(each, id) for id in tables for each in (store, other)]
        assert sum(await asyncio.gather(*both)) == 40 * len(tables)
        for id in tables:
            bodies = [line.body for line in (await loaded(store, id)).lines]
            assert bodies == [str(n).encode() for n in range(40)]
        await other.close()

    shared_place.play(scene)
