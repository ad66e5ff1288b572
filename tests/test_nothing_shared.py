"""No match, table or thread feels another: nothing that modules hold changes while people play."""

from __future__ import annotations

import ast
import functools
import gc
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import CellType, FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

import sleuth
from sleuth.games import catalogue, talents
from sleuth.kernel.match import start
from sleuth.players.driver import Driver
from sleuth.study.steps import stages

ROOT = Path(sleuth.__file__).parent
SOURCES = sorted(ROOT.rglob("*.py"))
MUTATORS = frozenset(
    {
        *("add", "append", "appendleft", "clear", "discard", "extend", "insert", "pop", "popitem"),
        *("popleft", "remove", "reverse", "setdefault", "sort", "update"),
    }
)
CACHED: Any = type(functools.cache(lambda: None))
Kept = tuple[Any, str, object]
"""Something that can change, where it is, and how it stood."""


# what the text says


def names_of(tree: ast.Module) -> set[str]:
    """The names that a module gives values to, at its top."""
    targets = [
        target
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
    ]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def changed_by(node: ast.AST) -> str | None:
    """The name whose value a statement changes in place."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=way)) if way in MUTATORS:
            return name
        case ast.Subscript(value=ast.Name(id=name)) | ast.Attribute(value=ast.Name(id=name)):
            return name if isinstance(node.ctx, ast.Store | ast.Del) else None
        case _:
            return None


def local_to(function: ast.AST) -> set[str]:
    """What a function calls its own."""
    found = {n.id for n in ast.walk(function) if isinstance(n, ast.Name) and is_given(n)}
    return found | {n.arg for n in ast.walk(function) if isinstance(n, ast.arg)}


def is_given(name: ast.Name) -> bool:
    """Does a name get its value here?"""
    return isinstance(name.ctx, ast.Store)


def offences(text: str) -> Iterator[tuple[int, str]]:
    """Every line in which a function changes what its module holds."""
    tree = ast.parse(text)
    top = names_of(tree)
    for function in ast.walk(tree):
        if isinstance(function, ast.Global | ast.Nonlocal):
            yield function.lineno, ", ".join(function.names)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            held = top - local_to(function)
            for node in ast.walk(function):
                if (name := changed_by(node)) in held:
                    yield node.lineno, str(name)  # type: ignore[attr-defined]


def test_the_check_knows_what_it_looks_for() -> None:
    text = "a = []\nb = {}\ndef f(c):\n a.append(1)\n b[0] = 1\n del b[0]\n c.x = 1\n a = a.copy()"
    assert not list(offences(text.replace("a.append(1)", "pass").replace("b", "c")))
    assert [name for _, name in offences(text)] == ["b", "b"], "`a` is its own there"
    assert [name for _, name in offences("n = 0\ndef f():\n global n\n n = 1")] == ["n"]
    assert [name for _, name in offences("n = []\nf = lambda: n.append(1)")] == ["n"]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_function_changes_what_its_module_holds(path: Path) -> None:
    assert list(offences(path.read_text("utf-8"))) == []


# what happens


def modules() -> list[ModuleType]:
    """Every module of the kernel, the games and what plays them."""
    packages = ("kernel", "games", "texts", "players", "study", "store")
    named = [
        m.name for m in walk_packages([str(ROOT)], "sleuth.") if m.name.split(".")[1] in packages
    ]
    return [import_module(name) for name in named]


def inside(value: Any) -> Iterator[tuple[str, Any]]:
    """What a value leads to, with the step to it."""
    if isinstance(value, CACHED):
        yield "wrapped", value.__wrapped__
        cache = next(
            (
                each
                for each in gc.get_referents(value)
                if type(each) is dict and each is not value.__dict__
            ),
            {},
        )
        yield from (("cached", getattr(each, "result", each)) for each in flat(cache))
    elif isinstance(value, FunctionType):
        yield from (
            ("closure", cell.cell_contents) for cell in value.__closure__ or () if full(cell)
        )
        yield from (("default", each) for each in value.__defaults__ or ())
    elif isinstance(value, dict):
        yield from ((f"[{key!r}]", each) for key, each in value.items())
    elif isinstance(value, list | tuple | set | frozenset):
        yield from (("[]", each) for each in value)
    elif type(value).__module__.startswith("sleuth."):
        yield from ((f".{name}", each) for name, each in attributes(value).items())


def flat(cache: dict[Any, Any]) -> Iterator[Any]:
    """The results behind a cache: links of its chain hold them where it has a bound."""
    for each in cache.values():
        yield from gc.get_referents(each) if type(each).__name__ == "_lru_list_elem" else (each,)


def full(cell: CellType) -> bool:
    """Does this cell hold anything yet?"""
    try:
        return cell.cell_contents is not None
    except ValueError:
        return False


def attributes(value: Any) -> dict[str, Any]:
    """The attributes of an object, without those that are worked out once and stay."""
    fixed = [n for kind in type(value).__mro__ for n in getattr(kind, "__slots__", ())]
    found = {
        n: getattr(value, n)
        for n in (*fixed, *getattr(value, "__struct_fields__", ()))
        if hasattr(value, n)
    }
    late = {
        n
        for n in dir(type(value))
        if isinstance(getattr(type(value), n, None), functools.cached_property)
    }
    return found | {n: each for n, each in getattr(value, "__dict__", {}).items() if n not in late}


def mark(value: Any) -> object:
    """How something that can change stands now; None for what cannot."""
    if isinstance(value, np.ndarray):
        return value.tobytes() if value.flags.writeable and value.nbytes < 1 << 22 else None
    if isinstance(value, dict):
        return [(id(key), id(each)) for key, each in value.items()]
    if isinstance(value, list):
        return list(map(id, value))
    if isinstance(value, set | bytearray):
        return sorted(map(id, value)) if isinstance(value, set) else bytes(value)
    if type(value).__module__.startswith("sleuth.") and not isinstance(value, type):
        return {name: id(each) for name, each in attributes(value).items()}
    return None


def held() -> Iterator[Kept]:
    """Everything that modules lead to and that could change."""
    todo = [(module.__name__, each) for module in modules() for each in vars(module).values()]
    seen: set[int] = set()
    while todo:
        path, value = todo.pop()
        if id(value) in seen or isinstance(value, ModuleType | type):
            continue
        seen.add(id(value))
        if (now := mark(value)) is not None:
            yield value, path, now
        name = getattr(value, "__name__", "")
        todo += [(f"{path} {name}{step}", each) for step, each in inside(value)]


def play(name: str, seed: str) -> None:
    """Bots of every kind play, and the match is looked through from every seat."""
    able, game = talents(name), catalogue()[name]
    match, bots = start(game, game.options(), game.seats[0]), list(able.bots.values())
    for first in range(0, len(bots), match.seats):
        team = [bots[(first + seat) % len(bots)] for seat in range(match.seats)]
        list(stages(Driver(match, team, f"{seed}{first}").run(), None))


@pytest.mark.parametrize("name", catalogue())
def test_nothing_that_modules_hold_changes_while_a_game_is_played(name: str) -> None:
    play(name, "a")
    before = list(held())
    play(name, "b")
    after = [(path, then) for value, path, then in before if mark(value) != then]
    assert [path for path, _ in after] == []
