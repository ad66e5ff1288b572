"""Messages for the socket: right in form, nearly right, and not at all."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

from hypothesis import strategies as st
from msgspec import inspect

from sleuth.games import catalogue
from sleuth.web.socket import wire

DEEP = "[" * 7000 + "]" * 7000
RAW = [
    *("", "null", "[]", "{}", "0", '"play"', "nonsense", "\ufeff{}", "[" * 5000, '{"a":' * 3000),
    '{"type":"play","id":"x","seat":0,"move":' + DEEP + "}",
    '{"type":"play","id":"x","seat":0,"move":{"type":"guess","code":' + DEEP + "}}",
    '{"type":"play","id":"x","seat":' + "9" * 5000 + ',"move":{}}',
    '{"type":"say","id":"x","text":"\\ud800"}',
    '{"type":"say","id":"x","text":"\\u0000\\u202e"}',
    '{"type":"hello","wire":2,"have":{"0":-5,"-9":7}}',
    '{"type":"ping","n":1e999}',
    '{"type":"ping","type":"ping"}',
]

plain: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
"""Anything that JSON can say."""


def like(info: inspect.Type) -> st.SearchStrategy[Any]:
    """What this type allows, as JSON has it."""
    match info:
        case inspect.StructType():
            fields = {field.encode_name: near(field.type) for field in info.fields}
            return st.fixed_dictionaries({info.tag_field or "type": st.just(info.tag), **fields})
        case inspect.UnionType(types=types):
            return st.one_of(*map(like, types))
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.IntType(ge=low, le=high):
            return st.integers(-2 if low is None else low, 9 if high is None else high)
        case inspect.StrType(min_length=low, max_length=high):
            return st.text(min_size=low or 0, max_size=min(high or 20, 20))
        case inspect.VarTupleType(item_type=item):
            return st.lists(like(item), max_size=5)
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(like(key).map(str), like(value), max_size=3)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case _:
            return plain


def near(info: inspect.Type) -> st.SearchStrategy[Any]:
    """Mostly what this type allows."""
    return st.integers(0, 11).flatmap(lambda n: like(info) if n else plain)


COMMANDS = st.sampled_from(get_args(wire.Command)).flatmap(
    lambda kind: like(inspect.type_info(kind))
)


@st.composite
def bent(draw: st.DrawFn, value: Any) -> Any:
    """A piece of JSON, any part of which may be something else."""
    if draw(st.integers(0, 9)) == 0:
        return draw(plain)
    if isinstance(value, dict):
        return {key: draw(bent(each)) for key, each in value.items()}
    if isinstance(value, list):
        return [draw(bent(each)) for each in value]
    return value


def plays(name: str) -> st.SearchStrategy[Any]:
    """A move of this game, which may be on offer, right in form, or nearly."""
    formed = like(inspect.type_info(catalogue()[name].move))
    offered = st.fixed_dictionaries({OFFERED: st.integers(0, 99)})
    play = {"type": st.just("play"), "id": st.text(min_size=1, max_size=40)}
    move = st.one_of(offered, formed, formed.flatmap(bent))
    return st.fixed_dictionaries({**play, "seat": st.integers(-1, 3), "move": move})


OFFERED = "the offered move of this number"


def settled(frame: str | bytes, moves: list[Any]) -> str | bytes:
    """A frame in which the number of an offered move has become that move."""
    if isinstance(frame, bytes):
        return frame
    number = re.compile(r'{"' + OFFERED + r'": (\d+)}')
    return number.sub(lambda found: json.dumps(moves[int(found[1]) % len(moves)]), frame)


def frames(name: str) -> st.SearchStrategy[str | bytes]:
    """What goes into a frame: text, or bytes, which no client should send."""
    said = st.one_of(plays(name), COMMANDS, COMMANDS.flatmap(bent)).map(json.dumps)
    return st.one_of(said, said, said, st.sampled_from(RAW), st.text(), st.binary(max_size=50))
