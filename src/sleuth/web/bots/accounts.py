"""What can be asked over HTTP about bot accounts, by the people who made them."""

from __future__ import annotations

from sleuth.kernel.errors import NoSuchTable
from sleuth.tables.acts import inviting
from sleuth.tables.errors import NotNow
from sleuth.tables.info import Person, TableInfo
from sleuth.web.bots.bot_bodies import BotAccount, NewBot, WhichBot
from sleuth.web.http.call import Call


def account(bot: Person, token: str | None = None) -> BotAccount:
    """A bot as the one who made it sees it."""
    return BotAccount(bot.id, bot.name, bot.figure, token)


async def make_bot(call: Call[NewBot]) -> BotAccount:
    """Make an account for a bot. Its token is all that proves the bot, and is shown this once."""
    person, wanted = await call.person(), call.given
    return account(*await call.house.people.make_bot(person.id, wanted.name, wanted.figure))


async def my_bots(call: Call[None]) -> tuple[BotAccount, ...]:
    """The bot accounts that I made."""
    person = await call.person()
    return tuple(map(account, await call.house.people.bots_of(person.id)))


async def renew_token(call: Call[None]) -> BotAccount:
    """Another token for a bot of mine: the old one is void, and whoever has it is shut out."""
    bot = await own_bot(call)
    token = await call.house.people.renew(bot.id)
    call.house.shut_out(bot.id)
    return account(bot, token)


async def forget_bot(call: Call[None]) -> tuple[BotAccount, ...]:
    """Revoke a bot of mine for good. Where it plays, a bot of the house plays on."""
    bot = await own_bot(call)
    await call.house.forget(bot.id)
    return await my_bots(call)


async def own_bot(call: Call[None]) -> Person:
    """The bot that the address names; of others' bots one hears nothing."""
    mine = await call.house.people.bots_of((await call.person()).id)
    found = next((bot for bot in mine if bot.id == call.about["id"]), None)
    if found is None:
        raise NoSuchTable("bot.no-account")
    return found


async def invite_bot(call: Call[WhichBot]) -> TableInfo:
    """The host asks a bot to take a chair; it hears of it now, or when it listens again."""
    person, table, bot = await call.person(), await call.table(), call.given.bot
    await call.house.people.remember([bot])
    if not call.house.people.knows_bot(bot):
        raise NotNow("bot.no-account")
    await table.do(inviting.invite, person.id, bot)
    call.house.call(bot)
    return table.info()
