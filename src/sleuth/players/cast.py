"""The eight of the house: who they are, how strong, and which bot of a game thinks for each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from sleuth.games import talents
from sleuth.kernel.errors import Malformed
from sleuth.kernel.minds import Mind
from sleuth.kernel.talents import Bot
from sleuth.texts import catalogue, languages
from sleuth.texts.written import resemblance


@dataclass(frozen=True, slots=True)
class Character:
    """One of the house: how strong, from 1 to 8, and how long over a move, of the usual while.

    Who plays with a mind of its own has the same `mind` in every game. `minds` are the bots that
    come nearest to it where a game has no way to read it, the nearest first.
    """

    strength: int
    mind: Mind
    minds: tuple[str, ...]
    pace: float = 1.0


BEGINNER: Final = "beginner"
"""Who is none of the house, and sits at no table: the measure of its lowest rung."""

LIGHT = ("novice", "random")
USUAL = ("regular", "novice")
STRONG = ("expert", *USUAL)
"""The nearest bot of a game, and those to turn to where a game has no such bot."""

CAST: Final = MappingProxyType(
    {
        "pip": Character(1, Mind(recall=1, span=3), LIGHT, 0.7),
        "dovecote": Character(2, Mind(recall=1, span=5), LIGHT, 1.2),
        "brack": Character(3, Mind(recall=1, span=7), LIGHT),
        "ottoline": Character(4, Mind(recall=1, span=13, nerve=0.3), USUAL, 0.8),
        "quill": Character(5, Mind(recall=1, span=24), USUAL, 1.4),
        "vesper": Character(6, Mind(look=3, give=0.3), USUAL),
        "tarn": Character(7, Mind(look=5, give=0.3, depth=2), STRONG),
        "orrery": Character(8, Mind(give=1.0, depth=3), ("optimal", "perfect", *STRONG)),
    }
)
"""By name, the weakest first. The words for each stand in the catalogue, its face on the page."""


def mind(game: str, bot: str) -> str:
    """The bot of this game that thinks for one of the house; any other bot thinks for itself."""
    able = talents(game)
    if bot in able.bots or bot not in CAST:
        return bot
    return able.bot_like(able.cast.get(bot, bot), *CAST[bot].minds)


def bot(game: str, name: str) -> Bot[Any, Any]:
    """Who thinks at this game when somebody of this name sits down to it."""
    able = talents(game)
    if able.minded is not None and name in CAST and name not in able.bots:
        return able.minded(CAST[name].mind)
    found = able.beginner if name == BEGINNER else able.bots.get(mind(game, name))
    if found is None:
        raise Malformed("bot.unknown", name=name)
    return found


def minds(game: str) -> dict[str, str]:
    """Which bot thinks for each of the house at this game."""
    return {name: mind(game, name) for name in CAST}


def light(game: str) -> tuple[str, ...]:
    """Who of the house plays this game where there is no numpy, the weakest first."""
    able = talents(game)
    return tuple(name for name, each in CAST.items() if able.light(each.mind))


def knows(game: str, bot: str) -> bool:
    """Can somebody of this name sit down to this game?"""
    return bot in CAST or bot in talents(game).bots


def pace(bot: str) -> float:
    """How long this one takes over a move, of the usual while."""
    return CAST[bot].pace if bot in CAST else 1.0


def like(game: str, bot: str, many: int) -> tuple[str, ...]:
    """So many of the house, each another: those first for whom this bot thinks."""
    return tuple(sorted(CAST, key=lambda name: mind(game, name) != bot)[:many])


@cache
def names() -> frozenset[str]:
    """What the eight are called, in every language, as it looks: nobody else may be."""
    codes = [f"{kind}.{name}" for kind in ("bot", "cast") for name in CAST]
    return frozenset(resemblance(catalogue(each)[code]) for each in languages() for code in codes)
