"""How far each seat was when it was decided, and what was named."""

from __future__ import annotations

from sleuth.games.break_the_code.moves import Ask, Guess
from sleuth.games.break_the_code.review import before, review
from sleuth.games.break_the_code.thinking.assist import assist, gist
from sleuth.games.break_the_code.thinking.worlds import worlds
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch
from tests.games.break_the_code.table import deal, play, tiles

ADA, BOB, EVE = Seat(0), Seat(1), Seat(2)
TWO = ("R0 B0 R1 B1 R2", "B6 R7 B7 R8 B9")
THREE = ("R0 B0 R1 B1 R2", "B2 R3 B3 R4 B4", "G5 G5 R6 B6 R7")


def asked(match: AnyMatch, *seats: Seat) -> AnyMatch:
    """Each of these uses the first card that lies open."""
    for seat in seats:
        card = next(card for card in match.state.board.row if card not in {None, 1, 2, 3, 4, 5, 6})
        match = play(match, seat, Ask(card))
    return match


def brute(match: AnyMatch, seat: Seat) -> int:
    """Codes that a seat could not exclude, from all deals listed one by one."""
    view = gist(before(match, seat))
    place = match.seats if match.seats > 2 else 1 - seat
    return len({world[place] for world in worlds(view)})


def two() -> AnyMatch:
    """Ada asks, names a wrong code, and names the right one; Bob lets his last chance go wrong."""
    cards = (10, 11, 12, 13, 17, 18)
    match = asked(deal(TWO, cards), ADA, BOB)
    match = play(match, ADA, Guess(tiles("R6 B6 R7 B7 R8")))
    match = asked(match, BOB)
    match = play(match, ADA, Guess(tiles(TWO[1])))
    if match.state.board.turn is not None:
        match = play(match, BOB, Guess(tiles("R3 B3 R4 B4 R9")))
    return match


def test_two_players_are_told_how_near_they_were() -> None:
    match = two()
    assert match.state.board.shown
    found = review(match)
    assert found.left == tuple(brute(match, seat) for seat in (ADA, BOB))
    assert min(found.left) > 1
    ada = [(each.tiles, each.right) for each in found.named if each.seat == ADA]
    assert ada == [(tiles("R6 B6 R7 B7 R8"), False), (tiles(TWO[1]), True)]


def test_more_players_see_what_the_others_wrote() -> None:
    cards = (10, 11, 12, 13, 17, 18)
    match = asked(deal(THREE, cards), ADA, BOB, EVE, ADA, BOB)
    centre = match.state.hands[3]
    match = play(match, EVE, Guess(centre))
    for seat, guess in ((ADA, "R8 B8 R9 B9 B7"), (BOB, "B7 R8 B8 R9 R7")):
        if seat in match.state.board.active and match.state.board.turn is not None:
            match = play(match, seat, Guess(tiles(guess)))
    assert match.state.board.shown
    found = review(match)
    assert {(each.seat, each.right) for each in found.named} >= {(EVE, True)}
    assert found.left[EVE] == brute(match, EVE)
    assert len(found.named) == sum(each.tiles is not None for each in found.named)


def test_the_pad_stays_when_all_is_open() -> None:
    match = two()
    kept = assist(match.view(BOB), "odds")
    assert kept is not None
    assert kept.codes == review(match).left[BOB] > 1
