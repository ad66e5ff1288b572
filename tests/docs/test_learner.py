"""The example that learns: a short run learns, what was kept plays, its curve is drawn of it."""

from __future__ import annotations

import json

import numpy as np
import pytest

import sleuth
from examples import learner
from tests.docs.shown import ROOT


def test_a_short_run_learns_and_the_same_run_learns_the_same() -> None:
    learned = learner.train(updates=25, copies=48)
    first, last = np.mean(learned["curve"][:3]), np.mean(learned["curve"][-3:])
    assert last < first - 2
    assert learner.train(updates=2, copies=48)["curve"] == learned["curve"][:2]


def test_what_was_kept_plays_and_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    played = sleuth.arena("mastermind", ["examples.learner:think", "random"], games=3, seed="1")
    assert played["forfeits"] == []
    assert played["wins"][0] == played["games"]


def test_the_curve_is_drawn_from_what_was_learned() -> None:
    learned = json.loads(learner.LEARNED.read_text())
    assert learner.CURVE.read_text(encoding="utf-8") == learner.curve(learned)
    assert np.array(learned["weights"]).shape == (learner.STAGES, learner.SEEN)
