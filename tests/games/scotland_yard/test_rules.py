"""Every ruling on Scotland Yard, the printed examples, and the code of each refusal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sleuth.games.scotland_yard.board import rides, walks
from sleuth.games.scotland_yard.charts import chart
from sleuth.games.scotland_yard.facts import (
    Caught,
    Cornered,
    Doubled,
    Escaped,
    Hid,
    Paid,
    Stepped,
    Surfaced,
    Travelled,
    Vanished,
)
from sleuth.games.scotland_yard.moves import Double, Exchange, Go, Move
from sleuth.games.scotland_yard.pieces import Options, Toy
from sleuth.kernel.data import Await, Over, Seat
from sleuth.kernel.errors import IllegalMove, Malformed
from sleuth.kernel.match import AnyMatch
from tests.games.scotland_yard import rulebook
from tests.games.scotland_yard.opened import opened
from tests.laws.rulebooks import subject
from tests.laws.walk import positions

X = Seat(0)
Play = tuple[int, Move]


def game(seats: int = 4, **options: Any) -> AnyMatch:
    return opened(Options(**options), seats)


def village(seats: int = 4, **options: Any) -> AnyMatch:
    return opened(Toy(**options), seats)


def after(match: AnyMatch, *plays: Play) -> AnyMatch:
    for seat, move in plays:
        match = match.play(Seat(seat), move)
    return match


def steps(*stations: tuple[int, int]) -> tuple[Play, ...]:
    return tuple((seat, Go(to)) for seat, to in stations)


def waited(match: AnyMatch) -> set[int]:
    pending = match.pending()
    return set(pending.seats) if isinstance(pending, Await) else set()


def told(match: AnyMatch) -> list[Any]:
    return list(match.record[-1].told)


def refusal(match: AnyMatch, seat: int, move: Move) -> str:
    with pytest.raises(IllegalMove) as refused:
        match.play(Seat(seat), move)
    return refused.value.code.removeprefix("scotland-yard.")


def to_field(match: AnyMatch, field: int) -> AnyMatch:
    """London: Mister X walks to and fro in the north-west, the detectives far away in the east."""
    ways = {X: (67, 82), 1: (29, 41), 2: (1, 46), 3: (138, 124), 4: (143, 142)}
    while len(match.state.board.log) < field:
        for seat, (there, here) in ways.items():
            if seat < match.seats:
                at = match.state.trail[-1] if seat == X else match.state.board.posts[seat - 1]
                match = match.play(Seat(seat), Go(there if at == here else here))
    return match


# The board


def test_the_board_has_the_printed_number_of_lines() -> None:
    board = chart("london")
    counted = {by: len(lines) for by, lines in board.lines.items()}
    assert counted == {"taxi": 345, "bus": 99, "underground": 20, "ferry": 3}
    ends = {by: {frozenset((p[0], p[-1])) for p in board.lines[by]} for by in ("taxi", "bus")}
    assert len(ends["taxi"] | ends["bus"]) == 414
    assert len(ends["taxi"] & ends["bus"]) == 30
    assert sum(map(len, board.streets.values())) == 2 * 414


def test_printed_example_taxi_from_100() -> None:
    assert set(chart("london").around["taxi"][100]) == {80, 81, 101, 113, 112}


def test_printed_example_bus_from_100() -> None:
    assert set(chart("london").around["bus"][100]) == {63, 82, 111}


def test_both_examples_are_the_moves_on_offer_at_100() -> None:
    taken = (41, 46, 124)
    goes = {go.to for go in rides(Options(), 100, taken, 1, 0)}
    assert goes == {80, 81, 101, 113, 112, 63, 82, 111}


def test_undergrounds_and_ferries_are_not_used_by_beginners() -> None:
    assert 13 not in chart("london").streets[46]
    assert 13 in chart("london").around["underground"][46]
    assert 115 not in chart("london").streets[108]
    assert 115 in chart("london").around["ferry"][108]


# Ruling 1 and 2: seats and starts


@pytest.mark.parametrize(("seats", "posts"), [(4, (41, 46, 124)), (5, (41, 46, 124, 142))])
def test_starts(seats: int, posts: tuple[int, ...]) -> None:
    match = game(seats)
    assert match.state.board.posts == posts
    assert match.state.trail == (82,)
    assert match.view(Seat(1)).board.spotted == 82


def test_three_to_four_detectives_only() -> None:
    for seats in (3, 6):
        with pytest.raises(Malformed):
            game(seats)


def test_the_number_of_detectives_follows_from_the_seats_and_must_agree_with_them() -> None:
    assert game(5, detectives=4).seats == 5
    with pytest.raises(Malformed) as refused:
        game(4, detectives=4)
    assert refused.value.code == "scotland-yard.detectives"


# Ruling 3: fields


def test_fields_three_eight_and_thirteen_are_covered() -> None:
    match = game()
    hidden = []
    while not isinstance(match.pending(), Over):
        match = to_field(match, len(match.state.board.log) + 1)
        facts = [fact for entry in match.record for fact in entry.told]
        if any(isinstance(f, Surfaced) and f.field == len(match.state.board.log) for f in facts):
            hidden.append(len(match.state.board.log))
    assert hidden == [3, 8, 13]
    assert len(match.state.board.log) == 13
    assert match.pending() == Over(((Seat(0),), (Seat(1), Seat(2), Seat(3))), "escaped")


def test_a_double_move_leaves_the_detectives_twelve_turns() -> None:
    match = after(game(), (X, Double(Go(67), Go(82))), *steps((1, 29), (2, 1), (3, 138)))
    match = to_field(match, 13)
    assert isinstance(match.pending(), Over)
    assert sum(isinstance(fact, Stepped) and fact.seat == 1 for fact in match.facts()) == 12


def test_by_option_a_double_move_is_one_round_of_thirteen() -> None:
    match = game(double_move="round")
    match = after(match, (X, Double(Go(67), Go(82))), *steps((1, 29), (2, 1), (3, 138)))
    match = to_field(match, 13)
    assert not isinstance(match.pending(), Over)
    match = to_field(match, 14)
    assert isinstance(match.pending(), Over)
    fields = [f.field for f in match.facts() if isinstance(f, Surfaced)]
    assert fields == [3, 8, 13]


# Ruling 4: hidden moves


def test_a_hidden_move_tells_only_that_it_was_made() -> None:
    match = to_field(game(), 2).play(X, Go(67))
    assert told(match) == [Hid(Seat(0), 67), Vanished()]
    assert match.view(Seat(1)).board.spotted is None
    assert match.view(None).board.spotted is None
    assert match.view(Seat(0)).trail[-1] == 67


def test_it_is_shown_with_the_last_step_of_the_turn() -> None:
    match = after(to_field(game(), 2), (X, Go(67)), *steps((1, 29), (3, 138)))
    assert not any(isinstance(fact, Surfaced) for fact in match.facts())
    match = match.play(Seat(2), Go(1))
    assert told(match) == [Stepped(Seat(2), 1), Surfaced(3, 67)]
    assert match.view(Seat(1)).board.log[2].at == 67


def test_a_hidden_move_may_be_taken_back_a_black_one_told_something() -> None:
    match = to_field(game(), 2)
    assert match.play(X, Go(67)).free_back(Seat(0)) == len(match.standing)
    assert game().play(X, Go(67, "black")).free_back(Seat(0)) is None
    assert game().play(X, Go(67)).free_back(Seat(0)) is None


# Ruling 5: the black ticket


def test_the_black_ticket_hides_one_move_and_is_public() -> None:
    match = game().play(X, Go(67, "black"))
    assert told(match) == [Hid(Seat(0), 67), Paid("black")]
    match = after(match, *steps((1, 29), (2, 1), (3, 138)))
    assert told(match)[-1] == Surfaced(1, 67)
    assert refusal(match, X, Go(82, "black")) == "no-ticket"


def test_it_cannot_be_played_for_a_field_that_is_hidden_anyway() -> None:
    match = to_field(game(), 2)
    assert refusal(match, X, Go(67, "black")) == "hidden-anyway"
    assert refusal(match, X, Double(Go(67, "black"), Go(82))) == "hidden-anyway"
    early = to_field(game(), 1)
    assert refusal(early, X, Double(Go(82), Go(67, "black"))) == "hidden-anyway"


def test_only_one_half_of_a_double_move_can_be_black() -> None:
    assert refusal(game(), X, Double(Go(67, "black"), Go(82, "black"))) == "no-ticket"


# Ruling 6, 7 and 8: the double move


def test_a_double_move_fills_two_fields_in_one_turn() -> None:
    match = game().play(X, Double(Go(67), Go(82)))
    assert told(match) == [Doubled(), Travelled(67), Travelled(82)]
    assert match.state.board.rounds == 1
    match = after(match, *steps((1, 29), (2, 1), (3, 138)))
    assert refusal(match, X, Double(Go(67), Go(82))) == "no-ticket"


def test_neither_half_may_end_on_a_detective() -> None:
    match = after(game(), (X, Go(67)), *steps((1, 52), (2, 1), (3, 138)))
    match = after(match, (X, Go(66)), *steps((1, 67), (2, 46), (3, 124)))
    assert refusal(match, X, Go(67)) == "occupied"
    assert refusal(match, X, Double(Go(67), Go(82))) == "occupied"
    assert refusal(match, X, Double(Go(82), Go(67))) == "occupied"
    assert match.play(X, Double(Go(82), Go(66))).state.board.rounds == 3


@pytest.mark.parametrize("before", [2, 7, 12])
def test_the_second_half_may_vanish_in_a_hidden_field(before: int) -> None:
    match = to_field(game(), before - 1)
    at, other = match.state.trail[-1], 67 if match.state.trail[-1] == 82 else 82
    match = match.play(X, Double(Go(other), Go(at)))
    assert told(match) == [Doubled(), Travelled(other), Hid(Seat(0), at), Vanished()]


def test_a_first_half_alone_in_the_dark_is_shown_with_the_second() -> None:
    match = to_field(game(), 2).play(X, Double(Go(67), Go(82)))
    assert told(match) == [
        *(Doubled(), Hid(Seat(0), 67), Vanished()),
        *(Travelled(82), Surfaced(3, 67)),
    ]
    black = game().play(X, Double(Go(67, "black"), Go(82)))
    assert told(black)[-2:] == [Travelled(82), Surfaced(1, 67)]


def test_two_halves_in_the_dark_are_shown_together_after_the_turn() -> None:
    match = to_field(game(), 2).play(X, Double(Go(67), Go(82, "black")))
    assert told(match)[1:] == [Hid(Seat(0), 67), Vanished(), Hid(Seat(0), 82), Paid("black")]
    match = after(match, *steps((1, 29), (2, 1), (3, 138)))
    assert told(match)[-2:] == [Surfaced(3, 67), Surfaced(4, 82)]


def test_a_double_move_in_round_thirteen_adds_field_fourteen_and_one_turn() -> None:
    match = to_field(game(), 12).play(X, Double(Go(67), Go(82)))
    assert len(match.state.board.log) == 14
    assert told(match)[-2:] == [Travelled(82), Surfaced(13, 67)]
    assert waited(match) == {1, 2, 3}
    match = after(match, *steps((2, 1), (1, 29), (3, 138)))
    assert told(match)[-1] == Escaped()
    assert isinstance(match.pending(), Over)


def test_both_halves_of_round_thirteen_may_be_hidden() -> None:
    match = to_field(game(), 12).play(X, Double(Go(67), Go(82, "black")))
    match = after(match, *steps((2, 1), (1, 29), (3, 138)))
    assert told(match)[-3:] == [Surfaced(13, 67), Surfaced(14, 82), Escaped()]


# Ruling 9: the detectives


def test_detectives_move_once_each_in_any_order() -> None:
    match = after(game(), (X, Go(67)), (3, Go(138)))
    assert refusal(match, 3, Go(124)) == "moved"
    assert refusal(match, X, Go(82)) == "not-now"
    match = after(match, (1, Go(29)))
    assert waited(match) == {2}
    match = after(match, (2, Go(1)))
    assert waited(match) == {X}
    assert refusal(match, 1, Go(41)) == "not-now"


def test_first_come_first_served() -> None:
    match = after(village(), (X, Go(2)))
    assert refusal(match, 1, Go(6)) == "occupied"
    assert refusal(match, 2, Go(5)) == "occupied"
    match = after(match, (2, Go(7)), (1, Go(6)))
    assert match.state.board.posts == (6, 7, 8)


def test_a_detective_with_no_free_neighbour_waits_and_stays() -> None:
    match = after(village(), (X, Go(2)))
    assert waited(match) == {1, 2, 3}
    match = after(match, (2, Go(7)))
    assert waited(match) == {1}
    assert refusal(match, 3, Go(7)) == "not-now"
    match = after(match, (1, Go(6)))
    assert waited(match) == {X}
    assert match.state.board.posts[2] == 8


def test_who_waits_moves_when_a_neighbour_leaves() -> None:
    match = after(village(), (X, Go(2)), (2, Go(7)), (1, Go(6)), (X, Go(1)))
    assert waited(match) == {1}
    match = after(match, (1, Go(5)))
    assert waited(match) == {2}
    match = after(match, (2, Go(6)))
    assert waited(match) == {3}


def test_mister_x_blocks_nobody() -> None:
    match = after(village(), (X, Go(4)))
    assert 4 in {go.to for go in walks(match.state.board, Seat(1))}


# Ruling 10, 11 and 12: the end


def test_a_step_on_mister_x_wins_at_once() -> None:
    match = after(village(), (X, Go(4)), (1, Go(4)))
    assert told(match) == [Stepped(Seat(1), 4), Caught(Seat(1), 4)]
    assert match.pending() == Over(((Seat(1), Seat(2), Seat(3)), (Seat(0),)), "caught")


def test_a_step_on_a_hidden_mister_x_wins_too() -> None:
    match = after(village(), (X, Go(3, "black")), (2, Go(3)))
    assert told(match) == [Stepped(Seat(2), 3), Surfaced(1, 3), Caught(Seat(2), 3)]


def test_mister_x_with_no_free_station_has_lost() -> None:
    match = after(village(), (X, Go(3, "black")), *steps((3, 7), (1, 4), (2, 5)))
    match = after(match, (X, Go(1)), *steps((3, 6), (1, 3), (2, 2)))
    match = after(match, (X, Go(4)), *steps((1, 1), (3, 5), (2, 3)))
    assert told(match) == [Stepped(Seat(2), 3), Cornered(4)]
    assert match.pending() == Over(((Seat(1), Seat(2), Seat(3)), (Seat(0),)), "cornered")


def told_last(match: AnyMatch) -> Any:
    return match.record[-1].told[-1] if len(match.record) else None


# Refusals


def test_refusals_of_mister_x() -> None:
    assert refusal(game(), X, Go(1)) == "no-line"
    assert refusal(game(), X, Go(67, "taxi")) == "ticket"
    assert refusal(game(), X, Exchange(Seat(1))) == "not-now"
    assert refusal(game(), X, Double(Go(67), Go(199))) == "no-line"
    assert refusal(game(), X, Go(-1)) == "no-line"


def test_refusals_of_detectives() -> None:
    assert refusal(game(), 1, Go(29)) == "not-now"
    match = game().play(X, Go(67))
    assert refusal(match, 1, Go(30)) == "no-line"
    assert refusal(match, 1, Go(29, "black")) == "ticket"
    assert refusal(match, 1, Go(29, "taxi")) == "ticket"
    assert refusal(match, 1, Double(Go(29), Go(41))) == "not-now"


# Double entry


def test_the_rulebook_agrees_everywhere_in_the_walk() -> None:
    seen: Counter[str] = Counter()
    for node in positions(subject("scotland-yard")):
        rulebook.audit(node.match)
        seen.update(type(fact).__name__ for fact in node.match.facts())
        board = node.match.state.board
        seen["field 5"] += not board.options.classic and len(board.log) == 5
    rare = {"Caught", "Cornered", "Escaped", "Stranded", "Exchanged", "Doubled", "Paid", "field 5"}
    assert rare | {"Wished", "Declined", "Readied", "Placed", "Lurked"} <= set(seen)
