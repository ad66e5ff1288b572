"""A house at an address: who we are there, and what is asked of it over HTTP."""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from sleuth.kernel.codec import decode
from sleuth.kernel.errors import Malformed, SleuthError
from sleuth.tables.info import TableInfo
from sleuth.web.http.security import COOKIE, SECURE
from sleuth.web.socket.wire import ErrorBody

PATIENCE: Final = 20
"""Seconds in which a house answers."""

KEYS: Final = "keys.json"
"""The file with one's secrets, by house; nobody else may read it."""


class Unreachable(SleuthError):
    """Nobody answers at that address."""


def refusal(body: ErrorBody) -> SleuthError:
    """What a house refused, as if it had been refused here."""
    return SleuthError(body.code, **body.details)


class FarHouse:
    """One house, and the secret that makes us somebody there."""

    def __init__(self, url: str, keys: Path) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Malformed("join.address", said=url)
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.secure = parts.scheme == "https"
        self._keys = keys / KEYS
        self.secret: str | None = self._known().get(self.base)
        self.place = [part for part in parts.path.split("/") if part]

    def _known(self) -> dict[str, str]:
        """The secrets that were kept; a file that cannot be read keeps none."""
        try:
            return msgspec.json.decode(self._keys.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}

    def _keep(self, secret: str) -> None:
        """Keep a secret where only its owner can read it."""
        self.secret = secret
        self._keys.parent.mkdir(parents=True, exist_ok=True)
        whole = json.dumps({**self._known(), self.base: secret}, indent=2)
        descriptor = os.open(self._keys, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(descriptor, "w", encoding="utf-8") as file:
            file.write(whole)

    @property
    def cookie(self) -> dict[str, str]:
        """The header that says who we are."""
        name = SECURE if self.secure else COOKIE
        return {"cookie": f"{name}={self.secret}"} if self.secret else {}

    def ask(
        self,
        method: str,
        path: str,
        body: Mapping[str, Any] | None = None,
        token: str | None = None,
        patience: float = PATIENCE,
    ) -> bytes:
        """One request, of ours or of a bot; what the house refuses is an error with its code."""
        with self._reached(), self._open(method, path, body, token, patience) as answer:
            self._take(answer.headers.get_all("set-cookie") or [])
            found: bytes = answer.read()
            return found

    def lines(self, path: str, token: str) -> Generator[dict[str, Any], None, None]:
        """What a bot hears over a stream, as it comes; a sign of life is empty."""
        with self._reached(), self._open("GET", path, None, token, PATIENCE) as answer:
            for line in answer:
                yield decode(line, dict[str, Any]) if line.strip() else {}

    def _open(
        self,
        method: str,
        path: str,
        body: Mapping[str, Any] | None,
        token: str | None,
        patience: float,
    ) -> HTTPResponse:
        data = None if body is None else json.dumps(body).encode()
        who = self.cookie if token is None else {"authorization": f"Bearer {token}"}
        headers = {"content-type": "application/json", **who}
        request = Request(self.base + path, data, headers, method=method)
        answer: HTTPResponse = urlopen(request, timeout=patience)
        return answer

    @contextmanager
    def _reached(self) -> Iterator[None]:
        """What goes wrong on the way is told like what the house refuses."""
        try:
            yield
        except HTTPError as wrong:
            raise refusal(error_of(wrong)) from None
        except (URLError, HTTPException, OSError) as wrong:
            why = str(getattr(wrong, "reason", wrong))
            raise Unreachable("join.unreachable", house=self.base, why=why) from None

    def forget(self) -> None:
        """Be nobody again in this house."""
        self.secret = None

    def _take(self, cookies: list[str]) -> None:
        """Keep the secret that the house gives out."""
        for cookie in cookies:
            name, _, rest = cookie.partition("=")
            if name in (COOKIE, SECURE) and (secret := rest.partition(";")[0]):
                self._keep(secret)

    def arrive(self, name: str) -> None:
        """Be somebody: who was here before keeps their name."""
        me = msgspec.json.decode(self.ask("GET", "/api/me"))
        if me.get("name") is None:
            self.ask("PUT", "/api/me", {"name": name})

    def table(self) -> TableInfo:
        """The table behind the address: `/table/…`, or the short code of an invitation."""
        match self.place:
            case ["table" | "match", id]:
                return self.told(self.ask("GET", f"/api/tables/{quote(id, safe='')}"))
            case [code]:
                return self.told(self.ask("GET", f"/api/codes/{quote(code, safe='')}"))
            case _:
                raise Malformed("join.no-table", said="/".join(self.place) or self.base)

    def sit(self, table: TableInfo, seat: int) -> TableInfo:
        """Take a chair."""
        path = f"/api/tables/{quote(table.id, safe='')}/sit"
        return self.told(self.ask("POST", path, {"seat": seat}))

    def record(self, table: str) -> str:
        """The record of a finished match."""
        return self.ask("GET", f"/api/matches/{quote(table, safe='')}/record").decode()

    def who(self) -> str:
        """Our id in this house."""
        found: str = msgspec.json.decode(self.ask("GET", "/api/me"))["id"]
        return found

    def socket(self, table: str) -> str:
        """The address of a table's socket."""
        return f"ws{self.base.removeprefix('http')}/ws/tables/{quote(table, safe='')}"

    @staticmethod
    def told(body: bytes) -> TableInfo:
        """A table, as a house tells of it."""
        found: TableInfo = decode(body, TableInfo)
        return found


def error_of(wrong: HTTPError) -> ErrorBody:
    """What a house answered when it refused; another server may answer anything."""
    try:
        found: ErrorBody = decode(wrong.read(), ErrorBody)
        return found
    except (SleuthError, OSError):
        return ErrorBody("join.no-house", wrong.code)
