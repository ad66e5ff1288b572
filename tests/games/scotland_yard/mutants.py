"""Mutants of Scotland Yard: planted leaks and bugs that the laws and the goldens must catch."""

from __future__ import annotations

from sleuth.games.scotland_yard import rules
from sleuth.games.scotland_yard.facts import (
    Exchanged,
    Hid,
    Stepped,
    Surfaced,
    Travelled,
    Vanished,
)
from sleuth.kernel.facts import Fact, Open
from tests.laws.legality import legality
from tests.laws.secrecy import secrecy
from tests.mutants.mutant import QUICK, audience, golden, law, mutant, text

NAME = "scotland-yard"
SECRECY, LEGALITY = law(secrecy, NAME, QUICK), law(legality, NAME, QUICK)

MUTANTS = (
    mutant("a hidden station is open", audience(Hid, Open), SECRECY, golden(NAME)),
    mutant("a hidden station reaches nobody", audience(Hid, Fact), SECRECY),
    mutant("that he vanished is told to nobody", audience(Vanished, Fact), SECRECY),
    mutant("an open move is told to nobody", audience(Travelled, Fact), SECRECY),
    mutant("a step is told to nobody", audience(Stepped, Fact), SECRECY),
    mutant("an opened field is told to nobody", audience(Surfaced, Fact), SECRECY),
    mutant("an exchange is told to nobody", audience(Exchanged, Fact), SECRECY),
    mutant(
        "hidden fields are shown",
        text(rules.logged, "not by_black and not hides(options, field)", "not by_black"),
        golden(NAME),
    ),
    mutant(
        "the umpire accepts what is not on offer",
        text(rules.decide, "if came.move not in", "if not came.seat and came.move not in"),
        LEGALITY,
    ),
    mutant(
        "nobody is ever caught",
        text(rules.stepped, "if go.to == state.at", "if go.to == -1"),
        SECRECY,
    ),
    mutant(
        "the truth forgets an open move",
        text(
            rules.apply, "(*state.trail, fact.to))\n        case _", "state.trail)\n        case _"
        ),
        LEGALITY,
    ),
)
