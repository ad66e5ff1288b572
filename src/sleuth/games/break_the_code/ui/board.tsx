import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import type { SeatProps } from "../../../ui/games";
import { pressesFocused, useKeys } from "../../../ui/parts/keys";
import { listed, offers, onOffer } from "../../../ui/wire/offers";
import { t } from "../../../ui/words/texts";
import { cardCode } from "./answers";
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

interface AskTrayProps {
  chosen: Chosen | null;
  busy: boolean;
  ask: (() => void) | null;
  guess: (() => void) | null;
  pass: (() => void) | null;
}

/** What can be done while cards lie open: ask the chosen one, or turn to the guess. */
function AskTray({ chosen, busy, ask, guess, pass }: AskTrayProps) {
  return (
    <div class="tray btc-tray">
      <div class="tray-do">
        {guess && (
          <button type="button" class="button" data-guide="name-code" onClick={guess}>
            {t("break-the-code.name-code")}
          </button>
        )}
        {pass && (
          <button type="button" class="button" disabled={busy} onClick={pass}>
            {t("break-the-code.give-up")}
          </button>
        )}
        {ask && (
          <button type="button" class="button first" data-guide="ask" disabled={!chosen || busy} onClick={ask}>
            {busy
              ? t("turn.sending")
              : chosen
                ? t("break-the-code.do.ask", { card: [cardCode(chosen.card, chosen.number)] })
                : t("break-the-code.choose")}
          </button>
        )}
      </div>
    </div>
  );
}

export function Board(props: Props) {
  const { view, moves, still, busy, hint } = props;
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
  const asks = still ? [] : listed<Ask>(moves, "ask");
  const canGuess = !still && offers(moves, "guess");
  const canPass = !still && offers(moves, "pass");
  const must = canGuess && canPass && asks.length === 0;
  const guessing = canGuess && (open || must);
  const play = (move: Move) => props.play(move);
  const pass = canPass ? () => play({ type: "pass" }) : null;
  const said: Guess = { type: "guess", tiles: draft.tiles };
  const submit = () => !busy && onOffer(moves, said) && play(said);
  const ask = () => chosen && !busy && play({ type: "ask", ...chosen });
  const given = hint?.move as Move | null | undefined;
  const tray = useRef<HTMLDivElement>(null);
  const keys: Keys | null =
    still || busy
      ? null
      : {
          guessing,
          size: board.size,
          step,
          slot: (slot) => choose((now) => bySlot(board, moves, now, slot) ?? now),
          enter: () => (guessing ? tray.current?.querySelector<HTMLButtonElement>(".first")?.click() : ask()),
          open: (wanted) => setOpen(wanted && canGuess),
        };
  useKeys((event) => keys && pressed(event, keys));
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
      {guessing ? (
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
      ) : canGuess || asks.length > 0 ? (
        <AskTray
          chosen={chosen}
          busy={busy}
          ask={asks.length ? ask : null}
          guess={canGuess ? () => setOpen(true) : null}
          pass={pass}
        />
      ) : null}
    </div>
  );
}
