"""The laws of every game on games of the hardest shapes, and what those shapes are for."""

from __future__ import annotations

import pytest

from sleuth.kernel.data import Await, Draw, Drawn, Millis, Over, Rang, Seat
from sleuth.kernel.errors import IllegalMove
from tests.kernel.toys import sand, spy
from tests.kernel.toys.sand_rulebook import SUBJECT as SAND
from tests.kernel.toys.spy_rulebook import SUBJECT as SPY
from tests.laws.legality import legality
from tests.laws.liveness import ends, liveness
from tests.laws.offers import offers
from tests.laws.record import record
from tests.laws.secrecy import secrecy
from tests.laws.subject import Scene, Step, Subject, by, pick
from tests.laws.takeback import takeback
from tests.laws.walk import Bounds, played

TOYS = {"sand": SAND, "spy": SPY}
SMALL = Bounds(sets=30, depth=9, fan=12)

every_toy = pytest.mark.parametrize("toy", TOYS.values(), ids=TOYS)


@every_toy
def test_secrecy(toy: Subject) -> None:
    assert secrecy(toy, SMALL) > 1000


@every_toy
def test_legality(toy: Subject) -> None:
    assert legality(toy, SMALL) > 1000


@every_toy
def test_record(toy: Subject) -> None:
    record(toy)


@every_toy
def test_liveness(toy: Subject) -> None:
    liveness(toy, SMALL)
    ends(toy)


@every_toy
def test_offers(toy: Subject) -> None:
    offers(toy, SMALL)


@every_toy
def test_takeback(toy: Subject) -> None:
    takeback(toy, SMALL)


SWAP = Scene(
    "three hold one card each",
    sand.Options(6, Millis(10_000)),
    3,
    (pick(0), pick(0), pick(0), *(by(s, sand.SayReady()) for s in range(3))),
)


def test_offers_that_cross_both_succeed_in_either_order() -> None:
    match = played(SAND, SWAP)
    at = Millis(match.now + 1)
    one = match.play(Seat(0), sand.Offer(0), at).play(Seat(1), sand.Offer(1), at)
    two = match.play(Seat(1), sand.Offer(1), at).play(Seat(0), sand.Offer(0), at)
    assert one.state == two.state
    assert [one.view(Seat(s)) for s in range(3)] == [two.view(Seat(s)) for s in range(3)]


def test_answers_that_cross_both_succeed_in_either_order() -> None:
    match = (
        played(SAND, SWAP)
        .play(Seat(2), sand.Offer(2))
        .play(Seat(0), sand.Reach())
        .enter(pick_at(6000, 0))
    )
    at = Millis(match.now + 1)
    one = match.play(Seat(0), sand.Accept(0), at).play(Seat(1), sand.Offer(1), at)
    two = match.play(Seat(1), sand.Offer(1), at).play(Seat(0), sand.Accept(0), at)
    assert one.state == two.state


def pick_at(at: int, *picks: int) -> Drawn:
    """Chance answers at a moment."""
    return Drawn(picks, Millis(at))


def test_a_ring_ends_it_at_the_deadline_and_not_before() -> None:
    match = played(SAND, SWAP)
    until = Millis(match.now + 10_000)
    assert match.pending() == Await(frozenset(map(Seat, range(3))), until)
    assert match.ring(Millis(until - 1)) is match
    assert isinstance(match.ring(until).pending(), Over)
    assert match.ring(Millis(until + 500)).record[-1].came == Rang(until)
    match.play(Seat(0), sand.Reach(), Millis(until - 1))
    with pytest.raises(IllegalMove, match=r"time\.up"):
        match.play(Seat(0), sand.Reach(), until)


def test_a_move_turns_the_timer() -> None:
    match = played(SAND, SWAP)
    began = match.now
    later = match.play(Seat(0), sand.Turn(), Millis(began + 7000)).pending()
    assert isinstance(later, Await)
    assert later.until == began + 7000 + 10_000 - 3000
    at_once = match.play(Seat(0), sand.Turn(), began)
    assert isinstance(at_once.ring(began).pending(), Over)


def test_a_card_exists_only_when_it_is_drawn() -> None:
    match = played(SAND, SWAP).play(Seat(0), sand.Reach())
    assert match.pending() == Draw(3)
    assert {match.enter(pick_at(match.now, p)).state.hands[0] for p in range(3)} == {
        (0, 3),
        (0, 4),
        (0, 5),
    }


def test_recycled_draws_are_open_facts() -> None:
    scene = SAND.rulebook.scenes[2]
    script: tuple[Step, ...] = (pick(0), pick(0), *scene.script[2:4])
    match = played(SAND, Scene("", scene.options, 2, script))
    match = (
        match.play(Seat(0), sand.Discard(0))
        .play(Seat(1), sand.Discard(1))
        .play(Seat(1), sand.Reach())
    )
    assert match.record[-1].told == (sand.TurnedOver(), sand.Recovered(Seat(1), 0))
    assert match.view(None).board.recycled == (1,)


def test_a_code_reaches_all_but_its_owner_and_only_when_all_have_chosen() -> None:
    script: tuple[Step, ...] = (
        *(pick(0, 1) for _ in range(5)),
        *(by(s, spy.Give(2 * s)) for s in range(4)),
    )
    match = played(SPY, Scene("", spy.Options(), 5, script))
    assert not any(isinstance(f, spy.Coded) for f in match.facts())
    match = match.play(Seat(4), spy.Give(8))
    for seat in range(5):
        assert {owner for owner, _ in match.view(Seat(seat)).codes} == {*range(5)} - {seat}
    assert match.view(None).codes == ()


def test_a_fact_for_two_of_five() -> None:
    script: tuple[Step, ...] = (
        *(pick(0, 1) for _ in range(5)),
        *(by(s, spy.Give(2 * s)) for s in range(5)),
    )
    match = played(SPY, Scene("", spy.Options(), 5, script)).play(Seat(0), spy.Ask(Seat(3)))
    told = [s for s in (*range(5), None) if spy.Shown in map(type, match.stream(s and Seat(s)))]
    assert told == [0, 3]


def test_who_named_a_wrong_code_is_skipped_once() -> None:
    script: tuple[Step, ...] = (
        *(pick(0, 1) for _ in range(3)),
        *(by(s, spy.Give(2 * s)) for s in range(3)),
    )
    match = played(SPY, Scene("", spy.Options(1, 20), 3, script))
    turns = []
    for move in (spy.Decipher(0), *[spy.Ask(Seat(1)), spy.Ask(Seat(0))] * 3):
        turns.append(match.state.board.turn)
        asked = spy.Ask(Seat((turns[-1] + 1) % 3)) if isinstance(move, spy.Ask) else move
        match = match.play(turns[-1], asked)
    assert turns == [0, 1, 2, 1, 2, 0, 1]
