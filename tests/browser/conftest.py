"""One Chromium for all browser tests (the one that SLEUTH_CHROMIUM names), and one house."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Come, Somebody
from tests.browser.scene import Scene
from tests.browser.scenes import scene_of
from tests.games import NAMES
from tests.web.harness import Server

expect.set_options(timeout=30_000)  # the machine may be busy

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


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house for all tests that do not end it, with room for their haste."""
    names = ("burst", "read_burst", "replay_burst", "code_burst", "uploads_each")
    room: dict[str, Any] = dict.fromkeys(names, 1_000_000)
    with Server(tmp_path_factory.mktemp("house"), **room) as open_house:
        yield open_house


@pytest.fixture
def bring(browser: Browser) -> Iterator[Callable[[Server], Come]]:
    """Brings people to a house, each with a browser of their own; nobody's page may fail."""
    people: list[Somebody] = []

    def to(server: Server) -> Come:
        def come(name: str, **context: Any) -> Somebody:
            page = browser.new_context(**{"reduced_motion": "reduce", **context}).new_page()
            people.append(Somebody(page, name, f"http://{server.address}"))
            return people[-1]

        return come

    yield to
    for one in people:
        one.page.context.close()
    assert [fault for one in people for fault in one.faults] == []


@pytest.fixture(params=NAMES)
def scene(request: pytest.FixtureRequest) -> Scene:
    """A turn at each game in turn."""
    return scene_of(request.param)


@pytest.fixture
def come(house: Server, bring: Callable[[Server], Come]) -> Come:
    """Somebody comes to the house."""
    return bring(house)
