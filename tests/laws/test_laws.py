"""Every law on every game of the catalogue, with no line per game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sleuth.games import catalogue
from tests.games import NAMES, explained, missing, skip
from tests.laws.beliefs import beliefs
from tests.laws.bounds import bounds
from tests.laws.changes import ENOUGH, change_laws
from tests.laws.legality import legality
from tests.laws.liveness import begins, ends, liveness
from tests.laws.notation import notation, shown
from tests.laws.offers import offers
from tests.laws.record import (
    audited,
    codecs_keep_all,
    half_stands,
    random_match,
    record,
    record_rebuilds,
)
from tests.laws.rulebooks import has_rulebook, subject
from tests.laws.secrecy import secrecy
from tests.laws.takeback import takeback
from tests.laws.talk import talk

every_game = pytest.mark.parametrize("name", NAMES)
TOO_SMALL = f"the scenes of the rulebook hardly compare anything: see {explained('scenes')}"


def test_the_catalogue_is_not_empty() -> None:
    assert NAMES
    assert all(name == game.name for name, game in catalogue().items())


@every_game
def test_every_game_has_a_rulebook(name: str) -> None:
    assert has_rulebook(name), missing(name, "rulebook.py")
    book = subject(name).rulebook
    for scenes in (book.scenes, book.full):
        assert scenes, missing(name, "rulebook.py")
    for scenes in (book.scenes, book.full, book.goldens):
        assert len({scene.name for scene in scenes}) == len(scenes)


@every_game
def test_streams_divide_the_worlds_exactly_as_the_rulebook_does(name: str) -> None:
    assert secrecy(subject(name)) > 1000, TOO_SMALL


@every_game
def test_a_seat_may_do_exactly_what_its_view_says(name: str) -> None:
    assert legality(subject(name)) > 1000, TOO_SMALL


@every_game
def test_beliefs_are_exact(name: str) -> None:
    if subject(name).worlds is None:
        skip(name, "worlds")
    assert beliefs(subject(name)) > 100, TOO_SMALL


@every_game
def test_nobody_hears_a_channel_that_is_not_theirs(name: str) -> None:
    assert talk(subject(name)) > 10


@every_game
def test_the_record_alone_rebuilds_the_match(name: str) -> None:
    record(subject(name))


@every_game
def test_what_changed_tells_what_the_whole_would(name: str) -> None:
    assert change_laws(subject(name)) > ENOUGH, TOO_SMALL


@every_game
def test_the_umpire_agrees_with_the_rulebook(name: str) -> None:
    audited(subject(name))


@every_game
def test_whoever_blocks_can_move_and_over_means_nobody_can(name: str) -> None:
    liveness(subject(name))


@every_game
def test_whatever_is_agreed_on_a_match_can_begin(name: str) -> None:
    assert begins(subject(name))


@every_game
def test_random_play_ends(name: str) -> None:
    ends(subject(name))


@every_game
def test_moves_on_offer_count_themselves(name: str) -> None:
    offers(subject(name))


@every_game
def test_takebacks_restore_and_are_free_only_unheard(name: str) -> None:
    takeback(subject(name))


@every_game
def test_no_word_of_a_move_is_passed_over(name: str) -> None:
    assert notation(subject(name)) > 10


@every_game
def test_every_view_can_be_shown_as_text(name: str) -> None:
    assert 0 < shown(subject(name)) < 8192


@every_game
def test_nonsense_makes_no_view_and_no_message_large(name: str) -> None:
    largest, most = bounds(subject(name))
    assert 0 < largest < most


@given(name=st.sampled_from(NAMES), seed=st.integers(0, 2**32), steps=st.integers(0, 50))
@settings(deadline=None, max_examples=20 * len(NAMES))
def test_any_record_rebuilds_its_match(name: str, seed: int, steps: int) -> None:
    match = random_match(subject(name), seed, steps)
    record_rebuilds(match)
    half_stands(match)
    codecs_keep_all(match)
