"""Looking back over HTTP: steps, story and pads of a match that is over, and its record."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sleuth
from sleuth.games import game, talents
from sleuth.kernel.codec import convert, encode
from sleuth.study.review import reviewing
from tests.tables.test_archive import decided
from tests.web.harness import Client, Server, run
from tests.web.test_http import check
from tests.web.test_living import finished
from tests.web.test_match import record, two
from tests.web.test_replays import brought


def test_the_pad_of_then_is_worked_out_from_what_the_seat_saw_then(server: Server) -> None:
    kind, assist = game("mastermind").view, talents("mastermind").assist
    assert assist is not None

    async def scene() -> None:
        _, bob, table = await finished(server)
        mine = (await bob.ask("GET", f"/api/matches/{table}/steps?seat=1")).json()
        found: list[Any] = []
        while len(found) < mine["all"]:
            path = f"/api/matches/{table}/pads?seat=1&from={len(found)}&most=2"
            page = (await bob.ask("GET", path)).json()
            assert 1 <= len(page["pads"]) <= 2
            found += page["pads"]
            assert page["next"] == (len(found) if len(found) < mine["all"] else None)
        views = [convert(each["views"][0], kind) for each in mine["steps"]]
        assert found == [json.loads(encode(assist(view, "odds"))) for view in views]
        assert found[1]["left"] == 1296
        maker = (await bob.ask("GET", f"/api/matches/{table}/pads?seat=0")).json()
        assert maker["pads"] == [None] * len(maker["pads"])

    run(scene())


def test_nobody_has_a_pad_that_is_no_seat_and_none_is_shown_before_the_end(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await finished(server)
        pads = f"/api/matches/{table}/pads"
        check(await bob.ask("GET", pads), 422, "match.no-such-seat")
        check(await bob.ask("GET", f"{pads}?seat=7"), 422, "match.no-such-seat")
        check(await bob.ask("GET", f"{pads}?seat=0&most=101"), 422, "wire.malformed")
        check(await bob.ask("GET", f"{pads}?seat=0&from=99"), 422, "match.no-such-step")
        ada, bob, going = await two(server)
        for who in (ada, bob):
            for what in ("pads?seat=0", "pads?seat=1", "story"):
                answer = await who.ask("GET", f"/api/matches/{going}/{what}")
                check(answer, 409, "match.not-over")

    run(scene())


@pytest.mark.parametrize("seat", ["open", "1"])
def test_the_story_is_what_the_steps_tell(server: Server, seat: str) -> None:
    async def scene() -> None:
        _, bob, table = await finished(server)
        steps = (await bob.ask("GET", f"/api/matches/{table}/steps?seat={seat}")).json()
        story = (await bob.ask("GET", f"/api/matches/{table}/story?seat={seat}")).json()
        kept = ("at", "by", "lines")
        assert story["moments"] == [{one: step[one] for one in kept} for step in steps["steps"]]
        assert (story["all"], story["next"]) == (steps["all"], None)
        later = (await bob.ask("GET", f"/api/matches/{table}/story?seat={seat}&from=2")).json()
        assert later["moments"] == story["moments"][2:]
        few = (await bob.ask("GET", f"/api/matches/{table}/steps?seat={seat}&from=1&most=2")).json()
        assert (few["steps"], few["next"]) == (steps["steps"][1:3], 3)

    run(scene())


def test_a_match_is_stepped_through_from_every_side(server: Server) -> None:
    async def scene() -> None:
        _, bob, table = await finished(server)
        mine = (await bob.ask("GET", f"/api/matches/{table}/steps?seat=1")).json()
        assert mine["seat"] == 1
        assert (mine["all"], mine["next"]) == (len(mine["steps"]), None)
        counted = (await bob.ask("GET", f"/api/matches/{table}/worlds?seat=1")).json()
        worlds = counted["worlds"]
        assert (len(worlds), counted["next"]) == (mine["all"], None)
        assert worlds[1] == [1296]
        assert worlds[2] == [256]
        assert worlds[-1] in ([0], [1])
        assert mine["steps"][1]["by"] == 0
        assert all("hidden" not in str(each["facts"]) for each in mine["steps"][:-1])
        assert mine["steps"][-1]["pending"]["type"] == "over"
        whole = (await bob.ask("GET", f"/api/matches/{table}/steps")).json()
        assert whole["seat"] is None
        assert [len(each["views"]) for each in whole["steps"]] == [2] * len(whole["steps"])
        assert "hidden" in str(whole["steps"][1]["facts"])
        counted = (await bob.ask("GET", f"/api/matches/{table}/worlds")).json()
        assert counted["worlds"][2] == [1, 256]
        check(await bob.ask("GET", f"/api/matches/{table}/steps?seat=7"), 422, "match.no-such-seat")
        check(await bob.ask("GET", f"/api/matches/{table}/steps?seat=x"), 422, "wire.malformed")
        ada, _, going = await two(server)
        check(await ada.ask("GET", f"/api/matches/{going}/steps"), 409, "match.not-over")

    run(scene())


def test_a_record_is_kept_and_a_forged_one_refused_with_its_line(server: Server) -> None:
    async def scene() -> None:
        ada, _, table = await finished(server)
        text = (await ada.ask("GET", f"/api/matches/{table}/record")).text
        made = (await ada.ask("POST", "/api/records", json={"text": text})).json()
        assert made["uploaded"]
        assert [seat["name"] for seat in made["seats"]] == ["Ada", "Bob"]
        steering = text.replace("name 0: Ada", "name 0: \u202eadA\x1b]52;c;eA==\x07")
        other = (await ada.ask("POST", "/api/records", json={"text": steering})).json()
        assert [seat["name"] for seat in other["seats"]] == ["?", "Bob"]
        again = (await ada.ask("GET", f"/api/matches/{made['id']}/record")).text
        assert again.replace(made["id"], table) == text
        shown = (await ada.ask("GET", f"/api/tables/{made['id']}")).json()
        assert (shown["status"], shown["uploaded"], shown["seats"][0]["name"]) == (
            "over",
            True,
            "Ada",
        )
        lines = text.splitlines()
        last = len(lines)
        forged = {
            (last, "record.refused"): [*lines[:-1], lines[-1].replace(" 1 ", " 0 ")],
            (last, "record.line"): [*lines[:-1], "7 @1 what"],
            (0, "record.unfinished"): lines[:-1],
        }
        place = next(n for n, line in enumerate(lines) if line.startswith("places"))
        other = "places: 1 0" if lines[place] == "places: 0 1" else "places: 0 1"
        forged[place + 1, "record.places"] = [*lines[:place], other, *lines[place + 1 :]]
        for (line, code), wrong in forged.items():
            answer = await ada.ask("POST", "/api/records", json={"text": "\n".join(wrong)})
            check(answer, 422, code)
            assert answer.json()["details"].get("line", 0) == line
        stranger = await Client(server).ask("POST", "/api/records", json={"text": text})
        check(stranger, 401, "person.unknown")

    run(scene())


def test_a_decided_match_is_reviewed_for_anybody_who_is_somebody(server: Server) -> None:
    async def scene() -> None:
        _, bob, table = await finished(server)
        path = f"/api/matches/{table}/review"
        found = (await bob.ask("GET", path)).json()
        assert found == json.loads(encode(reviewing.review(await record(bob, table))))
        eve = await Client(server).call_me("Eve")
        assert (await eve.ask("GET", path)).json() == found
        check(await Client(server).ask("GET", path), 401, "person.unknown")
        check(await eve.ask("GET", "/api/matches/nowhere/review"), 404, "table.unknown")

    run(scene())


def test_a_match_that_goes_on_tells_nothing(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await two(server)
        for who in (ada, bob):
            check(await who.ask("GET", f"/api/matches/{table}/review"), 409, "match.not-over")

    run(scene())


def test_a_record_from_elsewhere_is_reviewed_like_any_other(server: Server) -> None:
    async def scene() -> None:
        match = decided()
        ada, made = await brought(server, sleuth.save(match))
        answer = await ada.ask("GET", f"/api/matches/{made['id']}/review")
        assert answer.json() == json.loads(encode(sleuth.review(match)))

    run(scene())


REVIEWED = ("review", "review/progress", "review/moment?seat=1&n=2", "review/cast?seat=1&n=2")


def test_a_match_that_goes_on_tells_nothing_at_any_address(server: Server) -> None:
    async def scene() -> None:
        ada, _, table = await two(server)
        for path in REVIEWED:
            check(await ada.ask("GET", f"/api/matches/{table}/{path}"), 409, "match.not-over")
        body = {"seat": 1, "n": 2, "move": {"type": "guess", "code": [0, 0, 1, 1]}}
        answer = await ada.ask("POST", f"/api/matches/{table}/review/try", json=body)
        check(answer, 409, "match.not-over")

    run(scene())


def test_another_move_can_be_tried_in_the_place_of_one_that_was_made(server: Server) -> None:
    async def scene() -> None:
        ada, made = await brought(server, sleuth.save(decided()))
        path = f"/api/matches/{made['id']}/review"
        moment = (await ada.ask("GET", f"{path}/moment?seat=1&n=2")).json()
        assert made["minded"]
        assert moment["moves"]["products"][0]["kind"] == "guess"

        async def trying(code: object, seat: int = 1, n: int = 2) -> Any:
            body = {"seat": seat, "n": n, "move": {"type": "guess", "code": code}}
            return await ada.ask("POST", f"{path}/try", json=body)

        assert not (await trying([0, 0, 0, 0])).json()["right"]
        assert (await trying([0, 0, 1, 2])).json()["right"]
        check(await trying([0, 0, 0, 9]), 422, "review.not-on-offer")
        check(await trying("nothing"), 422, "wire.malformed")
        check(await trying([0, 0, 1, 2], seat=7), 422, "match.no-such-seat")
        check(await trying([0, 0, 1, 2], n=1), 422, "review.no-decision")
        check(await trying([0, 0, 1, 2], seat=0), 422, "review.no-decision")

    run(scene())


def test_the_house_says_what_it_would_have_done(server: Server) -> None:
    async def scene() -> None:
        ada, made = await brought(server, sleuth.save(decided()))
        path = f"/api/matches/{made['id']}/review"
        found = (await ada.ask("GET", f"{path}/cast?seat=1&n=3")).json()
        assert len(found["opinions"]) == 8
        assert found["opinions"][-1]["badge"] == "best"
        check(await ada.ask("GET", f"{path}/cast?seat=1&n=99"), 422, "review.no-decision")
        progress = (await ada.ask("GET", f"{path}/progress")).json()
        assert progress == {"done": 0, "of": 0}

    run(scene())
