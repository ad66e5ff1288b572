"""Files that hold secrets: for whoever runs the house, and for nobody else."""

from __future__ import annotations

from pathlib import Path

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
