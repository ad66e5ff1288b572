"""The games as OpenSpiel knows them: chance picks in the open, seat after seat decides."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pyspiel

from sleuth.envs.actions import WAIT, Actions, actions
from sleuth.envs.sight import observe
from sleuth.envs.turns import asked, may_wait, rewards
from sleuth.games import catalogue, game, talents
from sleuth.kernel import codec
from sleuth.kernel.data import Draw, Drawn, Over, Seat
from sleuth.kernel.match import AnyMatch, replay, start
from sleuth.kernel.talents import Talents

LONGEST = 10_000
"""More decisions, and more picks of chance, than any match has."""

WIDEST = 256
"""More than chance ever picks from."""


def spiel_names() -> dict[str, str]:
    """What OpenSpiel calls the games; a game whose clock runs while all think is none of its."""
    return {
        f"python_sleuth_{name.replace('-', '_')}": name
        for name in sorted(catalogue())
        if talents(name).universe is not None and talents(name).clocked is None
    }


def register() -> None:
    """Tell OpenSpiel of the games; who is known already stays as it is."""
    known = {*pyspiel.registered_names()}
    for short, name in spiel_names().items():
        if short not in known:
            kind = _kind(short, name)
            # A class of its own: OpenSpiel lets go of what makes a game after Python has ended.
            pyspiel.register_game(kind, type(short, (SpielGame,), {"kind": kind, "played": name}))


def _kind(short: str, name: str) -> pyspiel.GameType:
    seats = game(name).seats
    return pyspiel.GameType(
        short_name=short,
        long_name=f"sleuth {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=seats.start,
        max_num_players=seats.stop - 1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"toy": talents(name).toy is not None, "players": seats.start},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The rules with their options: `toy` is a small match, else `players` sit at a usual one."""

    kind: pyspiel.GameType
    played: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wished = {**self.kind.parameter_specification, **(params or {})}
        self.rules, self.able = game(self.played), talents(self.played)
        toy = self.able.toy if wished["toy"] else None
        self.options, self.seats = toy or (self.rules.options(), int(wished["players"]))
        self.actions: Actions = actions(self.played, self.options, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=WIDEST,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """A match before anything was drawn."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on how often chance picks."""
        return LONGEST

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """Who turns states into what a player sees, or into all that it was told."""
        del params
        return Observer(self.able.wide, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel steps through it."""

    def __init__(self, rules: SpielGame) -> None:
        super().__init__(rules)
        self.now = Juncture(start(rules.rules, rules.options, rules.seats), rules.actions)

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody any more."""
        match self.now.match.pending():
            case Over():
                return int(pyspiel.PlayerId.TERMINAL)
            case Draw():
                return int(pyspiel.PlayerId.CHANCE)
            case _:
                return int(self.now.turn)

    def is_terminal(self) -> bool:
        """Is it over?"""
        return isinstance(self.now.match.pending(), Over)

    def _legal_actions(self, player: int) -> list[int]:
        return self.now.legal(Seat(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may pick next, each as likely."""
        left = self.now.left()
        return [(pick, 1 / len(left)) for pick in left]

    def _apply_action(self, action: int) -> None:
        self.now = self.now.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"draw {action}"
        return self.now.named(Seat(player), action)

    def returns(self) -> list[float]:
        """1, -1 or 0 for each seat when it is over."""
        return rewards(self.now.match, self.now.able.team)

    def __str__(self) -> str:
        seen = self.now.able.notation.show(self.now.match.view(None))
        return f"{seen}\n{len(self.history())} actions"


@dataclass(frozen=True, slots=True)
class Juncture:
    """How a match stands between two actions; it never changes, so a copy is itself."""

    match: AnyMatch
    actions: Actions
    picks: tuple[int, ...] = ()  # of a draw that wants more than one
    passed: frozenset[Seat] = frozenset()  # who has waited since the last move
    waits: tuple[tuple[Seat, int], ...] = ()  # who ever waited, and after how much it was told

    def __deepcopy__(self, memo: object) -> Juncture:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        match = self.match
        agreed = match.game.name, match.options, match.seats
        return revived, (*agreed, tuple(match.record), self.picks, self.passed, self.waits)

    @property
    def able(self) -> Talents:
        """What the game can do besides its rules."""
        return talents(self.match.game.name)

    @property
    def turn(self) -> Seat:
        """The seat that is asked."""
        return asked(self.match, self.passed)

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of what a seat may do when it is asked."""
        mask = self.actions.mask(self.match.view(seat), self.match.moves(seat))
        mask[WAIT] = may_wait(self.match, seat)
        numbers: list[int] = np.flatnonzero(mask).tolist()
        return numbers

    def left(self) -> list[int]:
        """What chance has not picked yet for this draw."""
        draw = self.match.pending()
        assert isinstance(draw, Draw)
        return [pick for pick in range(draw.of) if pick not in self.picks]

    def after(self, action: int) -> Juncture:
        """How it stands when chance has picked this, or the seat that is asked does this."""
        draw = self.match.pending()
        if isinstance(draw, Draw):
            return self._drawn(draw, (*self.picks, action))
        return self._waited(self.turn) if action == WAIT else self._played(self.turn, action)

    def _drawn(self, draw: Draw, picks: tuple[int, ...]) -> Juncture:
        if len(picks) < draw.k:
            return replace(self, picks=picks)
        drawn = Drawn(picks if draw.ordered else tuple(sorted(picks)), self.match.now)
        return replace(self, match=self.match.enter(drawn), picks=())

    def _waited(self, seat: Seat) -> Juncture:
        waits = (*self.waits, (seat, len(self.match.stream(seat))))
        return replace(self, passed=self.passed | {seat}, waits=waits)

    def _played(self, seat: Seat, action: int) -> Juncture:
        move = self.actions.unrank(self.match.view(seat), action)
        return replace(self, match=self.match.play(seat, move), passed=frozenset())

    def named(self, seat: Seat, action: int) -> str:
        """An action in the game's notation."""
        if action == WAIT:
            return "wait"
        return self.able.notation.write(self.actions.unrank(self.match.view(seat), action))

    def told(self, seat: Seat) -> str:
        """All that a seat was told, and when it waited: nothing is forgotten."""
        waited = [after for who, after in self.waits if who == seat]
        return f"{codec.encode(self.match.stream(seat)).decode()} waited {waited}"

    def seen(self, seat: Seat) -> str:
        """What a seat sees."""
        return codec.encode(self.match.view(seat)).decode()


def revived(name: str, options: Any, seats: int, record: tuple[Any, ...], *rest: Any) -> Juncture:
    """A match as it was put away: its record, and what was going on."""
    return Juncture(
        replay(game(name), options, seats, record), actions(name, options, seats), *rest
    )


class Observer:
    """What a player sees: its view, as text and in numbers; or, as text, all that it was told."""

    def __init__(self, wide: int, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = None if recalls else np.zeros(wide, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look from a player's seat."""
        if self.tensor is not None:
            now = state.now.match
            self.tensor[:] = observe(now.game.name, now.view(Seat(player)))

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        return state.now.told(Seat(player)) if self.recalls else state.now.seen(Seat(player))
