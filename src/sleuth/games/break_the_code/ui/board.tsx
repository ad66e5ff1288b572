import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import type { SeatProps } from "../../../ui/games";
import { pressesFocused, useKeys } from "../../../ui/parts/keys";
import { listed, offers, onOffer } from "../../../ui/wire/offers";
import { AskTray } from "./ask-tray";
import { bySlot, CardRow, type Chosen } from "./cards";
import { build, type Draft, EMPTY, type Step } from "./draft";
import { lookAt } from "./focus";
import { GuessTray } from "./guess";
import { Hands } from "./hands";
import { Tries } from "./tries";
import type { Ask, Guess, Move, Notes, View } from "./types.gen";

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

type TrayProps = Props & { choices: ReturnType<typeof useChoices>; acts: ReturnType<typeof useActs> };

function Tray({ view, busy, hint, choices, acts }: TrayProps) {
  const { chosen, draft, step, setOpen } = choices;
  const { canAsk, canGuess, must, guessing, pass, submit, ask } = acts;
  const given = hint?.move as Move | null | undefined;
  if (guessing)
    return (
      <GuessTray
        view={view}
        draft={draft}
        step={step}
        submit={submit}
        close={must ? null : () => setOpen(false)}
        pass={must ? pass : null}
        busy={busy}
        hinted={given?.type === "guess" ? given.tiles : null}
      />
    );
  if (!canGuess && !canAsk) return null;
  const guess = canGuess ? () => setOpen(true) : null;
  return <AskTray chosen={chosen} busy={busy} ask={canAsk ? ask : null} guess={guess} pass={pass} />;
}

export function Board(props: Props) {
  const { view, moves, still, busy, hint } = props;
  const { board } = view;
  const choices = useChoices(props);
  const acts = useActs(props, choices);
  const { chosen, choose } = choices;
  const tray = useRef<HTMLDivElement>(null);
  const given = hint?.move as Move | null | undefined;
  const keys: Keys = {
    guessing: acts.guessing,
    size: board.size,
    step: choices.step,
    slot: (slot) => choose((now) => bySlot(board, moves, now, slot) ?? now),
    enter: () => (acts.guessing ? tray.current?.querySelector<HTMLButtonElement>(".first")?.click() : acts.ask()),
    open: (wanted) => choices.setOpen(wanted && acts.canGuess),
  };
  useKeys((event) => !still && !busy && pressed(event, keys));
  return (
    <div class="btc" ref={tray}>
      <Hands {...props} />
      <Tries {...props} />
      {board.row.some((card) => card !== null) && (props.seat === null || !board.shown.length) && (
        <CardRow
          board={board}
          moves={moves}
          still={still}
          chosen={chosen ?? (given?.type === "ask" ? given : null)}
          choose={({ card, number }) => choose({ card, number })}
        />
      )}
      <Tray {...props} choices={choices} acts={acts} />
    </div>
  );
}
