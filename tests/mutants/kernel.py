"""Mutants of the ground floor."""

from __future__ import annotations

from sleuth.games.mastermind import GAME
from sleuth.kernel import chance, codec, moves, streams
from sleuth.kernel import match as kernel
from sleuth.kernel import record as log
from sleuth.kernel.facts import Fact, Open, Others, Own, Pair, Shadow
from sleuth.kernel.match import Match
from sleuth.kernel.moves import Arranged, Each, Moves, Some
from sleuth.kernel.record import Log
from sleuth.kernel.talents import Heard
from tests.kernel import test_chance, test_facts, test_match, test_moves, test_toys
from tests.kernel.toys import sand, spy
from tests.kernel.toys.sand_rulebook import SUBJECT as SAND
from tests.kernel.toys.spy_rulebook import SUBJECT as SPY
from tests.laws.legality import legality
from tests.laws.offers import offers
from tests.laws.record import record
from tests.laws.secrecy import secrecy
from tests.laws.takeback import takeback
from tests.laws.talk import talk
from tests.mutants.mutant import QUICK, attribute, audience, case, law, mutant, text

NAME = GAME.name

MUTANTS = (
    mutant(
        "a plain fact reaches everybody",
        audience(Fact, Open),
        case(test_facts.test_audiences, "nobody"),
    ),
    mutant(
        "Own reaches spectators",
        text(Own.reaches, "seat == self.seat", "seat in (self.seat, None)"),
        *(law(secrecy, NAME, QUICK), law(secrecy, SAND, QUICK)),
    ),
    mutant(
        "Own reaches everybody",
        audience(Own, Open),
        *(law(secrecy, SAND, QUICK), law(secrecy, SPY, QUICK)),
    ),
    mutant(
        "Others reaches spectators",
        text(Others.reaches, "seat is not None and ", ""),
        *(law(secrecy, SPY, QUICK), case(test_facts.test_audiences, "all but one")),
    ),
    mutant(
        "Others reaches the owner",
        text(Others.reaches, "and seat != self.seat", ""),
        law(secrecy, SPY, QUICK),
    ),
    mutant(
        "Pair reaches a third",
        text(Pair.reaches, "seat in (self.seat, self.other)", "True"),
        law(secrecy, SPY, QUICK),
    ),
    mutant(
        "Pair forgets the second",
        text(Pair.reaches, "(self.seat, self.other)", "(self.seat,)"),
        law(secrecy, SPY, QUICK),
    ),
    mutant(
        "what is said in a channel reaches spectators",
        text(Heard.heard_by, "seat in self.to", "seat in (*self.to, None)"),
        law(talk, "scotland-yard"),
    ),
    mutant(
        "a shadow reaches nobody",
        audience(Shadow, Fact),
        *(law(secrecy, NAME, QUICK), law(secrecy, SPY, QUICK)),
    ),
    mutant(
        "a view is folded from facts that do not reach it",
        text(streams.heard_on, "if everyone or fact.reaches(seat)", "if True"),
        *(law(record, NAME), case(test_match.test_views_asked_early_late_or_never_are_the_same)),
    ),
    mutant(
        "a view is not folded on",
        text(streams.heard_on, "seen[seat] = see(", "see("),
        case(test_match.test_views_asked_early_late_or_never_are_the_same),
    ),
    mutant(
        "what was awaited stays awaited",
        text(
            Match.follow,
            "after._pending = came.at, None",
            "after._pending = came.at, self._pending",
        ),
        case(test_match.test_nothing_comes_in_after_the_end),
    ),
    mutant(
        "a takeback uses the numbers of draws again",
        text(
            Match._rewound,
            "after.now, after.draws = back.at, self.draws",
            "after.now = back.at\n    after.draws = sum("
            "isinstance(e.came, Drawn) for e in self.standing[: back.to])",
        ),
        *(
            law(takeback, SAND, QUICK),
            case(test_chance.test_numbers_of_draws_are_not_used_again_after_a_takeback),
        ),
    ),
    mutant(
        "a takeback goes one entry short",
        text(Match._rewound, "[: back.to]", "[: back.to + 1]"),
        law(takeback, NAME, QUICK),
    ),
    mutant(
        "a takeback deletes history",
        text(
            Match._rewound,
            "after._entries, after._n = longer(self._entries, self._n, entry), self._n + 1",
            "after._entries, after._n = [*self.standing[: back.to], entry], back.to + 1",
        ),
        *(law(takeback, NAME, QUICK), law(record, NAME)),
    ),
    mutant(
        "what was taken back is still told",
        text(Match.facts, "self.standing", "self.record"),
        law(takeback, NAME, QUICK),
    ),
    mutant(
        "a takeback is free though others heard",
        text(streams.only_shadows, "isinstance(fact, Shadow)", "True"),
        law(takeback, NAME, QUICK),
    ),
    mutant(
        "a takeback of somebody else's move is free",
        text(Match.free_back, "last.came.seat != seat", "False"),
        law(takeback, SAND, QUICK),
    ),
    mutant(
        "versions of a log share too much",
        text(log.longer, "if len(items) > n", "if False"),
        case(test_match.test_forking_from_an_old_match_does_not_disturb_the_newer),
    ),
    mutant(
        "an old version of a log sees the newer",
        text(Log.__getitem__, "at < self._n", "at < len(self._items)"),
        case(test_match.test_a_log_ends_where_its_version_ends),
    ),
    mutant(
        "the clock does not ring at its deadline",
        text(Match.ring, "pending.until <= at", "pending.until < at"),
        case(test_toys.test_a_ring_ends_it_at_the_deadline_and_not_before),
    ),
    mutant(
        "a move at the deadline is accepted",
        text(kernel.admit, "came.at >= pending.until", "came.at > pending.until"),
        case(test_match.test_a_move_at_the_deadline_comes_too_late),
    ),
    mutant(
        "the clock rings when it likes",
        text(kernel.admit, "pending.until != came.at", "pending.until is None"),
        case(test_match.test_the_clock_rings_at_its_deadline_only),
    ),
    mutant(
        "time runs backwards",
        text(
            Match.follow,
            "after.now, after._pending = came.at,",
            "after.now, after._pending = self.now,",
        ),
        case(test_match.test_time_does_not_run_backwards),
    ),
    mutant(
        "moves come in after the end",
        text(kernel.admit, 'raise IllegalMove("match.over")', "return"),
        case(test_match.test_nothing_comes_in_after_the_end),
    ),
    mutant(
        "moves come in while chance is awaited",
        text(kernel.admit, 'raise IllegalMove("match.drawing")', "return"),
        case(test_match.test_nobody_plays_while_chance_is_awaited),
    ),
    mutant(
        "unordered picks come in any order",
        text(kernel.admit_draw, "pending.ordered or", "True or"),
        case(test_match.test_unordered_picks_come_ascending),
    ),
    mutant(
        "low numbers are favoured",
        text(chance.below, "WHOLE - WHOLE % n", "WHOLE"),
        case(test_chance.test_numbers_that_would_favour_the_low_ones_are_rejected, 7),
    ),
    mutant(
        "every draw is the first draw",
        text(chance.seeded, "numbers(seed, i)", "numbers(seed, 0)"),
        case(test_chance.test_a_known_answer),
    ),
    mutant(
        "the codec loses a fact",
        text(codec.decode_entry, "return entry", "return Entry(entry.came, entry.told[:1])"),
        law(record, NAME),
    ),
    mutant(
        "replays forget the last entry",
        text(kernel.replay, "list(record)", "list(record)[:-1]"),
        law(record, NAME),
    ),
    mutant(
        "every number of a product is its first",
        text(Each.numbering, "low[n % size]", "low[0]"),
        law(offers, NAME, QUICK),
    ),
    mutant(
        "rows of any length are on offer",
        text(Each.__contains__, " or len(value) != len(self.places)", ""),
        case(test_moves.test_choices_by_hand),
    ),
    mutant(
        "listed moves are disowned",
        text(Moves.__contains__, "move in self.listed", "False"),
        law(offers, SAND, QUICK),
    ),
    mutant(
        "another kind of move is taken for this one",
        text(moves.owning, "type(move) is kind and all", "all"),
        case(test_moves.test_choices_by_hand),
    ),
    mutant(
        "a choice of some is numbered wrongly",
        text(Some.nth, "n -= before[at - 1]", "n -= 1"),
        case(test_moves.test_choices_by_hand),
    ),
    mutant(
        "an arrangement repeats a value",
        text(Arranged.__contains__, "value.count(one) <= self.values.count(one)", "True"),
        case(test_moves.test_choices_by_hand),
    ),
    mutant(
        "sand: a late draw is heard by all",
        audience(sand.Dealt, Open),
        law(secrecy, SAND, QUICK),
    ),
    mutant(
        "sand: discards are turned over the wrong way",
        text(sand.reached, "board.discards[0]", "board.discards[-1]"),
        case(test_toys.test_recycled_draws_are_open_facts),
    ),
    mutant(
        "sand: hands of others decide what is legal",
        text(sand.decide, "state.hands[seat], seat)", "state.hands[0], seat)"),
        law(legality, SAND, QUICK),
    ),
    mutant(
        "spy: the choice is open at once",
        audience(spy.Given, Open),
        law(secrecy, SPY, QUICK),
    ),
    mutant(
        "spy: codes are told to the first who has not locked",
        text(spy.codes, "len(board.locked) + 1 < board.seats", "False"),
        law(secrecy, SPY, QUICK),
    ),
    mutant(
        "a takeback leaves a deadline that has passed",
        attribute(kernel, "timed", lambda pending: False),
        *(
            case(test_match.test_nothing_is_taken_back_while_a_clock_runs_nor_to_where_it_ran),
            law(takeback, SAND, QUICK),
        ),
    ),
)
