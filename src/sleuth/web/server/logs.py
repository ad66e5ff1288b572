"""Logs as lines of JSON. No secret of a person, no name of a table and no hidden fact goes in."""

from __future__ import annotations

import logging
import re
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
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


def log_config(level: str) -> dict[str, Any]:
    """How uvicorn and the house log: to standard error, in lines of JSON."""
    quiet = {"handlers": ["out"], "level": level.upper(), "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLines}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": {name: quiet for name in LOGGERS},
    }
