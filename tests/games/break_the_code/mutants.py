"""Mutants of Break the Code: planted leaks and bugs that laws and tests must catch."""

from __future__ import annotations

from sleuth.games.break_the_code import board, cards, pieces, rules, talents, view
from sleuth.games.break_the_code.facts import (
    Answered,
    Buried,
    Checked,
    Dealt,
    Guessed,
    Locked,
    Passed,
    Wrote,
)
from sleuth.games.break_the_code.pieces import FIVE_EACH
from sleuth.games.break_the_code.thinking import assist, crowd, deals, marks, solver, worlds
from sleuth.kernel.facts import Fact, Open, Others
from tests.games.break_the_code import test_assist as pad
from tests.games.break_the_code import test_bots as thought
from tests.games.break_the_code import test_cards as printed
from tests.games.break_the_code import test_crowd_rules as crowd_rules
from tests.games.break_the_code import test_rules as ruled
from tests.games.break_the_code import test_solver as counted
from tests.laws.beliefs import beliefs
from tests.laws.legality import legality
from tests.laws.liveness import liveness
from tests.laws.record import audited
from tests.laws.secrecy import secrecy
from tests.mutants.mutant import QUICK, attribute, audience, case, golden, law, mutant, text

NAME = "break-the-code"
SECRECY = law(secrecy, NAME, QUICK)
LEGALITY = law(legality, NAME, QUICK)
BELIEFS = law(beliefs, NAME, depth=8, most=600)
AUDIT = law(audited, NAME)

MUTANTS = (
    mutant("hands are open", audience(Dealt, Open), SECRECY, golden(NAME)),
    mutant("a hand is told to the others", audience(Dealt, Others), SECRECY),
    mutant("a hand is told to nobody", audience(Dealt, Fact), SECRECY),
    mutant("the centre is open", audience(Buried, Open), SECRECY, golden(NAME)),
    mutant("a written guess is open", audience(Wrote, Open), SECRECY),
    mutant("the checked centre is open", audience(Checked, Open), SECRECY, golden(NAME)),
    mutant("the guesser is not shown the centre", audience(Checked, Fact), SECRECY),
    mutant("a spoken guess is told to nobody", audience(Guessed, Fact), SECRECY),
    mutant("answers are for the others only", audience(Answered, Others), SECRECY),
    mutant("nobody hears that a last guess is settled", audience(Locked, Fact), SECRECY),
    mutant(
        "a lone five tells which of the two it is",
        text(pieces.plain, "if FIVES[1] in chosen and FIVES[0] not in chosen:", "if False:"),
        *(SECRECY, case(ruled.test_either_green_five_is_right)),
    ),
    mutant(
        "a last guess shows the centre while others still think",
        text(
            rules.written,
            "(Wrote(seat, tiles), Locked(seat))",
            "(Wrote(seat, tiles), Locked(seat), Checked(seat, state.hands[-1]))",
        ),
        SECRECY,
        case(crowd_rules.test_when_the_cards_are_gone_all_settle_a_last_guess_in_secret),
    ),
    mutant(
        "a last guess is judged at once",
        text(rules.written, "< len(board.active)", "< 0"),
        SECRECY,
        case(crowd_rules.test_when_the_cards_are_gone_all_settle_a_last_guess_in_secret),
    ),
    mutant(
        "the tiles are laid open before the last chance",
        text(rules.closing, ".turn is None", ".winners"),
        *(
            SECRECY,
            case(ruled.test_if_the_first_player_is_right_the_second_has_one_guess_and_no_question),
        ),
    ),
    mutant(
        "the tiles stay covered after the end",
        text(rules.closing, ".turn is None", ".turn == -1"),
        *(SECRECY, case(ruled.test_the_second_player_wins_at_once)),
    ),
    mutant(
        "who is awaited depends on the centre",
        text(
            rules.pending,
            "return due(state.board)",
            "from sleuth.kernel.data import Await\n"
            "    found = due(state.board)\n"
            "    odd = isinstance(found, Await) and state.hands[-1][0] % 2\n"
            "    return Await(frozenset({Seat(0), *found.seats})) if odd else found",
        ),
        SECRECY,
    ),
    mutant(
        "legality looks at the code",
        text(
            rules.decide,
            "if move not in offer(state.board, seat):",
            "if move not in offer(state.board, seat) or move == Guess(state.hands[-1]):",
        ),
        LEGALITY,
    ),
    mutant(
        "a refusal speaks of a hand",
        text(
            rules.decide,
            "raise refusal(state.board, seat, move)",
            "raise IllegalMove('break-the-code.not-now', first=(*state.hands[-1:], (9,))[0][0])",
        ),
        LEGALITY,
    ),
    mutant(
        "the umpire lets anybody ask",
        text(
            rules.decide,
            "if move not in offer(state.board, seat):",
            "if move not in offer(state.board, seat) and not (\n"
            "                isinstance(move, Ask) and move.card in state.board.cards\n"
            "            ):",
        ),
        LEGALITY,
    ),
    mutant(
        "green counts as blue",
        attribute(cards, "colour", lambda tile: "blue" if tile % 2 or tile == 10 else "red"),
        case(printed.test_green_counts_by_number_and_never_as_red_or_blue),
    ),
    mutant(
        "equal numbers do not break a run",
        text(cards.runs, "== numbers[at + 1]", ">= numbers[at + 1]"),
        *(case(printed.test_equal_numbers_break_a_run),),
    ),
    mutant(
        "only the first place is named",
        text(cards.where, "return tuple(", "return (lambda row: tuple(row)[:1])("),
        case(printed.test_where_names_all_places_or_none),
    ),
    mutant(
        "the asker answers plain cards too",
        text(pieces.is_shared, "seats == 4", "seats >= 2"),
        *(SECRECY, case(ruled.test_the_opponent_answers_and_the_row_is_refilled_in_place)),
    ),
    mutant(
        "with four players a plain card is not shared",
        text(pieces.is_shared, "seats == 4 or ", ""),
        *(SECRECY, case(ruled.test_with_four_players_every_card_is_shared)),
    ),
    mutant(
        "who is out answers no more",
        text(
            rules.answered,
            "yield Answered(",
            "if seat not in state.board.out: yield Answered(",
        ),
        *(SECRECY, case(crowd_rules.test_who_is_out_or_has_won_still_answers)),
    ),
    mutant(
        "the second player has no last chance",
        text(board.ended, "return seat != board.first or", "return True or"),
        *(AUDIT, case(ruled.test_the_last_chance_stands_whatever_was_guessed_before)),
    ),
    mutant(
        "the second player's win waits for a reply",
        text(board.ended, "return seat != board.first or", "return seat == board.first and"),
        case(ruled.test_the_second_player_wins_at_once),
    ),
    mutant(
        "a question is allowed at the last chance",
        text(board.stage, '"chance"', '"ask"'),
        case(ruled.test_if_the_first_player_is_right_the_second_has_one_guess_and_no_question),
    ),
    mutant(
        "idle turns count from the start",
        text(board._settled, "(not right and not board.cards)", "(not right)"),
        case(ruled.test_idle_turns_count_only_once_the_cards_are_gone),
    ),
    mutant(
        "three idle turns end a match without cards",
        attribute(board, "TOO_LONG", 3),
        case(ruled.test_without_cards_two_idle_turns_running_end_in_a_tie),
    ),
    mutant(
        "two players go on without end",
        attribute(board, "MOST", 1000),
        case(ruled.test_between_two_a_hundred_turns_without_a_right_guess_end_the_match),
    ),
    mutant(
        "a hundred turns take the last chance away",
        attribute(board, "MOST", 99),
        case(ruled.test_the_last_chance_stands_after_a_hundred_turns_too),
    ),
    mutant(
        "a guess out of turn passes the turn on",
        text(board._settled, "if seat == board.turn else after", "if True else after"),
        case(crowd_rules.test_anybody_guesses_at_any_time_and_the_turn_stays),
    ),
    mutant(
        "who is out keeps a turn",
        text(board.following, "if other in board.active:", "if True:"),
        *(AUDIT, case(crowd_rules.test_anybody_guesses_at_any_time_and_the_turn_stays)),
    ),
    mutant(
        "a second guess is allowed",
        text(board.may_guess, "seat in board.active and ", ""),
        case(crowd_rules.test_one_guess_each),
    ),
    mutant(
        "one declaration ends the match",
        text(board.ended, ">= board.seats - 1", ">= 1"),
        *(AUDIT, case(crowd_rules.test_three_declarations_end_a_game_of_four)),
    ),
    mutant(
        "a last player wins by default",
        text(board.ended, "not board.active or", "len(board.active) < 2 or"),
        *(AUDIT, case(crowd_rules.test_a_last_player_is_no_winner_by_default_and_goes_on_alone)),
    ),
    mutant(
        "last guesses take places one after another",
        text(
            rules.written,
            "for each in board.active:",
            "for place, each in enumerate(board.active, place):",
        ),
        case(crowd_rules.test_last_guesses_that_are_right_share_the_next_place),
    ),
    mutant(
        "own turn: the round is not finished",
        text(board.ended, "> order(board, seat)", "> 9"),
        *(AUDIT, case(crowd_rules.test_own_turn_the_round_of_the_first_right_guess_is_finished)),
    ),
    mutant(
        "own turn: who had a turn may still guess",
        text(board.order, "(seat - board.first) % board.seats", "seat"),
        case(crowd_rules.test_own_turn_who_had_a_turn_in_the_round_has_no_more),
    ),
    mutant(
        "own turn: places are not shared",
        text(rules.guessed, 'board.options.guessing == "own-turn"', "False"),
        case(crowd_rules.test_own_turn_the_round_of_the_first_right_guess_is_finished),
    ),
    mutant(
        "a used card comes back",
        text(
            board.Board.pile,
            "{*self.row, *[each.question.card for each in self.asked]}",
            "{*self.row}",
        ),
        *(case(ruled.test_a_used_card_leaves_the_game),),
    ),
    mutant(
        "cards about the middle stay in with four",
        attribute(pieces, "FOUR_EACH", FIVE_EACH),
        case(ruled.test_the_deal, 4, 4),
    ),
    mutant(
        "a settled last guess cannot be taken back",
        attribute(rules, "Locked", Passed),
        case(crowd_rules.test_a_settled_last_guess_may_be_taken_back_while_others_think),
    ),
    mutant(
        "a view forgets its hand",
        text(view.see_told, "return replace(view, hand=hand)", "return view"),
        *(BELIEFS, golden(NAME)),
    ),
    mutant(
        "a view forgets all answers but the last",
        text(
            board._answered,
            "(*before, replace(last, answers=answers))",
            "(replace(last, answers=answers),)",
        ),
        golden(NAME),
    ),
    mutant(
        "beliefs forget wrong guesses",
        text(worlds.fits, "return all(", "return True or all("),
        BELIEFS,
    ),
    mutant(
        "beliefs count a deal twice",
        text(
            worlds.allotted,
            "if fits(board, place, hand):",
            "for _ in range(2 * fits(board, place, hand)):",
        ),
        BELIEFS,
    ),
    mutant(
        "nobody is awaited for a last guess",
        text(board.due, "frozenset(board.active).difference(board.locked)", "frozenset()"),
        law(liveness, NAME, QUICK),
    ),
    mutant(
        "moves are on offer after the end",
        text(
            board.offer,
            'case "chance" | "bare":\n'
            "            return _offer(board.box, (), True, True) if mine else NOTHING",
            'case "chance" | "bare" | "over":\n'
            "            return _offer(board.box, (), True, True)",
        ),
        law(liveness, NAME, QUICK),
    ),
    mutant(
        "packed sums of red count green",
        text(solver.answers, "17: (numbers * red).sum(1)", "17: (numbers * ~blue).sum(1)"),
        case(
            counted.test_packed_answers_equal_the_readable_ones_for_every_hand_and_question,
            FIVE_EACH,
        ),
    ),
    mutant(
        "a lone five counts once",
        text(solver.holdings, "return found", "return np.unique(found)"),
        case(counted.test_two_players_by_list, 3),
    ),
    mutant(
        "counts forget who is at the other half",
        text(deals.Counted._joined, "* outside[:, None]", "* np.ones_like(outside)[:, None]"),
        case(counted.test_counted_deals_equal_listed_ones_on_a_toy, 4),
    ),
    mutant(
        "listed deals give a tile to two hands",
        text(deals.Listed.__init__, "& masks[some]) == 0", "& masks[some]) >= 0"),
        case(counted.test_counted_deals_equal_listed_ones_late_in_a_match, 3, 4),
    ),
    mutant(
        "a colour is counted by one of its tiles",
        text(marks.marks, "row[tiles].sum()", "row[tiles[0]]"),
        case(pad.test_joint_marks_are_what_holds_in_every_world, 2, 5),
    ),
    mutant(
        "a proof rests on one's own answer",
        text(assist.everything, "if said is not None and seat != me", "if said is not None"),
        case(pad.test_no_answer_of_a_proof_rests_on_ones_own_tiles),
    ),
    mutant(
        "bots look through the eyes of the wrong seat",
        text(crowd.through, "seat - (seat > view.seat)", "seat - 1"),
        case(thought.test_others_are_looked_through_as_they_see_it),
    ),
    mutant(
        "bots hurry though nobody else can win",
        text(crowd.rivalry, "view.board.active", "range(view.board.seats)"),
        case(thought.test_the_expert_takes_its_time_once_nobody_else_can_win),
    ),
    mutant(
        "a rematch draws lots again",
        text(talents.again, "first=match.state.board.first", "first=None"),
        case(ruled.test_a_rematch_passes_the_first_turn_on),
    ),
    mutant(
        "a proof names every answer",
        text(
            assist.joint,
            "needed if holds(view, needed, mark) else pruned(view, every, needed, mark)",
            "every",
        ),
        case(pad.test_no_answer_of_a_proof_can_be_left_out, 2, 5),
    ),
    mutant(
        "a proof names too little",
        text(assist.joint, "if holds(view, needed, mark)", "if True"),
        case(pad.test_no_answer_of_a_proof_can_be_left_out, 2, 5),
    ),
)
