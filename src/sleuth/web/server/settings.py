"""What can be set about the house on the web."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from sleuth.kernel.errors import Malformed

STATIC = Path(__file__).parents[1] / "static"
SITE = STATIC.with_name("site")

READ: dict[str, Callable[[str], Any]] = {
    "int": int,
    "float": float,
    "str": str,
    "frozenset[str]": lambda said: frozenset(said.split()),
}
"""How a setting of this type is read from the environment."""


def read(name: str, said: str, kind: str) -> Any:
    """What a variable says; a number must be one, and not below nothing."""
    try:
        found = READ[kind](said)
    except ValueError:
        found = None
    if found is None or (kind in ("int", "float") and not 0 <= found < float("inf")):
        raise Malformed("settings.no-number", name=name, said=said[:40])
    return found


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Where the house keeps its things, and how much it bears."""

    data: Path
    store: str = ""  # the address of a PostgreSQL that several processes share, instead of a file
    bus: str = ""  # the address of a Redis that tells them of each other, instead of PostgreSQL
    static: Path = STATIC
    site: Path = SITE  # the documentation, where it was built
    origins: frozenset[str] = field(default_factory=frozenset)  # besides the house's own
    body: int = 64 * 1024  # bytes of a request
    message: int = 16 * 1024  # bytes of a message on a socket
    burst: int = 60  # messages on a socket, or changes by HTTP from one address, at once ...
    rate: float = 20.0  # ... and how many a second in the long run
    seat_burst: int = 80  # commands of one person at one table at once, over all its sockets ...
    seat_rate: float = 40.0  # ... and how many a second in the long run
    talk_burst: int = 8  # things said by one person at once ...
    talk_rate: float = 1.0  # ... and how many a second in the long run
    queue: int = 256  # messages that wait for a slow client before it is dropped
    greeting: float = 15.0  # seconds in which a socket must say Hello
    think: float = 20.0  # seconds after which a bot is cut off ...
    review: float = 60.0  # ... and after which a finished match is gone through no longer
    bots_from: frozenset[str] = field(default_factory=frozenset)  # packages whose bots are let in
    host: str = "127.0.0.1"  # what the house listens on
    host_names: frozenset[str] = field(default_factory=frozenset)  # besides this network's
    tables: int = 10_000  # tables in memory at once
    connections: int = 0  # connections at once; 0: as many as there are files for ...
    connections_each: int = 600  # ... and from one address, unless it is a proxy's
    head_time: float = 10.0  # seconds in which the head of a request must have come ...
    body_time: float = 30.0  # ... and its body ...
    send_time: float = 30.0  # ... and in which somebody must have read on
    quick_sockets: int = 1  # 0: frames are read by uvicorn, not by picows
    sockets: int = 5_000  # sockets at once ...
    sockets_each: int = 500  # ... and from one address
    read_burst: int = 300  # things asked for by HTTP from one address at once ...
    read_rate: float = 60.0  # ... and how many a second in the long run
    replay_burst: int = 60  # pages of matches that are over, for one address at once ...
    replay_rate: float = 6.0  # ... and how many a second in the long run
    code_burst: int = 20  # short codes asked for from one address at once ...
    code_rate: float = 0.2  # ... and how many a second in the long run
    guess_burst: int = 100  # wrong short codes of everybody together at once ...
    guess_rate: float = 3.0  # ... and how many a second in the long run
    bot_burst: int = 60  # requests of one bot account at once ...
    bot_rate: float = 20.0  # ... and how many a second in the long run
    streams: int = 2_000  # streams to which bots listen at once ...
    streams_each: int = 20  # ... and one of them
    beat: float = 7.0  # seconds after which a stream shows that it is still there
    record: int = 256 * 1024  # bytes of a request that brings a record
    uploads: int = 5_000  # records from elsewhere that are kept at once ...
    uploads_each: int = 20  # ... and that one person, or one address, may bring a day ...
    upload_days: int = 30  # ... and days after which one is thrown away
    idle: float = 24 * 3600.0  # seconds after which a table where nothing happens is warned
    grace: int = 600  # seconds between the warning and the closing

    @classmethod
    def from_environment(cls, environ: Mapping[str, str], **given: Any) -> Settings:
        """What `SLEUTH_BURST`, `SLEUTH_TABLES` and so on say, and besides it what is given."""
        found: dict[str, Any] = {}
        for each in fields(cls):
            name = f"SLEUTH_{each.name.upper()}"
            if name in environ and each.name not in given and each.type in READ:
                found[each.name] = read(name, environ[name], str(each.type))
        return cls(**{**found, **given})

    @property
    def database(self) -> Path:
        """The one file."""
        return self.data / "sleuth.sqlite3"
