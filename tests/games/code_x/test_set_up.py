"""What lies in the box, and everything before the first turn, ruling by ruling."""

from __future__ import annotations

from collections import Counter

import pytest

from sleuth.games.code_x import GAME
from sleuth.games.code_x.facts import (
    Coded,
    Gave,
    Locked,
)
from sleuth.games.code_x.moves import (
    Give,
    Go,
    Lay,
    Stand,
)
from sleuth.games.code_x.pieces import (
    BOXES,
    COLOUR_OF,
    GEAR,
    KINDS,
    NAMES,
    Options,
    Tile,
    trait,
)
from sleuth.kernel.data import Await, Draw, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import start
from tests.games.code_x.desk import HANDS, Desk, laid
from tests.games.code_x.scenes import tiles

SLOT = 16
"""The first place of the Information board on a field of four by four."""


def shows(token: int) -> tuple[str, ...]:
    return tuple(NAMES[kind][trait(token, kind)] for kind in KINDS)


def test_tokens_show_what_the_table_says() -> None:
    assert shows(17) == ("watch", "yellow", "16-20")
    assert shows(1) == ("camera", "green", "1-5")
    assert shows(30) == ("fingerprint", "red", "26-30")
    assert Counter(COLOUR_OF) == dict.fromkeys(range(5), 6)
    rows = [COLOUR_OF[n : n + 5] for n in range(0, 30, 5)]
    assert all(len({*row}) == 5 for row in rows)


@pytest.mark.parametrize(
    ("seats", "kept", "lying", "unused"),
    [(2, 3, (7, 6), 5), (3, 3, (7, 5), 0), (4, 2, (4, 6), 0), (5, 1, (5, 5), 0)],
)
def test_set_up_counts(seats: int, kept: int, lying: tuple[int, int], unused: int) -> None:
    desk = Desk(seats).deal(*HANDS[seats]).give(*(hand[:3] for hand in HANDS[seats]))
    if seats > 3:
        desk.draw(*range(BOXES[seats].action))
    cells = desk.board.box.cells
    desk.draw(*range(cells))
    on_tiles = {place for place in desk.board.lying if place < cells}
    assert [len(hand) for hand in desk.state.hands] == [kept] * seats
    assert (len(on_tiles), len(desk.board.lying - on_tiles)) == lying
    assert len(desk.state.unseen) - sum(lying) == unused
    assert Counter(tile.owner for tile in desk.board.field)[None] == cells - 3 * seats
    assert cells == (20 if seats == 5 else 16)


def test_tiles_of_the_box() -> None:
    assert Counter(BOXES[3].actions) == {"reactivate": 3, "extra-turn": 2, "swap": 2}
    assert BOXES[2].duos == ("restaurant", "bar", "film-set")
    desk = Desk(4).deal(*HANDS[4]).give(*(hand[:3] for hand in HANDS[4]))
    assert desk.match.pending() == Draw(of=7, k=4)
    desk.draw(0, 3, 5, 6)
    assert desk.board.pool == tiles("reactivate", "extra-turn", "swap", "swap")


def test_duo_tiles_start_bare_or_covered() -> None:
    """Ruling 1."""
    bare, covered = laid(2), laid(2, duo_tiles="covered")
    assert {6, 7, 8} & bare.board.lying == set()
    assert {6, 7, 8} <= covered.board.lying
    assert len(covered.state.unseen) - len(covered.board.lying) == 2


# set-up


def test_codes_are_chosen_at_once_and_shown_to_all_but_their_owner() -> None:
    """Ruling 2."""
    desk = Desk(3).deal(*HANDS[3])
    assert desk.match.pending() == Await(frozenset(map(Seat, range(3))))
    desk.play(2, Give((3, 9, 15))).play(0, Give((1, 7, 13)))
    assert desk.told(0) == (Gave(Seat(0), (1, 7, 13)), Locked(Seat(0)))
    assert desk.told(1) == desk.told(None) == (Locked(Seat(0)),)
    assert desk.view(1).codes == ((), (), ())
    assert desk.refused(0, Give((17, 23, 29))) == "code-x.not-your-turn"
    assert desk.refused(1, Give((1, 7, 13))) == "code-x.your-own-tokens"
    assert desk.refused(1, Give((14, 2, 8))) == "code-x.rising"
    desk.play(1, Give((2, 8, 14)))
    codes = (Coded(Seat(0), (2, 8, 14)), Coded(Seat(1), (3, 9, 15)), Coded(Seat(2), (1, 7, 13)))
    for seat in range(3):
        assert [f for f in desk.told(seat) if isinstance(f, Coded)] == [
            code for code in codes if code.seat != seat
        ]
    assert not any(isinstance(fact, Coded) for fact in desk.told(None))
    assert desk.view(1).hand == (20, 26, 30)


def test_a_choice_can_be_taken_back_while_only_shadows_were_heard() -> None:
    desk = Desk(3).deal(*HANDS[3]).play(2, Give((3, 9, 15)))
    assert desk.match.free_back(Seat(2)) == 3


def test_the_starting_player_by_lot() -> None:
    desk = Desk(3, first=None).deal(*HANDS[3]).give(*(hand[:3] for hand in HANDS[3]))
    assert desk.match.pending() == Draw(of=3)
    desk.draw(2)
    assert desk.board.turn == 2
    with pytest.raises(Malformed):
        start(GAME, Options(first=3), 3)


def test_the_random_field_is_drawn_tile_by_tile() -> None:
    desk = laid(3)
    assert desk.board.field[0] == Tile("restaurant", Seat(0))
    assert desk.board.lying == {*range(9, 16), *range(SLOT, SLOT + 5)}


def advanced(seats: int) -> Desk:
    desk = Desk(seats, layout="advanced").deal(*HANDS[seats])
    return desk.give(*(hand[:3] for hand in HANDS[seats]))


def test_players_lay_the_field_in_turn_edge_to_edge() -> None:
    """Ruling 3."""
    desk = advanced(3)
    assert desk.match.pending() == Draw(of=7, k=7, ordered=True)
    desk.draw(*range(7))
    assert [len(pile) for pile in desk.board.tiles] == [5, 5, 5]
    assert [(each.tile.kind, each.x, each.y) for each in desk.board.laid] == [("swap", 0, 0)]
    bar = Tile("bar", Seat(0))
    assert desk.refused(0, Lay(bar, 1, 1)) == "code-x.edge-to-edge"
    assert desk.refused(0, Lay(bar, 0, 0)) == "code-x.edge-to-edge"
    assert desk.refused(0, Lay(Tile("bar", Seat(1)), 1, 0)) == "code-x.not-your-tile"
    assert desk.refused(1, Lay(Tile("bar", Seat(1)), 1, 0)) == "code-x.not-your-turn"
    desk.play(0, Lay(bar, -1, 0)).play(1, Lay(Tile("bar", Seat(1)), -2, 0))
    desk.play(2, Lay(Tile("bar", Seat(2)), -3, 0))
    assert desk.refused(0, Lay(Tile("film-set", Seat(0)), -4, 0)) == "code-x.edge-to-edge"
    assert desk.refused(0, Lay(Tile("film-set", Seat(0)), 1, 0)) == "code-x.edge-to-edge"


@pytest.mark.parametrize(("upright", "columns"), [(True, 4), (False, 5)])
def test_five_players_lay_five_by_four_either_way(upright: bool, columns: int) -> None:
    desk = advanced(5).draw(0, 1, 2, 3, 4).draw(0, 1, 2, 3, 4)
    grid = [(x, y) for y in range(5) for x in range(4)]
    for n, (x, y) in enumerate(grid):
        seat = n % 5
        tile = desk.board.tiles[seat][0]
        desk.play(seat, Lay(tile, x, y) if upright else Lay(tile, y, x))
    assert (desk.board.columns, desk.board.rows) == (columns, 20 // columns)
    assert desk.board.step == "figures"
    assert len(desk.board.lying) == 10


def test_the_floating_field_is_settled_from_its_top_left() -> None:
    desk = advanced(2).draw(*range(10))
    spots = [(-x, -y) for y in range(4) for x in range(4)]
    first = desk.board.tiles[0][0]
    for n, (x, y) in enumerate(spots):
        desk.play(n % 2, Lay(desk.board.tiles[n % 2][0], x, y))
    assert desk.board.columns == 4
    assert desk.board.field[15] == first


def test_figures_start_on_a_tile_of_their_own() -> None:
    """Ruling 4."""
    desk = laid(3)
    assert desk.refused(0, Stand(3)) == "code-x.your-own-tile"
    assert desk.refused(1, Stand(3)) == "code-x.not-your-turn"
    desk.stand(0, 3, 6)
    assert desk.board.figures == (0, 3, 6)
    assert desk.board.step == "turn"


def test_figures_may_enter_anywhere_instead() -> None:
    desk = laid(3, figures="enter")
    assert desk.board.step == "turn"
    assert len([m for m in desk.match.moves(Seat(0)).listed if isinstance(m, Go)]) == 16
    desk.play(0, Go(4, "enter"))
    assert desk.board.up[0] == {*GEAR}
    assert desk.board.step == "ask"
    assert desk.refused(0, Go(5, "straight")) == "code-x.ask-or-decline"
