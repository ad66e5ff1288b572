"""`python -m sleuth.web.documents.wire_page [GAME …]` writes docs/wire.md and games' wire.md."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from sleuth.kernel.chance import commitment
from sleuth.kernel.data import Await, Millis, Over, Seat
from sleuth.kernel.moves import Each, Offered, OfferedProduct
from sleuth.kernel.talents import Hint, Line
from sleuth.tables.info import Person, SeatInfo, TableInfo, TableOptions, Talk
from sleuth.web.documents.describe import part
from sleuth.web.documents.game_pages import game_page, game_pages
from sleuth.web.documents.house_page import house_parts
from sleuth.web.documents.typescript import structs
from sleuth.web.socket import wire
from sleuth.web.socket.changes import Put, Splice

PLACE = Path(__file__).parents[4] / "docs" / "wire.md"

HEAD = """# What goes over the socket

Written by `python -m sleuth.web.documents.wire_page` from
`src/sleuth/web/socket/wire.py`. Do not edit.

A client opens one WebSocket for each table, at `/ws/tables/{id}`, with the cookie that
`PUT /api/me` gave it (`sleuth`, over TLS `__Host-sleuth`), or without: then it is a spectator.
Every message is one JSON object in a text frame, and `type` names its kind. A field that nobody
knows is refused.

1. The client says `hello`. The server answers `welcome`, then one `told` for each seat that this
   person holds, or one with seat `null` for a spectator, if the table has any and the match has
   begun. `have` says how many facts of a stream the client has: `told` carries on from there, or
   starts at 0 if that is more than there are.
2. While people gather, only `table` messages come. The first `told` marks the start.
3. The client says `play`; the server says `changed` to everybody whom it reaches (`told` to who
   hears of the stream for the first time over this socket), then `done` to the one who played. The
   same `id` again is answered with `done`, and does nothing.
4. What is refused is told to the one who asked, and to nobody else, and changes nothing.
5. A client that is too slow to read is dropped, and may come back and say what it has.
6. Too many messages: `refused` with the code `flood`, then the socket is closed; see
   [closings](#closings) and [limits](#limits).
7. A takeback: `rewound` comes before the news that go on from there.
8. What concerns the table and not the match (questions, clocks, who is away, what is shown to
   watchers) stands in `table` messages.

9. A client that says `wire: 2` gets a whole `told` wherever `changed` would come. The version
   after this one will not know it any more.

A sentence in `lines` is told from the view before its fact. `now` and `at` are table time:
milliseconds since the start, which stand still while the house is closed.

## What changed

`changed` brings what is new in a stream as `told` does, and `changes` instead of `view`, `moves`,
`pending` and `notes`. A client keeps these four as they were told last, makes the changes in their
order, and has what `told` would have brought, byte for byte; it needs no rules for it.

- `put`: at the end of the way `at` (names of fields, numbers of places) stands `value` now. The
  last name may be new: it comes last in its object.
- `splice`: in the row at the end of the way, `gone` places from `start` on make room for `items`.

Changes that do not fit are a fault of somebody: hang up, and say `hello` without this stream.
"""

ADA = Person("kQ3xZ0aB", "Ada", 3)
SEED = "00" * 32
INFO = TableInfo(
    id="t0p5ecr3t-tab1e1",
    code="QXBFA",
    game="mastermind",
    options={"games": 2, "pegs": 4},
    table=TableOptions(),
    host=ADA,
    status="playing",
    seats=(SeatInfo(Seat(0), ADA, None, True), SeatInfo(Seat(1), None, "optimal", True)),
    watchers=0,
    commitment=commitment(SEED),
    hints=(0, 0),
)
SAID = Talk(0, ADA, Seat(0), Millis(8000), phrase="mastermind.phrase.hmm")
GUESS = {"type": "guess", "code": [0, 0, 1, 1]}
TOLD = wire.Told(
    seat=Seat(1),
    start=2,
    facts=({"type": "guessed", "seat": 1, "code": [0, 0, 1, 1]},),
    lines=(Line("mastermind.fact.guessed", {}, {"who": Seat(1)}),),
    view={"…": "what this seat knows, as its game defines it"},
    moves=Offered((), (OfferedProduct("guess", {"code": Each(((0, 1, 2), (0, 1, 2)))}),)),
    pending=Await(frozenset({Seat(1)})),
    notes=None,
    now=Millis(8200),
)
CHANGED = wire.Changed(
    seat=Seat(1),
    start=3,
    facts=({"type": "answered", "row": 0, "answer": {"black": 1, "white": 0}},),
    lines=(Line("mastermind.fact.answered", {"black": 1, "white": 0}, {}),),
    changes=(
        Put(("view", "board", "rows", 0, "answer"), {"black": 1, "white": 0}),
        Splice(("moves", "listed"), 0, 1, ()),
    ),
    now=Millis(8300),
)
EXAMPLES: tuple[Any, ...] = (
    wire.Hello(wire.WIRE, {0: 12}),
    wire.Play("c17", Seat(1), msgspec.Raw(msgspec.json.encode(GUESS))),
    wire.Say("c18", seat=Seat(0), phrase="mastermind.phrase.hmm"),
    wire.AskHint("c19", Seat(1), 0),
    wire.Ping(1),
    wire.TakeBack("c20", Seat(1)),
    wire.Ask("c21", Seat(1), "pause"),
    wire.Consent("c22", 3, True),
    wire.Resume("c23"),
    wire.Resign("c24", Seat(1)),
    wire.Choose("c25", Seat(0), "bot"),
    wire.Reclaim("c26", Seat(0)),
    wire.ShowHand("c27", Seat(0), True),
    wire.Welcome(wire.WIRE, ADA.id, (Seat(0),), INFO, (), Millis(8000)),
    TOLD,
    CHANGED,
    wire.StreamRewound(Seat(1), 2, 1),
    wire.TableChanged(INFO),
    wire.TalkHeard(SAID),
    wire.HintGiven("c19", Seat(1), 0, Hint(Line("mastermind.hint.fits"))),
    wire.Done("c17"),
    wire.Refused("c17", wire.ErrorBody("mastermind.not-now", 409)),
    wire.Pong(1, Millis(9000)),
)


def document() -> str:
    """The whole page."""
    said = [HEAD, f"The version of this language is {wire.WIRE}.\n"]
    said += ["## What a client says\n", *map(message, get_args(wire.Command))]
    said += ["## What the server says\n", *map(message, get_args(wire.Message))]
    said += ["## What stands inside\n", *map(part, sorted_parts())]
    return "\n".join([*said, *house_parts()])


def message(kind: type[Any]) -> str:
    """One kind of message: its words, its fields, and an example."""
    example = next(each for each in EXAMPLES if type(each) is kind)
    text = msgspec.json.format(msgspec.json.encode(example), indent=2).decode()
    return f"{part(kind)}\n```json\n{text}\n```\n"


def sorted_parts() -> list[type[Any]]:
    """Every struct that a message contains, by name."""
    tops = {*get_args(wire.Command), *get_args(wire.Message)}
    infos = inspect.multi_type_info([wire.Command, wire.Message, Over])
    found = {struct.cls for info in infos for struct in structs(info)} - tops
    return sorted(found, key=lambda kind: kind.__name__)


def pages() -> dict[Path, str]:
    """Every page, and where it lies."""
    return {PLACE: document(), **game_pages()}


def main() -> None:
    """Write them all, or those of some games."""
    wanted = {game_page(name) for name in sys.argv[1:]}
    for place, said in pages().items():
        if wanted and place not in wanted:
            continue
        place.write_text(said, encoding="utf-8")
        sys.stderr.write(f"{place}\n")


if __name__ == "__main__":
    main()
