"""Somebody else at a table, without a page: what they do comes over a socket."""

from __future__ import annotations

from typing import Any

from sleuth.web.socket.wire import WIRE
from tests.browser.people import Somebody

SAY = """
([table, wire, message]) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  const say = (words) => line.send(JSON.stringify(words));
  line.onopen = () => say({ type: "hello", wire });
  line.onmessage = ({ data }) => {
    const heard = JSON.parse(data);
    if (heard.type === "welcome") say(message);
    if (heard.id !== message.id) return;
    line.close();
    done(heard.type);
  };
})
"""


class Other:
    """A person on a chair who is somewhere else in the house."""

    def __init__(self, who: Somebody, seat: int) -> None:
        self.who, self.seat, self.said = who.known().go("/rules/mastermind"), seat, 0

    def say(self, table: str, **message: Any) -> str:
        """Say one thing to a table, and hear what becomes of it."""
        self.said += 1
        words = {"seat": self.seat, "id": f"other-{self.said}", **message}
        heard: str = self.who.page.evaluate(SAY, [table, WIRE, words])
        return heard

    def play(self, table: str, **move: Any) -> None:
        """Play a move that the rules allow."""
        assert self.say(table, type="play", move=move) != "refused", move

    def ask(self, table: str, what: str) -> None:
        """Ask the others for something, unless they are asked already."""
        self.say(table, type="ask", what=what)
