"""What a bot is asked, and what is made of its answer."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from sleuth.games import talents
from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Heard, Phrase, Thought
from sleuth.players.dice import SeededDice
from sleuth.players.minds import Mindless, Minds
from sleuth.players.worker import BUDGET, Think
from sleuth.tables.events import Said

FASTEST, SLOWEST = 0.4, 1.2
"""Seconds that a bot takes at a human pace."""


def bot_seed(seed: str) -> str:
    """What bots throw their dice by; the seed of the table does not follow from it."""
    return sha256(f"bots:{seed}".encode()).hexdigest()


def dice_seed(seed: str, seat: Seat, n: int) -> str:
    """The dice of one bot for one position."""
    return f"{bot_seed(seed)}:{seat}:{n}"


def pause(seed: str) -> float:
    """How long a bot seems to think at a human pace."""
    dice = SeededDice("pace", seed)
    return FASTEST + (SLOWEST - FASTEST) * dice.below(1000) / 1000


def heard(talk: Sequence[Said]) -> tuple[Heard, ...]:
    """The quick phrases that seats said: bots understand these, and no free text."""
    return tuple(
        Heard(said.seat, Phrase(said.phrase, said.args))
        for said in talk
        if said.phrase is not None and said.seat is not None
    )


def thought_of(game: AnyGame, body: bytes) -> Thought[Any]:
    """A thought as it came out of a process."""
    thought: Thought[Any] = codec.decode(body, Thought[game.move])  # type: ignore[name-defined]
    return thought


async def think(minds: Minds, match: AnyMatch, seat: Seat, job: Think) -> Thought[Any]:
    """What a bot makes of the position; a random move stands in for one that fails."""
    try:
        return thought_of(match.game, await minds.ask(job))
    except (Mindless, Malformed):
        return stand_in(match, seat, job.seed)


def stand_in(match: AnyMatch, seat: Seat, seed: str) -> Thought[Any]:
    """The game's own random bot, or else any move on offer."""
    bots, dice = talents(match.game.name).bots, SeededDice("stand-in", seed)
    if "random" in bots:
        return bots["random"](match.view(seat), (), dice, BUDGET)
    return Thought(match.moves(seat).pick(dice))
