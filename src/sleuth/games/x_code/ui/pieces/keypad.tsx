import type { ComponentChildren } from "preact";
import { t } from "../../../../ui/words/texts";
import { KEYPAD, symbolOf, TIME } from "../choose";
import type { Board, Lay } from "../types.gen";
import { CardFace, FaceSymbol } from "./card";

interface Props {
  board: Board;
  name(seat: number): string;
  sets: readonly Lay[];
  lay(move: Lay): void;
  /** Who collects a face. */
  collects: ReadonlyMap<number, readonly number[]>;
  face(seat: number, size?: number): ComponentChildren;
}

/** In the mission of that name, only the next three spaces are open. */
function openNow(board: Board, face: number): boolean {
  if (board.options.mission !== "sequence") return true;
  const shut = new Set(board.sets.map((one) => one.face));
  const left = KEYPAD.slice(0, board.options.keys).filter((one) => !shut.has(one));
  return left.slice(0, 3).includes(face);
}

type Laid = Board["sets"][number];

/** A key with its symbol; a closed one with what closed it. */
function KeyPicture({ face, laid }: { face: number; laid: Laid | undefined }) {
  const middle = ((laid?.cards.length ?? 1) - 1) / 2;
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <rect class="key" x="2" y="2" width="56" height="56" rx="12" />
      <FaceSymbol face={face} x={30} y={laid ? 24 : 29} size={laid ? 0.8 : 1.1} />
      {laid?.cards.map((card, i) => (
        <circle key={i} class={card === 26 ? "pip wild" : "pip"} cx={30 + (i - middle) * 10} cy="46" r="3.4" />
      ))}
      {laid && <path class="tick" d="M42 12l4 5 8-9" />}
    </svg>
  );
}

type SpaceProps = Omit<Props, "face"> & { face: number; faceOfSeat: Props["face"] };

/** The faces of those who collect this. */
function Collecting({ seats, face }: { seats: readonly number[]; face: Props["face"] }) {
  if (!seats.length) return null;
  return (
    <span class="xc-collects" aria-hidden="true">
      {seats.slice(0, 2).map((seat) => (
        <span key={seat}>{face(seat, 20)}</span>
      ))}
    </span>
  );
}

const SPACES = {
  ready: ["ready", "x-code.space.ready"],
  open: ["", "x-code.space.open"],
  later: ["later", "x-code.space.later"],
} as const;

function Space({ board, face, name, sets, lay, collects, faceOfSeat }: SpaceProps) {
  const laid = board.sets.find((one) => one.face === face);
  const mine = sets.find((one) => Math.floor(one.cards[0]! / 2) === face);
  const [state, code] = SPACES[mine ? "ready" : openNow(board, face) ? "open" : "later"];
  const symbol = symbolOf(face);
  const seats = laid ? [] : (collects.get(face) ?? []);
  const said = laid ? t("x-code.space.closed", { symbol, who: name(laid.seat) }) : t(code, { symbol });
  const words = seats.length ? `${said} ${t("x-code.space.collects", { who: seats.map(name).join(", ") })}` : said;
  const lost = board.ran_out && !laid;
  const same = {
    class: `xc-space ${laid ? "closed" : lost ? "missing" : state}`,
    "data-drop": `space-${face}`,
    title: words,
  };
  const picture = (
    <>
      <KeyPicture face={face} laid={laid} />
      <Collecting seats={seats} face={faceOfSeat} />
    </>
  );
  if (mine && !laid)
    return (
      <button type="button" {...same} aria-label={words} onClick={() => lay(mine)}>
        {picture}
      </button>
    );
  return (
    <div {...same} data-guide={`space-${face}`} role="img" aria-label={words}>
      {picture}
    </div>
  );
}

/** Which level and which mission it is. */
export function missionWords({ level, mission }: Board["options"]): string {
  return t("x-code.mission", { mission: t(`x-code.mission.${mission}`), level });
}

/** The time sets that were laid. */
function TimeSets({ times }: { times: Board["times"] }) {
  if (!times.length) return null;
  const words = t("x-code.times", { n: times.length });
  return (
    <p class="xc-times" title={words}>
      {times.map((one, i) => (
        <span key={i}>
          <CardFace card={one.cards[0] ?? 2 * TIME} />
        </span>
      ))}
      <span class="unseen">{words}</span>
    </p>
  );
}

/** The code: a telephone keypad; a space where a set of mine can go is a button. */
export function Keypad({ face: faceOfSeat, ...props }: Props) {
  const keys = KEYPAD.slice(0, props.board.options.keys);
  const done = props.board.sets.length;
  return (
    <section class="xc-keypad" aria-label={t("x-code.code")}>
      <div class="xc-keys">
        {keys.map((face) => (
          <Space key={face} {...props} face={face} faceOfSeat={faceOfSeat} />
        ))}
      </div>
      <p class="xc-progress" role="status">
        <strong>{done}</strong> / {keys.length}
        <span class="unseen"> {t("x-code.progress", { done, all: keys.length })}</span>
        <span class="xc-mission">{missionWords(props.board.options)}</span>
      </p>
      <TimeSets times={props.board.times} />
    </section>
  );
}
