"""People: a secret that only their browser knows, and a name that everybody may."""

from __future__ import annotations

import time
from collections.abc import Iterable
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe
from typing import NamedTuple

from msgspec.structs import replace

from sleuth.kernel.errors import Malformed
from sleuth.players import cast
from sleuth.store.store import PersonRow, Store
from sleuth.tables.errors import NotAllowed, NotNow, Stranger
from sleuth.tables.info import BOT_ACCOUNT, Person, is_bot_account
from sleuth.texts.written import LONGEST_NAME, is_name, resemblance, tidy

NAMELESS = "?"
"""What is written for somebody without a name that can be shown."""

UNKNOWN = (NAMELESS, 0)

BOTS_EACH = 8
"""So many bot accounts may one person have."""

RECOVERY = 24 * 3600
"""Seconds for which a recovery link is good."""


def fit_name(name: str) -> str:
    """A name in its usual form; one that hides something, or shows nothing, is refused."""
    tidied = tidy(name)
    if not is_name(tidied):
        raise Malformed("person.name", most=LONGEST_NAME)
    return tidied


def own_name(name: str) -> str:
    """A name that somebody may take: what those of the house are called is theirs alone."""
    fit = fit_name(name)
    if resemblance(fit) in cast.names():
        raise Malformed("person.name-of-the-house")
    return fit


def kept_name(name: str) -> str:
    """A name as it was stored; one that would be refused today has to be asked for anew."""
    tidied = tidy(name)
    return tidied if is_name(tidied) else NAMELESS


def shown(id: str, name: str, figure: int) -> Person:
    """Somebody as the others see them; a bot is marked as one."""
    return Person(id, name, figure, is_bot_account(id))


def hashed(secret: str) -> bytes:
    """What is stored of a secret. It is long and random, so one round is enough."""
    return sha256(secret.encode()).digest()


class ChangedPeople(NamedTuple):
    """Who is called otherwise now, whose secret is void, and who is gone."""

    named: set[str]
    void: set[str]
    gone: set[str]


class People:
    """Everybody the house knows; those who were met lately are kept in mind."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Person] = {}
        self._secrets: dict[str, bytes] = {}

    async def arrive(self, name: str, figure: int) -> tuple[Person, str]:
        """Somebody new, and the secret that proves it."""
        secret = token_urlsafe(32)
        row = PersonRow(token_urlsafe(9), hashed(secret), own_name(name), figure)
        await self._store.add_person(row)
        return self._meet(row), secret

    async def make_bot(
        self, maker: str, name: str, figure: int, most: int = BOTS_EACH
    ) -> tuple[Person, str]:
        """An account for a bot, and the token that proves it."""
        if len(await self._store.bots_of(maker)) >= most:
            raise NotNow("bot.too-many", most=most)
        token = token_urlsafe(32)
        id = BOT_ACCOUNT + token_urlsafe(9)
        row = PersonRow(id, hashed(token), own_name(name), figure, maker)
        await self._store.add_person(row)
        return self._meet(row), token

    async def bots_of(self, maker: str) -> tuple[Person, ...]:
        """The bot accounts that somebody made."""
        return tuple(self._meet(row) for row in await self._store.bots_of(maker))

    async def recognise(self, secret: str | None) -> Person | None:
        """Whose secret is this? The token of a bot is none, and opens nothing here."""
        found = await self._whose(secret)
        if found is not None and found.bot:
            raise NotAllowed("bot.not-here")
        return found

    async def demand_bot(self, token: str | None) -> Person:
        """Which bot's token is this? It must be one's."""
        found = await self._whose(token)
        if found is None or not found.bot:
            raise Stranger("bot.token")
        return found

    async def _whose(self, secret: str | None) -> Person | None:
        if not secret:
            return None
        mine = hashed(secret)
        row = await self._store.person(mine)
        return self._meet(row) if row is not None and compare_digest(row.secret, mine) else None

    async def demand(self, secret: str | None) -> Person:
        """Whose secret is this? It must be somebody's."""
        if (person := await self.recognise(secret)) is None:
            raise Stranger("person.unknown")
        return person

    async def rename(self, person: Person, name: str, figure: int) -> Person:
        """Take another name or figure; a name that is kept may be one of before."""
        fit = fit_name(name)
        kept = fit if fit == person.name else own_name(fit)
        called = replace(person, name=kept, figure=figure)
        await self._store.rename(called.id, called.name, figure)
        self._known[called.id] = called
        return called

    async def renew(self, person: str) -> str:
        """Another secret proves this person from now on; the old one is void."""
        secret = token_urlsafe(32)
        await self._store.resecret(person, hashed(secret))
        self._secrets[person] = hashed(secret)
        return secret

    async def recovery(self, person: str) -> str:
        """A token that proves this person once."""
        token = token_urlsafe(24)
        until = time.time_ns() // 1_000_000 + RECOVERY * 1000
        await self._store.give_token(person, hashed(token), until)
        return token

    async def recover(self, token: str) -> tuple[Person, str]:
        """The person of a token, and a fresh secret."""
        person = await self._store.take_token(hashed(token), time.time_ns() // 1_000_000)
        if person is None:
            raise NotNow("person.token")
        await self.remember([person])
        return self.named(person), await self.renew(person)

    def forget(self, person: str) -> None:
        """Have never heard of somebody."""
        self._known.pop(person, None)
        self._secrets.pop(person, None)

    async def look_at(self, ids: Iterable[str] | None) -> ChangedPeople:
        """See what became of these people, of those whom we know (none: of all of them)."""
        known = [each for each in (self._known if ids is None else ids) if each in self._known]
        before = {each: (self._known[each], self._secrets.get(each)) for each in known}
        now = {row.id: row for row in await self._store.people(known)} if known else {}
        for gone in before.keys() - now.keys():
            self.forget(gone)
        for row in now.values():
            self._meet(row)
        named = (each for each in now if self._known[each] != before[each][0])
        void = (each for each in now if now[each].secret != before[each][1])
        return ChangedPeople({*named}, {*void}, before.keys() - now.keys())

    async def remember(self, ids: Iterable[str]) -> None:
        """Call these people to mind, so that `named` knows them."""
        missing = [each for each in ids if each not in self._known]
        if missing:
            for row in await self._store.people(missing):
                self._meet(row)

    def knows_bot(self, bot: str) -> bool:
        """Is this the account of a bot, among those who were called to mind?"""
        return bot in self._known and self._known[bot].bot

    def named(self, person: str) -> Person:
        """Somebody as the others see them."""
        return self._known.get(person) or shown(person, *UNKNOWN)

    def _meet(self, row: PersonRow) -> Person:
        self._known[row.id] = shown(row.id, kept_name(row.name), row.figure)
        self._secrets[row.id] = row.secret
        return self._known[row.id]
