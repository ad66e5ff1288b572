"""The verdict on a certificate: what it proves, or the state at which it fails."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from sleuth.games.scotland_yard.thinking.judge.certificate import KINDS, Header, Refused, Side, read
from sleuth.games.scotland_yard.thinking.judge.sides import Detectives, MisterX, Share
from sleuth.games.scotland_yard.thinking.judge.town import Layer, Town, london
from sleuth.kernel.data import Data

BENCHES: dict[Side, type[Detectives | MisterX]] = {"detectives": Detectives, "x": MisterX}


class Verdict(Data, frozen=True):
    """What a certificate proves, from which start, and how many states it took."""

    kind: str
    value: str
    states: int
    start: tuple[int, ...]
    tickets: tuple[int, int]


def check(path: Path) -> Mapping[str, object]:
    """What a certificate about London proves."""
    return asdict(judge(path, london()))


def judge(path: Path, town: Town) -> Verdict:
    """Try all that a certificate says, or raise `Refused`."""
    header, lines = read(path)
    if header.map_ != town.name:
        raise Refused("check.map", header.map_)
    heard: dict[Side, Detectives | MisterX] = {}
    for each in lines:
        try:
            hear(each, town, header, heard)
        except (KeyError, IndexError, TypeError, ValueError) as wrong:
            raise Refused("check.line", str(each)) from wrong
    return concluded(header, heard)


def hear(line: Any, town: Town, header: Header, heard: dict[Side, Detectives | MisterX]) -> None:
    """One line: a side or a layer begins, or something is done in the last one."""
    if isinstance(line, dict) and "side" in line:
        side = line["side"]
        heard[side] = BENCHES[side](town, header)
        return
    bench = list(heard.values())[-1]
    if isinstance(line, list):
        bench.take(line)
    else:
        bench.begin(Layer(line["filled"], line["black"], line["double"]))


def concluded(header: Header, heard: dict[Side, Detectives | MisterX]) -> Verdict:
    """Does what was proved of the start bear the claim out?"""
    (layer, posts, at), value = header.start, header.value
    if set(heard) != set(KINDS[header.kind]):
        raise Refused("check.sides", header.kind)
    proved: dict[Side, Share] = {side: bench.worth(header.start) for side, bench in heard.items()}
    low, high = proved.get("detectives", value), proved.get("x", value)
    if low < value or high > value or (header.kind == "sure" and value != 1):
        raise Refused("check.value", header.start)
    states = sum(bench.states for bench in heard.values())
    tickets = (layer.black, layer.double)
    return Verdict(header.kind, str(value), states, (at, *posts), tickets)
