"""Packs the house for a browser that plays by itself: Python, msgspec and sleuth, all small.

`python tools/browser.py FOLDER` leaves them in a folder, each file packed by gzip, which every
browser unpacks. Where the wheel of msgspec for browsers cannot be had, the folder stays empty, and
the page is built without it, which is said.
"""

from __future__ import annotations

import gzip
import io
import re
import subprocess
import sys
import zipfile
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from sleuth.games import catalogue, folder
from sleuth.players import cast

ROOT: Final = Path(__file__).parents[1]
HOUSE: Final = ROOT / "src" / "sleuth"
PYODIDE: Final = ROOT / "node_modules" / "pyodide"
WHEELS: Final = (
    *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"),
    *("--implementation", "cp", "--abi", "cp314", "--only-binary=:all:", "--no-deps"),
)
"""What Pyodide 314 takes."""

LIBRARY: Final = "python_stdlib.zip"
AS_IT_IS: Final = ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs")
UNUSED: Final = re.compile(
    r"(_pyrepl|unittest|xmlrpc|wsgiref|multiprocessing|ctypes|idlelib|ensurepip|venv|curses|dbm"
    r"|turtle|lib2to3|pydoc_data|tkinter)/|(pdb|pydoc|doctest|imaplib|mailbox|turtle|smtplib|ftplib"
    r"|poplib|pickletools|optparse|cProfile|profile|pstats|trace|tabnanny|antigravity)\.py"
)
"""Of Python's own library: what nobody calls in a browser."""

ROOMS: Final = ("kernel", "texts", "games", "players", "study", "store", "tables", "web")
LEFT_OUT: Final = re.compile(
    r"(^|/)(ui|static|site|documents|skeleton|__pycache__)/|\.(xz|plays|md|tsx?|css)$"
    r"|^store/(postgres|redis|sqlite|groups|backup|moving)|terminal\.json$"
)
"""Of the house: the page's sources, other stores, and data that take more than a browser has."""


def wheel(folder: Path) -> Path | None:
    """msgspec for browsers, as it is pinned; none where there is no such wheel to be had."""
    pins = (ROOT / "requirements" / "runtime.txt").read_text()
    pin = re.search(r"^msgspec==(\S+).*(?:\n    --hash.*)+", pins, re.MULTILINE)
    assert pin is not None
    kept = folder / pin[1]
    if not any(kept.glob("*.whl")):
        kept.mkdir(parents=True, exist_ok=True)
        (kept / "pin.txt").write_text(pin[0].rstrip("\\\n ") + "\n")
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "download")
        asked = (*pip, "--quiet", "--require-hashes", *WHEELS, "-d", str(kept))
        subprocess.run((*asked, "-r", str(kept / "pin.txt")), check=False)
    return next(kept.glob("*.whl"), None)


def library() -> Iterator[tuple[str, bytes]]:
    """Python's own library, as far as it is used."""
    with zipfile.ZipFile(PYODIDE / LIBRARY) as packed:
        for each in packed.infolist():
            if not UNUSED.match(each.filename):
                yield each.filename, packed.read(each)


def played_there() -> frozenset[str]:
    """The folders of the games that somebody of the house plays without numpy."""
    return frozenset(folder(name).name for name in catalogue() if cast.light(name))


def is_packed(name: str, games: Collection[str]) -> bool:
    """Is this file needed, if these games are?"""
    room, _, within = name.partition("/")
    other = room == "games" and "/" in within and within.split("/")[0] not in games
    return not other and not LEFT_OUT.search(name)


def rooms(games: Collection[str]) -> Iterator[tuple[str, bytes]]:
    """sleuth without its front door, and with these games."""
    yield "sleuth/__init__.py", b'"""The house, in a browser."""\n'
    for room in ROOMS:
        for path in sorted((HOUSE / room).rglob("*")):
            name = path.relative_to(HOUSE).as_posix()
            if path.is_file() and is_packed(name, games):
                yield f"sleuth/{name}", path.read_bytes()


def house(msgspec: Path) -> Iterator[tuple[str, bytes]]:
    """sleuth and msgspec."""
    yield from rooms(played_there())
    with zipfile.ZipFile(msgspec) as packed:
        for each in packed.infolist():
            if not each.filename.endswith((".pyi", "RECORD", "METADATA")):
                yield each.filename, packed.read(each)


def zipped(files: Iterator[tuple[str, bytes]]) -> bytes:
    """One file of many, the same on every machine; it is packed as a whole afterwards."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as packing:
        for name, body in files:
            packing.writestr(zipfile.ZipInfo(name), body)
    return whole.getvalue()


def pack(to: Path, name: str, body: bytes) -> None:
    """One file, as small as every browser can unpack it."""
    (to / f"{name}.gz").write_bytes(gzip.compress(body, 9, mtime=0))


def pack_python(to: Path) -> None:
    """Python for browsers; what was packed of this very version stays."""
    version = re.search(r'"version": "(.+?)"', (PYODIDE / "package.json").read_text())
    assert version is not None
    done = to.with_name(f"{to.name}-python-{version[1]}")
    if done.exists() and all((to / f"{name}.gz").exists() for name in (*AS_IT_IS, LIBRARY)):
        return
    for name in AS_IT_IS:
        pack(to, name, (PYODIDE / name).read_bytes())
    pack(to, LIBRARY, zipped(library()))
    done.touch()


def main(to: Path) -> None:
    """Pack everything, or say what is missing."""
    to.mkdir(parents=True, exist_ok=True)
    msgspec = wheel(to.with_name(f"{to.name}-wheels"))
    if msgspec is None:
        for old in to.iterdir():
            old.unlink()
        print("There is no msgspec for browsers here: the page goes without offline play")
        return
    pack_python(to)
    pack(to, "house.zip", zipped(house(msgspec)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
