"""A match of one's own: the people at this terminal, and bots on all other seats."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

from sleuth.cli.table.sitting import OurTurn, Seen
from sleuth.kernel.data import Await, Millis, Over, Played, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch, timed
from sleuth.kernel.moves import Moves
from sleuth.kernel.streams import Stream
from sleuth.kernel.talents import Heard, Level, Phrase
from sleuth.players.driver import Driver
from sleuth.players.own_bots import BotFault, Guests, forfeited
from sleuth.texts import explain, find, say, text
from sleuth.texts.written import escaped


class LocalSitting:
    """Everybody's turn comes as the driver has it; where a clock runs it is simulated, or `live`.

    Simulated, everybody has a slot in turn and thinks as long as they like; live, the clock runs.
    """

    def __init__(
        self,
        match: AnyMatch,
        guests: Guests,
        bot: str,
        mine: Sequence[Seat],
        seed: str,
        live: bool = False,
        level: Level = "facts",
    ) -> None:
        self.driver = Driver(match, guests.seated([bot] * match.seats), seed)
        self.driver.match = match.settle(self.driver.chance)
        self.game, self.skills = match.game, self.driver.talents
        self.options = match.options
        self.mine = tuple(mine)
        self.names: list[str] = [self._name(bot, Seat(seat)) for seat in range(match.seats)]
        self.levels = self.skills.levels
        self.level = level if level in self.levels else self.levels[-1]
        self.fault: BotFault | None = None
        self.heard: list[str] = []
        self._live = live
        self._begun = 0.0
        self._slot = 0
        self._tried = -1
        self._passed: set[tuple[Seat, int]] = set()
        self._hints: dict[Seat, tuple[int, int]] = {}
        self._streams: dict[Seat | None, Stream] = {}
        self._told = 0

    def _name(self, bot: str, seat: Seat) -> str:
        """How a seat is called here."""
        if seat not in self.mine:
            return f"{find('bot.' + bot, None) or bot} {seat}"
        return text("cli.play.you") if len(self.mine) == 1 else text("cli.table.seat", seat=seat)

    @property
    def match(self) -> AnyMatch:
        """The match as it stands."""
        return self.driver.match

    @property
    def over(self) -> Over | None:
        """How it ended, once it has; a bot from elsewhere that fails ends it, too."""
        if self.fault is not None:
            return forfeited(self.match, self.fault.seat)
        pending = self.match.pending()
        return pending if isinstance(pending, Over) else None

    @property
    def restless(self) -> bool:
        """Does something happen while nobody acts?"""
        return self._live and timed(self.match.pending())

    def step(self) -> OurTurn | None:
        """Let one bot act, or say who of us is asked."""
        pending = self.match.pending()
        if self.over is not None or not isinstance(pending, Await):
            return None
        try:
            return self._clock() if pending.until is not None else self._turn(pending)
        except BotFault as fault:
            self.fault = fault
            self.heard.append(escaped(explain(fault)))
            return None
        finally:
            self._listen()

    def _turn(self, pending: Await) -> OurTurn | None:
        """A bot that may act out of turn comes first; then we, or a bot that is waited for."""
        seats = tuple(map(Seat, range(self.match.seats)))
        n = len(self.match.record)
        if self._tried < n:
            self._tried = n
            if self._one_acts([s for s in seats if s not in self.mine and s not in pending.seats]):
                return None
        if waited := tuple(seat for seat in self.mine if seat in pending.seats):
            return OurTurn(waited)
        free = [s for s in self.mine if (s, n) not in self._passed and self.match.moves(s)]
        if free:
            return OurTurn(tuple(free), may_wait=True)
        self._one_acts(sorted(pending.seats))
        return None

    def _clock(self) -> OurTurn | None:
        """Where a clock runs, everybody has a slot in turn; live, those that are due pass."""
        if self._live:
            return self._pass_time()
        seat, at = self.driver.slot(self._slot)
        if seat not in self.mine:
            self._slot = self.driver.tick(self._slot)
            return None
        if not self.driver.reach(at):
            self._slot += 1
            return None
        return OurTurn((seat,), may_wait=True)

    def _pass_time(self) -> OurTurn | None:
        """Let the clock go on to this moment: bots act in their slots, and the sand may run out."""
        if not self._begun:
            self._begun = monotonic() - self.match.now / 1000
        at = self._watch()
        while self.driver.slot(self._slot)[1] <= at and self.over is None:
            seat, due = self.driver.slot(self._slot)
            if seat not in self.mine and self.driver.reach(due):
                self.driver.act(seat, due)
            self._slot += 1
        self.driver.reach(at)
        free = tuple(seat for seat in self.mine if self.over is None and self.match.moves(seat))
        return OurTurn(free, may_wait=True) if free else None

    def _watch(self) -> Millis:
        return Millis(max(self.match.now, int((monotonic() - self._begun) * 1000)))

    def now(self) -> Millis:
        """The moment at which somebody here acts."""
        if not timed(self.match.pending()):
            return self.match.now
        if self._live:
            return self._watch() if self._begun else self.match.now
        return max(self.match.now, self.driver.slot(self._slot)[1])

    def _one_acts(self, seats: Sequence[Seat]) -> bool:
        """Ask these bots until one of them acts."""
        match = self.match
        return any(match.moves(seat) and self.driver.act(seat, match.now) for seat in seats)

    def _listen(self) -> None:
        """Write down what the bots have said; where seats talk apart, only what is for us."""
        for each in self.driver.heard[self._told :]:
            if each.seat not in self.mine and any(map(each.heard_by, self.mine or (None,))):
                said = text(each.phrase.code, **each.phrase.args)
                self.heard.append(text("cli.play.said", who=self.names[each.seat], said=said))
        self._told = len(self.driver.heard)

    def seen(self, seat: Seat | None) -> Seen:
        """What a seat sees by now."""
        match, tell = self.match, self.skills.notation.line
        stream = self._streams.get(seat)
        if stream is None:
            stream = Stream(match.game, match.options, match.seats, seat, tell)
            self._streams[seat] = stream
        stream.follow(match.record)
        blank = match.game.blank(match.options, match.seats, seat)
        return Seen(stream.facts, stream.lines, stream.view, blank)

    def moves(self, seat: Seat) -> Moves[Any]:
        """What a seat may do now."""
        return self.match.moves(seat)

    def notes(self, seat: Seat | None) -> Any:
        """What the pad knows at the level that was chosen here."""
        view = self.match.view(seat)
        return self.skills.assist(view, self.level) if self.skills.assist else None

    def play(self, seat: Seat, move: Any) -> None:
        """Make a move; a bot that is waited for as well may answer in between."""
        clocked = timed(self.match.pending())
        came = Played(seat, move, self.now())
        self.driver.match = self.match.enter(came).settle(self.driver.chance)
        pending = self.match.pending()
        if clocked:
            self._slot += not self._live
        elif isinstance(pending, Await) and pending.until is None and seat in pending.seats:
            self._one_acts(sorted(pending.seats - {*self.mine}))
        self._listen()

    def wait(self, seat: Seat) -> None:
        """Let a chance to act go by."""
        self._slot += timed(self.match.pending()) and not self._live
        self._passed.add((seat, len(self.match.record)))

    def take_back(self, seat: Seat) -> None:
        """Take the last move back: bots agree, and people at one terminal have agreed already."""
        match = self.match
        mine = [
            n
            for n, entry in enumerate(match.standing)
            if isinstance(entry.came, Played) and entry.came.seat == seat
        ]
        if not mine:
            raise Malformed("back.nowhere", to=-1)
        free = match.free_back(seat) is not None
        others = tuple(Seat(n) for n in range(match.seats) if n != seat)
        back = match.back(mine[-1], seat, () if free else others)
        self.driver.match = back.settle(self.driver.chance)
        self.fault = None

    def hint(self, seat: Seat) -> str:
        """The next step of help; a new position begins with the first."""
        n = len(self.match.record)
        known, step = self._hints.get(seat, (n, 0))
        step = step if known == n else 0
        last = self.skills.hint_steps - 1
        view = self.match.view(seat)
        given = self.skills.hint(view, min(step, last)) if self.skills.hint else None
        self._hints[seat] = (n, step + 1)
        return text("cli.play.no-hint") if given is None else say(given.line, self.names)

    def talk(self, seat: Seat | None, said: str) -> None:
        """Say something; bots hear what they can make a phrase of."""
        if seat is None:
            return
        phrase = self._phrase(said)
        shown = said if phrase is None else text(phrase.code, **phrase.args)
        self.heard.append(text("cli.play.said", who=self.names[seat], said=escaped(shown)))
        if phrase is not None:
            to = self.skills.hearers(self.match.options, self.match.seats, seat)
            self.driver.heard += (Heard(seat, phrase, to),)
            self._told += 1

    def _phrase(self, said: str) -> Phrase | None:
        """A phrase of the game behind these words, if there is one."""
        exact = (each for each in self.skills.phrases if text(each.code) == said)
        understand = self.skills.understand
        return next(exact, None) or (understand(said) if understand else None)

    def answer(self, yes: bool) -> None:
        """Nobody asks: bots agree to everything."""

    def stands(self) -> str:
        """How far the match is."""
        line = self.skills.stands(self.match)
        return "" if line is None else say(line, self.names)

    def finished(self) -> AnyMatch:
        """The whole match, once it is over."""
        if not isinstance(self.match.pending(), Over):
            raise Malformed("match.not-over")
        return self.match

    def waiting(self) -> tuple[Seat, ...]:
        """Whom the match waits for."""
        pending = self.match.pending()
        return tuple(sorted(pending.seats)) if isinstance(pending, Await) else ()

    def close(self) -> None:
        """Nobody is told that we left."""
