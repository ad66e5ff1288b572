"""Decisions in words: codes of the catalogue, and what stands in their gaps."""

from __future__ import annotations

from collections.abc import Sequence

from sleuth.kernel.data import Seat
from sleuth.kernel.insight import Guessed, Judgement, Naming, Prospect, Unit
from sleuth.kernel.shares import hundredths
from sleuth.kernel.talents import Argument, Line
from sleuth.study.review.report import NOTHING, Decision
from sleuth.texts import say, text


def done_by(seat: Seat, move: Line) -> Line:
    """That somebody made a move, as a sentence."""
    return Line(f"{move.code}.did", move.args, {"who": seat})


def put_in_words(unit: Unit, worth: Judgement | Prospect, left: int | None) -> Line:
    """What there is to say of a decision: what was done and what is better stands in its gaps."""
    named = worth.named if isinstance(worth, Judgement) else worth.names
    if named is not None:
        return of_naming(named)
    if worth.loss <= NOTHING:
        return Line(f"review.{unit}.best")
    bits = worth.learned if isinstance(worth, Judgement) else worth.learns
    if unit == "bits" and bits is not None and left is not None:
        gaps: dict[str, Argument] = {"leaves": leaves(left, bits.expected)}
        return Line("review.bits.worse", {**gaps, "would": leaves(left, bits.best)})
    if unit == "chance":
        return Line("review.chance.worse", {"loss": hundredths(float(worth.loss))})
    return Line(f"review.{unit}.worse", {"loss": round(float(worth.loss), 2)})


def of_naming(named: Guessed | Naming) -> Line:
    """A guess at what was looked for."""
    chance, most = hundredths(float(named.chance)), hundredths(float(named.best))
    if named.best - named.chance <= NOTHING:
        return Line("review.named.best", {"chance": chance})
    return Line("review.named.worse", {"chance": chance, "most": most})


def leaves(left: int, bits: float) -> float:
    """How many are left after so many bits: whole, or with a tenth where they are few."""
    many: float = left / 2.0**bits
    return round(many) if many >= 10 else round(many, 1)


def told(made: Decision, names: Sequence[str], you: Seat | None = None) -> str:
    """A decision in one sentence, in the language that is spoken."""
    gaps = {"did": say(made.did, names, you), "best": say(made.better, names, you)}
    return text(made.line.code, **{**made.line.args, **gaps})
