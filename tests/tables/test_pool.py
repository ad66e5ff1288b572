"""Bots in processes of their own: equal questions, equal answers; the hung are cut off."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sleuth.games import game
from sleuth.games.mastermind.moves import Guess, Hide
from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.match import start
from sleuth.players.pool import WORKER, NoAnswer, WorkerPool
from sleuth.players.worker import Assist, Help, Recall, Think, work
from sleuth.tables.clerk import CLERK
from tests.tables.scenes import play

RULES = game("mastermind")
MATCH = start(RULES, RULES.options(first=0), 2)


def view(seat: int) -> str:
    """What a seat sees, as text."""
    return codec.encode(MATCH.view(Seat(seat))).decode()


def test_equal_questions_get_equal_answers() -> None:
    async def scene() -> None:
        workers = WorkerPool(2)
        job = Think("mastermind", "regular", view(0), "seed")
        assert await workers.ask(job) == await workers.ask(job)
        other = Think("mastermind", "regular", view(0), "another seed")
        assert codec.decode(await workers.ask(other), dict[str, object])["move"]
        assert await workers.ask(Assist("mastermind", "odds", view(1))) == b"null"
        await workers.close()

    play(scene)


@pytest.mark.parametrize("module", [WORKER, CLERK])
def test_a_process_that_has_nothing_to_say_says_nothing(module: str) -> None:
    words = (sys.executable, "-c", f"from {module} import main; main()")
    ended = subprocess.run(words, input=b"", capture_output=True, check=True)
    assert ended.stdout + ended.stderr == b""


def test_pads_of_then_are_filled_in_until_time_is_up_and_one_in_any_case() -> None:
    hidden = MATCH.play(Seat(0), Hide((0, 1, 2, 3)))
    tried = hidden.play(Seat(1), Guess((0, 0, 1, 1)))
    seen = [codec.encode(match.view(Seat(1))).decode() for match in (hidden, hidden, tried)]
    hasty = work(Recall("mastermind", "odds", tuple(seen), 0.0))
    assert [pad.left for pad in hasty] == [1296, 1296]  # the second is the first again
    calm = work(Recall("mastermind", "odds", tuple(seen), 60.0))
    assert calm[:2] == hasty
    assert calm[2] == work(Assist("mastermind", "odds", seen[2]))


def test_who_breaks_down_or_hangs_is_replaced() -> None:
    async def scene() -> None:
        workers = WorkerPool(1)
        with pytest.raises(NoAnswer):
            await workers.ask(Think("mastermind", "nobody", view(0), "seed"))
        assert await workers.ask(Help("mastermind", 0, view(0)))
        await workers.close()
        hasty = WorkerPool(1, limit=0.0)
        with pytest.raises(NoAnswer):
            await hasty.ask(Think("mastermind", "regular", view(0), "seed"))
        await hasty.close()

    play(scene)
