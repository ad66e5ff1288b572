"""Mutants of Mastermind: planted leaks and bugs that the laws must catch."""

from __future__ import annotations

from sleuth.games.mastermind import board, pieces, rules, view
from sleuth.games.mastermind.facts import Answered, Hidden, Revealed
from sleuth.games.mastermind.thinking import worlds
from sleuth.kernel.data import Seat
from sleuth.kernel.facts import Fact, Open
from tests.games.mastermind import test_rules as printed
from tests.laws.beliefs import beliefs
from tests.laws.legality import legality
from tests.laws.liveness import ends, liveness
from tests.laws.record import audited, record
from tests.laws.secrecy import secrecy
from tests.mutants.mutant import QUICK, attribute, audience, case, golden, law, mutant, text

NAME = "mastermind"
SECRECY = law(secrecy, NAME, QUICK)
LEGALITY = law(legality, NAME, QUICK)
AUDIT = law(audited, NAME)
EXAMPLE_2 = "#2 two green guessed, one in the code: one red peg, before any white"


def for_players(fact: Fact, seat: Seat | None) -> bool:
    """An audience that forgets the spectators."""
    del fact
    return seat is not None


MUTANTS = (
    mutant("the code is open", audience(Hidden, Open), SECRECY, golden(NAME)),
    mutant("the code is told to nobody", audience(Hidden, Fact), SECRECY),
    mutant(
        "ready carries the code",
        text(rules.played, "Ready(seat)", "Ready(Seat(move.code[0]))"),
        SECRECY,
    ),
    mutant(
        "the code is shown after the first row",
        text(rules.guessed, "return (told,)", "return told, Revealed(code)"),
        SECRECY,
    ),
    mutant("keys are not told to spectators", attribute(Answered, "reaches", for_players), SECRECY),
    mutant("the shown code is told to nobody", audience(Revealed, Fact), SECRECY),
    mutant(
        "a key by hand tells whether it is right",
        text(
            rules.answered,
            "told = Answered(key.red, key.white)",
            "told = Answered(key.red, key.white + 9 * (score(state.code, row.guess) != key))",
        ),
        SECRECY,
    ),
    mutant(
        "who is awaited depends on the code",
        text(
            rules.pending,
            "return due(state.board)",
            "from sleuth.kernel.data import Await\n"
            "    both = state.code is not None and state.code[0] == 0\n"
            "    return Await(frozenset({Seat(0), Seat(1)})) if both else due(state.board)",
        ),
        SECRECY,
    ),
    mutant(
        "legality looks at the code",
        text(
            rules.decide,
            "not in offer(state.board, came.seat)",
            "not in offer(state.board, came.seat) or came.move == Guess(state.code)",
        ),
        LEGALITY,
    ),
    mutant(
        "a refusal speaks of the code",
        text(
            rules.decide,
            "raise refusal(state.board, came.seat, came.move)",
            "raise IllegalMove('mastermind.not-now', hint=(state.code or (9,))[0])",
        ),
        LEGALITY,
    ),
    mutant(
        "the umpire accepts what is not on offer",
        text(rules.decide, "if came.move not in", "if came.seat == 0 and came.move not in"),
        LEGALITY,
    ),
    mutant(
        "white pegs are miscounted",
        text(pieces.score, ".bit_count() - 2 * red", ".bit_count() - red"),
        *(AUDIT, case(printed.test_printed_examples, EXAMPLE_2)),
    ),
    mutant(
        "two pegs of a colour earn one key peg",
        text(pieces.score, "& marks(guess)", "& marks(guess) & ~(0xFFFFFFFF << 16)"),
        AUDIT,
    ),
    mutant(
        "an impossible key is accepted",
        text(pieces.keys, " if pair != (pegs - 1, 1)", ""),
        *(
            case(printed.test_there_are_so_many_keys, 4, 14),
            case(printed.test_by_hand_a_key_that_cannot_exist_is_refused, 3, 1),
        ),
    ),
    mutant(
        "points are off by one",
        text(rules.closed, "len(rows) + (", "len(rows) - 1 + ("),
        *(AUDIT, case(printed.test_an_unbroken_code_earns_eleven)),
    ),
    mutant(
        "the code found in the last row earns the bonus",
        text(
            rules.closed,
            "found = rows[-1].guess == code",
            "found = rows[-1].guess == code and len(rows) < board.options.rows",
        ),
        case(printed.test_the_codemaker_gets_a_point_for_each_row_the_last_included, 10),
    ),
    mutant(
        "roles do not switch",
        text(board._closed, "else other(board.maker)", "else board.maker"),
        *(AUDIT, case(printed.test_roles_switch_after_each_game)),
    ),
    mutant(
        "a replay uses up a game",
        text(board._closed, "board.game + (not again)", "board.game + 1"),
        *(
            AUDIT,
            case(printed.test_wrong_information_voids_the_rows_and_replays_with_the_same_roles),
        ),
    ),
    mutant(
        "a third faulty attempt is replayed",
        attribute(rules, "ATTEMPTS", 4),
        case(printed.test_the_third_faulty_attempt_is_not_replayed),
    ),
    mutant(
        "only the last key is checked",
        text(rules.wrong, "if rows[n].key not in", "if n + 1 == len(rows) and rows[n].key not in"),
        *(case(printed.test_the_reveal_checks_every_key), AUDIT),
    ),
    mutant(
        "the fine goes to the Codemaker",
        text(rules.closed, "Voided(other(board.maker)", "Voided(board.maker"),
        case(printed.test_a_challenge_when_no_code_fits_ends_the_attempt),
    ),
    mutant(
        "no challenge while a row waits for its key",
        text(board.offer, "Moves((Challenge(),)) if board.unkeyed", "NOTHING if board.unkeyed"),
        case(printed.test_a_challenge_out_of_turn_while_the_last_row_waits_for_its_key),
    ),
    mutant(
        "a challenge needs no reason",
        text(board.offer, "and not fits(options, board.rows)", ""),
        case(printed.test_a_challenge_is_refused_while_some_code_fits),
    ),
    mutant(
        "a view forgets all rows but the last",
        text(
            view.see_told,
            "    return View(board, view.seat, view.code",
            "    from msgspec.structs import replace\n"
            "    board = replace(board, rows=board.rows[-1:])\n"
            "    return View(board, view.seat, view.code",
        ),
        *(law(beliefs, NAME), golden(NAME)),
    ),
    mutant(
        "beliefs trust keys placed by hand",
        text(worlds.worlds, '"hand"', '"never"'),
        law(beliefs, NAME),
    ),
    mutant(
        "beliefs forget a world",
        text(board.fitting, "return tuple(codes(options))", "return tuple(codes(options))[1:]"),
        law(beliefs, NAME),
    ),
    mutant(
        "the wrong seat is awaited",
        text(board.due, "else 1 - maker", "else maker"),
        law(liveness, NAME, QUICK),
    ),
    mutant(
        "moves are on offer after the end",
        text(board.offer, " or board.game == options.games", ""),
        *(law(liveness, NAME, QUICK),),
    ),
    mutant(
        "a match never ends",
        text(board.due, "board.game < board.options.games", "True"),
        *(AUDIT, case(printed.test_equal_points_are_a_draw)),
    ),
    mutant(
        "a board is never full",
        text(rules.guessed, " and len(board.rows) + 1 < board.options.rows", ""),
        *(law(ends, NAME), case(printed.test_an_unbroken_code_earns_eleven)),
    ),
    mutant(
        "a single game has a winner",
        text(board.places, "board.options.games == 1 or ", ""),
        case(printed.test_a_single_game_has_no_winner),
    ),
    mutant(
        "the empty hole is no colour",
        text(pieces.Options.palette, " + self.blanks", ""),
        case(printed.test_an_empty_hole_is_a_colour_in_the_extra_challenge_only),
    ),
    mutant(
        "rules read a clock",
        text(
            rules.closed,
            "len(rows) + (",
            "len(rows) + __import__('time').perf_counter_ns() % 977 + (",
        ),
        law(record, NAME),
    ),
)
