"""The built page runs under the strictest policy, with nothing inline."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page

import sleuth.web

STATIC = Path(sleuth.web.__path__[0], "static")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'"
)


class Strict(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the test's output is enough."""


@pytest.fixture
def address() -> Iterator[str]:
    handler = partial(Strict, directory=str(STATIC))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_the_page_draws_itself_under_a_strict_policy(page: Page, address: str) -> None:
    refused: list[str] = []
    page.on(
        "console",
        lambda said: refused.append(said.text) if "Content Security Policy" in said.text else None,
    )
    page.goto(address)
    page.locator("h1").first.wait_for()
    assert refused == []
