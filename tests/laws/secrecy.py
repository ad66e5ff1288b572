"""Law 1: what a seat is told divides the histories exactly as the rulebook does."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from sleuth.kernel.data import Await, Over
from tests.laws.subject import Audience, Scene, Subject
from tests.laws.walk import WIDE, Bounds, Node, layers


class Ledger:
    """A function that is being discovered: the same question must have the same answer."""

    def __init__(self, complaint: str) -> None:
        self.complaint = complaint
        self.answers: dict[Hashable, tuple[Any, Any]] = {}

    def enter(self, question: Hashable, answer: Any, where: Any) -> None:
        """One more pair; a second answer to a question is an offence."""
        before, there = self.answers.setdefault(question, (answer, where))
        if before != answer:
            raise AssertionError(
                f"{self.complaint}\n  at     {question}\n  one    {before}\n  other  {answer}\n"
                f"  after  {came(there)}\n  after  {came(where)}"
            )


def complaint(scene: Scene, what: str, who: Audience, how: str) -> Ledger:
    """What is discovered about one audience; `None` is a spectator."""
    called = "a spectator (None)" if who is None else f"seat {who}"
    return Ledger(f"{scene.name}: {what}, {called} {how}")


def came(node: Any) -> Any:
    """The inputs that led to a node, for a complaint."""
    return [entry.came for entry in node.match.record] if isinstance(node, Node) else node


def secrecy(subject: Subject, bounds: Bounds = WIDE) -> int:
    """No leak, no gap, in every scene; says how many histories were compared."""
    return sum(scene_is_secret(subject, scene, bounds) for scene in subject.rulebook.scenes)


def scene_is_secret(subject: Subject, scene: Scene, bounds: Bounds = WIDE) -> int:
    """Histories the rulebook calls alike have equal streams, and the other way round."""
    leaks: dict[Any, Ledger] = {}
    gaps: dict[Any, Ledger] = {}
    public = Ledger(f"{scene.name}: what is awaited does not follow from what is open")
    count = 0
    for layer in layers(subject, scene, bounds):
        for node in layer:
            count += 1
            for who, known in node.known.items():
                leak = leaks.setdefault(who, complaint(scene, "LEAK", who, "can tell apart"))
                gap = gaps.setdefault(who, complaint(scene, "GAP", who, "is not told"))
                leak.enter(known, node.heard[who], node)
                gap.enter(node.heard[who], known, node)
            pending = node.match.pending()
            if isinstance(pending, Await | Over):
                public.enter(node.match.view(None), pending, node)
    return count
