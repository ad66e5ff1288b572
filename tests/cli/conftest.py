"""The terminal of these tests asks for no language."""

import pytest


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences in English, wherever the tests run."""
    monkeypatch.setenv("LC_ALL", "C")
