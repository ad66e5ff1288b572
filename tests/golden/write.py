"""`python -m tests.golden.write`: play every golden scene again, and keep its transcript."""

from __future__ import annotations

from tests.golden.transcript import file, written
from tests.laws.rulebooks import NAMES, subject

if __name__ == "__main__":
    for name in NAMES:
        for scene in subject(name).rulebook.goldens:
            file(name, scene).parent.mkdir(exist_ok=True)
            file(name, scene).write_text(written(name, scene))
