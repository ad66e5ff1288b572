"""The site is built without a warning: no link leads nowhere, and nothing comes from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.shown import ROOT

ELSEWHERE = re.compile(r"(?:src|href|url)\s*[=(]\s*[\"']?(?:https?:)?//[^\"')>\s]+")
LOADED = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*>")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site."""
    there = tmp_path_factory.mktemp("site")
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir"]
    done = subprocess.run(
        [*words, str(there)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return there


def test_every_page_is_there(site: Path) -> None:
    for name in ("index", "architecture", "changelog", "contributing", "wire", "adr/index"):
        assert (site / f"{name}.html").is_file(), name
    pages = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in written()}
    assert pages <= {path.relative_to(site) for path in site.rglob("*.html")}


def written() -> list[Path]:
    return [path for path in (ROOT / "docs").rglob("*.md") if path.name != "README.md"]


def test_the_reference_is_made_from_the_docstrings(site: Path) -> None:
    import sleuth

    text = (site / "python.html").read_text(encoding="utf-8")
    for name in sleuth.__all__:
        assert f'id="sleuth.{name}"' in text or f".{name}" in text, name
    assert "The move that a bot would play from this seat" in text


def test_nothing_comes_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        for tag in LOADED.findall(page.read_text(encoding="utf-8")):
            assert not ELSEWHERE.search(tag), (page.name, tag)
    for style in site.rglob("*.css"):
        assert not ELSEWHERE.search(style.read_text(encoding="utf-8")), style.name
