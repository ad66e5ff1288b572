"""Who is at a table, and what was said and asked there: a fold of its events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar, assert_never

from sleuth.kernel.data import Over, Seat
from sleuth.kernel.record import Log
from sleuth.tables import info
from sleuth.tables.state import events as ev

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Chair:
    """Nobody, a person or a bot; with both, the bot plays for the person."""

    person: str | None = None
    bot: str | None = None
    nonce: str = ""
    ready: bool = True
    resigned: bool = False
    removed: bool = False

    @property
    def free(self) -> bool:
        """Does nobody sit here?"""
        return self.person is None and self.bot is None

    @property
    def human(self) -> bool:
        """Does a person decide what is played from here?"""
        return self.person is not None and self.bot is None


@dataclass(frozen=True, slots=True)
class Roster:
    """Chairs and who sits on them, talk, questions, and how the match as a whole goes."""

    host: str = ""
    chairs: tuple[Chair, ...] = ()
    autostart: bool = False
    started: bool = False
    hints: tuple[int, ...] = ()
    talk: Log[ev.Said] = field(default_factory=Log)
    spoken: Mapping[ev.Circle, int] = field(default_factory=dict)  # how much, in which circle
    nonces: tuple[str, ...] | None = None
    questions: int = 0
    question: ev.Asked | None = None
    agreed: tuple[Seat, ...] = ()
    helps: tuple[ev.Helped, ...] = ()
    paused: bool = False
    ended: info.EndReason | None = None
    muted: frozenset[str] = frozenset()
    removed: frozenset[str] = frozenset()
    invited: frozenset[str] = frozenset()
    looks: frozenset[tuple[Seat, str]] = frozenset()  # into which hand somebody looks
    rematch: str | None = None
    order: tuple[Seat, ...] = ()
    uploaded: ev.Uploaded | None = None
    warned: bool = False
    guided: bool = False
    met: tuple[str, ...] = ()  # everybody who did something here, in that order
    speakers: frozenset[str] = frozenset()
    relieved: frozenset[Seat] = frozenset()  # for whom a bot has played

    @property
    def full(self) -> bool:
        """Is every chair taken?"""
        return not any(chair.free for chair in self.chairs)

    @property
    def ready(self) -> bool:
        """Is everybody who sits here ready?"""
        return all(chair.ready for chair in self.chairs)

    @property
    def result(self) -> Over | None:
        """The places where somebody resigned and so ended it."""
        if self.ended != "resigned":
            return None
        gone = tuple(Seat(n) for n, chair in enumerate(self.chairs) if chair.resigned)
        stay = tuple(Seat(n) for n, chair in enumerate(self.chairs) if not chair.resigned)
        return Over(tuple(place for place in (stay, gone) if place), "resigned")

    @property
    def open(self) -> tuple[Seat, ...]:
        """Those who still have to answer what is asked."""
        asked = () if self.question is None else self.question.open
        return tuple(seat for seat in asked if seat not in self.agreed)

    def held(self, person: str | None) -> tuple[Seat, ...]:
        """The seats of this person, whether a bot plays for them or not."""
        if person is None:
            return ()
        chairs = enumerate(self.chairs)
        return tuple(Seat(n) for n, each in chairs if each.person == person and not each.removed)

    def bots(self) -> dict[Seat, str]:
        """The bots, by seat."""
        return {Seat(n): chair.bot for n, chair in enumerate(self.chairs) if chair.bot is not None}

    def sitting(self) -> dict[Seat, str]:
        """The people who decide for their seats, by seat."""
        chairs = enumerate(self.chairs)
        return {Seat(n): each.person for n, each in chairs if each.human and each.person}

    def seated(self) -> set[str]:
        """Everybody who has a chair."""
        return {chair.person for chair in self.chairs if chair.person is not None}

    def people(self) -> set[str]:
        """Everybody whose name may have to be shown."""
        sat = self.seated()
        lookers = (person for _, person in self.looks)
        return {self.host, *sat, *self.speakers, *self.muted, *self.invited, *lookers}

    def lookers(self, seat: Seat) -> tuple[str, ...]:
        """Those whom this seat lets see what it sees."""
        return tuple(sorted(person for into, person in self.looks if into == seat))

    def lent(self, person: str | None) -> tuple[Seat, ...]:
        """The seats that let this person see what they see."""
        return tuple(sorted(seat for seat, looker in self.looks if looker == person))

    def without_question(self, **changes: object) -> Roster:
        """The same, and nothing is asked any more."""
        return replace(self, question=None, agreed=(), **changes)  # type: ignore[arg-type]


Seated = (
    ev.Sat
    | ev.Stood
    | ev.Placed
    | ev.Swapped
    | ev.Readied
    | ev.Removed
    | ev.Resigned
    | ev.Took
    | ev.Reclaimed
)
"""What happens to those who sit on chairs."""

Moved = ev.Agreed | Seated
"""What happens to chairs."""

Asking = ev.Asked | ev.Answered | ev.Settled | ev.Helped
"""What is asked, and what comes of it."""

Course = (
    ev.Started | Asking | ev.Paused | ev.Resumed | ev.Ended | ev.Rematched | ev.Warned | ev.Stirred
)
"""What happens to the match as a whole."""

Rights = ev.Hosted | ev.Invited | ev.Muted | ev.Shown | ev.Admitted
"""What somebody may do or see here, or no longer."""


def after(roster: Roster, event: ev.Event) -> Roster:
    """The roster after one more event."""
    known = changed(roster, event)
    named = (getattr(event, name, None) for name in ("by", "person"))
    new = tuple(person for person in named if person is not None and person not in roster.met)
    return replace(known, met=(*roster.met, *new)) if new else known


def changed(roster: Roster, event: ev.Event) -> Roster:
    """What an event changes, but for who was met."""
    if isinstance(event, Moved):
        return moved_after(roster, event)
    if isinstance(event, Course):
        return course_after(roster, event)
    if isinstance(event, Rights):
        return rights_after(roster, event)
    match event:
        case ev.Created(by=by, seats=seats, autostart=autostart, guided=guided):
            return Roster(by, (Chair(),) * seats, autostart, hints=(0,) * seats, guided=guided)
        case ev.Uploaded():
            return replace(roster, uploaded=event)
        case ev.Said():
            spoken = {**roster.spoken, event.circle: roster.spoken.get(event.circle, 0) + 1}
            talk, who = roster.talk.add(event), {event.by} if event.by else set()
            return replace(roster, talk=talk, spoken=spoken, speakers=roster.speakers | who)
        case ev.Hinted(seat=seat):
            return replace(roster, hints=put(roster.hints, seat, roster.hints[seat] + 1))
        case _:
            assert_never(event)


def rights_after(roster: Roster, event: Rights) -> Roster:
    """The roster after somebody was given a right, or lost one."""
    match event:
        case ev.Hosted(person=person):
            return replace(roster, host=person)
        case ev.Invited(person=person, on=on):
            asked = {person}
            return replace(roster, invited=roster.invited | asked if on else roster.invited - asked)
        case ev.Muted(person=person, on=on):
            muted = roster.muted | {person} if on else roster.muted - {person}
            return replace(roster, muted=muted)
        case ev.Admitted(seat=seat, person=person, on=on):
            look = {(seat, person)}
            return replace(roster, looks=roster.looks | look if on else roster.looks - look)
        case ev.Shown():
            return roster
        case _:
            assert_never(event)


def agreed_after(roster: Roster, seats: int, anew: bool) -> Roster:
    """The roster under other terms, with so many chairs."""
    chairs = (*roster.chairs[:seats], *(Chair(),) * (seats - len(roster.chairs)))
    asked = tuple(unready(chair, roster.host) if anew else chair for chair in chairs)
    return replace(roster, chairs=asked, hints=(0,) * seats)


def unready(chair: Chair, host: str) -> Chair:
    """A chair whose person has to say again that they are ready, unless it is the host."""
    return replace(chair, ready=False) if chair.person not in (None, host) else chair


def moved_after(roster: Roster, event: Moved) -> Roster:
    """The roster after something that happened to chairs."""
    if isinstance(event, ev.Agreed):
        return agreed_after(roster, event.seats, event.anew)
    chairs = chairs_after(roster.chairs, event)
    if isinstance(event, ev.Took):
        return replace(roster, chairs=chairs, relieved=roster.relieved | {event.seat})
    if not isinstance(event, ev.Removed):
        return replace(roster, chairs=chairs)
    gone, held = event.person, roster.held(event.person)
    looks = frozenset(look for look in roster.looks if look[1] != gone and look[0] not in held)
    return replace(roster, chairs=chairs, removed=roster.removed | {gone}, looks=looks)


def course_after(roster: Roster, event: Course) -> Roster:
    """The roster after something that concerns the match as a whole."""
    match event:
        case ev.Asked() | ev.Answered() | ev.Settled() | ev.Helped():
            return consent_after(roster, event)
        case ev.Started(nonces=nonces):
            return replace(roster, started=True, nonces=nonces)
        case ev.Paused():
            return roster.without_question(paused=True)
        case ev.Resumed():
            return replace(roster, paused=False)
        case ev.Ended(why=why):
            return roster.without_question(ended=why, paused=False)
        case ev.Rematched(table=table, order=order):
            return replace(roster, rematch=table, order=order)
        case ev.Warned() | ev.Stirred():
            return replace(roster, warned=isinstance(event, ev.Warned))
        case _:
            assert_never(event)


def consent_after(roster: Roster, event: Asking) -> Roster:
    """The roster after a question, or an answer to it."""
    match event:
        case ev.Asked():
            return replace(roster, question=event, agreed=(), questions=roster.questions + 1)
        case ev.Answered(seats=seats):
            return replace(roster, agreed=(*roster.agreed, *seats))
        case ev.Settled():
            return roster.without_question()
        case ev.Helped():
            return roster.without_question(helps=(*roster.helps, event))
        case _:
            assert_never(event)


def chairs_after(chairs: tuple[Chair, ...], event: Seated) -> tuple[Chair, ...]:
    """The chairs after one more event."""
    match event:
        case ev.Sat(seat=seat, person=person, nonce=nonce):
            return put(chairs, seat, Chair(person=person, nonce=nonce))
        case ev.Stood(seat=seat):
            return put(chairs, seat, Chair())
        case ev.Placed(seat=seat, bot=bot):
            return put(chairs, seat, Chair(bot=bot))
        case ev.Swapped(seat=seat, other=other):
            return put(put(chairs, seat, chairs[other]), other, chairs[seat])
        case ev.Readied(person=person, on=on):
            return tuple(replace(c, ready=on) if c.person == person else c for c in chairs)
        case ev.Removed():
            return tuple(left(chair, event) for chair in chairs)
        case ev.Resigned(seat=seat, bot=bot):
            return put(chairs, seat, replace(chairs[seat], resigned=True, bot=bot))
        case ev.Took(seat=seat, bot=bot):
            return put(chairs, seat, replace(chairs[seat], bot=bot))
        case ev.Reclaimed(seat=seat):
            return put(chairs, seat, replace(chairs[seat], bot=None))
        case _:
            assert_never(event)


def left(chair: Chair, gone: ev.Removed) -> Chair:
    """A chair after somebody was sent away."""
    if chair.person != gone.person:
        return chair
    return Chair() if gone.bot is None else replace(chair, bot=gone.bot, removed=True)


def put(row: tuple[T, ...], at: int, one: T) -> tuple[T, ...]:
    """The same row with another thing in one place."""
    return (*row[:at], one, *row[at + 1 :])
