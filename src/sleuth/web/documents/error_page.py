"""Every error code with its words, from the catalogue of texts."""

from __future__ import annotations

import json

from sleuth.games import catalogue as games
from sleuth.texts import FIRST, HERE
from sleuth.texts import catalogue as texts
from sleuth.web.documents.describe import doc
from sleuth.web.http.errors import STATUS

HEAD = "error."
NO_ERRORS = ("error.other", "error.title", "error.house.error", "error.house.unreachable")
"""What the page says of errors that no code names."""


def errors() -> dict[str, str]:
    """Every code, and what it means."""
    found = {code: words for code, words in texts(FIRST).items() if code.startswith(HEAD)}
    return {code.removeprefix(HEAD): found[code] for code in sorted(found) if code not in NO_ERRORS}


def own_errors(game: str) -> str:
    """The codes of one game, as a table."""
    return table({code: said for code, said in errors().items() if code.startswith(f"{game}.")})


def house_errors() -> str:
    """The codes of the house, as tables: on the wire, and in the terminal and Python."""
    mine = {code: said for code, said in errors().items() if code.partition(".")[0] not in games()}
    apart = json.loads((HERE / f"{FIRST}.terminal.json").read_text("utf-8"))
    wire = {code: said for code, said in mine.items() if f"{HEAD}{code}" not in apart}
    rest = {code: said for code, said in mine.items() if f"{HEAD}{code}" in apart}
    return f"{table(wire)}\nFrom records, in the terminal and in Python:\n\n{table(rest)}"


def table(said: dict[str, str]) -> str:
    """Codes and words in two columns."""
    rows = [f"| `{code}` | {words.replace('|', chr(92) + '|')} |" for code, words in said.items()]
    return "\n".join(["| code | meaning |", "|---|---|", *rows, ""])


def statuses() -> str:
    """Which kind of error has which status."""
    rows = [f"| {status} | {kind.__name__} | {doc(kind)} |" for kind, status in STATUS.items()]
    rows.sort()
    return "\n".join(["| status | kind | meaning |", "|---|---|---|", *rows, ""])
