"""docs/wire.md says what wire.py says."""

from __future__ import annotations

from typing import get_args

import msgspec

from sleuth.web.documents.wire_page import EXAMPLES, PLACE, document
from sleuth.web.socket import wire


def test_the_page_is_fresh() -> None:
    assert PLACE.read_text(encoding="utf-8") == document(), "write it anew"


def test_every_message_has_an_example_that_can_be_read_again() -> None:
    commands, messages = get_args(wire.Command), get_args(wire.Message)
    assert [type(each) for each in EXAMPLES] == [*commands, *messages]
    for each in EXAMPLES:
        union = wire.Command if isinstance(each, commands) else wire.Message
        again = msgspec.json.decode(msgspec.json.encode(each), type=union)
        assert type(again) is type(each)
