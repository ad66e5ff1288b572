"""The icons of the app, from the house's sign: `.venv/bin/python tools/icons.py CHROMIUM`."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

UI = Path(__file__).parents[1] / "src/sleuth/ui"
PAPER = "#f4ecdc"
SHARE = 58
"""How much of the icon the sign fills, in hundredths: systems cut the edges off as they like."""


def main(chromium: str) -> None:
    """Draw one for each size."""
    sign = (UI / "icon.svg").read_text()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for size in (192, 512):
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;height:100vh;display:grid;place-items:center;background:{PAPER}"
            page.set_content(f'<body style="{style}"><div style="width:{SHARE}vw">{sign}</div>')
            page.screenshot(path=UI / f"public/icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
