"""How a mutant is planted, and what catches it."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from types import FunctionType, ModuleType
from typing import Any

from sleuth.kernel.facts import Fact
from tests.golden import transcript
from tests.laws import walk
from tests.laws.rulebooks import subject
from tests.laws.subject import Subject
from tests.laws.walk import Bounds

Plant = Callable[[], AbstractContextManager[None]]
Check = Callable[[], object]

BROKEN = (KeyboardInterrupt, NameError, AttributeError, TypeError, ImportError)
QUICK = Bounds(each=3, sets=18, depth=9, fan=10)


@dataclass(frozen=True)
class Mutant:
    """A planted fault, and the checks that must each catch it."""

    name: str
    plant: Plant
    caught_by: tuple[Check, ...]


def mutant(name: str, plant: Plant, *caught_by: Check) -> Mutant:
    """One line of a table."""
    assert caught_by, f"nothing is named to catch {name}"
    return Mutant(name, plant, caught_by)


def caught(check: Check) -> str | None:
    """What a check complains of, if it does."""
    try:
        check()
    except BaseException as complaint:
        if isinstance(complaint, BROKEN):
            raise  # the mutant itself is broken: that proves nothing
        return repr(complaint)
    return None


def survivors(one: Mutant) -> list[Check]:
    """The named checks that did not notice."""
    forget()
    try:
        with one.plant():
            return [check for check in one.caught_by if caught(check) is None]
    finally:
        forget()


def forget() -> None:
    """Empty every cache, so that no answer of another world is left."""
    walk._seen.clear()
    for name, module in list(sys.modules.items()):
        if name.startswith(("sleuth.games.", "tests.games.")):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def text(function: Any, old: str, new: str) -> Plant:
    """Plant by replacing a piece of a function's source, which must occur exactly once."""

    @contextmanager
    def planted() -> Iterator[None]:
        target = bare(function)
        before = target.__code__
        target.__code__ = rewritten(target, old, new)
        try:
            yield
        finally:
            target.__code__ = before

    return planted


def bare(function: Any) -> FunctionType:
    """The plain function under a method, a property, a cache or a wrapper of the house."""
    if isinstance(function, property):
        return bare(function.fget)
    function = inspect.unwrap(getattr(function, "__func__", function))
    inner = [c.cell_contents for c in function.__closure__ or ()]
    wrapped = [each for each in inner if isinstance(each, FunctionType)]
    return bare(wrapped[0]) if wrapped else function


def rewritten(function: FunctionType, old: str, new: str) -> Any:
    """The code of a function after the replacement."""
    source = textwrap.dedent(inspect.getsource(function))
    assert source.count(old) == 1, f"{function.__qualname__} has {source.count(old)} times: {old}"
    tree = ast.parse("from __future__ import annotations\n" + source.replace(old, new))
    definition = tree.body[1]
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list = []
    scope: dict[str, Any] = {}
    exec(compile(tree, "<mutant>", "exec"), dict(function.__globals__), scope)
    return scope[definition.name].__code__


def audience(fact: type[Fact], kind: type[Fact]) -> Plant:
    """Plant by telling a fact to the audience of another kind."""
    return attribute(fact, "reaches", kind.reaches)


def attribute(owner: type | ModuleType, name: str, value: Any) -> Plant:
    """Plant by setting an attribute of a class or a module."""

    @contextmanager
    def planted() -> Iterator[None]:
        own = name in vars(owner)
        before = getattr(owner, name)
        setattr(owner, name, value)
        try:
            yield
        finally:
            if own:
                setattr(owner, name, before)
            else:
                delattr(owner, name)

    return planted


def law(check: Callable[..., object], of: str | Subject, *args: Any, **named: Any) -> Check:
    """A law on a game, by name, or on a toy."""

    def run() -> object:
        return check(replace(subject(of) if isinstance(of, str) else of), *args, **named)

    run.__name__ = f"{check.__name__} of {of if isinstance(of, str) else of.game.name}"
    return run


def case(test: Callable[..., object], *args: Any, **named: Any) -> Check:
    """A test, as it is called."""
    run: Any = partial(test, *args, **named)
    run.__name__ = test.__name__
    check: Check = run
    return check


def golden(name: str) -> Check:
    """The transcripts of a game."""

    def run() -> None:
        for scene in subject(name).rulebook.goldens:
            kept = transcript.file(name, scene).read_text()
            assert kept == transcript.written(name, scene), "the transcript has changed"

    run.__name__ = f"golden of {name}"
    return run
