"""The documentation as people meet it: on a phone, from a file, and in the house."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import FITS, Come, Somebody, t
from tests.browser.waiting import words
from tests.docs.shown import ROOT
from tests.web.harness import Server

PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    there = tmp_path_factory.mktemp("site")
    command = (sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(there))
    subprocess.run(command, cwd=ROOT, check=True)
    return there


@pytest.fixture
def server(tmp_path: Path, site: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", site=str(site)) as open_house:
        yield open_house


@pytest.fixture
def reader(server: Server, bring: Callable[[Server], Come]) -> Somebody:
    return bring(server)("Ada", viewport=PHONE)


def looks_up(page: Page, wanted: str) -> None:
    """Search for something, and follow what was found first."""
    page.get_by_role("searchbox").fill(wanted)
    page.get_by_role("searchbox").press("Enter")
    first = page.locator("#search-results a").first
    expect(first).to_be_visible()
    title = words(first)
    first.click()
    expect(page.get_by_role("heading", name=title).first).to_be_visible()


def test_no_page_is_wider_than_a_phone(reader: Somebody, site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 40
    wide = []
    for each in pages:
        reader.page.goto(each.as_uri())
        if not reader.page.evaluate(FITS):
            wide.append(each.name)
    assert wide == []


def test_search_works_from_a_file(reader: Somebody, site: Path) -> None:
    reader.page.goto((site / "players/start.html").as_uri())
    looks_up(reader.page, "takeback")
    expect(reader.page).to_have_url(re.compile("^file:"))


def test_the_house_shows_its_documentation_and_nothing_is_refused(reader: Somebody) -> None:
    said: list[str] = []
    reader.page.on("console", lambda line: said.append(line.text))
    reader.go("/docs")
    expect(reader.page.get_by_role("heading", level=1).first).to_be_visible()
    looks_up(reader.page, "certificate")
    assert said == []


def test_the_page_leads_to_it(reader: Somebody) -> None:
    reader.go("/")
    reader.page.locator(".me-button").click()
    with reader.page.context.expect_page() as opened:
        reader.page.get_by_role("link", name=t("hall.manual")).click()
    expect(opened.value.get_by_role("heading", level=1).first).to_be_visible()


def test_a_page_that_is_not_there_is_said(reader: Somebody) -> None:
    for path in ("/docs/nothing.html", "/docs/../settings.py", "/docs/%2e%2e/static/index.html"):
        reader.go(path)
        expect(reader.page.get_by_role("heading", name=t("nowhere.title"))).to_be_visible()
