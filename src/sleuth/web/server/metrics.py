"""How much goes on in the house, for machines that watch over it."""

from __future__ import annotations

import time

from sleuth.store.machine import peak_memory
from sleuth.tables.house import House

OPENED = time.monotonic()

TOTALS = {
    "moves": "Entries of matches that were stored",
    "events": "Events round matches that were stored",
    "tables": "Tables that were set up",
    "sockets": "Sockets that were opened",
    "slow": "Sockets and streams that were dropped because they read too slowly",
    "floods": "Sockets that were closed because they said too much",
    "faults": "Faults of the house",
}


def written(house: House) -> str:
    """Every figure, in the text format of Prometheus."""
    tables, tally = tuple(house.loaded()), house.tally_of_all()
    gauges = {
        "tables_loaded": ("Tables in memory", len(tables)),
        "tables_playing": ("Tables at which a match is on", sum(t.state.playing for t in tables)),
        "tables_frozen": ("Tables that cannot store anything", sum(t.frozen for t in tables)),
        "listeners": ("Sockets at tables", tally["listeners"]),
        "processes": ("Processes of the house", tally["processes"]),
        "memory_bytes": ("The most memory that was used", peak_memory()),
        "uptime_seconds": ("Seconds since the house opened", int(time.monotonic() - OPENED)),
    }
    lines = [text(name, "gauge", *each) for name, each in gauges.items()]
    totals = (text(f"{name}_total", "counter", said, tally[name]) for name, said in TOTALS.items())
    return "".join([*lines, *totals])


def text(name: str, kind: str, said: str, value: int) -> str:
    """One figure."""
    return f"# HELP sleuth_{name} {said}\n# TYPE sleuth_{name} {kind}\nsleuth_{name} {value}\n"
