"""Print the path of a Chromium that the browser tests can drive, installing one if there is none.

Tried in this order: $SLEUTH_CHROMIUM, a browser on this machine, Debian's packages (as root), the
npm package in tools/chromium (Linux, no root needed), Playwright's own download. A browser without
windows comes first: it draws nothing but the page, and needs half the time for it.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

HERE = Path(__file__).parent / "chromium"
UNPACKED = HERE / "unpacked" / "chromium"
PACKAGES = ("chromium-headless-shell", "chromium")
NAMES = (
    *("chromium-headless-shell", "chrome-headless-shell"),
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
)
MAC = (
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
)
UNPACK = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(*command: str, cwd: Path | None = None, **env: str) -> str:
    path = f"{sys.prefix}/bin{os.pathsep}{os.environ.get('PATH', '')}"  # the venv's node is ours
    everything = {**os.environ, "PATH": path, **env}
    done = subprocess.run(
        command, cwd=cwd, env=everything, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise OSError(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def works(path: str | Path | None) -> bool:
    """Whether this file starts and says its version: Ubuntu's /usr/bin/chromium may be a stub."""
    if not path:
        return False
    try:
        run(str(path), "--version")
    except OSError:
        return False
    return True


def asked_for() -> str | None:
    path = os.environ.get("SLEUTH_CHROMIUM")
    if path and not works(path):
        sys.exit(f"SLEUTH_CHROMIUM={path} does not start")
    return path or None


def on_this_machine() -> str | None:
    candidates = [*map(shutil.which, NAMES), *map(str, MAC), str(UNPACKED)]
    return next((path for path in candidates if works(path)), None)


def from_debian() -> str | None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    say("Installing Chromium with apt-get ...")
    run("apt-get", "update")
    install = ("apt-get", "install", "-y", "--no-install-recommends")
    for package in PACKAGES:
        with suppress(OSError):  # not every release has both
            run(*install, package, DEBIAN_FRONTEND="noninteractive")
            break
    return on_this_machine()


def from_npm() -> str | None:
    if not sys.platform.startswith("linux"):
        return None
    say("Installing Chromium with npm into tools/chromium ...")
    run("npm", "ci", cwd=HERE)
    UNPACKED.parent.mkdir(exist_ok=True)
    run("node", "--input-type=module", "-e", UNPACK, cwd=HERE, TMPDIR=str(UNPACKED.parent))
    return str(UNPACKED) if works(UNPACKED) else None


def from_playwright() -> str | None:
    say("Installing Chromium with Playwright ...")
    run(sys.executable, "-m", "playwright", "install", "chromium")
    find = (
        "from playwright.sync_api import sync_playwright as s\n"
        "with s() as p: print(p.chromium.executable_path)"
    )
    return run(sys.executable, "-c", find)


WAYS: tuple[Callable[[], str | None], ...] = (
    asked_for,
    on_this_machine,
    from_debian,
    from_npm,
    from_playwright,
)


def main() -> None:
    for way in WAYS:
        try:
            path = way()
        except OSError as error:
            say(str(error))
            continue
        if path:
            print(path)
            return
    sys.exit("no Chromium found; install one and set SLEUTH_CHROMIUM to its path")


if __name__ == "__main__":
    main()
