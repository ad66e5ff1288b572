"""The front door: locks that name no host, pins with hashes, no path of one machine."""

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
NPM_LOCKS = ("package-lock.json", "tools/chromium/package-lock.json")
PINS = ("build", "runtime", "dev", "docs", "bench", "extras", "envs", "spiel", "mcp", "servers")
ADDRESS = re.compile(r"\w+://", re.ASCII)
# Homes, and folders that only one machine has; /usr and the like are everywhere.
MACHINE_PATH = re.compile(r"(?<![\w.$}~)/-])/(?:home|root|Users|work|opt)/[\w.-]+")
TEXT = {".py", ".ts", ".tsx", ".css", ".json", ".md", ".toml", ".txt", ".in", ".html", ".svg", ""}


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file() and path.suffix in TEXT]


def packages(lock: str) -> dict[str, dict[str, Any]]:
    found = json.loads((ROOT / lock).read_text())["packages"]
    assert isinstance(found, dict)
    return found


def requirements(text: str) -> Iterator[str]:
    """Each requirement as one line, without comments, options and line breaks."""
    lines = re.sub(r"(^|\s)#.*", "", text.replace("\\\n", " "), flags=re.MULTILINE).splitlines()
    return (line.strip() for line in lines if line.strip() and not line.startswith("-c "))


@pytest.mark.parametrize("lock", NPM_LOCKS)
def test_an_npm_lock_names_no_registry_and_checks_every_package(lock: str) -> None:
    locked = {name: package for name, package in packages(lock).items() if name}
    assert locked
    for name, package in locked.items():
        assert "resolved" not in package, name
        assert package["integrity"].startswith("sha512-"), name
        # Where to thank the authors is the one address that npm writes in any case.
        rest = {key: value for key, value in package.items() if key != "funding"}
        assert not ADDRESS.search(json.dumps(rest)), name


@pytest.mark.parametrize("name", PINS)
def test_pins_are_exact_and_hashed_and_name_no_index(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    assert not ADDRESS.search(text)
    pins = list(requirements(text))
    assert pins
    for pin in pins:
        assert re.match(r"[a-z0-9._-]+(\[[a-z,]+\])?==\S+ ", pin), pin
        assert "--hash=sha256:" in pin, pin


@pytest.mark.parametrize("name", PINS)
def test_every_wish_has_a_pin(name: str) -> None:
    wishes = requirements((ROOT / "requirements" / f"{name}.in").read_text())
    pins = requirements((ROOT / "requirements" / f"{name}.txt").read_text())
    pinned = {pin.split("==")[0] for pin in pins}
    assert {re.split(r"[<>=~! ;]", wish)[0] for wish in wishes} <= pinned


def test_two_pin_files_never_disagree() -> None:
    versions: dict[tuple[str, str], str] = {}
    for name in PINS:
        for pin in requirements((ROOT / "requirements" / f"{name}.txt").read_text()):
            package, _, rest = pin.partition("==")
            version, _, marker = rest.split("--hash")[0].partition(";")
            python = marker.strip() if "python_full_version" in marker else ""
            assert versions.setdefault((package, python), version.strip()) == version.strip(), pin


def test_the_project_wishes_for_what_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    for name, listed in (
        ("runtime", project["dependencies"]),
        ("dev", extras["dev"]),
        ("docs", extras["docs"]),
        ("bench", extras["bench"]),
        ("envs", extras["envs"]),
        ("spiel", extras["spiel"]),
        ("mcp", extras["mcp"]),
        ("extras", [*extras["cluster"], *extras["postgres"], *extras["redis"]]),
    ):
        wishes = requirements((ROOT / "requirements" / f"{name}.in").read_text())
        assert sorted(wishes) == sorted(listed), name


def test_no_file_names_a_path_of_one_machine() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in tracked()
        for match in MACHINE_PATH.finditer(path.read_text(encoding="utf-8"))
    }
    assert found == set()


def test_npm_settings_name_no_registry() -> None:
    for path in (ROOT / ".npmrc", ROOT / "tools/chromium/.npmrc"):
        text = path.read_text()
        assert "omit-lockfile-registry-resolved=true" in text.splitlines()
        assert not ADDRESS.search(text)
        assert not re.search(r"^(?:@\w+:)?registry\b", text, re.MULTILINE)


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_every_make_target_that_a_page_names_exists(name: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"\bmake ([a-z]+)\b", (ROOT / name).read_text()))
    assert {"serve", "test"} <= named
    assert named <= targets


def test_ci_runs_what_a_person_runs() -> None:
    assert (ROOT / ".ci/run").read_text().splitlines()[1:] == ["exec make test"]
    assert (ROOT / ".ci/run").stat().st_mode & 0o111


def test_licences_of_others_go_with_the_page() -> None:
    wanted = json.loads((ROOT / "package.json").read_text())["dependencies"]
    built = (ROOT / "src/sleuth/web/static/licences.txt").read_text(encoding="utf-8")
    assert all(f"{name}\n" in built for name in wanted)
    assert "SIL OPEN FONT LICENSE" in built


def test_our_licence_is_the_one_we_name() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["license"] == "MIT"
    assert (ROOT / "LICENSE").read_text().startswith("MIT License")
