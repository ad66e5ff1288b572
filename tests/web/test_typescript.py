"""The page's types are written from the Python types, and are fresh."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.games import folder, game
from sleuth.web.documents.typescript import HOUSE, files, game_module
from tests.games import NAMES

FILES = files()


def test_a_literal_keeps_its_name() -> None:
    written = game_module(game("code-x"))
    assert 'export type Kind = "object" | "colour" | "range";' in written
    assert "  readonly kind: Kind;" in written
    assert written.count('"range"') == 1


def test_only_games_with_a_page_have_types() -> None:
    ours = {path.parents[1].name for path in FILES if path.name == "types.gen.ts"}
    assert ours == {folder(name).name for name in NAMES if (folder(name) / "ui").is_dir()}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_the_types_are_fresh(path: Path) -> None:
    assert path.read_text("utf-8") == FILES[path], "run `python -m sleuth.web.documents.typescript`"
