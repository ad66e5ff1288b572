"""The law of talk: nobody hears a channel that is not theirs, whatever is agreed on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product
from math import prod
from typing import Any

from sleuth.games import talents
from sleuth.kernel.codec import convert
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import SleuthError
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import start
from sleuth.kernel.options import Option, describe
from sleuth.kernel.talents import Channel, Heard, Phrase
from tests.laws.subject import Audience, Subject

MOST = 5000
"""More combinations of options than so many are not tried all: then any two values at a time."""

Terms = tuple[Any, int]
"""Options and seats."""


def values(option: Option) -> tuple[Any, ...]:
    """Everything that can be agreed on in one place, or the ends of what can."""
    listed = option.values or tuple(n for n in (option.low, option.high) if n is not None)
    return (*dict.fromkeys((option.default, *listed)),)


def agreements(game: AnyGame) -> Iterator[dict[str, Any]]:
    """All that can be agreed on in a game, or, where that is too much, two things at a time."""
    named = {option.name: values(option) for option in describe(game.options)}
    if prod(map(len, named.values())) <= MOST:
        yield from (dict(zip(named, each, strict=True)) for each in product(*named.values()))
        return
    usual = {name: found[0] for name, found in named.items()}
    yield usual
    for some in chain(combinations(named, 1), combinations(named, 2)):
        unusual = (named[name][1:] for name in some)
        yield from ({**usual, **dict(zip(some, each, strict=True))} for each in product(*unusual))


def terms(game: AnyGame) -> Iterator[Terms]:
    """Every way to begin this game that its rules allow."""
    for chosen in agreements(game):
        try:
            options = convert({k: v for k, v in chosen.items() if v is not None}, game.options)
        except SleuthError:
            continue
        for seats in game.seats:
            try:
                start(game, options, seats)
            except SleuthError:
                continue
            yield options, seats


def channels_are_apart(channels: tuple[Channel, ...], seats: int) -> None:
    """A channel is of seats that there are, and a seat is in one at most."""
    all_seats = [seat for channel in channels for seat in channel]
    assert len({*all_seats}) == len(all_seats)
    assert {*all_seats} <= {*range(seats)}
    assert all(channels)


def talk(of: Subject) -> int:
    """Whatever is agreed on, what a seat says reaches those whom the rulebook lets hear it."""
    able, compared = talents(of.game.name), 0
    for options, seats in terms(of.game):
        channels_are_apart(able.channels(options, seats), seats)
        for speaker in map(Seat, range(seats)):
            said = Heard(speaker, Phrase("hm"), able.hearers(options, seats, speaker))
            ears: tuple[Audience, ...] = (*map(Seat, range(seats)), None)
            for hearer in ears:
                may = of.rulebook.hears(options, seats, speaker, hearer)
                assert said.heard_by(hearer) == may, (options, seats, speaker, hearer)
                compared += 1
    return compared


def ways_to_talk(game: AnyGame) -> dict[tuple[Channel, ...], Terms]:
    """One example of each way in which seats talk in this game."""
    able = talents(game.name)
    found: dict[tuple[Channel, ...], Terms] = {}
    for options, seats in terms(game):
        found.setdefault(able.channels(options, seats), (options, seats))
    return found
