"""One Chromium for all browser tests: the one that SLEUTH_CHROMIUM names."""

import os
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = os.environ.get("SLEUTH_CHROMIUM")
    if not chromium:
        pytest.fail("set SLEUTH_CHROMIUM=$(.venv/bin/python tools/chromium.py), or use `make test`")
    return {**browser_type_launch_args, "executable_path": chromium, "args": [*FLAGS]}
