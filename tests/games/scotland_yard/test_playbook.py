"""Play by a proof: what the certificate says comes out of the book, and the team goes by it."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from sleuth.games.scotland_yard.moves import Go
from sleuth.games.scotland_yard.pieces import Options
from sleuth.games.scotland_yard.thinking import valued
from sleuth.games.scotland_yard.thinking.bots import BOTS
from sleuth.games.scotland_yard.thinking.solution import playbook, studies
from sleuth.kernel.data import Await, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch
from sleuth.players.arena import Contest, run
from sleuth.players.dice import SeededDice
from tests.games.scotland_yard.certificates.proofs import played, written
from tests.games.scotland_yard.opened import opened
from tests.games.scotland_yard.test_values import silent

PROOFS = Path(__file__).parents[3] / "docs" / "results" / "certificates"
TEAMS = sorted(playbook.NAMES)
LINE = 2 / 13  # of games that Mister X may escape in


@pytest.mark.parametrize("number", range(3))
def test_the_book_says_what_the_certificate_says(number: int, tmp_path: Path) -> None:
    written(number, "at-least", tmp_path / "proof")
    asked = studies.SolveOptions(certificate=str(tmp_path / "proof"), plays=str(tmp_path / "book"))
    said = studies.solve(asked, silent)
    book, turns = playbook.load(tmp_path / "book"), 0
    for key, answers in played(number)[0].answers.items():
        for (posts, where), answer in answers.items():
            found = book.answer(playbook.numbered(key, posts, where))
            assert found is not None
            plans = [tuple(plan) for plan in found[0].tolist()]
            assert plans == list(answer.plans) or sorted(plans) == sorted(answer.plans)
            shares = dict(zip(plans, found[1].tolist(), strict=True))
            total = sum(answer.weights)
            for plan, weight in zip(answer.plans, answer.weights, strict=True):
                assert shares[plan] == pytest.approx(weight / total)
            turns += 1
    assert said["turns"] == turns == len(book.turns)
    assert book.answer(playbook.numbered((0, 0, 0), (0, 1, 2), (3,))) is None


def test_a_damaged_book_is_refused(tmp_path: Path) -> None:
    written(0, "at-least", tmp_path / "proof")
    playbook.write(tmp_path / "proof", tmp_path / "book")
    whole = (tmp_path / "book").read_bytes()
    for content in (b"", whole[:20], whole[:-9], b"x" + whole[1:], whole[:90] + b"?" + whole[91:]):
        (tmp_path / "book").write_bytes(content)
        with pytest.raises(Malformed, match=r"solve\.damaged"):
            playbook.load(tmp_path / "book")
    with pytest.raises(Malformed, match=r"solve\.no-certificate"):
        studies.solve(studies.SolveOptions(plays=str(tmp_path / "book")), silent)


@pytest.mark.parametrize("team", TEAMS)
def test_the_books_of_the_house_are_made_of_the_proofs(team: int) -> None:
    proof = PROOFS / f"{playbook.NAMES[team]}.xz"
    assert playbook.made_of(playbook.place(team)) == sha256(proof.read_bytes()).digest()


@pytest.mark.parametrize("team", TEAMS)
@pytest.mark.parametrize("seed", range(6))
def test_no_turn_is_missing_while_all_play_by_the_proof(seed: int, team: int) -> None:
    match: AnyMatch = opened(Options(), team + 1)
    while isinstance(due := match.pending(), Await):
        seat, move = min(due.seats), None
        if not seat:
            dice = SeededDice("x", seed, len(match.record))
            move = BOTS["random"](match.view(seat), (), dice, 0).move
        for mate in sorted(due.seats) if seat else ():
            view, dice = match.view(mate), SeededDice("team", seed, len(match.record))
            weights = valued.agreed(view)
            if weights is None:  # nothing can be won any more: he is sure to escape three
                assert team == 3
                move, seat = BOTS["perfect"](view, (), dice, 0).move, mate
            else:
                assert weights.sum() == pytest.approx(1)
                move, seat = valued.detective(view, weights, dice), mate
            if move is not None:
                break
        match = match.play(seat, move)
    over = match.view(None).board.over
    assert over in ("caught", "cornered") or (team, over) == (3, "escaped")


@pytest.mark.parametrize("name", ["greedy", "territory", "regular", "expert", "perfect"])
def test_nobody_escapes_four_who_play_by_the_proof(name: str) -> None:
    found = run(Contest("scotland-yard", (name, *("perfect",) * 4), 6, "1", {}))
    assert found["measures"]["detectives_win"] == 1


def test_who_has_another_mate_goes_on_without_the_book() -> None:
    match: AnyMatch = opened(Options(), 4).play(Seat(0), Go(101))
    board = match.view(None).board
    plan = valued.agreed(match.view(Seat(1)))
    assert plan is not None
    rows = valued.turn_of(match.view(Seat(1))).rows
    meant = {int(to) + 1 for to, weight in zip(rows[:, 0], plan, strict=True) if weight}
    other = next(to for to in board.options.chart.streets[board.posts[0]] if to not in meant)
    strayed = match.play(Seat(1), Go(other))
    assert valued.agreed(strayed.view(Seat(2))) is None
    moves = [
        BOTS["perfect"](strayed.view(seat), (), SeededDice("a", 1), 0).move
        for seat in (Seat(2), Seat(3))
    ]
    assert any(isinstance(move, Go) for move in moves)


@pytest.mark.nightly
@pytest.mark.parametrize("name", [name for name in BOTS if name != "perfect"])
def test_nobody_escapes_more_often_than_the_proof_allows(name: str) -> None:
    games = 400
    found = run(Contest("scotland-yard", (name, *("perfect",) * 3), games, "1", {}))
    spread = (LINE * (1 - LINE) / games) ** 0.5
    assert 1 - found["measures"]["detectives_win"] <= LINE + 3 * spread
