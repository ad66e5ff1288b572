"""Whole matches over real sockets."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from sleuth.games import game
from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch, replay
from sleuth.study import transcript
from tests.web.harness import Client, Ear, Server, guess, hide, run


async def two(server: Server, **plan: Any) -> tuple[Client, Client, str]:
    """Two people at a table that has begun."""
    ada, bob = await Client(server).call_me("Ada"), await Client(server).call_me("Bob")
    table = (await ada.create(seating=[{"me": True}, {}], **plan))["id"]
    await bob.sit(table, 1)
    return ada, bob, table


async def record(client: Client, table: str) -> AnyMatch:
    """The finished match, read from what the house gives out."""
    found = (await client.ask("GET", f"/api/matches/{table}")).json()
    rules = game(found["game"])
    entries = [codec.decode_entry(rules, msgspec.json.encode(each)) for each in found["entries"]]
    return replay(rules, codec.convert(found["options"], rules.options), 2, entries)


def plain(facts: Any) -> Any:
    """Facts as JSON has them."""
    return json.loads(codec.encode(facts))


def test_two_people_and_a_watcher_play_a_match(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await two(server)
        async with (
            ada.at(table) as maker,
            bob.at(table) as breaker,
            Client(server).at(table) as eye,
        ):
            await play_it(maker, breaker)
            for ear in (maker, breaker, eye):
                await ear.over()
            match = await record(bob, table)
            for ear, seat in ((maker, 0), (breaker, 1), (eye, None)):
                assert ear.facts(seat) == plain(match.stream(None if seat is None else Seat(seat)))
                assert ear.last(seat)["pending"] == plain(match.pending())
            assert any('"hidden"' in text for text in maker.raw)
            for text in (*breaker.raw, *eye.raw):
                assert '"hidden"' not in text
                assert "revealed" in text or "[5,4,3,2]" not in text
        text = (await bob.ask("GET", f"/api/matches/{table}/record")).text
        assert transcript.read(text).match == match

    async def play_it(maker: Ear, breaker: Ear) -> None:
        assert (await maker.play(0, hide(5, 4, 3, 2)))["type"] == "done"
        await breaker.count(1, 1)
        for code in ((0, 0, 1, 1), (5, 4, 0, 0), (5, 4, 3, 2)):
            assert (await breaker.play(1, guess(*code)))["type"] == "done"

    run(scene())


def test_a_person_plays_against_a_bot(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        made = await ada.create(
            seating=[{"me": True}, {"bot": "optimal"}],
            table={"pace": "instant", "assistance": "odds"},
        )
        assert made["status"] == "playing"
        async with ada.at(made["id"]) as ear:
            await ear.play(0, hide(0, 1, 2, 3))
            over = await ear.over()
        assert over["table"]["seed"] is not None
        assert ear.last(0)["view"]["board"]["past"][0]["code"] == [0, 1, 2, 3]

    run(scene())


def test_two_bots_finish_by_themselves_at_the_table_of_a_watcher(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        seating = [{"bot": "expert"}, {"bot": "regular"}]
        made = await ada.create(seating=seating, options={"games": 2}, table={"pace": "instant"})
        async with ada.at(made["id"]) as ear:
            if ear.heard[0]["table"]["status"] == "playing":
                await ear.over()
            await ear.come("told", lambda m: bool(m["pending"]["type"] == "over"))
        assert ear.last(None)["pending"]["type"] == "over"

    run(scene())


def test_a_pad_is_filled_in_for_the_breaker_alone(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await two(server, table={"assistance": "odds"})
        async with (
            ada.at(table) as maker,
            bob.at(table) as breaker,
            Client(server).at(table) as eye,
        ):
            await maker.play(0, hide(5, 4, 3, 2))
            await breaker.count(1, 1)
            await breaker.play(1, guess(0, 0, 1, 1))
            await maker.rows(0, 1)
            await eye.rows(None, 1)
            await breaker.come("told", lambda m: bool(m["notes"] and m["notes"]["left"] == 256))
            assert maker.last(0)["notes"] is None
            assert eye.last(None)["notes"] is None

    run(scene())


def test_hints_are_counted_and_told_to_all(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await two(server, table={"assistance": "hints"})
        async with ada.at(table) as maker, bob.at(table) as breaker:
            await maker.play(0, hide(5, 4, 3, 2))
            await breaker.count(1, 1)
            for _ in range(2):  # the second time, it is the same question
                await breaker.say(type="ask-hint", id="h1", seat=1, step=2)
                told = await breaker.hear("hinted")
                assert told["hint"]["move"]["type"] == "guess"
            heard = await maker.come("table", lambda m: bool(m["table"]["hints"] != [0, 0]))
            assert heard["table"]["hints"] == [0, 1]
            await breaker.say(type="ask-hint", id="h2", seat=0, step=0)
            assert (await breaker.hear("refused"))["error"]["code"] == "seat.not-yours"

    run(scene())


def test_no_hints_where_none_were_agreed_on(server: Server) -> None:
    async def scene() -> None:
        _, bob, table = await two(server)
        async with bob.at(table) as breaker:
            await breaker.say(type="ask-hint", id="h1", seat=1, step=0)
            assert (await breaker.hear("refused"))["error"]["code"] == "hint.not-agreed"

    run(scene())


def test_a_command_sent_again_is_answered_and_not_played(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await two(server)
        async with ada.at(table) as maker, bob.at(table) as breaker:
            await maker.play(0, hide(5, 4, 3, 2))
            await breaker.count(1, 1)
            for _ in range(3):
                assert (await breaker.play(1, guess(0, 0, 1, 1), "once"))["type"] == "done"
            async with bob.at(table) as again:
                assert (await again.play(1, guess(0, 0, 1, 1), "once"))["type"] == "done"
                assert len(again.last(1)["view"]["board"]["rows"]) == 1
            types = [fact["type"] for fact in breaker.facts(1)]
            assert types.count("guessed") == 1

    run(scene())


def test_who_comes_back_gets_the_rest_and_a_second_tab_gets_the_same(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await two(server)
        async with ada.at(table) as maker, bob.at(table) as breaker:
            await maker.play(0, hide(5, 4, 3, 2))
            await breaker.count(1, 1)
            await breaker.play(1, guess(0, 0, 1, 1))
            every = len(breaker.facts(1))
            for have, start in ((0, 0), (1, 1), (every, every), (99, 0)):
                async with bob.at(table, s_1=have) as again:
                    told = await again.hear("told")
                    assert told["start"] == start
                    assert told["facts"] == breaker.facts(1)[start:]
                    assert told["view"] == breaker.last(1)["view"]

    run(scene())


def test_one_person_may_hold_both_seats(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        table = (await ada.create(seating=[{"me": True}, {"me": True}]))["id"]
        async with ada.at(table) as ear:
            await ear.play(0, hide(1, 1, 1, 1))
            await ear.play(1, guess(1, 1, 1, 1))
            await ear.over()
        assert {m["seat"] for m in ear.heard if m["type"] == "told"} == {0, 1}
        assert "hidden" not in {fact["type"] for fact in ear.facts(1)}

    run(scene())


def test_what_is_said_is_heard_by_all_and_found_again(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await two(server)
        async with ada.at(table) as maker, bob.at(table) as breaker:
            await maker.say(type="say", id="s1", text="hello", seat=0)
            assert (await breaker.hear("said"))["talk"]["text"] == "hello"
            await maker.say(type="say", id="s2", seat=0, phrase="mastermind.phrase.hmm")
            said = (await breaker.hear("said"))["talk"]
            assert (said["phrase"], said["by"]["name"], said["n"]) == (
                "mastermind.phrase.hmm",
                "Ada",
                1,
            )
        async with bob.at(table) as again:
            assert [each["n"] for each in again.heard[0]["talk"]] == [0, 1]

    run(scene())
