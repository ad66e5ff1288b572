"""What can be set about the house on the web."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Where the house keeps its things, and how much it bears."""

    data: Path
    static: Path = STATIC
    origins: frozenset[str] = field(default_factory=frozenset)  # besides the house's own
    body: int = 64 * 1024  # bytes of a request
    message: int = 16 * 1024  # bytes of a message on a socket
    burst: int = 60  # messages on a socket, or changes by HTTP from one address, at once ...
    rate: float = 20.0  # ... and how many a second in the long run
    queue: int = 256  # messages that wait for a slow client before it is dropped
    greeting: float = 15.0  # seconds in which a socket must say Hello
    think: float = 20.0  # seconds after which a bot is cut off

    @property
    def database(self) -> Path:
        """The one file."""
        return self.data / "sleuth.sqlite3"
