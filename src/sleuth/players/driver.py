"""Bots round a match with no table: in turn, or in slots of simulated time where a clock runs."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from sleuth.games import talents
from sleuth.kernel.chance import Chance, seeded
from sleuth.kernel.data import Await, Millis, Over, Played, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Bot, Heard, Thought
from sleuth.players.dice import SeededDice
from sleuth.players.own_bots import BotFault, OwnSeat, forfeited

PACE = 4000
BUDGET = 1_000_000


class Finish(NamedTuple):
    """A match as it ended, how, and what a bot did if it ended by that."""

    match: AnyMatch
    over: Over
    fault: BotFault | None


class Driver:
    """Lets bots play one match to its end, and keeps how long each decision took."""

    def __init__(
        self, match: AnyMatch, bots: Sequence[Bot[object, object]], seed: str, pace: int = PACE
    ) -> None:
        self.match = match
        self.bots = bots
        self.seed = seed
        self.pace = pace
        self.chance: Chance = seeded(seed)
        self.heard: tuple[Heard, ...] = ()
        self.times: list[float] = []
        self.talents = talents(match.game.name)

    def run(self) -> AnyMatch:
        """Play to the end."""
        slot = 0
        self.match = self.match.settle(self.chance)
        while not isinstance(pending := self.match.pending(), Over):
            assert isinstance(pending, Await)
            if pending.until is None:
                self.turn(pending)
            else:
                slot = self.tick(slot)
        return self.match

    def finish(self) -> Finish:
        """Play to the end; whoever's own bot does what it may not loses there and then."""
        try:
            ended = self.run()
        except BotFault as fault:
            return Finish(self.match, forfeited(self.match, fault.seat), fault)
        over = ended.pending()
        assert isinstance(over, Over)
        return Finish(ended, over, None)

    def turn(self, pending: Await) -> None:
        """Those who may act out of turn are asked first, then those who are waited for."""
        waited = sorted(pending.seats)
        others = [s for s in map(Seat, range(self.match.seats)) if s not in pending.seats]
        for seat in (*others, *waited):
            if self.match.moves(seat) and self.act(seat, self.match.now):
                return
        for seat in waited:
            if isinstance(bot := self.bots[seat], OwnSeat):
                raise bot.fault("bot.silent")
        raise RuntimeError(
            f"seats {waited} of {self.match.game.name} are waited for and do nothing"
        )

    def tick(self, slot: int) -> int:
        """One slot of simulated time: seat s of n acts at pace·k + s·pace/n. Gives the next."""
        seat, at = self.slot(slot)
        if self.reach(at):
            self.act(seat, at)
        return slot + 1

    def slot(self, number: int) -> tuple[Seat, Millis]:
        """Whose slot it is, and when."""
        seats = self.match.seats
        round_, seat = divmod(number, seats)
        return Seat(seat), Millis(round_ * self.pace + seat * self.pace // seats)

    def reach(self, at: Millis) -> bool:
        """Let time go on to this moment; True if somebody may act then."""
        if at < self.match.now:
            return False
        self.match = self.match.ring(at).settle(self.chance)
        return isinstance(self.match.pending(), Await)

    def act(self, seat: Seat, at: Millis) -> bool:
        """Ask one bot; True if it moved."""
        thought = self.think(seat, at)
        match = self.match
        to = self.talents.hearers(match.options, match.seats, seat)
        self.heard += tuple(Heard(seat, phrase, to) for phrase in thought.says)
        if thought.move is None:
            return False
        self.match = self.match.enter(Played(seat, thought.move, at)).settle(self.chance)
        return True

    def think(self, seat: Seat, at: Millis) -> Thought[object]:
        """One decision, timed; where a clock runs, the bot may look at it."""
        dice = SeededDice(self.seed, "bot", seat, len(self.match.record))
        view = self.match.view(seat)
        if self.talents.clocked is not None:
            view = self.talents.clocked(view, at)
        begun = perf_counter()
        thought = self.bots[seat](view, self.heard_by(seat), dice, BUDGET)
        self.times.append((perf_counter() - begun) * 1000)
        return thought

    def heard_by(self, seat: Seat | None) -> tuple[Heard, ...]:
        """What reached this seat of all that was said; the very same row where all hear all."""
        if not self.talents.channels(self.match.options, self.match.seats):
            return self.heard
        return tuple(each for each in self.heard if each.heard_by(seat))
