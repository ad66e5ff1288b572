"""Coming to a table in a house: a name, a chair, and a place at it."""

from __future__ import annotations

import getpass
import os
from pathlib import Path

from platformdirs import user_data_path

from sleuth.assistants.far_house import FarHouse
from sleuth.cli.table.remote import RemoteSitting
from sleuth.kernel.errors import Malformed
from sleuth.tables.info import TableInfo
from sleuth.texts import text
from sleuth.texts.written import LONGEST_NAME, is_name, tidy

FALLBACK = "Guest"


def join(name: str, url: str, called: str | None, wished: tuple[int, ...]) -> RemoteSitting:
    """Come in, sit down where there is a chair, and listen; who finds none watches."""
    house = FarHouse(url, own_folder())
    house.arrive(called or own_name())
    table = house.table()
    if table.game != name:
        there, here = text(f"{table.game}.name"), text(f"{name}.name")
        raise Malformed("join.other-game", there=there, here=here)
    me = house.who()
    for seat in chairs(table, me, wished):
        table = house.sit(table, seat)
    return RemoteSitting(house, table)


def chairs(table: TableInfo, me: str, wished: tuple[int, ...]) -> tuple[int, ...]:
    """The chairs to take: none where we sit already, or where the match has begun."""
    if table.status != "gathering":
        return ()
    mine = [each.seat for each in table.seats if each.person and each.person.id == me]
    if wished:
        return tuple(seat for seat in wished if seat not in mine)
    free = [each.seat for each in table.seats if each.person is None and each.bot is None]
    return () if mine else tuple(free[:1])


def own_folder() -> Path:
    """Where one's own things are kept on this machine."""
    return Path(os.environ.get("SLEUTH_DATA") or user_data_path("sleuth", appauthor=False))


def own_name() -> str:
    """The name of whoever sits at this machine, as far as a house takes it."""
    try:
        name = tidy(getpass.getuser())[:LONGEST_NAME].strip()
    except (KeyError, OSError):
        return FALLBACK
    return name if is_name(name) else FALLBACK
