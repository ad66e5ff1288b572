"""What a bot is asked, and what is made of its answer."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from sleuth.games import talents
from sleuth.kernel import codec
from sleuth.kernel.data import Await, Millis, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Heard, Phrase, Thought
from sleuth.players.dice import SeededDice
from sleuth.players.own_bots import Unfit
from sleuth.players.own_process import Ponder
from sleuth.players.pool import NoAnswer, WorkerPool
from sleuth.players.worker import BUDGET, Think
from sleuth.tables.bots.manners import is_remark
from sleuth.tables.state.events import Said
from sleuth.tables.state.state import TableState


def bot_seed(seed: str) -> str:
    """What bots throw their dice by; the seed of the table does not follow from it."""
    return sha256(f"bots:{seed}".encode()).hexdigest()


def dice_seed(seed: str, seat: Seat, n: int) -> str:
    """The dice of one bot for one position."""
    return f"{bot_seed(seed)}:{seat}:{n}"


def seen(match: AnyMatch, seat: Seat, now: Millis) -> Any:
    """What a bot sees; where a clock runs, it may look at it."""
    clocked = talents(match.game.name).clocked
    return clocked(match.view(seat), now) if clocked else match.view(seat)


def clock_runs(match: AnyMatch) -> bool:
    """Is there a deadline?"""
    pending = match.pending()
    return isinstance(pending, Await) and pending.until is not None


def heard(talk: Sequence[Said], game: str, seat: Seat) -> tuple[Heard, ...]:
    """What a bot hears of what seats said: quick phrases, and words that the game understands."""
    said = (
        Heard(each.seat, phrase, each.to)
        for each in talk
        if each.seat is not None and (phrase := phrase_of(each, game)) is not None
    )
    return tuple(each for each in said if each.heard_by(seat))


def phrase_of(said: Said, game: str) -> Phrase | None:
    """The quick phrase that something said comes to; a mere remark is none."""
    if is_remark(said.phrase):
        return None
    if said.phrase is not None:
        return Phrase(said.phrase, said.args)
    understand = talents(game).understand
    return understand(said.text) if understand else None


def question(
    state: TableState, seat: Seat, view: str, heard: tuple[Heard, ...], seed: str
) -> Ponder:
    """What a bot from elsewhere is asked; neither dice nor deal follow from what it is given."""
    own, match = (sha256(f"own:{each}".encode()).hexdigest() for each in (seed, state.row.seed))
    return Ponder(match, seat, view, heard, own, BUDGET)


def spoken_up(match: AnyMatch, seat: Seat, thought: Thought[Any]) -> Thought[Any]:
    """A thought of one from elsewhere, who may not hold up a match that waits for it alone."""
    if thought.move is None and match.pending() == Await(frozenset({seat})):
        raise Unfit("bot.silent")
    return thought


def thought_of(game: AnyGame, body: bytes) -> Thought[Any]:
    """A thought as it came out of a process."""
    thought: Thought[Any] = codec.decode(body, Thought[game.move])  # type: ignore[name-defined]
    return thought


async def think(workers: WorkerPool, match: AnyMatch, seat: Seat, job: Think) -> Thought[Any]:
    """What a bot makes of the position; a random move stands in for one that fails."""
    try:
        return thought_of(match.game, await workers.ask(job))
    except (NoAnswer, Malformed):
        return stand_in(match, seat, job.seed)


def stand_in(match: AnyMatch, seat: Seat, seed: str) -> Thought[Any]:
    """The game's own random bot, or else any move on offer."""
    bots, dice = talents(match.game.name).bots, SeededDice("stand-in", seed)
    if "random" in bots:
        return bots["random"](match.view(seat), (), dice, BUDGET)
    return Thought(match.moves(seat).pick(dice))
