"""Every session with Python that a page shows gives what the page says."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from tests.docs.shown import ROOT, blocks, pages


def session(where: Path) -> str:
    """What a page types at Python's prompt, from top to bottom."""
    shown = (block.code for block in blocks(where) if block.language == "python")
    return "\n".join(code for code in shown if ">>>" in code)


SHOWN = [where for where in pages() if session(where)]


def test_pages_show_sessions() -> None:
    assert {"README.md", "python.md", "records.md", "fairness.md"} <= {each.name for each in SHOWN}


@pytest.mark.parametrize("where", SHOWN, ids=lambda where: str(where.relative_to(ROOT)))
def test_what_a_page_shows_is_what_happens(where: Path) -> None:
    example = doctest.DocTestParser().get_doctest(session(where), {}, where.name, None, 0)
    told: list[str] = []
    assert doctest.DocTestRunner(verbose=False).run(example, out=told.append).failed == 0, told
