"""What machines differ in: Windows knows neither these locks of files nor these limits."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
from typing import Any, BinaryIO

FILES = 65_536
"""Files that we should like to open at once."""


def module(name: str) -> Any:
    """A module that not every machine has, or nothing."""
    try:
        return import_module(name)
    except ModuleNotFoundError:
        return None


fcntl, resource, msvcrt = module("fcntl"), module("resource"), module("msvcrt")


def lock(file: BinaryIO) -> None:
    """Keep a file to ourselves until it is closed; OSError if somebody else does."""
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    else:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)


def open_files() -> int:
    """How many files this process may have open; it takes what it can get."""
    if resource is None:
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def peak_memory() -> int:
    """Bytes at the peak of this process; 0 where the machine does not say. Linux counts in kB."""
    if resource is None:
        return 0
    most = int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return most if sys.platform == "darwin" else most * 1024
