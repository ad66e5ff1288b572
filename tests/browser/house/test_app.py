"""The page as an app: it can be installed, opens without the house, and is never an old one."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from struct import unpack

import pytest
from playwright.sync_api import expect

from sleuth.web.server.settings import STATIC
from tests.browser.people import Come, Somebody, t
from tests.browser.waiting import attribute, until
from tests.web.harness import Server

KEPT = """async () => {
  const names = (await (await caches.open("shell")).keys()).map((one) => new URL(one.url).pathname);
  return navigator.serviceWorker.controller !== null && names.includes("/")
    && performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname)
      .filter((path) => path.startsWith("/assets/")).every((path) => names.includes(path));
}"""
"""Is everything kept that this page was made of?"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A copy of the built page, so that another can take its place."""
    return Path(shutil.copytree(STATIC, tmp_path / "static"))


@pytest.fixture
def server(tmp_path: Path, built: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", static=str(built)) as open_house:
        yield open_house


@pytest.fixture
def keeper(server: Server, bring: Callable[[Server], Come]) -> Somebody:
    """Somebody whose browser kept the page."""
    one = bring(server)("Ada", service_workers="allow").go("/")
    expect(one.button("hall.play").first).to_be_visible()
    one.page.wait_for_function(KEPT)
    return one


def test_the_shell_opens_without_the_house_and_says_so(keeper: Somebody, server: Server) -> None:
    server.kill()
    keeper.page.reload()
    keeper.sees(t("error.house.unreachable"))
    server.open_again()
    keeper.button("line.retry").click()
    expect(keeper.button("hall.play").first).to_be_visible()


def test_a_new_page_is_seen_at_once_and_nothing_of_the_old_one_is_kept(
    keeper: Somebody, server: Server, built: Path
) -> None:
    index = built / "index.html"
    for packed in built.glob("index.html.*"):
        packed.unlink()
    index.write_text(index.read_text().replace("<title>sleuth", "<title>newer"))
    keeper.page.reload()
    expect(keeper.button("hall.play").first).to_be_visible()
    server.kill()
    keeper.page.goto(keeper.home, wait_until="commit")
    kept = keeper.page.evaluate("caches.match('/').then((one) => one.text())")
    assert "<title>newer" in kept


def test_what_is_asked_of_the_house_never_passes_the_worker(keeper: Somebody) -> None:
    keeper.page.reload()
    expect(keeper.button("hall.play").first).to_be_visible()
    names = keeper.page.evaluate(
        "caches.open('shell').then((kept) => kept.keys())"
        ".then((all) => all.map((one) => new URL(one.url).pathname))"
    )
    assert "/" in names
    assert all(name == "/" or name.startswith("/assets/") for name in names)


def test_the_app_is_described_with_icons_of_the_sizes_they_say(keeper: Somebody) -> None:
    link = attribute(keeper.page.locator('link[rel="manifest"]'), "href")
    told = keeper.page.request.get(f"{keeper.home}{link}")
    assert told.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(told.text())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        drawn = keeper.page.request.get(f"{keeper.home}{icon['src']}").body()
        width, height = unpack(">II", drawn[16:24])
        assert f"{width}x{height}" == icon["sizes"]


def test_on_plain_http_the_page_says_why_it_cannot_be_installed(come: Come) -> None:
    ada = come("Ada")
    ada.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    ada.go("/")
    ada.page.locator(".me-button").click()
    ada.sees(t("app.unsafe"))


def test_where_the_browser_offers_it_one_press_installs(come: Come) -> None:
    ada = come("Ada").go("/")
    expect(ada.button("hall.play").first).to_be_visible()
    ada.page.evaluate(
        "window.asked = 0; const offer = new Event('beforeinstallprompt', { cancelable: true });"
        "offer.prompt = async () => { window.asked += 1 }; window.dispatchEvent(offer)"
    )
    ada.page.locator(".me-button").click()
    ada.button("app.install").click()
    expect(ada.button("app.install")).to_have_count(0)
    until(ada.page, lambda: ada.page.evaluate("window.asked"), lambda asked: bool(asked == 1))
