"""`python -m tests.perft.write`: count again, and keep what was found."""

from __future__ import annotations

from tests.laws.rulebooks import NAMES
from tests.perft.count import file, written

if __name__ == "__main__":
    for name in NAMES:
        file(name).write_text(written(name))
