"""One Chromium for all browser tests (the one that SLEUTH_CHROMIUM names), and one house."""

import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Come, Somebody
from tests.browser.scene import Scene
from tests.browser.scenes import scene_of
from tests.browser.waiting import PATIENCE
from tests.deals.dealer import HEADER, deals_of
from tests.games import NAMES, has_page
from tests.web.harness import Server

expect.set_options(timeout=PATIENCE)

HERE = Path(__file__).parent
collect_ignore = ["test_plain.py"] if all(map(has_page, NAMES)) else []
"""Games without a page are found in a copy with such games: see `games/test_added_games.py`."""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


DICE = """
{
  let state = SEED;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  crypto.getRandomValues = (into) => {
    into.set(into.map(() => Math.floor(Math.random() * 256)));
    return into;
  };
}
"""
"""What a page throws by itself (by mulberry32) is the same on every run, as is what it is dealt."""


PASSING = """
{
  const passing = ".toast, .bubble, .xc-bubble";
  window.passed = [];
  const seat = (one) => one.closest(".seat, .xc-seat")?.textContent ?? "";
  const keep = (one) => passed.push([one.className, one.textContent, seat(one)]);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) {
          if (node.matches(passing)) keep(node);
          node.querySelectorAll(passing).forEach(keep);
        }
  }).observe(document, { childList: true, subtree: true });
}
"""
"""What a page says for a few seconds is kept: a test on a busy machine may look later."""


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
    with Server(tmp_path_factory.mktemp("house"), think=120.0, review=600.0, **room) as open_house:
        yield open_house


@pytest.fixture
def bring(browser: Browser) -> Iterator[Callable[[Server], Come]]:
    """Brings people to a house, each with a browser of their own; nobody's page may fail."""
    people: list[Somebody] = []

    def to(server: Server) -> Come:
        numbers = count()

        def come(name: str, **context: Any) -> Somebody:
            deals = deals_of(next(numbers))
            about = {
                "reduced_motion": "reduce",
                "extra_http_headers": {HEADER: deals},
                "service_workers": "block",  # what they keep is tested by itself
                **context,
            }
            page = browser.new_context(**about).new_page()
            page.context.set_default_timeout(PATIENCE)
            page.context.add_init_script(PASSING)
            page.context.add_init_script(DICE.replace("SEED", str(int(deals[:8], 16))))
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
