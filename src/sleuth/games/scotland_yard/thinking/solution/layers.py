"""Files that grow layer by layer, and can be gone on with where they were cut off."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


def begun(path: Path, magic: bytes) -> Path:
    """The file at this place, which is begun if there is none."""
    if not path.is_file() or path.stat().st_size < len(magic):
        path.write_bytes(magic)
    return path


def write_after(path: Path, whole: int, parts: Iterable[bytes]) -> None:
    """Add a layer to those that are whole; what was left of one that was cut off goes."""
    with path.open("r+b") as file:
        file.truncate(whole)
        file.seek(whole)
        file.writelines(parts)
