"""The games of `docs/add-a-game.md` in a browser: every test there is for a game, in a copy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.copies import copied, only_the_games, run, with_games, with_page


@pytest.mark.long
def test_games_without_a_page_pass_every_test_of_the_page(tmp_path: Path) -> None:
    house = with_page(with_games(copied(tmp_path)))
    tried = run(f"python -m pytest -q tests/browser -k '{only_the_games()}'", house)
    assert int(re.findall(r"(\d+) passed", tried)[0]) >= 18
