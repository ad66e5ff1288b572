"""What people install: the wheel alone, without Node, in an empty place of its own."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.shipping.doors import Opened
from tests.web.harness import Client, Server, run
from tests.web.test_living import finished

ROOT = Path(__file__).parents[2]
SCREEN = """
from pathlib import Path
from sleuth.cli.table import screen
assert (Path(screen.__file__).parent / screen.TableScreen.CSS_PATH).is_file()
"""
"""The table of the terminal comes along, with what it looks like."""

VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def at_hand(version: str) -> str | None:
    """A Python of this version, if it is on the path or one of pyenv's, and runs."""
    kept = Path.home().glob(f".pyenv/versions/{version}.*/bin/python")
    for each in (f"python{version}", *map(str, sorted(kept))):
        with suppress(OSError):
            said = subprocess.run((each, "-V"), capture_output=True, text=True, check=False).stdout
            if said.startswith(f"Python {version}."):
                return each
    return None


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As `make wheel` builds it."""
    folder = tmp_path_factory.mktemp("dist")
    words = ("-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT))
    subprocess.run((sys.executable, *words), check=True, capture_output=True)
    return next(folder.glob("sleuth-*.whl"))


def test_an_installed_house_plays_a_match(wheel: Path, tmp_path: Path) -> None:
    install_and_play(sys.executable, wheel, tmp_path)


@pytest.mark.nightly
@pytest.mark.parametrize("version", VERSIONS)
def test_it_does_so_on_every_python_at_hand(version: str, wheel: Path, tmp_path: Path) -> None:
    python = at_hand(version)
    if python is None:
        pytest.skip(f"no Python {version} here")
    install_and_play(python, wheel, tmp_path)


def install_and_play(made_by: str, wheel: Path, tmp_path: Path) -> None:
    """An empty place, what is pinned, the wheel, and a match."""
    place = tmp_path / "venv"
    subprocess.run((made_by, "-m", "venv", str(place)), check=True)
    python = str(place / "bin/python")
    pip = (python, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "-q")
    pins = str(ROOT / "requirements/runtime.txt")
    subprocess.run((*pip, "--require-hashes", "-r", pins), check=True)
    subprocess.run((*pip, "--no-deps", str(wheel)), check=True)
    subprocess.run((python, "-c", SCREEN), check=True)
    with Opened(tmp_path / "data", str(place / "bin/sleuth")) as house:
        plays_and_shows(house)


def test_a_house_on_a_machine_without_the_locks_and_limits_of_unix(tmp_path: Path) -> None:
    with Opened(tmp_path / "data", sys.executable, "-m", "tests.shipping.lacking") as house:
        plays_and_shows(house)


def plays_and_shows(house: Server) -> None:
    """A match over its socket, and its page."""

    async def scene() -> None:
        await finished(house)
        page = await Client(house).ask("GET", "/")
        assert page.status_code == 200
        assert '<script type="module"' in page.text
        metrics = await Client(house).ask("GET", "/api/metrics")
        assert "sleuth_moves_total 4" in metrics.text

    run(scene())
