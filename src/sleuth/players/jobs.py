"""Work in many pieces: here, on the cores of this machine, or on a cluster; always in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final, TypeVar

from joblib import Parallel, cpu_count, delayed  # type: ignore[import-untyped]

from sleuth.kernel.errors import Malformed

T = TypeVar("T")

Jobs = int | str
"""How many processes of this machine work; or the address of a cluster, `dask://host:port`."""

CLUSTER: Final = "dask://"
PATIENCE: Final = 60
"""Seconds in which a cluster must have somebody who works."""

AHEAD: Final = 3
"""Pieces that are given out for each core of a cluster."""


def spread(work: Callable[..., T], pieces: Iterable[tuple[Any, ...]], jobs: Jobs) -> Iterator[T]:
    """What the work makes of each piece, in order, wherever it is done."""
    if jobs == 1:
        return (work(*piece) for piece in pieces)
    if isinstance(jobs, str):
        return on_cluster(work, pieces, jobs)
    calls = (delayed(work)(*piece) for piece in pieces)
    found: Iterator[T] = Parallel(n_jobs=jobs, return_as="generator")(calls)
    return found


def on_cluster(
    work: Callable[..., T], pieces: Iterable[tuple[Any, ...]], address: str
) -> Iterator[T]:
    """On a cluster of dask, which does again what was on a machine that is lost."""
    demand_cluster(address)
    from distributed import Client  # noqa: PLC0415

    try:
        where = f"tcp://{address.removeprefix(CLUSTER)}"
        client = Client(where, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as wrong:
        raise Malformed("jobs.unreachable", address=address) from wrong
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError as wrong:
            raise Malformed("jobs.unreachable", address=address) from wrong
        yield from in_order(client, work, iter(pieces))


def in_order(client: Any, work: Callable[..., T], pieces: Iterator[tuple[Any, ...]]) -> Iterator[T]:
    """Results in turn, while all cores that the cluster has by now are at work."""
    under_way: deque[Any] = deque()
    while True:
        room = AHEAD * max(1, sum(client.ncores().values())) - len(under_way)
        more = islice(pieces, max(0, room))
        under_way.extend(client.submit(work, *piece, pure=False) for piece in more)
        if not under_way:
            return
        yield under_way.popleft().result()


def demand_cluster(address: str) -> None:
    """Refuse an address of something else, or where the part that speaks to clusters is missing."""
    if not address.startswith(CLUSTER):
        raise Malformed("jobs.address", scheme=CLUSTER)
    if find_spec("distributed") is None:
        raise Malformed("store.part", extra="cluster")


def cores() -> str:
    """All cores that this process may use, as it is written on a command line."""
    return str(cpu_count())


def read_jobs(said: str) -> Jobs:
    """How much works, as it is written on a command line."""
    if said.isdecimal() and int(said) > 0:
        return int(said)
    demand_cluster(said)
    return said
