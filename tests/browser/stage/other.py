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

    def say(self, table: str, **message: Any) -> None:
        """Say one thing to a table, and hear that it was heard."""
        self.said += 1
        words = {"seat": self.seat, "id": f"other-{self.said}", **message}
        heard = self.who.page.evaluate(SAY, [table, WIRE, words])
        assert heard != "refused", message

    def play(self, table: str, **move: Any) -> None:
        """Play a move."""
        self.say(table, type="play", move=move)

    def ask(self, table: str, what: str) -> None:
        """Ask the others for something."""
        self.say(table, type="ask", what=what)
