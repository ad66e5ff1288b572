"""The collector of garbage passes over what lives long, and still throws away what is done with."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from sleuth.web.server import garbage as memory


class Ring:
    """Holds itself, so that only the collector can throw it away."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    """Leave the collector as it was."""
    yield
    gc.unfreeze()


@pytest.mark.parametrize("everything", [True, False])
def test_what_is_done_with_goes_and_what_lives_is_passed_over(everything: bool) -> None:
    kept, gone = Ring(), weakref.ref(Ring())
    memory.settle(everything)
    assert gone() is None
    assert gc.get_freeze_count() > 0
    assert not any(each is kept for each in gc.get_objects())


def test_once_in_a_while_even_the_old_is_looked_at() -> None:
    old = Ring()
    gone = weakref.ref(old)
    memory.settle(everything=False)
    del old
    memory.settle(everything=False)
    assert gone() is not None, "it was not passed over"
    memory.settle(everything=True)
    assert gone() is None
