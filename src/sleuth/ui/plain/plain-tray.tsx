import { useEffect, useRef, useState } from "preact/hooks";
import type { DockParts, SeatProps } from "../games";
import { t } from "../words/texts";
import { type Draft, drafted, type Move, type Pick } from "./choices";
import { type Called, kindWords, markOf, moveWords, pickWords } from "./plain-words";

/** More choices than so many stand in a list, and not side by side. */
const MANY = 60;

interface ChoicesProps {
  called: Called;
  draft: Draft;
  choose(value: unknown): void;
}

interface ChoiceProps extends Omit<ChoicesProps, "draft"> {
  pick: Pick;
}

function Kind({ called, pick, choose }: ChoiceProps) {
  return (
    <button type="button" class="button" data-guide={`do-${pick.value}`} onClick={() => choose(pick.value)}>
      {pickWords(called, pick)}
    </button>
  );
}

function Value({ called, pick, choose }: ChoiceProps) {
  return (
    <button type="button" class="button" data-guide={`choose-${markOf(pick.value)}`} onClick={() => choose(pick.value)}>
      {pickWords(called, pick)}
    </button>
  );
}

/** So many that nobody wants to see them all at once. */
function LongList({ called, draft, choose }: ChoicesProps) {
  const [at, set] = useState(0);
  const pick = draft.options[at] ?? draft.options[0]!;
  return (
    <>
      <select aria-label={t("plain.choose")} value={at} onChange={(event) => set(Number(event.currentTarget.value))}>
        {draft.options.map((one, n) => (
          <option key={n} value={n}>
            {pickWords(called, one)}
          </option>
        ))}
      </select>
      <button type="button" class="button" onClick={() => choose(pick.value)}>
        {t("plain.take")}
      </button>
    </>
  );
}

function Choices(props: ChoicesProps) {
  const { called, draft, choose } = props;
  if (!draft.options.length) return null;
  return (
    <div class="plain-choices" role="group" aria-label={t("plain.choose")}>
      {draft.options.length > MANY ? (
        <LongList {...props} />
      ) : (
        draft.options.map((pick) => {
          const One = pick.field === null ? Kind : Value;
          return <One key={`${pick.field} ${markOf(pick.value)}`} called={called} pick={pick} choose={choose} />;
        })
      )}
    </div>
  );
}

/** What is chosen so far, in words. */
function SoFar({ called, draft }: { called: Called; draft: Draft }) {
  const values = draft.settled.slice(1).map((pick) => pickWords(called, pick));
  const kind = draft.kind === null ? null : kindWords(called, draft.kind);
  return <p class="plain-so-far">{kind === null ? t("plain.choose") : [kind, ...values].join(" · ")}</p>;
}

interface DoProps {
  called: Called;
  whole: readonly Move[];
  busy: boolean;
  back: (() => void) | null;
  play(move: Move): void;
}

/** Takes a choice back, or makes one of several moves that are whole. */
function Others({ called, whole, busy, back, play }: DoProps) {
  return (
    <>
      {back && (
        <button type="button" class="button" onClick={back}>
          {t("plain.back")}
        </button>
      )}
      {whole.slice(1).map((move) => (
        <button
          type="button"
          key={moveWords(called, move)}
          class="button first"
          disabled={busy}
          onClick={() => play(move)}
        >
          {moveWords(called, move)}
        </button>
      ))}
    </>
  );
}

const first = (where: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`${where} :is(button:not(:disabled), select)`);

/** The move that takes shape: every choice is a button, and so is the move when it is whole. */
export function usePlainDock({ moves, facts, busy, still, table, name, play }: SeatProps): DockParts {
  const [chosen, set] = useState<readonly unknown[]>([]);
  const offered = JSON.stringify(moves);
  const made = useRef(false);
  const begin = () => {
    set([]);
    made.current = false;
  };
  useEffect(begin, [offered]);
  useEffect(() => {
    // After a move of mine the same choice is another one; what others do meanwhile takes nothing from my hand.
    if (made.current) begin();
  }, [facts.length]);
  if (still || moves.listed.length + moves.products.length === 0) return {};
  const draft = drafted(moves, chosen);
  const called = { game: table.game, name };
  const go = (next: readonly unknown[]) => {
    set(next);
    // What was pressed is gone: the next choice takes the focus, so that a keyboard can go on.
    requestAnimationFrame(() => (first(".plain-choices") ?? first(".dock-main"))?.focus());
  };
  const make = (move: Move) => {
    made.current = true;
    play(move);
    document.querySelector<HTMLElement>(".plain-board")?.focus();
  };
  const back = chosen.length ? () => go(chosen.slice(0, -1)) : null;
  const [whole] = draft.whole;
  return {
    choice: (
      <div class="plain-tray">
        <SoFar called={called} draft={draft} />
        <Choices called={called} draft={draft} choose={(value) => go([...chosen, value])} />
      </div>
    ),
    more: <Others called={called} whole={draft.whole} busy={busy} back={back} play={make} />,
    main: {
      words: whole ? moveWords(called, whole) : t("plain.choose"),
      ready: whole !== undefined,
      act: () => whole && make(whole),
      guide: "submit",
    },
  };
}
