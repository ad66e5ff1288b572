"""`sleuth` alone: a game in one command."""

from __future__ import annotations

import json
import os
import socket
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

from tests.shipping.doors import SLEUTH, Terminal
from tests.web.harness import PATIENCE

HERE = r"http://127\.0\.0\.1:\d+/"


@pytest.fixture
def variables(tmp_path: Path) -> dict[str, str]:
    """Their own folder, and a browser that writes down what it is to open."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{tmp_path}/opened"\n')
    browser.chmod(0o755)
    return {"XDG_DATA_HOME": str(tmp_path / "share"), "BROWSER": str(browser)}


def opened(folder: Path) -> str:
    """What the browser was to open."""
    until, page = monotonic() + PATIENCE, folder / "opened"
    while not (page.exists() and page.read_text()):
        assert monotonic() < until
        sleep(0.05)
    return page.read_text().strip()


@pytest.fixture
def taken() -> Iterator[None]:
    """Somebody is at the usual port: we, or whoever was there before."""
    with suppress(OSError), socket.create_server(("127.0.0.1", 8000)):
        yield
        return
    yield


def test_bare_sleuth_opens_a_browser_and_keeps_its_things_at_home(
    tmp_path: Path, variables: dict[str, str]
) -> None:
    person = Terminal(SLEUTH, variables)
    where = person.wait_for(HERE)
    assert opened(tmp_path) == where
    assert httpx.get(f"{where}api/health", timeout=PATIENCE).status_code == 200
    assert person.interrupt() == 0
    assert (tmp_path / "share/sleuth/sleuth.sqlite3").is_file()
    assert "Uvicorn" not in person.said
    assert "Abort" not in person.said


@pytest.mark.usefixtures("taken")
def test_a_port_that_is_taken_leads_to_the_next_one_and_that_is_said(
    variables: dict[str, str],
) -> None:
    person = Terminal((*SLEUTH, "--no-browser"), variables)
    said = person.wait_for(r"Port 8000 is taken; the house uses \d+\.")
    where = person.wait_for(HERE)
    assert where != "http://127.0.0.1:8000/"
    assert where.rpartition(":")[2].strip("/") == said.rpartition(" ")[2].strip(".")
    assert httpx.get(f"{where}api/health", timeout=PATIENCE).status_code == 200
    assert person.interrupt() == 0


@pytest.mark.usefixtures("taken")
def test_a_port_that_was_asked_for_is_that_one_or_none(tmp_path: Path) -> None:
    words = ("serve", "--port", "8000", "--data", str(tmp_path / "data"))
    ended = subprocess.run((*SLEUTH, *words), capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "Port 8000 on 127.0.0.1 is taken" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_port_that_is_no_number_is_said(variables: dict[str, str]) -> None:
    ended = subprocess.run(
        (*SLEUTH, "--no-browser"),
        env={**os.environ, **variables, "PORT": "8x"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2
    assert "'8x'" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_an_address_that_is_not_ours_is_named(tmp_path: Path) -> None:
    words = ("serve", "--host", "203.0.113.7", "--port", "0", "--data", str(tmp_path / "data"))
    ended = subprocess.run((*SLEUTH, *words), capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "203.0.113.7" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_who_serves_the_network_sees_an_address_and_a_code_for_phones(tmp_path: Path) -> None:
    words = ("serve", "--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path / "data"))
    person = Terminal((*SLEUTH, *words), {})
    where = person.wait_for(r"http://[\d.]+:\d+/")
    person.wait_for(r"▄▄▄▄▄▄▄[\s\S]*▀▀▀▀▀▀▀")
    assert httpx.get(f"{where}api/health", timeout=PATIENCE).status_code == 200
    assert person.interrupt() == 0


def test_where_nobody_reads_along_every_line_is_json(tmp_path: Path) -> None:
    words = (*SLEUTH, "serve", "--port", "0", "--data", str(tmp_path / "data"))
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as house:
        assert house.stderr is not None
        lines = [json.loads(house.stderr.readline()) for _ in range(3)]
        house.terminate()
        said, rest = house.communicate()
    assert all(line["level"] == "info" for line in lines)
    assert all(json.loads(line) for line in rest.splitlines())
    assert said == b""
