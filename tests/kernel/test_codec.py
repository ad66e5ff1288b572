"""What comes from outside is not nested more deeply than it can be handled."""

from __future__ import annotations

import pytest

from sleuth.kernel.codec import DEEPEST, shallow
from sleuth.kernel.errors import Malformed

FINE = [
    b"[" * DEEPEST + b"]" * DEEPEST,
    b"[]" * 1000,
    b'["' + b"[" * 1000 + b'"]',
    b'["\\"' + b"{[" * 1000 + b'"]',
    b"[]" * 100 + b'"' + b'\\"' * 1000,
]
DEEP = [
    b"[" * (DEEPEST + 1),
    b'{"a":' * (DEEPEST + 1),
    b'["\\\\"' + b"[" * DEEPEST,
    b"[]" * 100 + b'[{"x":' * DEEPEST,
]


@pytest.mark.parametrize("body", FINE)
def test_what_is_flat_enough_passes_unchanged(body: bytes) -> None:
    assert shallow(body) is body


@pytest.mark.parametrize("body", DEEP)
def test_what_is_deeper_is_refused(body: bytes) -> None:
    with pytest.raises(Malformed, match=r"wire\.malformed"):
        shallow(body)
