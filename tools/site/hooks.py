"""What the site shows besides docs/: pages from the root of the project, and every decision."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.contrib import search
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
GUESTS = ("ARCHITECTURE", "CHANGELOG", "CONTRIBUTING", "SECURITY")
"""Pages that live at the root, where people look for them first."""

GAMES = {path.parent.name: path for path in sorted(ROOT.glob("src/sleuth/games/*/wire.md"))}
"""Pages that live in the folders of the games, by the folder."""


def rules(language: str) -> list[str]:
    """The rules of the games in a language: English lies on top, each other one in a folder."""
    below = ROOT / "docs/players/rules" / language
    return [str(path.relative_to(ROOT / "docs")) for path in sorted(below.glob("*.md"))]


BELOW = {
    "adr/README.md": sorted(f"adr/{path.name}" for path in ROOT.glob("docs/adr/0*.md")),
    "players/games.md": rules(""),
    "players/de/games.md": rules("de"),
    "wire.md": [f"wire/{folder}.md" for folder in GAMES],
}
"""Pages that bring others with them."""

REST = {"es": "Las reglas, en español", "fr": "Les règles, en français"}
"""Languages in which the rules alone are there."""

FONT = ROOT / "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"
LUNR = Path(search.__file__).parent / "templates/search/lunr.js"

FROM_GAME = re.compile(r"\]\((?:\.\./)+docs/")
FROM_ROOT = re.compile(r"\]\(docs/")
TO_ROOT = re.compile(rf"\]\((?:\.\./)*({'|'.join(GUESTS)})\.md")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List the decisions and the games; a page that nobody lists is found anyway."""
    for section in config.nav or []:
        for pages in section.values():
            if isinstance(pages, list):
                pages[:] = [widened(page) for page in pages]
    for language, title in REST.items():
        if found := rules(language):
            assert config.nav
            config.nav.append({title: found})
    return config


def widened(page: dict[str, str]) -> dict[str, Any]:
    """A page of the list; the ones about decisions and about the wire bring what lies below."""
    ((title, path),) = page.items()
    pages = BELOW.get(path)
    return {title: [path, *pages]} if pages else page


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Invite the pages from the root, and those of the games."""
    for folder, path in GAMES.items():
        content = FROM_GAME.sub("](../", path.read_text(encoding="utf-8"))
        files.append(File.generated(config, f"wire/{folder}.md", content=content))
    for name in GUESTS:
        text = (ROOT / f"{name}.md").read_text(encoding="utf-8")
        content = FROM_ROOT.sub("](", text)
        files.append(File.generated(config, f"{name.lower()}.md", content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links to the root lead to the guests; a page below a language is in that language."""
    del config, files
    folder = page.file.src_uri.split("/")[-2:-1]
    page.meta.setdefault("lang", folder[0] if folder and len(folder[0]) == 2 else "en")
    up = "../" * page.file.src_uri.count("/")
    return TO_ROOT.sub(lambda found: f"]({up}{found.group(1).lower()}.md", markdown)


def on_post_build(config: MkDocsConfig) -> None:
    """What one searches in is a script: a browser that reads from files fetches nothing else."""
    site = Path(config.site_dir)
    index = site / "search/search_index.json"
    words = index.read_text(encoding="utf-8")
    (site / "search/index.js").write_text(f"window.searchIndex = {words};\n", encoding="utf-8")
    index.unlink()
    shutil.copy(LUNR, site / "search/lunr.js")
    if FONT.is_file():
        shutil.copy(FONT, site / "fraunces.woff2")
