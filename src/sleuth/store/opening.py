"""Opens what a house keeps, and the way to its other processes, by their addresses."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from secrets import token_urlsafe

from sleuth.kernel.errors import Malformed
from sleuth.store.bus import Bus
from sleuth.store.census import Census
from sleuth.store.private import sole_house
from sleuth.store.sqlite import SqliteStore
from sleuth.store.store import Store

POSTGRES = ("postgresql://", "postgres://")
REDIS = ("redis://", "rediss://", "unix://")


@dataclass(frozen=True, slots=True)
class Opened:
    """A store; and, where several processes may share it, how they know of each other."""

    store: Store
    census: Census | None = None
    bus: Bus | None = None


@asynccontextmanager
async def opened(database: Path, address: str = "", bus: str = "") -> AsyncIterator[Opened]:
    """The store at this address, or else in this file, where one house is alone."""
    if address:
        yield await shared(address, bus)
        return
    if bus:
        raise Malformed("store.bus-alone")
    with sole_house(database):
        yield Opened(SqliteStore(database))


async def shared(address: str, bus: str) -> Opened:
    """A store in PostgreSQL."""
    demand_postgres(address)
    from sleuth.store.postgres import open_postgres  # noqa: PLC0415
    from sleuth.store.postgres_bus import PostgresBus  # noqa: PLC0415

    me = token_urlsafe(9)
    if not bus:
        store = await open_postgres(address)
        return Opened(store, Census(store, me), PostgresBus(address, store.wrote))
    demand(bus, REDIS, "store.bus-address")
    demand_part("redis", "redis")
    from sleuth.store.redis_bus import RedisBus  # noqa: PLC0415

    redis = RedisBus(bus)
    store = await open_postgres(address, redis.say)
    redis.channel(store.house)
    return Opened(store, Census(store, me), redis)


def demand_postgres(address: str) -> None:
    """Refuse an address of anything but a PostgreSQL that we can speak to."""
    demand(address, POSTGRES, "store.address")
    demand_part("asyncpg", "postgres")


def demand(address: str, schemes: tuple[str, ...], code: str) -> None:
    """Refuse an address of something else. It may hold a password, so that it is not repeated."""
    if not address.startswith(schemes):
        raise Malformed(code, scheme=schemes[0])


def demand_part(module: str, extra: str) -> None:
    """Refuse what needs a part that is not installed."""
    if find_spec(module) is None:
        raise Malformed("store.part", extra=extra)
