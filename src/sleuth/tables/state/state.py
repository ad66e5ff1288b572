"""How a table stands: its terms, its match and the people round it, folded from one log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from sleuth.games import talents, written_under
from sleuth.kernel import codec
from sleuth.kernel.chance import Chance, seeded
from sleuth.kernel.data import Over, Seat
from sleuth.kernel.game import AnyGame
from sleuth.kernel.guides import Guide
from sleuth.kernel.match import AnyMatch, onward, start
from sleuth.kernel.record import Entry
from sleuth.kernel.talents import Level
from sleuth.store.past import read_entry, replayed
from sleuth.store.store import LogLine, SeatCommand, Stored, TableRow, Terms
from sleuth.tables.info import TableOptions
from sleuth.tables.state.clocks import Clocks, fresh_clocks
from sleuth.tables.state.commands import Commands
from sleuth.tables.state.events import Agreed, Created, Event, Started, Uploaded
from sleuth.tables.state.lesson import scripted
from sleuth.tables.state.roster import Roster, after
from sleuth.tables.state.seed import mixed


class TableState(msgspec.Struct, frozen=True):
    """A table after the first `version` lines of its log.

    `seed` is what chance is made of: the secret alone before the start; none in a lesson, nor in a
    match from elsewhere that does not say.
    """

    row: TableRow
    game: AnyGame
    options: Any
    agreed: TableOptions
    match: AnyMatch
    clocks: Clocks
    seed: str | None
    roster: Roster = msgspec.field(default_factory=Roster)
    commands: Commands = msgspec.field(default_factory=Commands)
    version: int = 0

    @property
    def id(self) -> str:
        """The name of the table, which cannot be guessed."""
        return self.row.id

    @property
    def over(self) -> Over | None:
        """The result, once there is one."""
        pending = self.match.pending()
        if isinstance(pending, Over) and self.roster.started:
            return pending
        return self.roster.result

    @property
    def finished(self) -> bool:
        """Is nothing played here any more?"""
        return self.over is not None or self.roster.ended is not None

    @property
    def playing(self) -> bool:
        """Is a match on?"""
        return self.roster.started and not self.finished

    @property
    def level(self) -> Level:
        """How much the pad helps in the game that is played now."""
        return self._level_in(self.nth_game)

    @property
    def next_level(self) -> Level:
        """How much it will help in the next game, of this match or of the one after it."""
        return self._level_in(self.nth_game + 1)

    @property
    def nth_game(self) -> int:
        """Which game of the match is played; the first is 0."""
        return talents(self.game.name).nth_game(self.match)

    def _level_in(self, game: int) -> Level:
        fitting = [each.level for each in self.roster.helps if each.game <= game]
        return fitting[-1] if fitting else self.agreed.assistance

    @property
    def guide(self) -> Guide | None:
        """The script of a table that is a lesson."""
        return talents(self.game.name).guide if self.roster.guided else None

    def chance(self, match: AnyMatch) -> Chance:
        """The dice of this table; in a lesson, as the script says."""
        usual = seeded(self.seed or self.row.seed)
        return usual if self.guide is None else scripted(self.guide, match, usual)

    def took(self, who: str | Seat, id: str) -> bool:
        """Was this command taken before?"""
        return (who, id) in self.commands


def founded(row: TableRow) -> TableState:
    """A table of which nothing is written yet."""
    played = written_under(row.game, row.version)
    options = codec.decode(row.options, played.options)
    agreed: TableOptions = codec.decode(row.agreed, TableOptions)
    match = start(played, options, row.seats)
    clocks = fresh_clocks(agreed.clock, row.seats, match.pending())
    return TableState(row, played, options, agreed, match, clocks, row.seed)


def folded(stored: Stored, match: AnyMatch | None = None) -> TableState:
    """A table as its row and its log make it; `match` is that of its entries, if it is known."""
    state = founded(stored.row)
    for line in stored.lines:
        if line.kind == "event":
            state = after_event(state, codec.decode(line.body, Event))
        elif line.command is not None:
            named = (line.command.seat, line.command.id)
            state = replace(state, commands=state.commands.add(named))
    played = replayed(stored) if match is None else match
    clocks = clocks_after(state, played) if state.clocks.on else state.clocks
    return replace(state, match=played, clocks=clocks, version=len(stored.lines))


def folded_on(state: TableState, lines: Iterable[LogLine]) -> TableState:
    """A table after more lines of its log."""
    for line in lines:
        if line.kind == "event":
            state = after_event(state, codec.decode(line.body, Event))
        else:
            entry = read_entry(state.game, state.row.version, line.body)
            state = after_entry(state, entry, line.command)
    return state


def after_event(state: TableState, event: Event) -> TableState:
    """The table after one more event."""
    if isinstance(event, Agreed):
        state = under_terms(state, event)
    return replace(
        state,
        roster=after(state.roster, event),
        commands=with_command(state.commands, event),
        seed=seed_after(state, event),
        version=state.version + 1,
    )


def with_command(commands: Commands, event: Event) -> Commands:
    """The commands that were taken, with the one that an event came from, if it did."""
    by, id = getattr(event, "by", None), getattr(event, "id", None)
    return commands if by is None or id is None else commands.add((by, id))


def under_terms(state: TableState, event: Agreed) -> TableState:
    """The table under other terms, before its match began."""
    options = codec.encode(codec.convert(event.options, state.game.options))
    agreed = codec.encode(event.table)
    terms = Terms(options, event.seats, agreed, event.table.public)
    row = replace(state.row, **{name: getattr(terms, name) for name in terms.__struct_fields__})
    kept = {"roster": state.roster, "commands": state.commands, "version": state.version}
    return replace(founded(row), **kept)


def seed_after(state: TableState, event: Event) -> str | None:
    """What chance is made of, after one more event."""
    match event:
        case Created(guided=True):
            return None
        case Uploaded(seed=seed):
            return seed
        case Started(nonces=nonces) if nonces is not None and state.seed is not None:
            return mixed(state.row.seed, nonces)
        case _:
            return state.seed


def after_entry(
    state: TableState, entry: Entry[Any, Any], command: SeatCommand | None = None
) -> TableState:
    """The table after one more entry of its match."""
    return after_match(state, state.match.follow(entry), command)


def after_match(
    state: TableState, match: AnyMatch, command: SeatCommand | None = None
) -> TableState:
    """The table after its match went on to this one."""
    commands = state.commands
    if command is not None:
        commands = commands.add((command.seat, command.id))
    version = state.version + len(match.record) - len(state.match.record)
    clocks = clocks_after(state, match) if state.clocks.on else state.clocks
    return replace(state, match=match, clocks=clocks, commands=commands, version=version)


def clocks_after(state: TableState, match: AnyMatch) -> Clocks:
    """The clocks after each entry by which a match went on."""
    clocks, entries = state.clocks, match.record.since(len(state.match.record))
    for entry, stage in zip(entries, onward(state.match, entries), strict=True):
        clocks = clocks.after(entry, stage.pending(), stage.now)
    return clocks
