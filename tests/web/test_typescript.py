"""The page's types are written from the Python types, and are fresh."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.web.documents.typescript import HOUSE, files

FILES = files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_the_types_are_fresh(path: Path) -> None:
    assert path.read_text("utf-8") == FILES[path], "run `python -m sleuth.web.documents.typescript`"
