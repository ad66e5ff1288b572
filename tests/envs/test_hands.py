"""Many matches of Break the Code at once: each is, move by move, a match by the rules."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from sleuth.envs.actions import Mask, actions
from sleuth.envs.hands import ASK, ASKED, GUESS, HAND, PASS, ROW, SAID, TRIED, ManyHands
from sleuth.envs.turns import rewards
from sleuth.games import game
from sleuth.games.break_the_code.moves import Guess
from sleuth.games.break_the_code.pieces import FIVE_EACH, Options, rest
from sleuth.games.break_the_code.thinking.solver import NUMBER, pack, table
from sleuth.games.break_the_code.tiles import FIVES, Hand
from sleuth.games.break_the_code.view import View
from sleuth.kernel.data import Await, Draw, Drawn, Over, Played, Seat
from sleuth.kernel.match import AnyMatch, start

COPIES, GAMES = 32, 1500
NUMBERED = actions("break-the-code", Options(), 2)


def hand(env: ManyHands, at: int, seat: int) -> Hand:
    return table(FIVE_EACH).hand(int(env.hands[at, seat]))


def dealt(env: ManyHands, at: int, match: AnyMatch) -> AnyMatch:
    """The match after chance has drawn what it drew in the copy."""
    while isinstance(match.pending(), Draw):
        match = match.enter(Drawn(picks(env, at, match), match.now))
    return match


def picks(env: ManyHands, at: int, match: AnyMatch) -> tuple[int, ...]:
    board, state = match.state.board, match.state
    if board.first is None:
        return (int(env.first[at]),)
    if board.hands < 2:
        left = rest(FIVE_EACH, state.hands)
        tiles = (t if t in left else FIVES[1] for t in hand(env, at, board.hands))
        return tuple(sorted(left.index(tile) for tile in tiles))
    lying = {FIVE_EACH.deck[n] for n in np.flatnonzero(env.row[at])}
    return (min(board.pile.index(card) for card in lying - {*board.cards}),)


def seen_by_the_rules(match: AnyMatch, seat: Seat) -> NDArray[np.int16]:
    """What a seat's view says, in the numbers of the copies."""
    view: View = match.view(seat)
    assert view.hand is not None
    seen = np.zeros(TRIED.stop, np.int16)
    seen[HAND] = view.hand
    seen[ROW] = [card in view.board.cards for card in FIVE_EACH.deck]
    for asked in view.board.asked:
        n, said = NUMBER[asked.question], asked.answers[1 - seat]
        seen[ASKED][n] = 1 if asked.seat == seat else 2
        seen[SAID][n] = 0 if said is None else pack(said) + 1
    played = [each.came for each in match.record if isinstance(each.came, Played)]
    for turn, came in enumerate(played):
        if isinstance(came.move, Guess):
            number = NUMBERED.rank(view, came.move) - GUESS + 1
            seen[TRIED][turn] = number if came.seat == seat else -number
    return seen


def choices(env: ManyHands, masks: Mask, rng: np.random.Generator) -> NDArray[np.int64]:
    """Mostly questions, now and then any guess, and sometimes the right one."""
    chosen = np.zeros(env.copies, np.int64)
    for at in range(env.copies):
        short = np.flatnonzero(masks[at, :GUESS])
        luck = rng.random()
        if luck < 0.12 or not len(short):
            right = hand(env, at, 1 - int(env.turn[at]))
            chosen[at] = NUMBERED.rank(None, Guess(right))
        elif luck < 0.3:
            chosen[at] = rng.integers(GUESS, env.size)
        else:
            chosen[at] = rng.choice(short)
    return chosen


class Beside:
    """Copies, and beside each the same match by the rules."""

    def __init__(self, first: int | None) -> None:
        self.agreed = Options(first=first)
        self.env = ManyHands(COPIES, {} if first is None else {"first": first})
        self.env.reset(11)
        self.matches = [self.begun(at) for at in range(COPIES)]

    def begun(self, at: int) -> AnyMatch:
        return dealt(self.env, at, start(game("break-the-code"), self.agreed, 2))

    def entered(self, at: int, action: int) -> AnyMatch:
        """The match after this action and what chance added to it."""
        match = self.matches[at]
        seat = match.state.board.turn
        return dealt(self.env, at, match.play(seat, NUMBERED.unrank(match.view(seat), action)))

    def agrees(self, at: int, seen: NDArray[np.int16], mask: NDArray[np.int8]) -> None:
        match, seat = self.matches[at], Seat(int(self.env.turn[at]))
        assert match.pending() == Await(frozenset({seat}))
        assert np.array_equal(seen, seen_by_the_rules(match, seat))
        offered = match.moves(seat)
        assert mask.sum() == len(offered)
        assert np.array_equal(mask, NUMBERED.mask(match.view(seat), offered))


@pytest.mark.parametrize("first", [None, 1])
def test_each_copy_is_a_match_by_the_rules(first: int | None) -> None:
    beside, rng, ends = Beside(first), np.random.default_rng(5), list[float]()
    env = beside.env
    while len(ends) < GAMES:
        masks, was_over, movers = env.masks(), env.over.copy(), env.turn.copy()
        chosen = choices(env, masks, rng)
        seen, got, over, cut = env.step(chosen)
        assert not cut.any()
        masks = env.masks()
        for at in range(COPIES):
            again = was_over[at]
            match = beside.begun(at) if again else beside.entered(at, int(chosen[at]))
            beside.matches[at] = match
            assert over[at] == isinstance(match.pending(), Over)
            assert got[at] == (0 if again else rewards(match, False)[movers[at]])
            if over[at]:
                ends.append(float(got[at]))
                assert masks[at].nonzero()[0].tolist() == [0]
            else:
                beside.agrees(at, seen[at], masks[at])
    assert {*ends} == {-1.0, 0.0, 1.0}


def test_cards_run_out_and_turns_too() -> None:
    """Who only asks comes to a table without cards, and who always errs to the last turn."""
    beside, stages = Beside(0), set[str]()
    env = beside.env
    for round_ in range(260):
        masks, was_over = env.masks(), env.over.copy()
        wrong = np.array([wrong_guess(env, at) for at in range(COPIES)])
        asks = masks[:, :GUESS].argmax(1)
        errs = np.arange(COPIES) % 2 == 0
        chosen = np.where(errs, wrong, np.where(masks[:, :GUESS].any(1), asks, wrong))
        env.step(chosen)
        for at in range(COPIES):
            beside.matches[at] = (
                beside.begun(at) if was_over[at] else beside.entered(at, int(chosen[at]))
            )
            pending = beside.matches[at].pending()
            assert env.over[at] == isinstance(pending, Over), round_
            if env.over[at]:
                stages.add(f"{errs[at]} {env.turns[at]}")
    assert stages == {"True 100", "False 23"}


def wrong_guess(env: ManyHands, at: int) -> int:
    """A guess that names the guesser's own hand."""
    return NUMBERED.rank(None, Guess(hand(env, at, int(env.turn[at]))))


def test_what_is_not_on_offer_loses_at_once() -> None:
    env = ManyHands(4, {"first": 0})
    asked_already = np.flatnonzero(env.masks()[1, ASK:GUESS] == 0)[0] + ASK
    fair = np.flatnonzero(env.masks()[3, ASK:GUESS])[0] + ASK
    _, got, over, _ = env.step(np.array([0, asked_already, PASS, fair]))
    assert got.tolist() == [-1, -1, -1, 0]
    assert over.tolist() == [True, True, True, False]
    _, got, over, _ = env.step(np.array([0, 0, 0, GUESS]))
    assert got.tolist() == [0, 0, 0, 0]
    assert not over.any()
    assert env.turns.tolist() == [0, 0, 0, 2]


def test_gymnasium_counts_whole_matches() -> None:
    """Its own wrapper, which knows how a vector begins anew, counts what the copies play."""
    pytest.importorskip("gymnasium", reason="`make envs` installs it")
    from gymnasium.wrappers.vector import RecordEpisodeStatistics

    from sleuth.envs.batch import HandsEnv

    env, rng = RecordEpisodeStatistics(HandsEnv(8)), np.random.default_rng(2)
    seen, infos = env.reset(seed=4)
    assert infos == {}
    lengths: list[int] = []
    for _ in range(250):
        assert seen in env.observation_space
        shown = seen["action_mask"].copy()
        shown[:, GUESS:] *= ~shown[:, :GUESS].any(1, keepdims=True)
        chosen = np.array([rng.choice(np.flatnonzero(mask)) for mask in shown])
        seen, _, over, cut, infos = env.step(chosen)
        assert not cut.any()
        lengths += [int(n) for n in infos["episode"]["l"][over]] if over.any() else []
    assert len(lengths) > 40
    assert {*lengths} <= {*range(22, 26)}


def test_equal_seeds_deal_equal_hands() -> None:
    one, other = ManyHands(50), ManyHands(50)
    assert np.array_equal(one.reset(5), other.reset(5))
    assert not np.array_equal(one.reset(5), other.reset(6))
