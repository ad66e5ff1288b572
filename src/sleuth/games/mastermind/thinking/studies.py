"""The study of the game: how a Codebreaker fares against every code there is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from sleuth.games.mastermind.thinking import choosing, deep, kernel, solver, tree
from sleuth.games.mastermind.thinking.solver import Array, Size
from sleuth.kernel.data import Data
from sleuth.kernel.errors import Malformed
from sleuth.kernel.talents import Progress

ROWS = 7  # what a deep look may need, unless something else is asked for


class SolveOptions(Data, frozen=True):
    """Which Codebreaker, on which board.

    `within` asks for the tree that never needs more rows, `fresh` for one computed now (by so many
    `jobs`, if the bot is `deep`), `chooses` for the value against a Codemaker who chooses.
    """

    bot: str = "optimal"
    pegs: Annotated[int, Meta(ge=2, le=5)] = 4
    colours: Annotated[int, Meta(ge=2, le=9)] = 6
    blanks: bool = False
    within: Annotated[int, Meta(ge=1, le=20)] | None = None
    fresh: bool = False
    chooses: bool = False
    jobs: Annotated[int, Meta(ge=1, le=64)] = 1


def solve(options: SolveOptions, progress: Progress) -> Mapping[str, object]:
    """Play every code, and count."""
    size = Size(options.pegs, options.colours + options.blanks)
    if options.chooses:
        return against_choice(size)
    strategy = chosen(options, size, progress)
    found = solver.evaluate(strategy, size.pegs, size.colours, progress)
    return {
        "codes": found.codes,
        "total": found.total,
        "mean": found.mean,
        "worst": found.worst,
        "histogram": list(found.histogram),
    }


def against_choice(size: Size) -> Mapping[str, object]:
    """The value against a Codemaker who chooses, and the mix of trees that holds it there."""
    if size != choosing.PROVED:
        raise Malformed("solve.chooses", pegs=choosing.PROVED.pegs, colours=choosing.PROVED.colours)
    found = choosing.value(*size)
    return {
        "value": str(found.value),
        "at_least": str(choosing.lower(*size)),
        "mean": float(found.value),
        "shapes": ["".join(map(str, shape)) for shape in found.shapes],
        "codes": list(found.codes),
        "at_most": [str(cost) for cost in found.costs()],
        "mix": [{"rows": list(rows), "share": str(share)} for rows, share in found.mix.items()],
    }


def chosen(options: SolveOptions, size: Size, progress: Progress) -> solver.Strategy:
    """The strategy of that name."""
    if options.bot == "optimal":
        return planned(options, size)
    if options.bot == "deep":
        return following(looked(options, size, progress))
    if options.within is not None:
        raise Malformed("solve.within", bot=options.bot)
    try:
        return solver.STRATEGIES[options.bot]
    except KeyError:
        raise Malformed("bot.unknown", name=options.bot) from None


def planned(options: SolveOptions, size: Size) -> solver.Strategy:
    """The optimal tree, as it is stored or as it is found now."""
    try:
        if options.fresh:
            raise tree.NotInTree
        plan = tree.stored(size.pegs, size.colours, options.within)
    except tree.NotInTree:
        if size.codes > solver.TABLE_CODES:
            raise Malformed("solve.too-large", codes=size.codes) from None
        plan = tree.optimal(size.pegs, size.colours, options.within)
    return following(plan)


def looked(options: SolveOptions, size: Size, progress: Progress) -> tree.Tree:
    """The tree of a deep look, as it is stored or as it is found now."""
    within = options.within or ROWS
    try:
        if options.fresh:
            raise tree.NotInTree
        return tree.packaged(deep.name(size, within))
    except tree.NotInTree:
        if not kernel.COMPILED and size.codes > solver.TABLE_CODES:
            raise Malformed("store.part", extra="numba") from None
        return deep.plan(size, within, options.jobs, progress)


def following(plan: tree.Tree) -> solver.Strategy:
    """The strategy that is written down in a tree."""

    def follow(size: Size, possible: Array) -> int:
        del size
        return plan.find(possible).guess

    return follow
