import { useEffect, useReducer, useState } from "preact/hooks";
import type { SeatProps, TableParts } from "../../../ui/games";
import { pressesFocused, useKeys } from "../../../ui/parts/keys";
import { useReveal } from "../../../ui/table/ending/reveal";
import { useReview } from "../../../ui/table/ending/review";
import { listed, offers, onOffer } from "../../../ui/wire/offers";
import { asking } from "./ask-tray";
import { bySlot, CardRow, type Chosen } from "./cards";
import { build, type Draft, EMPTY, type Step } from "./draft";
import { Ending } from "./ending/ending";
import { Guesses } from "./ending/guesses";
import { lookAt } from "./focus";
import { type GuessProps, GuessSheet, useGuessing } from "./guess";
import { Others, Own } from "./hands";
import { Pad } from "./pad/pad";
import { Tries } from "./tries";
import type { Ask, Guess, Move, Notes, Review, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

interface Keys {
  guessing: boolean;
  size: number;
  step(step: Step): void;
  slot(slot: number): void;
  enter(): void;
  open(open: boolean): void;
}

/** Keys act while nobody types words: 1 to 6 choose a card, G opens the guess, R 0 takes a tile. */
function pressed(event: KeyboardEvent, keys: Keys): void {
  if (event.key === "Enter" && !pressesFocused(event)) {
    keys.enter();
    return;
  }
  if (!keys.guessing) {
    if (/^[1-6]$/.test(event.key)) keys.slot(Number(event.key) - 1);
    else if (event.key.toUpperCase() === "G") keys.open(true);
    return;
  }
  if (event.key === "Escape") {
    keys.open(false);
    return;
  }
  const step: Step | null =
    event.key === "Backspace"
      ? { do: "erase" }
      : /^[rbg0-9]$/i.test(event.key)
        ? { do: "key", key: event.key, size: keys.size }
        : null;
  if (!step) return;
  event.preventDefault();
  keys.step(step);
}

/** What is being chosen and written; a new answer or a new guess begins afresh. */
function useChoices({ view }: Props) {
  const { board } = view;
  const [chosen, choose] = useState<Chosen | null>(null);
  const [open, setOpen] = useState(false);
  const [draft, step] = useReducer<Draft, Step>(build, EMPTY);
  useEffect(() => {
    choose(null);
    lookAt({ card: null, proof: null });
  }, [board.asked.length]);
  useEffect(() => {
    step({ do: "clear" });
    setOpen(false);
  }, [board.tries.length, view.wrote === null, board.locked.length]);
  return { chosen, choose, open, setOpen, draft, step };
}

/** What is on offer now: to ask, to name the code, to give up. */
function useActs(props: Props, choices: ReturnType<typeof useChoices>) {
  const { moves, still, busy } = props;
  const { chosen, open, draft } = choices;
  const play = (move: Move) => props.play(move);
  const asks = still ? [] : listed<Ask>(moves, "ask");
  const canGuess = !still && offers(moves, "guess");
  const canPass = !still && offers(moves, "pass");
  const must = canGuess && canPass && asks.length === 0;
  const said: Guess = { type: "guess", tiles: draft.tiles };
  return {
    canAsk: asks.length > 0,
    canGuess,
    must,
    guessing: canGuess && (open || must),
    pass: canPass ? () => play({ type: "pass" }) : null,
    submit: () => !busy && onOffer(moves, said) && play(said),
    ask: () => chosen && !busy && play({ type: "ask", ...chosen }),
  };
}

function useDock(props: Props, choices: ReturnType<typeof useChoices>, acts: ReturnType<typeof useActs>) {
  const { view, busy, hint } = props;
  const { chosen, draft, step, setOpen } = choices;
  const { canAsk, canGuess, must, pass, submit, ask } = acts;
  const given = hint?.move as Move | null | undefined;
  const guess: GuessProps = {
    view,
    draft,
    step,
    submit,
    close: must ? null : () => setOpen(false),
    pass: must ? pass : null,
    busy,
    hinted: given?.type === "guess" ? given.tiles : null,
  };
  const guessing = useGuessing(guess);
  if (acts.guessing) return { dock: guessing, guess };
  if (!canGuess && !canAsk) return { dock: {}, guess };
  const open = canGuess ? () => setOpen(true) : null;
  return { dock: asking({ chosen, size: view.board.size, busy, ask: canAsk ? ask : null, guess: open, pass }), guess };
}

/** The keys of a turn, by what they do. */
function useTurnKeys(
  props: Props,
  choices: ReturnType<typeof useChoices>,
  acts: ReturnType<typeof useActs>,
  say: () => void,
) {
  const { view, moves, still, busy } = props;
  const keys: Keys = {
    guessing: acts.guessing,
    size: view.board.size,
    step: choices.step,
    slot: (slot) => choices.choose((now) => bySlot(view.board, moves, now, slot) ?? now),
    enter: () => (acts.guessing ? say() : acts.ask()),
    open: (wanted) => choices.setOpen(wanted && acts.canGuess),
  };
  useKeys((event) => !still && !busy && pressed(event, keys));
}

export function useParts(props: Props): TableParts {
  const { view, moves, still, hint } = props;
  const { board } = view;
  const choices = useChoices(props);
  const acts = useActs(props, choices);
  const { dock, guess } = useDock(props, choices, acts);
  useTurnKeys(props, choices, acts, () => dock.main?.ready && dock.main.act());
  const given = hint?.move as Move | null | undefined;
  const over = board.shown.length > 0;
  const opened = useReveal(over, board.size);
  const review = useReview<Review>(props.table.id, over);
  const cards = board.row.some((card) => card !== null) && !over;
  const hands = { ...props, opened: over ? opened : board.size };
  return {
    ...dock,
    pad: <Pad {...props} />,
    ending: over ? <Ending {...props} review={review} /> : null,
    board: (
      <div class="btc">
        <Others {...hands} />
        {over && <Guesses {...props} review={review} opened={opened} />}
        {acts.guessing && <GuessSheet {...guess} />}
        {cards && !acts.guessing && (
          <CardRow
            board={board}
            moves={moves}
            still={still}
            chosen={choices.chosen ?? (given?.type === "ask" ? given : null)}
            choose={({ card, number }) => choices.choose({ card, number })}
          />
        )}
        <Own {...hands}>{!over && <Tries {...props} />}</Own>
      </div>
    ),
  };
}
