"""Talk over real sockets: who whispers is heard by those who may hear it, byte for byte."""

from __future__ import annotations

from tests.web.harness import Client, Ear, Server, run

WHISPERS = ("take the bus", "We meet at Kings Cross")


async def yard(server: Server) -> tuple[list[Client], str]:
    """Mister X and three detectives whose talk is their own."""
    people = [await Client(server).call_me(name) for name in ("Xaver", "Dora", "Emil", "Fay")]
    made = await people[0].create(
        game="scotland-yard",
        options={"detective_talk": "private"},
        table={"assistance": "hints", "spectators": "seat"},
        seating=[{"me": True}, {}, {}, {}],
    )
    for seat, person in enumerate(people[1:], 1):
        await person.sit(made["id"], seat)
    return people, made["id"]


async def settled(*ears: Ear) -> None:
    """All that was on its way has come."""
    for ear in ears:
        await ear.say(type="ping", n=7)
        await ear.hear("pong")


def test_mister_x_and_watchers_hear_nothing_of_private_talk(server: Server) -> None:
    async def scene() -> None:
        people, table = await yard(server)
        eve, nameless = await Client(server).call_me("Eve"), Client(server)
        async with (
            people[0].at(table) as fugitive,
            people[1].at(table) as dora,
            people[2].at(table) as emil,
            eve.at(table) as eye,
            nameless.at(table) as stranger,
        ):
            await dora.say(type="say", id="s1", text=WHISPERS[0])
            await dora.say(
                type="say",
                id="s2",
                seat=1,
                phrase="scotland-yard.phrase.going",
                args={"where": WHISPERS[1]},
            )
            await dora.say(type="say", id="s3", text="Surrender!", aloud=True)
            await emil.hear("said", lambda m: m["talk"]["text"] == "Surrender!")
            assert [m["talk"]["n"] for m in emil.heard if m["type"] == "said"] == [0, 1, 2]
            await fugitive.say(type="ask-hint", id="h", seat=0, step=0)
            await settled(fugitive, eye, stranger)
            for ear in (fugitive, eye, stranger):
                said = [m["talk"] for m in ear.heard if m["type"] == "said"]
                assert [(talk["n"], talk["text"]) for talk in said] == [(0, "Surrender!")]
                assert not any(words in text for words in WHISPERS for text in ear.raw)
        for who, whispers in ((people[0], 0), (eve, 0), (nameless, 0), (people[3], 2)):
            async with who.at(table) as ear:
                welcome = next(m for m in ear.heard if m["type"] == "welcome")
                assert [talk["n"] for talk in welcome["talk"]] == list(range(whispers + 1))
                assert sum(words in text for words in WHISPERS for text in ear.raw) == whispers
        for path in ("", "/steps", "/record"):
            answer = await eve.ask("GET", f"/api/matches/{table}{path}")
            assert answer.status_code == 409
        info = await nameless.ask("GET", f"/api/tables/{table}")
        assert info.json()["channels"] == [[1, 2, 3]]
        assert not any(words in info.text for words in WHISPERS)

    run(scene())


def test_a_page_of_before_can_still_talk_and_close_a_hand_but_opens_none(server: Server) -> None:
    async def scene() -> None:
        people, table = await yard(server)
        eve = await Client(server).call_me("Eve")
        async with people[0].at(table) as fugitive, eve.at(table) as eye:
            await fugitive.say(type="say", id="s", text="Hello", seat=None, phrase=None, args={})
            await eye.hear("said", lambda m: m["talk"]["text"] == "Hello")
            await fugitive.say(type="show", id="x", seat=0, on=True)
            refused = await fugitive.hear("refused", lambda m: m["id"] == "x")
            assert refused["error"]["code"] == "watch.by-name"
            me = (await eve.ask("GET", "/api/me")).json()["id"]
            await fugitive.say(type="show", id="y", seat=0, on=True, person=me)
            await eye.hear("told", lambda m: m["seat"] == 0)
            await fugitive.say(type="show", id="z", seat=0, on=False)
            gone = await eye.hear("table", lambda m: m["table"]["looks"] == [])
            assert gone["table"]["shown"] is None

    run(scene())
