"""Files that grow layer by layer, and can be gone on with where they were cut off."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from sleuth.kernel.errors import Malformed

FAMILY = 20  # bytes of a first line that are the same in every form of our files


def begun(path: Path, magic: bytes) -> Path:
    """The file at this place, which is begun if there is none, or one of an older form."""
    head = read_head(path, len(magic)) if path.is_file() else b""
    if len(head) == len(magic) and head[:FAMILY] != magic[:FAMILY]:
        raise Malformed("solve.damaged", path=str(path))
    if head != magic:
        path.write_bytes(magic)
    return path


def read_head(path: Path, size: int) -> bytes:
    """The first bytes of a file."""
    with path.open("rb") as file:
        return file.read(size)


def write_after(path: Path, whole: int, parts: Iterable[bytes]) -> None:
    """Add a layer to those that are whole; what was left of one that was cut off goes."""
    with path.open("r+b") as file:
        file.truncate(whole)
        file.seek(whole)
        file.writelines(parts)
