"""No browser test reads a page without waiting for what it expects: it may come later."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"
WAITING = BROWSER / "waiting.py"

READS = frozenset(
    (
        *("all", "all_inner_texts", "all_text_contents", "content", "count", "get_attribute"),
        *("inner_html", "inner_text", "input_value", "is_checked", "is_disabled", "is_editable"),
        *("is_enabled", "is_hidden", "is_visible", "query_selector", "query_selector_all"),
        *("text_content", "title", "wait_for_timeout"),
    )
)
"""What gives an answer at once, right or not yet, and the sleep that hopes for the best."""

ASSERTED = frozenset(("evaluate", "url"))
"""What a test may use to find its way, but not as proof: for that it waits."""


def hasty(source: str) -> Iterator[tuple[int, str]]:
    """Where a page is read without waiting: the line, and the word."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            is_method_of_text = node.func.attr in ("count", "title") and bool(node.args)
            if node.func.attr in READS and not is_method_of_text:
                yield node.lineno, node.func.attr
        if isinstance(node, ast.Assert):
            for part in ast.walk(node.test):
                if isinstance(part, ast.Attribute) and part.attr in ASSERTED:
                    yield part.lineno, part.attr


@pytest.mark.parametrize(
    "path", sorted(BROWSER.rglob("*.py")), ids=lambda path: path.relative_to(BROWSER).as_posix()
)
def test_a_page_is_read_only_after_waiting(path: Path) -> None:
    if path == WAITING:
        assert list(hasty(path.read_text("utf-8"))), "all reading stands here"
        return
    found = [f"{path.name}:{line} {word}" for line, word in hasty(path.read_text("utf-8"))]
    assert found == [], "wait with expect(...), or read with tests/browser/waiting.py"


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ("assert page.locator('p').inner_text() == 'a'", "inner_text"),
        ("if page.locator('p').count(): pass", "count"),
        ("while not page.get_by_text('a').is_visible(): pass", "is_visible"),
        ("page.wait_for_timeout(60)", "wait_for_timeout"),
        ("assert one.page.url == other.page.url", "url"),
        ("assert page.evaluate('window.calls') == 1", "evaluate"),
        ("[each.text_content() for each in rows.all()]", "text_content"),
    ],
)
def test_haste_is_found(source: str, word: str) -> None:
    assert word in {found for _, found in hasty(source)}


@pytest.mark.parametrize(
    "source",
    [
        "expect(page.locator('p')).to_have_text('a')",
        "expect(page.locator('p')).to_have_count(2)",
        "assert 'a b'.count('a') == 1",
        "assert all(one for one in boxes)",
        "address = page.url",
    ],
)
def test_waiting_is_let_pass(source: str) -> None:
    assert list(hasty(source)) == []
