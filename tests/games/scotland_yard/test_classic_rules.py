"""The classic version by its printed rules: start cards, tickets, ferries, a log of 24."""

from __future__ import annotations

from collections import Counter

from sleuth.games.scotland_yard.board import rides, walks
from sleuth.games.scotland_yard.facts import (
    Doubled,
    Hid,
    Paid,
    Stranded,
    Surfaced,
    Travelled,
)
from sleuth.games.scotland_yard.moves import Double, Exchange, Go
from sleuth.games.scotland_yard.pieces import Options
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Draw, Drawn, Over, Seat
from sleuth.kernel.match import AnyMatch
from tests.games.scotland_yard.test_rules import (
    X,
    after,
    game,
    refusal,
    told,
    told_last,
    village,
    waited,
)

# The classic version


def classic(seats: int = 4, picks: tuple[int, ...] = (0, 1, 2), lair: int = 0) -> AnyMatch:
    match = game(seats, version="classic")
    return match.enter(Drawn(picks)).enter(Drawn((lair,)))


def test_start_cards_are_drawn() -> None:
    match = game(5, version="classic")
    assert match.pending() == Draw(16, 4, ordered=True)
    match = match.enter(Drawn((15, 0, 3, 7)))
    assert match.state.board.posts == (174, 13, 34, 94)
    assert match.pending() == Draw(13)
    match = match.enter(Drawn((2,)))
    assert match.state.trail == (51,)
    assert match.view(Seat(1)).board.spotted is None
    assert match.view(Seat(0)).trail == (51,)
    assert refusal(match, 1, Exchange(Seat(2))) == "not-now"


def test_the_log_shows_tickets_and_the_station_after_moves_3_8_13_18_24() -> None:
    match = classic()
    assert refusal(match, X, Go(48)) == "ticket"
    match = match.play(X, Go(48, "taxi"))
    assert told(match) == [Hid(Seat(0), 48), Paid("taxi")]
    shown = {n for n in range(1, 25) if n not in Options(version="classic").timetable.covered}
    assert shown == {3, 8, 13, 18, 24}


def test_tickets_of_detectives_run_out() -> None:
    match = classic().play(X, Go(48, "taxi"))
    assert match.state.board.purses[0].underground == 4
    match = match.play(Seat(1), Go(46, "underground"))
    assert match.state.board.purses[0].underground == 3
    assert refusal(match, 2, Go(14, "black")) == "ticket"
    assert refusal(match, 2, Go(15)) == "ticket"
    assert refusal(match, 2, Go(15, "bus")) == "no-line"
    assert refusal(match, 2, Go(16, "taxi")) == "no-line"
    match = village(version="classic").enter(Drawn((0, 1, 3))).enter(Drawn((1,)))
    match = after(match, (X, Go(3, "taxi")), (1, Go(2, "bus")), (2, Go(7, "taxi")))
    match = after(match, (X, Go(4, "taxi")))
    assert refusal(match, 1, Go(5, "bus")) == "no-ticket"


def test_ferries_take_black_tickets_only() -> None:
    match = classic(lair=7)  # 127, beside the river
    at_115 = rides(Options(version="classic"), 115, match.state.board.posts, 4, 5)
    assert Go(108, "black") in at_115
    assert Go(157, "black") in at_115
    assert not {go for go in at_115 if go.to in (108, 157)} - {Go(108, "black"), Go(157, "black")}
    assert Go(108, "black") not in rides(
        Options(version="classic"), 115, match.state.board.posts, 4, 0
    )


def test_a_double_move_may_show_and_vanish() -> None:
    match = classic()
    for there, back in ((48, 35), (48, 35)):
        match = match.play(X, Go(there if match.state.at == 35 else back, "taxi"))
        for seat in (1, 2, 3):
            match = match.play(Seat(seat), next(walks(match.state.board, Seat(seat))))
    match = match.play(X, Double(Go(48, "taxi"), Go(35, "black")))
    assert told(match) == [Doubled(), Travelled(48, "taxi"), Hid(Seat(0), 35), Paid("black")]
    assert match.state.board.black == 4
    assert match.state.board.doubles == 1


def test_both_halves_may_be_black_in_the_classic_version() -> None:
    match = classic().play(X, Double(Go(48, "black"), Go(35, "black")))
    assert match.state.board.black == 3


def test_hidden_stations_stay_hidden_after_the_turn_and_are_shown_at_the_end() -> None:
    match = classic().play(X, Go(48, "taxi"))
    for seat in (1, 2, 3):
        match = match.play(Seat(seat), next(walks(match.state.board, Seat(seat))))
    assert not any(isinstance(fact, Surfaced) for fact in match.facts())
    ended = played_out(4, "7")
    assert all(line.at is not None for line in ended.state.board.log)


def played_out(seats: int, seed: str) -> AnyMatch:
    from tests.laws.record import Luck

    luck, match = Luck(int(seed)), game(seats, version="classic").settle(seeded(seed))
    while not isinstance(match.pending(), Over):
        seat = Seat(min(waited(match)))
        match = match.play(seat, match.moves(seat).pick(luck))
    return match


def test_classic_games_end_after_22_turns_or_when_nobody_can_move() -> None:
    why: Counter[str] = Counter()
    for seed in range(40):
        match = played_out(4, str(seed))
        board = match.state.board
        why[board.over] += 1
        if board.over == "escaped":
            assert board.rounds == 22
            assert len(board.log) <= 24
        if board.over == "stranded":
            assert isinstance(told_last(match), Stranded)
            assert not any(next(walks(board, Seat(s)), None) for s in (1, 2, 3))
    assert {"escaped", "stranded", "caught"} <= set(why)
