"""The pages for builders lead where they say: their files are written, their commands are run."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.shown import ROOT, blocks

ELSEWHERE = ("table.md",)
"""What needs a house that is open: `tests/bots/test_clients.py` runs it."""

PAGES = sorted(
    page for page in (ROOT / "docs" / "builders").glob("*.md") if page.name not in ELSEWHERE
)


def given(words: list[str]) -> list[str]:
    """A command as this Python runs it."""
    if words[0] == "sleuth":
        return [str(Path(sys.executable).with_name("sleuth")), *words[1:]]
    return [sys.executable, *words[1:]] if words[0] == "python" else words


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_from_its_first_file_to_its_last_command(page: Path, tmp_path: Path) -> None:
    ran = 0
    for block in blocks(page):
        if block.title:
            (tmp_path / block.title).write_text(block.code, encoding="utf-8")
        for line in block.code.splitlines() if block.language == "sh" else ():
            done = subprocess.run(
                given(shlex.split(line)),
                cwd=tmp_path,
                env={**os.environ, "PYTHONUTF8": "1"},
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, (line, done.stderr)
            assert "lost" not in done.stdout, (line, done.stdout)
            ran += 1
    assert ran
