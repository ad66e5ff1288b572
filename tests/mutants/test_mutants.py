"""Every planted leak and bug is caught by each check that is named for it."""

from __future__ import annotations

import pytest

from tests.games import NAMES, brought, explained, missing
from tests.mutants import kernel
from tests.mutants.mutant import Check, Mutant, caught, forget, survivors

TABLES: dict[str, tuple[Mutant, ...]] = {
    "kernel": kernel.MUTANTS,
    **{name: module.MUTANTS for name in NAMES if (module := brought(name, "mutants"))},
}
FEWEST = 10
EVERY = [
    pytest.param(one, id=f"{table}: {one.name}") for table, rows in TABLES.items() for one in rows
]
CHECKS: dict[str, Check] = {
    f"{table}: {check.__name__}{getattr(check, 'args', '')}": check
    for table, rows in TABLES.items()
    for one in rows
    for check in one.caught_by
}


@pytest.mark.parametrize("table", ["kernel", *NAMES])
def test_every_game_has_its_mutants(table: str) -> None:
    assert table in TABLES, missing(table, "mutants.py")
    names = [one.name for one in TABLES[table]]
    assert len(names) == len({*names})
    assert len(names) >= FEWEST, f"plant {FEWEST} or more: see {explained('mutants.py')}"


@pytest.mark.parametrize("check", CHECKS)
def test_without_a_mutant_the_check_is_content(check: str) -> None:
    forget()
    assert caught(CHECKS[check]) is None


@pytest.mark.parametrize("one", EVERY)
def test_the_mutant_is_caught(one: Mutant) -> None:
    left = [check.__name__ for check in survivors(one)]
    assert not left, f"{one.name} survives {left}"
