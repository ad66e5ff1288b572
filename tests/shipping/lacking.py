"""Python as it is on a machine that lacks what only some systems have."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

LACKING = ("fcntl", "resource", "uvloop", "picows", "pwd", "grp", "termios", "tty", "pty")


class Without(MetaPathFinder):
    """Says that there are no such modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        if name.partition(".")[0] in LACKING:
            raise ModuleNotFoundError(name)
        return None


def main() -> None:
    """Be `sleuth` on such a machine; what Windows has for locks is stood in for."""
    for name in LACKING:
        sys.modules.pop(name, None)
    sys.meta_path.insert(0, Without())
    subprocess.list2cmdline(())  # it looked for msvcrt when it was loaded, to know where it is
    windows = ModuleType("msvcrt")
    windows.__dict__.update(LK_NBLCK=2, locking=lambda file, mode, size: None)
    sys.modules["msvcrt"] = windows
    from sleuth.cli import main as sleuth

    sleuth(prog_name="sleuth")


if __name__ == "__main__":
    main()
