"""Chance that anybody can check."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import islice
from math import comb, perm

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sleuth.games.mastermind import GAME
from sleuth.games.mastermind.pieces import Options
from sleuth.kernel.chance import WHOLE, answers, below, commitment, numbers, seeded
from sleuth.kernel.data import Draw, Drawn, Seat
from sleuth.kernel.match import AnyMatch, start

draws = st.builds(
    lambda of, part, ordered: Draw(of, int(of * part), ordered),
    st.integers(1, 30),
    st.floats(0, 1),
    st.booleans(),
)


def test_the_first_number_is_sha_256_of_seed_draw_and_counter() -> None:
    row = list(islice(numbers("seed", 3), 3))
    for counter, number in enumerate(row):
        assert number == int(sha256(f"seed:3:{counter}".encode()).hexdigest(), 16)


def test_a_draw_by_hand() -> None:
    """Two of five, with hashlib alone: pick, and take what was picked away."""
    first, second = (int(sha256(f"abc:0:{n}".encode()).hexdigest(), 16) for n in (0, 1))
    rest = [0, 1, 2, 3, 4]
    picks = (rest.pop(first % 5), rest.pop(second % 4))
    assert seeded("abc")(Draw(5, 2, ordered=True), 0) == picks
    assert seeded("abc")(Draw(5, 2), 0) == tuple(sorted(picks))


def test_a_known_answer() -> None:
    """Keeps published seeds verifiable: this must never change."""
    assert f"{next(numbers('sleuth', 0)):064x}" == sha256(b"sleuth:0:0").hexdigest()
    assert seeded("sleuth")(Draw(66, 3, ordered=True), 7) == (2, 5, 56)


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment("abc") == ("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")


@pytest.mark.parametrize("n", [3, 5, 6, 7, 66])
def test_numbers_that_would_favour_the_low_ones_are_rejected(n: int) -> None:
    surplus = WHOLE % n
    assert surplus
    assert below(n, iter([WHOLE - surplus, WHOLE - 1, 4])) == 4 % n
    assert below(n, iter([WHOLE - surplus - 1])) == n - 1


def test_every_answer_is_about_as_likely() -> None:
    chance, tries = seeded("uniform"), 6000
    for wanted in (Draw(3, 2), Draw(3, 2, ordered=True), Draw(6)):
        counts = Counter(chance(wanted, i) for i in range(tries))
        assert set(counts) == set(answers(wanted))
        fair = tries / len(counts)
        assert sum((n - fair) ** 2 / fair for n in counts.values()) < 25


@given(draws, st.text(max_size=8), st.integers(0, 10**6))
@settings(deadline=None, max_examples=60)
def test_an_answer_is_one_of_the_answers(wanted: Draw, seed: str, i: int) -> None:
    picks = seeded(seed)(wanted, i)
    assert picks == seeded(seed)(wanted, i)
    assert len(set(picks)) == len(picks) == wanted.k
    assert all(0 <= pick < wanted.of for pick in picks)
    assert wanted.ordered or list(picks) == sorted(picks)


@given(st.integers(0, 6), st.integers(0, 6), st.booleans())
def test_every_answer_is_listed_once(of: int, k: int, ordered: bool) -> None:
    listed = list(answers(Draw(of, k, ordered)))
    assert len(listed) == len(set(listed)) == (perm if ordered else comb)(of, k)


def test_numbers_of_draws_are_not_used_again_after_a_takeback() -> None:
    asked: list[int] = []

    def chance(wanted: Draw, i: int) -> tuple[int, ...]:
        asked.append(i)
        return seeded("x")(wanted, i)

    match: AnyMatch = start(GAME, Options(), 2)
    for _ in range(4):
        match = match.settle(chance).back(0, Seat(0))
    assert asked == [0, 1, 2, 3]
    assert sum(isinstance(entry.came, Drawn) for entry in match.record) == match.draws == 4
