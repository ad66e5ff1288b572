"""The house in order: the tree as told, rooms of a size, one name for one thing, no circles."""

from __future__ import annotations

import ast
import re
import subprocess
from collections import Counter, defaultdict
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "src" / "sleuth"
TOLD = ("docs", "src/sleuth", "tests", "bench", "tools", "examples")
"""What the tree tells of; below a game, and of what tests keep, it tells the first level alone."""

FLAT = {"src/sleuth/ui": 20}
MOST = 24
SOURCE = {".py", ".ts", ".tsx", ".css"}


def tracked() -> list[Path]:
    """Every file of the project, as git lists them, or as they lie there."""
    listing = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    names = listing.stdout.splitlines() if listing.returncode == 0 else []
    return [Path(name) for name in names if (ROOT / name).is_file()]


FILES = tracked()
pytestmark = pytest.mark.skipif(not FILES, reason="not a checkout")


def told_tree() -> Iterator[str]:
    """The folders that ARCHITECTURE.md tells of."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    block = re.search(r"## 3\. The tree\n\n```\n(.*?)```", text, re.DOTALL)
    assert block is not None
    path: list[str] = []
    for line in block.group(1).splitlines():
        name = line.split()[0]
        depth = (len(line) - len(line.lstrip())) // 2
        path[depth:] = [name.rstrip("/")]
        yield "/".join(path)


def real_tree() -> set[str]:
    """The folders there are, as the tree tells them: one game stands for all."""
    folders = {each.as_posix() for path in FILES for each in path.parents}
    found = {re.sub(r"src/sleuth/games/\w+", "src/sleuth/games/<game>", each) for each in folders}
    return {each for each in found if is_told(each)}


def is_told(folder: str) -> bool:
    """Is this folder big enough to be told of?"""
    if not any(folder == each or folder.startswith(f"{each}/") for each in TOLD):
        return False
    inside = "src/sleuth/games/<game>" in folder
    most = {"docs": 2, "tests": 2, "bench": 1, "tools": 1, "examples": 1, "src": 5 if inside else 4}
    kept = folder.endswith(("/data", "/languages"))
    return len(folder.split("/")) <= most[folder.split("/", maxsplit=1)[0]] and not kept


def test_the_tree_is_as_it_is_told() -> None:
    assert sorted(told_tree()) == sorted(real_tree())


def test_rooms_are_not_crowded() -> None:
    source = [path for path in FILES if path.suffix in SOURCE]
    counted = Counter(path.parent.as_posix() for path in source)
    crowded = {room: n for room, n in counted.items() if n > FLAT.get(room, MOST)}
    assert crowded == {}


def modules() -> dict[str, ast.Module]:
    """The modules of the house outside the games, by name."""
    found = {}
    for path in sorted(HOUSE.rglob("*.py")):
        place = path.relative_to(HOUSE.parent).with_suffix("")
        if place.parts[1] != "games":
            name = ".".join(place.parts).removesuffix(".__init__")
            found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


MODULES = modules()


def public_names(tree: ast.Module) -> Iterator[str]:
    """Public classes, and aliases of types."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if name[0].isupper() and not name.isupper():
                    yield name
            case _:
                pass


def test_no_two_things_share_a_name() -> None:
    homes = defaultdict(list)
    for module, tree in MODULES.items():
        for name in public_names(tree):
            homes[name].append(module)
    assert {name: found for name, found in homes.items() if len(found) > 1} == {}


def imports(module: str, tree: ast.Module) -> set[str]:
    """The modules that a module names anywhere, for its types alone too."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{each.name}" for each in node.names}
            found |= {each if each in MODULES else node.module for each in inner}
    return (found & MODULES.keys()) - {module}


def test_there_is_no_circle_among_tables_not_even_of_types() -> None:
    graph = {name: imports(name, tree) for name, tree in MODULES.items()}
    tables = {name: deps for name, deps in graph.items() if name.startswith("sleuth.tables")}
    try:
        TopologicalSorter(tables).prepare()
    except CycleError as circle:
        pytest.fail(str(circle.args[1]))


def test_one_module_asks_a_fact_whom_it_reaches() -> None:
    asking = {
        path.relative_to(HOUSE).as_posix()
        for path in HOUSE.rglob("*.py")
        if ".reaches(" in path.read_text(encoding="utf-8")
    }
    assert asking == {"kernel/streams.py"}
