import { useEffect, useLayoutEffect, useReducer, useState } from "preact/hooks";
import type { DockParts, SeatProps, TableParts } from "../../../ui/games";
import { useDrag } from "../../../ui/parts/drag";
import { pressesFocused, useKeys } from "../../../ui/parts/keys";
import { useNarrow } from "../../../ui/parts/narrow";
import { offers, onOffer } from "../../../ui/wire/offers";
import { t } from "../../../ui/words/texts";
import { BoardSvg } from "./board-svg";
import { compose, type Draft, emptyRow, type Step, stepOf, whole } from "./compose";
import { Ending } from "./ending/ending";
import { parOf } from "./ending/par";
import { between } from "./ending/past";
import { useTrail, useTruth } from "./ending/scene";
import { fits, fitting } from "./fits";
import { Ghost, type Peg } from "./ghost";
import { Aside, Head } from "./head";
import { Pad } from "./pad";
import { lettersOf } from "./pegs";
import { prove, useProof } from "./proof";
import { ChallengeButton, composing, type Key, keying } from "./tray";
import type { Guess, Move, Notes, Past, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

const NO_KEY: Key = { red: 0, white: 0 };

/** Which game is in sight: the one that is played, or a past one; a finished one stays in sight.
 *  `between`: one has just ended, and whoever looks cannot begin the next. */
function useShown(past: number, over: boolean, between: boolean): [number | null, (n: number | null) => void] {
  const [shown, set] = useState<number | null>(over || between ? past - 1 : null);
  const [known, setKnown] = useState(past);
  useEffect(() => {
    if (past > known) set(past - 1);
    if (past !== known) setKnown(past);
  }, [past]);
  const last = over ? past - 1 : null;
  return [shown !== null && shown < past ? shown : last, set];
}

interface Typing {
  on: boolean;
  letters: readonly string[];
  step(step: Step): void;
  submit(): void;
}

/** Keys act while a row is being filled. */
function typed(event: KeyboardEvent, { on, letters, step, submit }: Typing): void {
  if (!on) return;
  if (event.key === "Enter" && !pressesFocused(event)) {
    submit();
    return;
  }
  const found = stepOf(event.key, letters);
  if (!found) return;
  event.preventDefault();
  step(found);
  // From here on Enter means the row, not the button that was pressed last.
  requestAnimationFrame(() => document.querySelector<SVGGElement>(".open-hole.at")?.focus());
}

function dropped(step: (step: Step) => void, peg: Peg, where: string | null): void {
  const hole = where === null ? null : Number(where);
  if (hole !== null && peg.from !== null) step({ do: "swap", from: peg.from, to: hole });
  else if (hole !== null) step({ do: "put", colour: peg.colour, hole });
  else if (peg.from !== null) step({ do: "erase", hole: peg.from });
}

function hintedCode(props: Props): readonly number[] | null {
  const move = props.hint?.move as Guess | null | undefined;
  return move?.type === "guess" && onOffer(props.moves, move) ? move.code : null;
}

/** The row or the code that is being filled, by mouse, finger or keys. */
function useFilling({ view, moves, still, busy, play }: Props, past: boolean) {
  const { board } = view;
  const { options } = board;
  const [draft, step] = useReducer<Draft, Step>(compose, emptyRow(options.pegs));
  const [held, grab] = useDrag<Peg>((peg, where) => dropped(step, peg, where));
  useLayoutEffect(() => {
    step({ do: "clear" });
    prove(null);
  }, [board.rows.length, board.past.length, board.ready]);
  const kind: "hide" | "guess" | null = offers(moves, "hide") ? "hide" : offers(moves, "guess") ? "guess" : null;
  const filling = still || past ? null : kind;
  const submit = () => {
    const code = whole(draft);
    if (code && filling && !busy) play({ type: filling, code } as Move);
  };
  useKeys((event) => typed(event, { on: filling !== null && !busy, letters: lettersOf(options), step, submit }));
  return { draft, step, held, grab, filling, submit };
}

/** The dock: fill a row, key the last one, challenge. */
function useDock(props: Props, row: ReturnType<typeof useFilling>): DockParts {
  const { view, moves, still, seat, busy } = props;
  const { board } = view;
  const [key, setKey] = useState<Key>(NO_KEY);
  useEffect(() => setKey(NO_KEY), [board.rows.length]);
  const play = (move: Move) => props.play(move);
  const breaker = seat !== null && board.maker !== null && seat !== board.maker;
  const challenge = board.options.keying === "hand" && breaker && board.ready && (
    <ChallengeButton still={still} busy={busy} play={play} />
  );
  if (row.filling) {
    const made = composing({ ...row, options: board.options, kind: row.filling, moves, hinted: hintedCode(props) });
    return { ...made, more: [made.more, challenge] };
  }
  if (!still && offers(moves, "answer")) return keying(moves, key, setKey, play);
  return { choice: <Replayed attempt={board.ready ? 0 : board.attempt} />, more: challenge };
}

/** A game that was void is played again. */
function Replayed({ attempt }: { attempt: number }) {
  return attempt > 0 ? <p class="small soft">{t("mastermind.replayed", { n: attempt + 1 })}</p> : null;
}

/** What lies on the board: the game in sight, be it played or over. */
function lying({ view, seat, mine }: Props, past: Past | null) {
  const { board, code } = view;
  return {
    options: board.options,
    rows: past?.rows ?? board.rows,
    code: past?.code ?? board.shown ?? code,
    open: past !== null || board.shown !== null,
    own: seat !== null && mine(seat),
    hidden: board.ready,
    faulty: past?.faulty ?? [],
  };
}

export function useParts(props: Props): TableParts {
  const { view, still } = props;
  const { board } = view;
  const { options } = board;
  const over = board.game >= options.games;
  const [shown, show] = useShown(board.past.length, over, still && !board.ready && board.past.length > 0);
  const past = shown === null ? null : board.past[shown]!;
  const row = useFilling(props, past !== null);
  const proof = useProof();
  const dock = useDock(props, row);
  const narrow = useNarrow();
  const truth = useTruth(past, shown === board.past.length - 1);
  const trail = useTrail(props.table.id, view, props.notes, shown);
  const laying = row.filling === "guess";
  return {
    ...(past ? between(past, over ? null : () => show(null), props) : dock),
    pad: <Pad {...props} past={past} />,
    card: laying ? fits(props.notes, row.draft) : null,
    aside: narrow ? null : <Aside {...props} shown={shown} show={show} />,
    ending: over && past ? <Ending {...props} past={past} trail={trail} /> : null,
    board: (
      <div class="mm">
        {narrow && <Head {...props} shown={shown} show={show} />}
        <BoardSvg
          {...lying(props, past)}
          draft={row.filling ? row.draft : null}
          where={row.filling === "hide" ? "code" : row.filling ? "row" : null}
          step={row.step}
          grab={row.grab}
          proof={past ? [] : (proof?.rows ?? [])}
          trail={trail}
          truth={truth}
          par={parOf(options)}
          fit={laying ? fitting(props.notes, row.draft) : null}
        />
        <Ghost options={options} held={row.held} />
      </div>
    ),
  };
}
