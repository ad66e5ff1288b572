"""Logs as lines, for machines or for people. No secret, no name of a table, no hidden fact."""

from __future__ import annotations

import logging
import re
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec

from sleuth.players.worker import places

PLACES = re.compile(
    r"(/(?:ws|api)/(?:tables|matches|table-link|codes)/|/(?:table|match)/)[^/?\s\"]+"
)
"""Names of tables in addresses: whoever knows one can come in."""

LOGGERS = (
    *("sleuth", "uvicorn", "uvicorn.error", "uvicorn.access"),
    *("asyncio", "concurrent.futures", "litestar", "py.warnings", "websockets"),
)
"""All who may have something to say."""

QUERY = re.compile(r"\?[^\s\"]*")


class JsonLines(logging.Formatter):
    """One object a line: when, how grave, who says it, what."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": discreet(record.getMessage()),
        }
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            said |= {"fault": type(error).__name__, "where": places(error)}
        elif hasattr(record, "fault"):
            said |= {"fault": record.fault, "where": getattr(record, "where", ())}
        return msgspec.json.encode(said).decode()


class PlainLines(JsonLines):
    """The same for a person: the time, how grave, what; and where a fault is."""

    def format(self, record: logging.LogRecord) -> str:
        told = msgspec.json.decode(super().format(record))
        when = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        fault = (told["fault"], *told["where"]) if "fault" in told else ()
        return "\n  ".join((f"{when} {told['level']}: {told['said']}", *fault))


def discreet(text: str) -> str:
    """The text without the names of tables and without what stands behind a `?`."""
    return QUERY.sub("?", PLACES.sub(r"\1-", text))


class Faults(logging.Handler):
    """Counts every fault that is logged."""

    def __init__(self, tally: Counter[str]) -> None:
        super().__init__(logging.ERROR)
        self._tally = tally

    def emit(self, record: logging.LogRecord) -> None:
        self._tally["faults"] += 1


@contextmanager
def counted(tally: Counter[str]) -> Iterator[None]:
    """Count the faults that are logged meanwhile, whoever logs them."""
    handler = Faults(tally)
    for name in LOGGERS:
        logging.getLogger(name).addHandler(handler)
    try:
        yield
    finally:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(handler)


def log_stray() -> None:
    """What Python would print by itself, of threads and of what nobody waits for, is logged too."""
    log = logging.getLogger("sleuth")

    def in_a_thread(said: threading.ExceptHookArgs) -> None:
        log.error("a thread broke down", exc_info=said.exc_value)

    def in_passing(said: sys.UnraisableHookArgs) -> None:
        log.error("a fault that nobody could be told of", exc_info=said.exc_value)

    threading.excepthook, sys.unraisablehook = in_a_thread, in_passing
    logging.captureWarnings(True)


@dataclass(frozen=True, slots=True)
class LogLines:
    """How much is logged, and for whom: lines of JSON for machines, plain ones for people."""

    level: str = "info"
    style: str = "json"

    def level_of(self, name: str) -> str:
        """People need not read how a server comes up; at debug it would log cookies."""
        if name.startswith("uvicorn") and self.level in ("info", "debug"):
            return "warning" if (self.style, self.level) == ("text", "info") else "info"
        return self.level


def log_config(log: LogLines) -> dict[str, Any]:
    """How uvicorn and the house log, to standard error."""
    lines = JsonLines if log.style == "json" else PlainLines
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": lines}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": {
            name: {"handlers": ["out"], "level": log.level_of(name).upper(), "propagate": False}
            for name in LOGGERS
        },
    }
