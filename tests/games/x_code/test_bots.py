"""Team-mates: what they hear and say, how they plan, and how well they play."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.games.x_code import GAME, talk
from sleuth.games.x_code.facts import Turned
from sleuth.games.x_code.moves import Answer, Discard, Lay, Move, SayReady, Take
from sleuth.games.x_code.notation import parse_all
from sleuth.games.x_code.pieces import Options
from sleuth.games.x_code.talents import measures
from sleuth.games.x_code.thinking.bots import BOTS, neighbours
from sleuth.games.x_code.thinking.solver import Table, by_draws, hops, kept, picture, plan, wanted
from sleuth.games.x_code.thinking.team import Mate
from sleuth.games.x_code.view import clocked
from sleuth.kernel.data import Millis, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.kernel.talents import Heard, Phrase, Thought
from sleuth.players.dice import SeededDice
from sleuth.players.driver import Driver
from tests.games.x_code.stage import START, dealt, draw, draw_all, play, running

DICE = SeededDice("test")


def says(seat: int, cards: str) -> Heard:
    return Heard(Seat(seat), Phrase(talk.HAVE, {"cards": cards}))


def thinks(match: AnyMatch, seat: int, *heard: Heard, bot: str = "expert") -> Thought[Move]:
    view = clocked(match.view(Seat(seat)), match.now)
    return BOTS[bot](view, heard, DICE, 1)


def table(*hands: str, pile: str = "", discards: str = "", fresh: int = 0, **more: Any) -> Table:
    cards = [list(parse_all(hand)) for hand in hands]
    faces = [[card // 2 for card in hand] for hand in cards]
    spaces = more.pop("spaces", tuple(range(12)))
    return Table(
        size=more.pop("size", 3),
        limit=more.pop("limit", 8),
        hands=cards,
        faces=faces,
        spaces=spaces,
        fresh=fresh,
        pile=parse_all(pile),
        discards=parse_all(discards),
        **more,
    )


# talk


def test_a_bot_says_what_nobody_knows_yet_and_says_it_once() -> None:
    match = dealt(Options(), "1< 2< 3>", "4< 5> 8>")
    first = thinks(match, 0)
    assert first == Thought(SayReady(), (talk.have((2, 4, 7)),))
    assert first.says[0].args == {"cards": "1← 2← 3→"}
    match = draw(running(Options(), "1< 2< 3>", "4< 5> 8>"), 0, "#>")
    assert thinks(match, 0, says(0, "1← 2← 3→")).says == (talk.have((23,)),)
    assert thinks(match, 0, says(0, "1← 2← 3→"), says(0, "#→")).says[0].code == talk.NEED


def test_listeners_know_the_hand_of_whoever_speaks() -> None:
    match = play(running(Options(), "1< 2< 3>", "4< 5> 8>"), 0, "offer 1<")
    heard = (says(0, "1← 2← 3→"), says(1, "4<5>"))
    hands = picture(match.state.board, talk.listen(heard, 2)).hands
    assert [sorted(hand) for hand in hands] == [[2, 4, 7], [8, 11]]
    after = play(play(match, 1, "answer 1 5>"), 0, "discard 2< 3> 5>")
    hands = picture(after.state.board, talk.listen(heard, 2)).hands
    assert [sorted(hand) for hand in hands] == [[], [2, 8]]


def test_nonsense_is_not_understood_and_nobody_has_more_than_all_can_see() -> None:
    match = running(Options(), "1< 2< 3>", "4< 5> 8>")
    heard = (says(0, "what?"), says(1, "1< 1< 2< 2< 3< 3< 4<"), Heard(Seat(0), Phrase("hm")))
    hands = picture(match.state.board, talk.listen(heard, 2)).hands
    assert [len(hand) for hand in hands] == [0, 3]


@pytest.mark.parametrize(
    ("words", "phrase"),
    [
        ("I need a #, I've already got two", Phrase(talk.NEED, {"symbol": "#"})),
        ("anyone? i want 5!", Phrase(talk.NEED, {"symbol": "5"})),
        ("Give me your Time cards", Phrase(talk.TIME_TO_ME)),
        ("time cards to me please", Phrase(talk.TIME_TO_ME)),
        ("I've got 5< and #→", Phrase(talk.HAVE, {"cards": "5< #→"})),
        ("well played", None),
    ],
)
def test_words_of_ones_own_are_understood_by_keywords(words: str, phrase: Phrase | None) -> None:
    assert talk.understand(words) == phrase


def test_neighbours_hear_only_neighbours() -> None:
    match = running(Options(), *("1< 2< 3>", "4< 5> 8>", "6< 7< 9>", "0< *< #<"))
    heard = tuple(says(seat, "W") for seat in range(4))
    near = neighbours(match.view(Seat(0)), heard)
    assert [each.seat for each in near] == [0, 1, 3]


def test_a_wish_of_a_person_is_heard() -> None:
    match = running(Options(), "5< 2< 3>", "5> 4> 8>")
    wish = Heard(Seat(1), talk.need(5))
    time = Heard(Seat(1), Phrase(talk.TIME_TO_ME))
    known = picture(match.state.board, talk.listen((wish, time), 2))
    assert plan(known, by_draws).owner[5] == 1
    assert plan(known, by_draws).timer == 1


# the plan


def test_a_card_is_passed_on_where_its_arrow_points() -> None:
    ring = table("", "", "", "")
    assert [hops(ring, 2, 0, seat) for seat in range(4)] == [0, 1, 2, 3]
    assert [hops(ring, 3, 0, seat) for seat in range(4)] == [0, 3, 2, 1]
    assert hops(table("", "", "", "", reversed=True), 2, 0, 1) == 3


def test_everybody_owns_a_space_before_anybody_owns_two() -> None:
    found = plan(table("1< 1> 2< 2>", "9<", "3< 3>"), by_draws)
    assert found.owner[3] == 2
    assert found.owner[1] == 0 or found.owner[2] == 0
    assert [len([f for f in rank if f in found.first]) for rank in found.ranks] == [1, 1, 1]
    assert sorted(found.owner) == list(range(12))


def test_small_hands_leave_somebody_free_for_what_is_no_use() -> None:
    small = table(*[""] * 8, limit=5, size=4, fresh=30)
    assert len(plan(small, by_draws).first) == 7


def test_what_is_kept_is_the_first_space_then_wilds_then_time() -> None:
    known = table("1< 1> T< W 9< 9>", "2< 2>", limit=6)
    found = plan(known, by_draws)
    held = kept(known, found, 0, known.hands[0])
    first = next(f for f in found.ranks[0] if f in found.first)
    assert [card // 2 for card in held[:2]] == [first, first]
    assert held[2:4] == [26, 24]
    assert wanted(known, found, 0, 2 * first, known.hands[0]) == 2
    assert wanted(known, found, 1, 2 * first, known.hands[1]) == 0


# acting


def test_a_set_is_laid_with_as_few_wilds_as_can_be() -> None:
    match = draw_all(running(Options(), "1< 1> W", "4< 5> 8>"), 0, "1>")
    assert thinks(match, 0).move == Lay((2, 3, 3))


@pytest.mark.parametrize("others", [("4< 5> 8>",), ("4< 5> 8>", "4< 5> 8>", "6< 7< 9<")])
def test_a_whole_set_is_laid_whatever_the_timer_needs(others: tuple[str, ...]) -> None:
    match = running(Options(level=4), "1< 1> T<", *others)
    match = draw(draw(match, 0, "1<", 100), 0, "1>", 104)
    assert thinks(match, 0).move == Lay((2, 2, 3, 3))


def test_two_keep_wilds_for_the_timer_and_four_do_not() -> None:
    def drawn(*others: str) -> AnyMatch:
        match = running(Options(level=4), "1< 1> T<", *others)
        return draw(draw(match, 0, "1<", 100), 0, "W", 104)

    assert thinks(drawn("4< 5> 8>"), 0).move != Lay((2, 2, 3, 26))
    assert thinks(drawn("4< 5> 8>", "4< 5> 8>", "6< 7< 9<"), 0).move == Lay((2, 2, 3, 26))


def test_the_timer_is_turned_late() -> None:
    match = running(Options(), "T< T> T>", "4< 5> 8>")
    assert thinks(draw(match, 1, "1<", 100), 0).move == Take()
    assert thinks(draw(match, 1, "1<", 172), 0).move == Lay((24, 25, 25))


def test_who_has_given_up_a_symbol_is_no_longer_heard_as_asking_for_it() -> None:
    """Seat 0 put its fives aside for seat 1, who cannot part with the last one."""
    asked = {Seat(0): 5}
    given = table("", "5>", discards="5< 5< 5>", size=4, spaces=(5,), needs=asked)
    assert plan(given, by_draws).owner[5] == 1
    unseen = table("", "5>", fresh=30, size=4, spaces=(5,), needs=asked)
    assert plan(unseen, by_draws).owner[5] == 0


def test_whoever_has_all_time_cards_keeps_the_time() -> None:
    asked = table("T<", "T< T> T>", timer=Seat(0))
    assert plan(asked, by_draws).timer == 1
    assert plan(table("T<", "T< T>", timer=Seat(0)), by_draws).timer == 0


def test_where_few_cards_go_round_time_is_wanted_in_a_hurry_only() -> None:
    few, more = "1< 2< 3<", "1< 2< 3< 4<"
    for pile, hurry, wants in ((few, False, 0), (few, True, 1), (more, False, 1)):
        known = table("T< T>", "5>", pile=pile, spaces=(5,), hurry=hurry)
        found = plan(known, by_draws)
        assert wanted(known, found, found.timer, 24, known.hands[found.timer]) == wants


@pytest.mark.parametrize(("seconds", "move"), [(150, Lay), (20, Discard)])
def test_three_time_cards_turn_the_timer_rather_than_be_discarded(
    seconds: int, move: type[Move]
) -> None:
    match = running(Options(level=1), "T< T< T>", "4< 5> 8>")
    known = picture(match.state.board, talk.listen((), 2))
    found = plan(known, by_draws)
    found.timer = 1
    view = clocked(match.view(Seat(0)), Millis(match.now + seconds * 1000))
    assert isinstance(Mate(view, Seat(0), known, found).discard(), move)


def test_an_offer_that_helps_is_answered() -> None:
    match = running(Options(), "4< 2< 3>", "4> 4> 8>")
    match = play(match, 0, "offer 4<")
    heard = (says(0, "4< 2< 3>"), says(1, "4> 4> 8>"))
    assert thinks(match, 1, *heard).move == Answer(1, 17)


def test_whose_card_is_next_draws_it_and_the_others_wait() -> None:
    options = Options(keys=3, time=0, wild=0)
    match = running(options, "1< 1> 2<", "2> 3< 3>")
    match = draw_all(match, 0, "3< 2> 1<")
    match = draw_all(match, 1, "2< 3> 1>")
    match = play(match, 1, "discard 1> 2> 3<")
    assert thinks(match, 0).move == Lay((2, 2, 3))
    match = play(match, 0, "lay 1< 1< 1>")
    assert isinstance(thinks(match, 0).move, Take | Discard)


@pytest.mark.parametrize("mission", ["sequence", "relay", "reversal"])
def test_experts_crack_the_missions_too(mission: Any) -> None:
    solved = [
        measures(team(Options(level=2, mission=mission), "expert", 4, seed))["solved"]
        for seed in range(4)
    ]
    assert sum(solved) >= 3


def team(options: Options, bot: str, seats: int, seed: int) -> AnyMatch:
    mind: Any = BOTS[bot]
    return Driver(start(GAME, options, seats), [mind] * seats, str(seed)).run()


@pytest.mark.parametrize(("seats", "level"), [(2, 1), (3, 4), (4, 4), (6, 4), (8, 3)])
def test_experts_crack_the_code(seats: int, level: Any) -> None:
    played = [team(Options(level=level), "expert", seats, seed) for seed in range(3)]
    assert sum(measures(match)["solved"] for match in played) >= 2


def test_neighbours_crack_the_code_and_turn_the_timer_late() -> None:
    played = [team(Options(level=2), "neighbour", 4, seed) for seed in range(3)]
    assert all(measures(match)["solved"] for match in played)
    turns = [fact for match in played for fact in match.facts() if isinstance(fact, Turned)]
    assert all(turn.until - turn.at > 90_000 for turn in turns)


def test_levels_differ() -> None:
    rates = {}
    for bot in ("random", "novice", "regular", "expert"):
        played = [team(Options(level=3), bot, 4, seed) for seed in range(4)]
        rates[bot] = sum(len(match.state.board.sets) for match in played)
    assert rates["random"] < rates["novice"] < rates["expert"] == 48
    assert rates["novice"] < rates["regular"] <= rates["expert"]


def test_a_bot_gives_up_on_an_offer_only_after_a_while() -> None:
    match = running(Options(limit=4), "4< 5< 6<", "4> 4> 8>")
    match = draw(play(match, 0, "offer 4<", 1), 0, "9<")
    heard = (says(0, "4< 5< 6< 9<"), says(1, "4> 4> 8>"))
    young = clocked(match.view(Seat(0)), Millis(START + 2000))
    assert "Withdraw" not in repr(BOTS["expert"](young, heard, DICE, 1).move)
