"""How those of the house behave: time, patience, and words that tell nobody anything."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from statistics import median

import pytest
from msgspec.structs import replace

from sleuth.games import game, talents
from sleuth.games.mastermind.moves import Guess, Hide
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Await, Drawn, Millis, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.kernel.moves import Moves
from sleuth.kernel.talents import Heard, Phrase, Thought, middling
from sleuth.players.cast import CAST
from sleuth.players.dice import SeededDice
from sleuth.tables.acts import hosting
from sleuth.tables.acts.act import Moment
from sleuth.tables.bots import manners
from sleuth.tables.bots.bots import Idea, act
from sleuth.tables.bots.thinking import heard
from sleuth.tables.errors import NotNow
from sleuth.tables.info import TableOptions
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.state.events import Said
from sleuth.tables.state.roster import Chair
from sleuth.tables.state.state import TableState
from sleuth.texts import catalogue, languages
from tests.games import NAMES
from tests.tables.scenes import Hand, newcomers, note, open_house, play

ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)
ZERO_MS = Millis(0)
BETWEEN = (0.5, 2.5)


def pauses(hard: float, many: int = 300) -> list[float]:
    """So many thinking times."""
    return [manners.drawn_pause(SeededDice("t", n), BETWEEN, hard) for n in range(many)]


def test_the_harder_the_longer_and_never_beyond_the_ends() -> None:
    forced, few, many = (pauses(manners.hardness(bits)) for bits in (0, 3, 10))
    assert median(forced) < median(few) < median(many)
    for each in (forced, few, many):
        assert min(each) >= BETWEEN[0]
        assert max(each) <= BETWEEN[1]
    assert len({*few}) > 250
    assert pauses(0.5) == pauses(0.5)


def thought_of(match: AnyMatch, seat: Seat) -> float:
    """Bits that somebody has to think about, of what everybody sees."""
    return talents(match.game.name).effort(match.view(None), seat)


@pytest.mark.parametrize("name", [n for n in NAMES if talents(n).effort is not middling])
def test_some_decisions_of_a_match_are_harder_than_others(name: str) -> None:
    match, found = start(game(name), game(name).options(), game(name).seats[0]), set[float]()
    for n in range(60):
        match = match.settle(seeded(f"hard {n}"))
        if not isinstance(due := match.pending(), Await):
            break
        seat = min(due.seats)
        found.add(thought_of(match, seat))
        moves = match.moves(seat)
        move = Moves(moves.listed or moves).pick(SeededDice("hard", n))
        match = match.play(seat, move)
    assert all(0 <= manners.hardness(bits) < 1 for bits in found)
    assert len(found) > 2


def test_the_last_guesses_at_a_code_are_easier_than_the_first() -> None:
    mastermind = game("mastermind")
    match = start(mastermind, mastermind.options(first=0), 2).play(ZERO, Hide((0, 1, 2, 3)))
    bits = []
    for _ in range(6):
        bits.append(thought_of(match, ONE))
        match = match.play(ONE, Guess((5, 5, 5, 5)))
    assert bits == sorted(bits, reverse=True)
    assert bits[0] > 10
    assert bits[-1] == 0


def test_how_long_mister_x_thinks_does_not_tell_where_he_stands() -> None:
    options = game("scotland-yard").options(version="classic")
    drawn = start(game("scotland-yard"), options, 4)
    drawn = drawn.enter(Drawn((0, 1, 2), ZERO_MS))
    here, there = (drawn.enter(Drawn((n,), ZERO_MS)) for n in (0, 9))
    assert here.view(None) == there.view(None)
    assert len(here.moves(ZERO)) != len(there.moves(ZERO))
    assert manners.pause("t", here, ZERO) == manners.pause("t", there, ZERO)


def test_where_a_clock_runs_every_while_is_as_likely() -> None:
    match = start(game("x-code"), game("x-code").options(), 2).settle(seeded("t"))
    fastest, slowest = talents("x-code").pace
    found = [manners.pause(str(n), match, ZERO) for n in range(200)]
    assert fastest <= min(found) < max(found) <= slowest
    assert abs(sum(found) / len(found) - (fastest + slowest) / 2) < 0.2


def test_calm_bots_take_longer_than_people_and_instant_ones_no_time() -> None:
    paces = manners.PACES
    assert paces["calm"] > paces["human"] == 1 > paces["brisk"] > paces["instant"] == 0


def at_work(tmp_path: Path, name: str, *seating: Chosen, **options: object) -> TableState:
    """A table of the house that has begun."""
    found: list[TableState] = []

    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        plan = Plan(name, dict(options), TableOptions(pace="calm"), seating=seating, start=True)
        found.append((await house.create(ada, plan)).state)
        await house.close()

    play(scene)
    return found[0]


ME = Chosen(me=True)


def bots(*names: str) -> tuple[Chosen, ...]:
    """Chairs for those of the house."""
    return tuple(Chosen(bot=name) for name in names)


def test_who_would_guess_out_of_turn_thinks_anew_when_something_happened(tmp_path: Path) -> None:
    state = at_work(tmp_path, "break-the-code", ME, *bots("pip", "quill"))
    before = onward(state.match)
    now = onward(before)
    seat = next(s for s in map(Seat, range(3)) if now.moves(s) and not manners.in_turn(now, s))
    thought, later = Thought(now.moves(seat).pick(SeededDice("g"))), change_of(state, now)
    chairs = tuple(Chair(bot=name) for name in ("brack", "pip", "quill"))
    later = replace(later, roster=dataclasses.replace(later.roster, chairs=chairs))
    stale, fresh = (Idea(seat, thought, (len(at.record), 0), "s") for at in (before, now))
    assert not act(later, Moment(Millis(9)), stale).lines
    assert act(later, Moment(Millis(9)), fresh).lines


def onward(match: AnyMatch) -> AnyMatch:
    """The match after whoever is waited for first made any move."""
    match = match.settle(seeded("on"))
    pending = match.pending()
    assert isinstance(pending, Await)
    seat = min(pending.seats)
    after = match.play(seat, next(iter(match.moves(seat))))
    return after.settle(seeded("on"))


def change_of(state: TableState, match: AnyMatch) -> TableState:
    """The table after its match went on."""
    return replace(state, match=match)


@pytest.mark.parametrize("person", [True, False])
def test_detectives_say_where_they_go_only_to_a_person_who_still_has_to_move(
    tmp_path: Path, person: bool
) -> None:
    chairs = (*bots("quill"), *bots("pip"), *((ME,) if person else bots("brack")), *bots("tarn"))
    seating = chairs if person else (ME, *bots("pip", "brack", "tarn"))
    state = at_work(tmp_path, "scotland-yard", *seating)
    going = Phrase("scotland-yard.phrase.going", {"to": 13})
    other = Phrase("scotland-yard.phrase.unsolved")
    moved = state.match
    while manners.in_turn(moved, ZERO) or not moved.view(ZERO).board.log:
        moved = onward(moved)
    said = manners.worth_saying(change_of(state, moved), ONE, (going, other))
    assert said == ((going, other) if person else (other,))


def remarks(state: TableState, now: int = 100_000) -> set[str]:
    """What one of the house may say of its own, by any dice."""
    found = (manners.remark(state, ONE, str(n), Millis(now)) for n in range(600))
    return {each.code for each in found if each is not None}


def test_a_character_says_little_and_nothing_twice(tmp_path: Path) -> None:
    state = at_work(tmp_path, "mastermind", ME, *bots("pip"))
    many = [manners.remark(state, ONE, str(n), Millis(100_000)) for n in range(1400)]
    assert 60 < sum(each is not None for each in many) < 150
    every = {f"cast.pip.remark.{n}" for n in (1, 2, 3)}
    assert remarks(state) == every
    assert not remarks(with_said(state, "cast.pip.remark.1", at=50_000))
    assert remarks(with_said(state, "cast.pip.remark.1", at=5_000)) == every - {"cast.pip.remark.1"}
    assert not remarks(with_said(state, "cast.quill.remark.1", seat=TWO, at=80_000))


def with_said(state: TableState, code: str, seat: Seat = ONE, at: int = 0) -> TableState:
    """The same table after somebody of the house said something."""
    return note(state, Moment(Millis(at)), Said(None, seat, Millis(at), phrase=code)).after


def test_a_remark_is_for_people_and_no_phrase_for_bots(tmp_path: Path) -> None:
    state = with_said(at_work(tmp_path, "mastermind", ME, *bots("pip")), "cast.pip.remark.2")
    assert heard(state.roster.talk, "mastermind", ONE) == ()
    spoken = with_said(state, "mastermind.phrase.hmm")
    assert heard(spoken.roster.talk, "mastermind", ZERO) == (
        Heard(ONE, Phrase("mastermind.phrase.hmm")),
    )


def test_level_bots_say_nothing_of_their_own(tmp_path: Path) -> None:
    assert not remarks(at_work(tmp_path, "mastermind", ME, *bots("regular")))


def test_the_host_can_keep_somebody_of_the_house_quiet(tmp_path: Path) -> None:
    state, moment = at_work(tmp_path, "mastermind", ME, *bots("pip")), Moment(Millis(0))
    host = state.roster.host
    quiet = hosting.mute(state, moment, host, "pip", True).after
    assert not remarks(quiet)
    assert remarks(hosting.mute(quiet, moment, host, "pip", False).after)
    with pytest.raises(NotNow, match=r"person\.not-here"):
        hosting.mute(state, moment, host, "quill", True)


@pytest.mark.parametrize("language", languages())
def test_everybody_has_their_own_words_in_every_language(language: str) -> None:
    said = [
        catalogue(language)[f"cast.{name}.remark.{n + 1}"]
        for name in CAST
        for n in range(manners.REMARKS)
    ]
    assert len({*said}) == len(said)
    assert not any("{" in each for each in said)
