"""Logs as lines of JSON. No secret of a person, no name of a table and no hidden fact goes in."""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime
from typing import Any

import msgspec

PLACES = re.compile(
    r"(/(?:ws|api)/(?:tables|matches|table-link|codes)/|/(?:table|match)/)[^/?\s\"]+"
)
"""Names of tables in addresses: whoever knows one can come in."""

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
        if record.exc_info and record.exc_info[0] is not None:
            said["fault"] = record.exc_info[0].__name__
            said["where"] = where(record)
        return msgspec.json.encode(said).decode()


def discreet(text: str) -> str:
    """The text without the names of tables and without what stands behind a `?`."""
    return QUERY.sub("?", PLACES.sub(r"\1-", text))


def where(record: logging.LogRecord) -> list[str]:
    """Where a fault came from: places in the code, and none of the values there."""
    assert record.exc_info is not None
    steps, trace = [], record.exc_info[2]
    while trace is not None:
        code = trace.tb_frame.f_code
        steps.append(f"{code.co_filename.rpartition('/sleuth/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return steps


def log_config(level: str) -> dict[str, Any]:
    """How uvicorn and the house log: to standard error, in lines of JSON."""
    loggers = ("sleuth", "uvicorn", "uvicorn.error", "uvicorn.access")
    quiet = {"handlers": ["out"], "level": level.upper(), "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLines}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": {name: quiet for name in loggers},
    }
