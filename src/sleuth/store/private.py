"""Files that hold secrets: for whoever runs the house, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sleuth.store.machine import lock
from sleuth.store.store import Unstored

FOLDER, FILE = 0o700, 0o600


def own_folder(folder: Path, name: str) -> None:
    """A folder for the files of a house. One that holds other things too is left as it is."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    if all(each.name.startswith(name) for each in folder.iterdir()):
        folder.chmod(FOLDER)


def own_file(path: Path) -> None:
    """A file that nobody else can open, before anything is written to it."""
    path.touch(mode=FILE)
    for each in path.parent.glob(f"{path.name}*"):  # SQLite keeps its log beside it
        each.chmod(FILE)


@contextmanager
def sole_house(database: Path) -> Iterator[None]:
    """Be the only house on a file, for as long as it is open. Who only reads need not ask."""
    own_folder(database.parent, database.name)
    sign = database.with_name(f"{database.name}-house")
    sign.touch(mode=FILE)
    with sign.open("rb") as held:
        try:
            lock(held)
        except (BlockingIOError, PermissionError) as taken:
            raise Unstored("store.taken", file=str(database)) from taken
        yield
