"""Puzzles over HTTP: judged by the house, told to nobody before, and each once for a person."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from sleuth.study.puzzles.puzzle import Puzzle, poser, rules_of, solutions, solves, view_of
from sleuth.study.puzzles.shelf import puzzle_named, shelves
from tests.web.harness import Client, Server, run
from tests.web.test_http import check


def some(kind: str, nth: int = 0) -> Puzzle:
    """A puzzle of a kind."""
    found = [each for one in shelves().values() for each in one.values() if each.kind == kind]
    return found[nth]


def right(puzzle: Puzzle) -> dict[str, Any]:
    """An answer that solves it."""
    return {"move": msgspec.to_builtins(solutions(puzzle)[0])}


def wrong(puzzle: Puzzle) -> dict[str, Any]:
    """A move that could be made, and does not solve it."""
    every = rules_of(puzzle).moves(view_of(puzzle))
    return {"move": msgspec.to_builtins(next(each for each in every if not solves(puzzle, each)))}


def at(puzzle: Puzzle, what: str = "") -> str:
    return f"/api/puzzles/{puzzle.id}{what}"


def test_what_is_sent_before_the_try_does_not_say_what_solves_it(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        puzzle = some("best")
        for each in (some("name"), puzzle):
            sent = (await ada.ask("GET", at(each))).json()
            assert sent["view"] == msgspec.json.decode(msgspec.json.encode(view_of(each)))
            assert {"accept", "solutions", "written"}.isdisjoint(sent)
            assert (sent["cases"], sent["tried"]) == (None, None)
        missed = (await ada.ask("POST", at(puzzle, "/answer"), json=wrong(puzzle))).json()
        assert (missed["right"], missed["proof"], missed["solutions"]) == (False, None, [])

    run(scene())


def test_a_right_answer_is_proved_and_counts(server: Server) -> None:
    async def scene() -> None:
        ada, puzzle = await Client(server).call_me("Ada"), some("decide")
        before = (await ada.ask("GET", at(puzzle))).json()
        assert len(before["cases"]["cases"]) == puzzle.gaps["left"]
        found = (await ada.ask("POST", at(puzzle, "/answer"), json=right(puzzle))).json()
        assert (found["right"], found["tried"]["squares"]) == (True, "\N{BLACK SQUARE}")
        assert found["rating"] > 1500
        assert right(puzzle)["move"] in found["solutions"]
        said = [tuple(case["says"]) for case in found["proof"]["cases"]]
        assert len({*said}) == len(said)
        check(await ada.ask("POST", at(puzzle, "/answer"), json=right(puzzle)), 409, "puzzle.over")
        shelf = (await ada.ask("GET", "/api/puzzles")).json()
        (game,) = [each for each in shelf["games"] if each["game"] == puzzle.game]
        assert (game["tried"], game["solved"], shelf["run"]) == (1, 1, [1, 1])

    run(scene())


def test_there_are_two_answers_and_then_it_is_told(server: Server) -> None:
    async def scene() -> None:
        ada, puzzle = await Client(server).call_me("Ada"), some("name", 1)
        first = (await ada.ask("POST", at(puzzle, "/answer"), json=wrong(puzzle))).json()
        assert (first["tried"]["over"], first["solutions"]) == (False, [])
        second = (await ada.ask("POST", at(puzzle, "/answer"), json=right(puzzle))).json()
        assert second["tried"]["squares"] == "\N{WHITE SQUARE}\N{BLACK SQUARE}"
        assert second["rating"] == first["rating"] < 1500
        again = (await ada.ask("POST", at(puzzle, "/solution"), json={})).json()
        assert again["tried"] == second["tried"]
        assert again["solutions"] == second["solutions"] != []

    run(scene())


def test_who_gives_up_has_answered_wrong_and_a_hint_never_names_the_move(server: Server) -> None:
    async def scene() -> None:
        ada, puzzle = await Client(server).call_me("Ada"), some("name", 2)
        for n in (1, 2, 3):
            helped = (await ada.ask("POST", at(puzzle, "/hint"), json={})).json()
            assert (helped["hint"]["move"], helped["tried"]["hints"]) == (None, n)
        shown = (await ada.ask("POST", at(puzzle, "/solution"), json={})).json()
        assert (shown["tried"]["answers"], shown["tried"]["over"]) == ([False, False], True)
        check(await ada.ask("POST", at(puzzle, "/hint"), json={}), 409, "puzzle.over")

    run(scene())


def test_what_is_no_answer_is_refused_and_is_no_try(server: Server) -> None:
    async def scene() -> None:
        ada, puzzle = await Client(server).call_me("Ada"), some("name", 3)
        foreign = some("deal")
        post, answer = "POST", at(puzzle, "/answer")
        check(await ada.ask(post, answer, json=right(foreign)), 422, "wire.malformed")
        other = {"move": {"type": "ask", "card": 99}}
        check(await ada.ask(post, answer, json=other), 409, "puzzle.not-on-offer")
        for name in ("nothing", puzzle.id[:-1] + "x", "0" * 16):
            for what, body in (("/answer", right(puzzle)), ("/hint", {}), ("/solution", {})):
                path = f"/api/puzzles/{name}{what}"
                check(await ada.ask(post, path, json=body), 404, "puzzle.unknown")
            check(await ada.ask("GET", f"/api/puzzles/{name}"), 404, "puzzle.unknown")
        sent = (await ada.ask("GET", at(puzzle))).json()
        assert sent["tried"] is None
        stranger = Client(server)
        check(
            await stranger.ask(post, answer, json=right(puzzle)),
            401,
            "person.unknown",
        )
        nonsense = "/api/puzzles/next?kind=nonsense"
        check(await ada.ask("GET", nonsense), 422, "wire.malformed")
        check(await ada.ask("GET", "/api/puzzles/next?game=chess"), 409, "puzzle.none-left")

    run(scene())


def test_a_day_has_one_puzzle_and_a_person_one_first_try_on_all_devices(server: Server) -> None:
    async def scene() -> None:
        ada, stranger = await Client(server).call_me("Ada"), Client(server)
        mine = (await ada.ask("GET", "/api/puzzles/today")).json()
        theirs = (await stranger.ask("GET", "/api/puzzles/today")).json()
        assert (mine["id"], mine["day"]) == (theirs["id"], theirs["day"])
        puzzle = puzzle_named(mine["id"])
        both = (right(puzzle), wrong(puzzle))
        answers = await asyncio.gather(
            *(ada.ask("POST", at(puzzle, "/answer"), json=body) for body in both)
        )
        kept = (await ada.ask("GET", at(puzzle))).json()["tried"]
        judged = [each.json() for each in answers if each.status_code == 200]
        assert len(judged) in (1, 2)
        assert kept["answers"] == max((each["tried"]["answers"] for each in judged), key=len)
        assert kept["day"] == mine["day"]
        shelf = (await ada.ask("GET", "/api/puzzles")).json()
        assert (shelf["today"], shelf["days"], shelf["played"]) == (kept, [1, 1], [mine["day"]])

    run(scene())


def test_what_is_handed_out_next_is_of_the_kind_and_was_not_tried(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        seen = set[str]()
        for _ in range(4):
            path = "/api/puzzles/next?game=break-the-code&kind=decide"
            sent = (await ada.ask("GET", path)).json()
            assert (sent["game"], sent["kind"]) == ("break-the-code", "decide")
            assert sent["id"] not in seen
            seen.add(sent["id"])
            await ada.ask("POST", f"/api/puzzles/{sent['id']}/solution", json={})

    run(scene())


def test_a_streak_hands_out_one_after_the_other_until_the_first_miss(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")

        async def handed() -> Puzzle:
            return puzzle_named((await ada.ask("GET", "/api/puzzles/next?streak=yes")).json()["id"])

        async def said(puzzle: Puzzle, body: dict[str, Any]) -> Any:
            answer = {**body, "streak": True}
            return await ada.ask("POST", at(puzzle, "/answer"), json=answer)

        for n in (1, 2):
            puzzle = await handed()
            assert await handed() == puzzle  # it cannot be left out
            assert (await said(puzzle, right(puzzle))).json()["streak"] == [n, n]
        puzzle = await handed()
        other = next(each for each in map(some, poser(puzzle.game).kinds) if each != puzzle)
        check(await said(other, right(other)), 409, "puzzle.not-next")
        missed = (await said(puzzle, wrong(puzzle))).json()
        assert (missed["right"], missed["tried"]["over"], missed["streak"]) == (False, True, [2, 2])
        assert missed["solutions"]
        assert (await ada.ask("GET", "/api/puzzles")).json()["streak"] == [0, 2]
        puzzle = await handed()
        assert (await said(puzzle, right(puzzle))).json()["streak"] == [1, 2]
        kept = (await ada.ask("GET", "/api/me/data")).json()["puzzles"]
        assert [each["streak"] for each in kept] == [1, 1, 1, 2]

    run(scene())


def test_tries_are_taken_along_and_forgotten(server: Server) -> None:
    async def scene() -> None:
        ada, puzzle = await Client(server).call_me("Ada"), some("best", 4)
        await ada.ask("POST", at(puzzle, "/answer"), json=right(puzzle))
        (kept,) = (await ada.ask("GET", "/api/me/data")).json()["puzzles"]
        assert (kept["puzzle"], kept["kind"], kept["answers"]) == (puzzle.id, "best", [True])
        await ada.ask("DELETE", "/api/me")
        assert (await ada.ask("GET", at(puzzle))).json()["tried"] is None

    run(scene())
