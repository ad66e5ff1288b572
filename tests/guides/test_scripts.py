"""The script of every guided game, played through the kernel and at a table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import sleuth
from sleuth.games import folder, game, talents
from sleuth.kernel import codec
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Await, Draw, Drawn, Played
from sleuth.kernel.guides import Do, Guide, Show
from sleuth.kernel.match import AnyMatch, start
from sleuth.tables.state.lesson import followed, scripted, steps, upcoming
from sleuth.texts import find
from tests.games import NAMES, has_page, skip

PLAIN = Path(sleuth.__path__[0]) / "ui" / "plain"
MARK = re.compile(r"(?:data-guide=|guide: )\{?(?:\"([a-z-]+)\"|`([a-z-]+)\$\{)")


def guide_of(name: str) -> Guide:
    found = talents(name).guide
    return skip(name, "guide") if found is None else found


def opened(name: str) -> AnyMatch:
    guide = guide_of(name)
    return start(game(name), guide.options, guide.seats)


def played(name: str) -> AnyMatch:
    """The whole script, move by move: each must be on offer, each draw must be the one pending."""
    match = opened(name)
    for cue in guide_of(name).cues:
        pending = match.pending()
        assert isinstance(pending, Draw if isinstance(cue, Drawn) else Await), (cue, pending)
        if isinstance(cue, Played):
            assert cue.move in match.moves(cue.seat), f"{cue} is not on offer"
        match = match.enter(cue)
    return match


@pytest.mark.parametrize("name", NAMES)
def test_every_cue_is_legal_and_the_match_follows(name: str) -> None:
    guide, match = guide_of(name), played(name)
    standing = followed(guide, match)
    assert (standing.at, standing.left) == (len(guide.cues), False)
    assert upcoming(guide, match) == ()


@pytest.mark.parametrize("name", NAMES)
def test_a_guide_is_short_and_asks_the_learner_to_act(name: str) -> None:
    guide = guide_of(name)
    told = list(steps(guide))
    assert 4 <= len(told) <= 8
    assert sum(step.move is not None for step in told) >= 3
    assert guide.bot in talents(name).bots
    assert codec.decode(codec.encode(guide.options), game(name).options) == guide.options


@pytest.mark.parametrize("name", NAMES)
def test_the_move_that_is_wished_for_goes_on(name: str) -> None:
    guide, match, done = guide_of(name), opened(name), 0
    for line in guide.script:
        if isinstance(line, Show):
            continue
        if isinstance(line, Do):
            due = [step for step in steps(guide) if step.move == line.move and step.at == done]
            assert len(due) == 1
            other = next(move for move in [*others(match, guide, line.move), None])
            if other is not None:
                gone = followed(guide, match.play(guide.seat, other))
                assert (gone.at, gone.left) == (done, True)
            match = match.play(guide.seat, line.move)
        else:
            match = match.enter(line)
        done += 1
        assert followed(guide, match).at == done


def others(match: AnyMatch, guide: Guide, wished: Any) -> list[Any]:
    """Another move that the rules allow just now, if there is one."""
    found = (move for move in match.moves(guide.seat) if move != wished)
    return [move for move, _ in zip(found, range(1), strict=False)]


@pytest.mark.parametrize("name", NAMES)
def test_every_step_has_words_and_marks_of_the_page(name: str) -> None:
    marks = marks_of(name)
    for step in steps(guide_of(name)):
        assert find(step.text, None) is not None, step.text
        assert step.text.startswith(f"{name}.guide.")
        assert step.point, step.text
        for mark in step.point:
            stem = mark[: mark.rfind("-") + 1]
            assert mark in marks or stem in marks, f"nothing on the page is marked {mark}"
    assert find(f"{name}.guide.done", None) is not None


def marks_of(name: str) -> set[str]:
    """What a game's page, or the plain table, and the page of every table can be pointed at by."""
    house = folder(name).parents[1] / "ui"
    pages = [page for page in house.rglob("*.tsx") if not has_page(name) or page.parent != PLAIN]
    pages += (folder(name) / "ui").rglob("*.tsx")
    found = (MARK.findall(page.read_text("utf-8")) for page in pages)
    return {word for words in found for groups in words for word in groups if word}


@pytest.mark.parametrize("name", NAMES)
def test_chance_follows_the_script_also_after_a_takeback(name: str) -> None:
    guide, dice = guide_of(name), seeded("other")
    match = opened(name).settle(scripted(guide, opened(name), dice))
    assert not followed(guide, match).left
    mover = next(cue for cue in guide.cues if isinstance(cue, Played))
    moved = match.play(mover.seat, mover.move)
    again = moved.back(len(match.standing), mover.seat)
    assert followed(guide, again) == followed(guide, match)
    assert upcoming(guide, again)[0] == mover


@pytest.mark.parametrize("name", NAMES)
def test_a_match_that_leaves_is_dealt_by_the_dice(name: str) -> None:
    guide = guide_of(name)
    if not any(isinstance(cue, Drawn) for cue in guide.cues):
        pytest.skip(f"nothing is dealt in the guide of {name}")
    match = opened(name).settle(seeded("another deal"))
    assert followed(guide, match).left
    assert upcoming(guide, match) == ()
