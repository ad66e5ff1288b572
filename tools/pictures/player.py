"""A seat that is played over the wire, as a page plays it, with the mind of one of the bots."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from types import TracebackType
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sleuth.games import game, talents
from sleuth.kernel.codec import convert, encode
from sleuth.kernel.data import Millis, Seat
from sleuth.kernel.talents import Heard, Phrase
from sleuth.players.dice import SeededDice
from sleuth.players.driver import BUDGET
from sleuth.web.socket.whole import Whole
from sleuth.web.socket.wire import WIRE
from tools.pictures.house import Json, Person

LOOK = 0.3
"""Seconds after which a mind that had no move looks again."""

PAUSE = 0.7
"""Seconds after a move where all act at the same time: nobody is quicker than a person."""


class Player:
    """One seat of one table: hears what the seat is told, and plays what a bot would."""

    def __init__(self, person: Person, table: str, name: str, bot: str, seat: int = 0) -> None:
        self.game, self.able, self.seat = game(name), talents(name), seat
        self.mind = self.able.bots[bot]
        self.told: Json | None = None
        self.news = Whole()
        self.over = False
        self.moves = 0
        self.heard: list[Heard] = []
        self.told_at = time.monotonic()
        self.names = iter(f"p{n}" for n in range(1_000_000))
        url = f"ws://{person.address}/ws/tables/{table}"
        cookie = {"cookie": f"sleuth={person.secret}"}
        self.line = connect(url, additional_headers=cookie, max_size=None, ping_interval=None)
        self.say(type="hello", wire=WIRE)
        self.inbox: Queue[str] = Queue()
        Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        """Read all the time: whoever is slow is dropped."""
        with suppress(ConnectionClosed):
            while True:
                self.inbox.put(str(self.line.recv()))

    def __enter__(self) -> Player:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.line.close()

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.line.send(json.dumps(message))

    def play_on(self, moves: int) -> bool:
        """Play until so many moves are made and it is this seat's turn again, or to the end."""
        while not self.over:
            while not self.inbox.empty():
                self.listen()
            ready = self.my_turn()
            if ready and self.moves >= moves:
                return False
            if not (ready and self.move()):
                self.listen()
        return True

    def my_turn(self) -> bool:
        """Does the match wait for this seat?"""
        return self.told is not None and self.seat in self.told["pending"].get("seats", ())

    def move(self) -> bool:
        """Let the mind think, say what it says, play what it plays; was there a move?"""
        thought = self.mind(
            self.view(), tuple(self.heard), SeededDice("pictures", self.moves), BUDGET
        )
        for phrase in thought.says:
            self.talk(phrase)
        if thought.move is None:
            return False
        name = next(self.names)
        self.say(type="play", id=name, seat=self.seat, move=json.loads(encode(thought.move)))
        while self.listen(60).get("id") != name:
            pass
        self.moves += 1
        time.sleep(PAUSE if self.able.clocked else 0)
        return True

    def talk(self, phrase: Phrase) -> None:
        """Say a quick phrase."""
        said = {"phrase": phrase.code, "args": phrase.args, "text": ""}
        self.say(type="say", id=next(self.names), seat=self.seat, **said)

    def view(self) -> Any:
        """What the seat sees, with the time on its watch where there is a clock."""
        assert self.told is not None
        view = convert(self.told["view"], self.game.view)
        now = self.told["now"] + round((time.monotonic() - self.told_at) * 1000)
        return self.able.clocked(view, Millis(now)) if self.able.clocked else view

    def listen(self, seconds: float = LOOK) -> Json:
        """Hear one message, or nothing for so long."""
        try:
            message: Json = self.news.hear(json.loads(self.inbox.get(timeout=seconds)))
        except Empty:
            return {}
        match message:
            case {"type": "told", "seat": self.seat}:
                self.told, self.told_at = message, time.monotonic()
            case {"type": "welcome" | "table", "table": {"status": "over" | "ended"}}:
                self.over = True
            case {"type": "said", "talk": {"seat": int(seat), "phrase": str(code), "args": args}}:
                self.heard.append(Heard(Seat(seat), Phrase(code, args)))
            case _:
                pass
        return message
