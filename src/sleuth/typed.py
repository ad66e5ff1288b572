"""`new`, typed for each game; made by `python -m sleuth.web.documents.python_types`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, overload

from sleuth import api
from sleuth.kernel.match import AnyMatch, Match

if TYPE_CHECKING:
    from sleuth.games.break_the_code.facts import Fact as BreakTheCodeFact
    from sleuth.games.break_the_code.moves import Move as BreakTheCodeMove
    from sleuth.games.break_the_code.pieces import Options as BreakTheCodeOptions
    from sleuth.games.break_the_code.rules import State as BreakTheCodeState
    from sleuth.games.break_the_code.view import View as BreakTheCodeView
    from sleuth.games.code_x.facts import Fact as CodeXFact
    from sleuth.games.code_x.moves import Move as CodeXMove
    from sleuth.games.code_x.pieces import Options as CodeXOptions
    from sleuth.games.code_x.rules import State as CodeXState
    from sleuth.games.code_x.view import View as CodeXView
    from sleuth.games.mastermind.facts import Fact as MastermindFact
    from sleuth.games.mastermind.moves import Move as MastermindMove
    from sleuth.games.mastermind.pieces import Options as MastermindOptions
    from sleuth.games.mastermind.rules import State as MastermindState
    from sleuth.games.mastermind.view import View as MastermindView
    from sleuth.games.scotland_yard.facts import Fact as ScotlandYardFact
    from sleuth.games.scotland_yard.moves import Move as ScotlandYardMove
    from sleuth.games.scotland_yard.pieces import Options as ScotlandYardOptions
    from sleuth.games.scotland_yard.rules import State as ScotlandYardState
    from sleuth.games.scotland_yard.view import View as ScotlandYardView
    from sleuth.games.x_code.facts import Fact as XCodeFact
    from sleuth.games.x_code.moves import Move as XCodeMove
    from sleuth.games.x_code.pieces import Options as XCodeOptions
    from sleuth.games.x_code.rules import State as XCodeState
    from sleuth.games.x_code.view import View as XCodeView

BreakTheCode: TypeAlias = Match[
    "BreakTheCodeOptions",
    "BreakTheCodeState",
    "BreakTheCodeMove",
    "BreakTheCodeFact",
    "BreakTheCodeView",
]
CodeX: TypeAlias = Match[
    "CodeXOptions",
    "CodeXState",
    "CodeXMove",
    "CodeXFact",
    "CodeXView",
]
Mastermind: TypeAlias = Match[
    "MastermindOptions",
    "MastermindState",
    "MastermindMove",
    "MastermindFact",
    "MastermindView",
]
ScotlandYard: TypeAlias = Match[
    "ScotlandYardOptions",
    "ScotlandYardState",
    "ScotlandYardMove",
    "ScotlandYardFact",
    "ScotlandYardView",
]
XCode: TypeAlias = Match[
    "XCodeOptions",
    "XCodeState",
    "XCodeMove",
    "XCodeFact",
    "XCodeView",
]


@overload
def new(
    name: Literal["break-the-code"],
    seats: int | None = None,
    /,
    *,
    guessing: Literal["any-time", "own-turn"] = ...,
    first: int | None = ...,
) -> BreakTheCode: ...


@overload
def new(
    name: Literal["code-x"],
    seats: int | None = None,
    /,
    *,
    layout: Literal["advanced", "random"] = ...,
    figures: Literal["enter", "own"] = ...,
    duo_tiles: Literal["bare", "covered"] = ...,
    first: int | None = ...,
) -> CodeX: ...


@overload
def new(
    name: Literal["mastermind"],
    seats: int | None = None,
    /,
    *,
    games: int = ...,
    pegs: int = ...,
    colours: int = ...,
    rows: int = ...,
    blanks: bool = ...,
    keying: Literal["automatic", "hand"] = ...,
    first: int | None = ...,
) -> Mastermind: ...


@overload
def new(
    name: Literal["scotland-yard"],
    seats: int | None = None,
    /,
    *,
    detectives: Literal[3, 4] | None = ...,
    version: Literal["beginner", "classic"] = ...,
    double_move: Literal["fields", "round"] = ...,
    detective_talk: Literal["open", "private"] = ...,
    start: Literal["drawn", "printed"] = ...,
) -> ScotlandYard: ...


@overload
def new(
    name: Literal["x-code"],
    seats: int | None = None,
    /,
    *,
    level: Literal[1, 2, 3, 4] = ...,
    mission: Literal["relay", "reversal", "sequence", "training"] = ...,
    timer: Literal["refill", "sand"] = ...,
    over_the_limit: Literal["penalty", "refused"] = ...,
    sand: int = ...,
    keys: int = ...,
    limit: int | None = ...,
    time: int | None = ...,
    wild: int | None = ...,
) -> XCode: ...


@overload
def new(name: str, seats: int | None = None, /, **options: object) -> AnyMatch: ...


def new(name: str, seats: int | None = None, /, **options: object) -> AnyMatch:
    return api.new(name, seats, **options)


new.__doc__ = api.new.__doc__
