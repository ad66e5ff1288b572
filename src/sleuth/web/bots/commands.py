"""What a bot does at a table, over HTTP: every command of the socket that is a bot's to give."""

from __future__ import annotations

from typing import Any

from sleuth.games import read_move, write_moves
from sleuth.kernel import codec
from sleuth.tables.acts import inviting
from sleuth.tables.acts.act import demand_playing, demand_seat
from sleuth.tables.acts.playing import MoveRequest, play
from sleuth.tables.info import Person, TableInfo
from sleuth.tables.state.events import Said
from sleuth.tables.table.table import Table
from sleuth.web.bots.bot_bodies import BotMove, MovesOnOffer, MovesWanted
from sleuth.web.http.call import Call, G
from sleuth.web.socket import wire
from sleuth.web.socket.visit import Manners, manners


async def at_table(call: Call[G]) -> tuple[Person, Table]:
    """Which bot, at which table; one that does too much there is refused."""
    bot, table = await call.bot(), await call.table()
    table.services.pace.take(f"{table.id} {bot.id}")
    return bot, table


async def bot_moves(call: Call[MovesWanted]) -> MovesOnOffer:
    """What a seat of the bot may do now: how many moves, and some of them as they are written."""
    bot, table = await at_table(call)
    asked, state = call.given, table.state
    demand_seat(state, bot.id, asked.seat)
    demand_playing(state)
    moves = state.match.moves(asked.seat)
    written = write_moves(state.game.name, moves, asked.start, asked.most)
    return MovesOnOffer(len(moves), written)


async def bot_play(call: Call[BotMove]) -> wire.Done:
    """Play a move from a seat of the bot; it is stored and told when the answer comes."""
    bot, table = await at_table(call)
    asked, at = call.given, table.now()
    demand_seat(table.state, bot.id, asked.seat)
    if not table.state.took(asked.seat, asked.id):
        move = spelt(table, asked)
        await table.do(play, MoveRequest(bot.id, asked.seat, move, asked.id, at))
    return wire.Done(asked.id)


def spelt(table: Table, asked: BotMove) -> bytes:
    """A move as the wire spells it; text is read as the seat means it."""
    body = bytes(asked.move)
    if not body.lstrip().startswith(b'"'):
        return body
    view = table.state.match.view(asked.seat)
    return codec.encode(read_move(table.state.game.name, codec.decode(body, str), view))


async def bot_say(call: Call[wire.Say]) -> wire.Done:
    """Say something to the table: free text, or a quick phrase."""
    bot, table = await at_table(call)
    say = call.given
    words = (say.text, say.phrase, say.args)
    await table.say(Said(bot.id, say.seat, table.now(), say.id, *words), say.aloud)
    return wire.Done(say.id)


async def bot_take_back(call: Call[wire.TakeBack]) -> wire.Done:
    """Take back the last move of a seat: at once while it told nobody anything, else by consent."""
    return await behave(call)


async def bot_consent(call: Call[wire.Consent]) -> wire.Done:
    """Answer a question of the others, for every seat of the bot."""
    return await behave(call)


async def bot_resign(call: Call[wire.Resign]) -> wire.Done:
    """Give up."""
    return await behave(call)


async def bot_reclaim(call: Call[wire.Reclaim]) -> wire.Done:
    """Play again from a seat for which a bot of the house has played."""
    return await behave(call)


async def behave(call: Call[Any]) -> wire.Done:
    """What concerns those at the table, and not the match."""
    bot, table = await at_table(call)
    command: Manners = call.given
    await manners(table, bot.id, command)
    return wire.Done(command.id)


async def bot_decline(call: Call[None]) -> TableInfo:
    """Do not come to a table to which the bot was invited."""
    bot, table = await at_table(call)
    await table.do(inviting.decline, bot.id)
    return table.info()
