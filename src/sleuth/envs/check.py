"""`python -m sleuth.envs.check [GAME]`: the official checks, one line each."""

from __future__ import annotations

import contextlib
import io
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from sleuth.envs.aec import env
from sleuth.envs.parallel import TableEnv
from sleuth.envs.solo import SeatEnv
from sleuth.games import catalogue, game

Check = tuple[str, Callable[[], object]]


def checks(name: str, seats: int, cycles: int = 60) -> Iterator[Check]:
    """The checks of PettingZoo and Gymnasium for one game and number of players."""
    how: dict[str, Any] = {"game": name, "seats": seats}

    def many(**more: Any) -> TableEnv:
        return TableEnv(**how, **more)

    row = SimpleNamespace(
        parallel_env=lambda **more: many(again=True, **more),
        env=lambda **more: parallel_to_aec(many(again=True, **more)),
    )
    yield "api_test", lambda: api_test(env(name, seats=seats), num_cycles=cycles)
    yield "seed_test", lambda: seed_test(lambda: env(name, seats=seats), num_cycles=cycles)
    yield "parallel_api_test", lambda: parallel_api_test(many(), num_cycles=cycles)
    yield "parallel_seed_test", lambda: parallel_seed_test(many, cycles)
    yield "max_cycles_test", lambda: max_cycles_test(row)
    yield "performance_benchmark", lambda: benchmark(env(name, seats=seats))
    yield "check_env", lambda: check_env(SeatEnv(name, seats), skip_render_check=True)


def benchmark(table: Any) -> str:
    """PettingZoo's own benchmark, which lasts five seconds; of what it prints, the rate."""
    with contextlib.redirect_stdout(io.StringIO()) as said:
        performance_benchmark(table)
    (rate,) = re.findall(r"^([0-9.]+) turns per second$", said.getvalue(), re.MULTILINE)
    return f"{float(rate):,.0f} turns per second"


def spiel_checks(name: str, sims: int = 10) -> Iterator[Check]:
    """OpenSpiel's check of a game at its toy preset, where OpenSpiel is installed and has it."""
    if find_spec("pyspiel") is None:
        return
    import pyspiel

    from sleuth.envs.spiel import register, spiel_names

    register()
    for short in (short for short, ours in spiel_names().items() if ours == name):
        toy = pyspiel.load_game(short, {"toy": True})
        run = partial(pyspiel.random_sim_test, toy, sims, serialize=True, verbose=False)
        yield "random_sim_test", run


def tried(check: Callable[[], object]) -> tuple[bool, str]:
    """Does it pass? And what there is to say."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        try:
            found = check()
        except Exception as wrong:  # whatever it is, the next check is made
            return False, f"{type(wrong).__name__}: {wrong}"
    return True, f"passes, {found}" if isinstance(found, str) else "passes"


def main(names: list[str]) -> int:
    """Check these games, or all; gives how many checks failed."""
    failed = 0
    for name in names or sorted(catalogue()):
        for seats in game(name).seats:
            failed += sum(tells(f"{name} {seats}", *check) for check in checks(name, seats))
        spiel = list(spiel_checks(name))
        failed += sum(tells(f"{name} toy", *check) for check in spiel)
        if not spiel:
            print(f"{name} toy random_sim_test: left out, {left_out()}", flush=True)  # noqa: T201
    return failed


def tells(what: str, label: str, check: Callable[[], object]) -> bool:
    """Say in a line how a check went; True if it failed."""
    passed, said = tried(check)
    print(f"{what} {label}: {said}", flush=True)  # noqa: T201
    return not passed


def left_out() -> str:
    """Why OpenSpiel does not check a game."""
    if find_spec("pyspiel") is None:
        return "OpenSpiel is not installed (there is no wheel for every machine)"
    return "its clock runs while all think, and OpenSpiel knows turns alone"


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1:])))
