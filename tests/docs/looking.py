"""Which tests may look at a game that somebody adds, read from how they are written."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.docs.shown import ROOT
from tests.games import NAMES

ALL = {"NAMES", "catalogue"}
"""Whoever names one of these goes through all games."""

OURS = {*NAMES, *(name.replace("-", "_") for name in NAMES)}
"""Whoever names one of these, and none of those above, looks at that game and at no other."""


def open_tests(path: Path) -> Iterator[str]:
    """The tests of a file that look at all games, or name none: as pytest calls them."""
    uses = {what: named(node) for node in parsed(path).body for what in made(node)}
    for name in uses:
        words = reached(name, uses)
        if name.startswith("test_") and (words & ALL or not words & OURS):
            yield f"{path.relative_to(ROOT).as_posix()}::{name}"


def looks_at_all(path: Path) -> bool:
    """Does any test of a file go through all games?"""
    return bool(named(parsed(path)) & ALL)


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def made(node: ast.stmt) -> list[str]:
    """The names that a statement at the top of a file gives to something."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return [each.asname or each.name for each in names]
        case ast.Assign(targets=targets):
            return [each.id for each in targets if isinstance(each, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case _:
            return []


def named(node: ast.AST) -> set[str]:
    """All that is named in a piece of code: variables, fixtures, modules, and texts of one word."""
    words = set[str]()
    for each in ast.walk(node):
        match each:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.Constant(value=str(name)):
                words.add(name)
            case ast.ImportFrom(module=str(module)):
                words.update(module.split("."))
            case _:
                pass
    return words


def reached(name: str, uses: dict[str, set[str]]) -> set[str]:
    """All that something of a file names, itself and by what it uses of that file."""
    words, ahead = set[str](), [name]
    while ahead:
        new = uses.get(ahead.pop(), set()) - words
        words |= new
        ahead.extend(new)
    return words
