"""Mutants of Scotland Yard: planted leaks and bugs that the laws and the goldens must catch."""

from __future__ import annotations

from sleuth.games.scotland_yard import before, board, rules, talents, view
from sleuth.games.scotland_yard.facts import (
    Declined,
    Exchanged,
    Hid,
    Placed,
    Readied,
    Stepped,
    Surfaced,
    Travelled,
    Vanished,
    Wished,
)
from sleuth.games.scotland_yard.thinking import packed, worlds
from sleuth.games.scotland_yard.thinking.solution import (
    bounds,
    proof,
    retrograde,
    sure,
    teams,
    values,
)
from sleuth.kernel.facts import Fact, Open
from tests.games.scotland_yard import test_bots as bots
from tests.games.scotland_yard import test_rules as printed
from tests.games.scotland_yard import test_solver as solved
from tests.games.scotland_yard import test_starts as starts
from tests.games.scotland_yard import test_values as valued
from tests.laws.beliefs import beliefs
from tests.laws.legality import legality
from tests.laws.secrecy import secrecy
from tests.laws.talk import talk
from tests.mutants.mutant import QUICK, audience, case, golden, law, mutant, text

NAME = "scotland-yard"
SECRECY, LEGALITY = law(secrecy, NAME, QUICK), law(legality, NAME, QUICK)
BELIEFS = law(beliefs, NAME, depth=8, most=600)

MUTANTS = (
    mutant(
        "everybody hears what detectives keep to themselves",
        text(talents.channels, 'options.detective_talk == "private"', "False"),
        law(talk, NAME),
    ),
    mutant(
        "Mister X is in the detectives' channel",
        text(talents.channels, " if n != MISTER_X", ""),
        law(talk, NAME),
    ),
    mutant("a hidden station is open", audience(Hid, Open), SECRECY, golden(NAME)),
    mutant("a hidden station reaches nobody", audience(Hid, Fact), SECRECY),
    mutant("that he vanished is told to nobody", audience(Vanished, Fact), SECRECY),
    mutant("an open move is told to nobody", audience(Travelled, Fact), SECRECY),
    mutant("a step is told to nobody", audience(Stepped, Fact), SECRECY),
    mutant("an opened field is told to nobody", audience(Surfaced, Fact), SECRECY),
    mutant("an exchange is told to nobody", audience(Exchanged, Fact), SECRECY),
    mutant(
        "hidden fields are shown",
        text(rules.logged, "not by_black and not hides(options, field)", "not by_black"),
        golden(NAME),
    ),
    mutant(
        "the umpire accepts what is not on offer",
        text(rules.decide, "if came.move not in", "if not came.seat and came.move not in"),
        LEGALITY,
    ),
    mutant(
        "nobody is ever caught",
        text(rules.stepped, "if go.to == state.at", "if go.to == -1"),
        SECRECY,
    ),
    mutant(
        "the truth forgets an open move",
        text(
            rules.apply_told,
            "(*state.trail, fact.to))\n        case Placed",
            "state.trail)\n        case Placed",
        ),
        LEGALITY,
    ),
    mutant(
        "Mister X may step on a detective",
        text(
            board.rides,
            "[Go(to) for to in map_.streets[at] if to not in taken]",
            "[Go(to) for to in map_.streets[at]]",
        ),
        case(printed.test_neither_half_may_end_on_a_detective),
        case(printed.test_mister_x_with_no_free_station_has_lost),
    ),
    mutant(
        "two detectives share a station",
        text(board.walks, " if go.to not in board.posts", ""),
        case(printed.test_first_come_first_served),
    ),
    mutant(
        "black hides what is hidden anyway",
        text(board.rides, "if black and not hides(options, field)", "if black"),
        case(printed.test_it_cannot_be_played_for_a_field_that_is_hidden_anyway),
    ),
    mutant(
        "the black ticket is never used up",
        text(board._filled, 'board.black - (by == "black")', "board.black"),
        case(printed.test_the_black_ticket_hides_one_move_and_is_public),
    ),
    mutant(
        "both halves of a double move may be black",
        text(board.journeys, 'black - (first.by == "black")', "black"),
        case(printed.test_only_one_half_of_a_double_move_can_be_black),
    ),
    mutant(
        "round thirteen has no fourteenth field",
        text(board.finished, "len(board.log) >= last", "len(board.log) == last"),
        case(printed.test_a_double_move_in_round_thirteen_adds_field_fourteen_and_one_turn),
    ),
    mutant(
        "the fourth detective may exchange his start",
        text(board.traders, "if seat <= TRADERS", "if seat"),
        case(starts.test_the_fourth_start_is_fixed),
    ),
    mutant(
        "an exchange needs no consent",
        text(rules.chosen, "agreed = Wish(move.other, seat) in board.wishes", "agreed = True"),
        case(starts.test_an_exchange_needs_the_consent_of_the_other),
        golden(NAME),
    ),
    mutant(
        "Mister X sets off before the detectives are ready",
        text(board.offer, "or at is None or unready(board)", "or at is None"),
        case(starts.test_mister_x_waits_until_every_detective_is_ready),
        golden(NAME),
    ),
    mutant(
        "who is ready asks on",
        text(board._starts, "if seat in board.ready:", "if seat == 99:"),
        case(starts.test_who_is_ready_asks_no_more_but_may_still_agree),
    ),
    mutant(
        "a wish outlives an exchange",
        text(board._chosen, "not both & {wish.seat, wish.other}", "True"),
        case(starts.test_a_wish_lapses_when_its_start_moves_or_its_detective_is_ready),
    ),
    mutant("that somebody is ready is told to nobody", audience(Readied, Fact), SECRECY),
    mutant("a wish is told to nobody", audience(Wished, Fact), SECRECY),
    mutant("that somebody declined is told to nobody", audience(Declined, Fact), SECRECY),
    mutant("a drawn start is told to nobody", audience(Placed, Fact), SECRECY),
    mutant(
        "a drawn start that all saw is forgotten",
        text(board._drawn, "lair=fact.at, placed=True", "placed=True"),
        BELIEFS,
        case(starts.test_a_first_move_in_the_dark_starts_where_all_saw_him),
    ),
    mutant(
        "Mister X forgets his drawn start",
        text(view.see_told, "Placed(seat=seat) if seat ==", "Placed(seat=seat) if 99 =="),
        LEGALITY,
    ),
    mutant(
        "records of before are played by the rules of today",
        text(before.decide, "if isinstance(came, Played) and", "if isinstance(came, Rang) and"),
        case(starts.test_a_text_record_of_version_1_is_played_again_as_it_was),
    ),
    mutant(
        "a hidden first half stays hidden though the second is seen",
        text(rules.travelled, "isinstance(told[-1], Travelled)", "len(told) == 1"),
        case(printed.test_a_first_half_alone_in_the_dark_is_shown_with_the_second),
    ),
    mutant(
        "a detective who is shut in holds up the turn",
        text(board.movers, "if next(walks(board, seat), None) is not None", "if seat"),
        case(printed.test_a_detective_with_no_free_neighbour_waits_and_stays),
    ),
    mutant(
        "where the detectives looked is forgotten",
        text(worlds.after, "to not in field.taken and to not in field.searched", "True"),
        BELIEFS,
    ),
    mutant(
        "Mister X forgets an open station",
        text(
            view.see_told, "Travelled() if view.seat == MISTER_X", "Travelled() if view.seat == 99"
        ),
        LEGALITY,
    ),
    mutant(
        "detectives change places",
        text(packed._plans, "fine &= ~np.logical_and.reduce(", "(lambda _: 0)("),
        case(solved.test_plans_are_the_ends_of_turns, 0),
    ),
    mutant(
        "who could move on stays",
        text(packed._plans, "(ends[who] != posts[who]) | ", "True | "),
        case(solved.test_plans_are_the_ends_of_turns, 0),
    ),
    mutant(
        "a black ticket is free in the analysis",
        text(
            retrograde.Analysis.wins, "self.hidden(one, 0, double)", "self.hidden(one, 1, double)"
        ),
        case(solved.test_sure_wins_are_those_of_plain_recursion, 3),
    ),
    mutant(
        "a double move is not thought of in the analysis",
        text(retrograde.Analysis.wins, "if double:\n", "if double > 1:\n"),
        case(solved.test_sure_wins_are_those_of_plain_recursion, 0),
    ),
    mutant(
        "two hidden moves in a row are not thought of",
        text(retrograde.Analysis.wins, "won &= self.hidden_twice(two)", "pass"),
        case(solved.test_sure_wins_are_those_of_plain_recursion, 0),
    ),
    mutant(
        "sets are numbered without sorting them",
        text(teams.rank, "np.sort(team, axis=1)", "team"),
        case(solved.test_sets_are_numbered_in_any_order),
    ),
    mutant(
        "a plan counts as sure if it wins for one station",
        text(sure.Asked.certain, ", stations)", ", stations).any(axis=0)[None]"),
        case(bots.test_sure_is_said_station_by_station),
    ),
    mutant(
        "who is shut in from the start stands nowhere",
        text(proof.places, "if len(found):", "if len(found) >= 0:"),
        case(solved.test_places_are_left_for_who_is_shut_in),
    ),
    mutant(
        "a black ticket is free in the values",
        text(values.choices, '"hidden", (one, 0, double)', '"hidden", (one, black, double)'),
        case(valued.test_exact_values_lie_between_narrow_bounds, 3),
    ),
    mutant(
        "a double move is not thought of in the values",
        text(values.choices, "elif double:", "elif double > 1:"),
        case(valued.test_exact_values_lie_between_narrow_bounds, 1),
    ),
    mutant(
        "two hidden moves in a row are not thought of in the values",
        text(values.choices, "dark != later:", "dark and later:"),
        case(valued.test_exact_values_lie_between_narrow_bounds, 1),
    ),
    mutant(
        "a covered field is no cover in the values",
        text(values.choices, "if dark:\n", "if fields < 0:\n"),
        case(valued.test_exact_values_lie_between_narrow_bounds, 4),
    ),
    mutant(
        "a lower bound is rounded up",
        text(values.Values.field, 'self.side == "upper"', "True"),
        case(valued.test_exact_values_lie_between_narrow_bounds, 2),
    ),
    mutant(
        "sets of a turn in which two fields are filled are forgotten",
        text(values.Values.rows, "wanted | self.sets[fields - 1]", "wanted"),
        case(valued.test_exact_values_lie_between_narrow_bounds, 2),
    ),
    mutant(
        "a bound is rounded to the wrong side",
        text(bounds.shares, "floor(low", "ceil(low"),
        case(valued.test_bounds_of_the_start_are_rounded_outwards),
    ),
    mutant(
        "tables go that are still asked for",
        text(bounds.Shelf.drop, "key[0] > beyond", "key[0] >= beyond"),
        case(valued.test_tables_stay_as_long_as_they_are_asked_for),
    ),
)
