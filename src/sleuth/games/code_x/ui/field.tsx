import type { ComponentChildren } from "preact";
import { t } from "../../../ui/texts";
import { Flights, QUESTION, useFlights } from "./flights";
import { TilePicture } from "./icons";
import { ASKS, cellsOf, placeName, SEATS, slotsOf, tileWords, tokenWords } from "./pieces";
import { Disc } from "./token";
import type { Board, Fact, Tile, View } from "./types.gen";

export const PITCH = 100;
const EDGE = 6;
const BOARD = 92;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a cell, or of a place of the Information board; -1 is its question field. */
export function pointOf(board: Board, place: number): Point {
  const cells = cellsOf(board);
  const width = board.columns * PITCH;
  if (place >= 0 && place < cells)
    return {
      x: EDGE + (place % board.columns) * PITCH + PITCH / 2,
      y: EDGE + Math.floor(place / board.columns) * PITCH + PITCH / 2,
    };
  const box = width / 7;
  const column = place < 0 ? 0 : place - cells + 1;
  return { x: EDGE + box * (column + 0.5), y: EDGE + (cells / board.columns) * PITCH + 56 };
}

/** Where on its tile a token lies: aside, so that the tile stays in sight. */
export const ASIDE: Point = { x: 27, y: 28 };
const SMALL = 18;

export function TileFace({ tile }: { tile: Tile }) {
  const seat = tile.owner === null ? null : SEATS[tile.owner]!;
  const asks = ASKS[tile.kind];
  return (
    <g class={asks ? "cx-tile asks" : "cx-tile acts"}>
      <rect class="cx-tile-back" x="3" y="3" width={PITCH - 6} height={PITCH - 6} rx="12" fill={seat?.soft} />
      <g class="cx-tile-picture">
        <TilePicture kind={tile.kind} x={34} y={9} size={32} />
      </g>
      <text class="cx-tile-word" x={PITCH / 2} y={55}>
        {t(asks ? `code-x.kind.${asks}` : `code-x.tile.${tile.kind}`)}
      </text>
      {tile.owner !== null && seat && (
        <g class="cx-owner">
          <circle cx="19" cy="19" r="11" fill={seat.fill} />
          <text x="19" y="23.500" fill={seat.ink}>
            {tile.owner + 1}
          </text>
        </g>
      )}
    </g>
  );
}

/** A figure: a head and a coat in the seat's colour, with its number. */
export function FigurePiece({ seat }: { seat: number }) {
  const look = SEATS[seat]!;
  return (
    <g class="cx-figure">
      <path d="M0-25a9 9 0 0 1 6 15.700C12-6 15 2 15 14h-30c0-12 3-20 9-23.300A9 9 0 0 1 0-25z" fill={look.fill} />
      <text y="9" fill={look.ink}>
        {seat + 1}
      </text>
    </g>
  );
}

interface PlaceProps {
  place: number;
  label: string;
  far?: boolean;
  at: Point;
  can: boolean;
  chosen: boolean;
  press(): void;
  children?: ComponentChildren;
  round?: boolean;
}

/** A place that can be pressed while a move for it is on offer. */
function Pressed({ place, label, far, at, can, chosen, press, children, round }: PlaceProps) {
  const act = can
    ? {
        role: "button",
        tabindex: 0,
        "aria-pressed": chosen,
        onClick: press,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          press();
        },
      }
    : { role: "img" };
  const half = round ? 27 : PITCH / 2 - 3;
  return (
    <g
      class={`cx-place${can ? " can" : ""}${far ? " far" : ""}${chosen ? " chosen" : ""}`}
      data-guide={`place-${place}`}
      {...(act as object)}
    >
      <title>{label}</title>
      {children}
      <rect class="cx-ring" x={at.x - half} y={at.y - half} width={half * 2} height={half * 2} rx={round ? 27 : 12} />
    </g>
  );
}

export type Way = "knight" | "enter" | "straight" | "diagonal" | "anywhere";

export interface FieldProps {
  view: View;
  facts: readonly Fact[];
  name(seat: number): string;
  can: ReadonlySet<number>;
  chosen: readonly (number | null)[];
  /** By which movements my figure can go to a cell. */
  ways: ReadonlyMap<number, readonly Way[]>;
  press(place: number): void;
}

const SIGN: Readonly<Record<Way, string>> = {
  knight: "M0-5v9h5",
  enter: "M-5 0h9M1-4l4 4-4 4",
  straight: "M0-5v10M-5 0h10",
  diagonal: "M-4-4l8 8M4-4l-8 8",
  anywhere: "M0-6l1.600 4.200h4.400l-3.500 2.800 1.300 4.300L0 2.700l-3.800 2.600 1.300-4.300L-6-1.800h4.400z",
};

/** Small signs in the corner: an L, a step, or a jump leads here. */
function Ways({ ways, at }: { ways: readonly Way[]; at: Point }) {
  return (
    <g class="cx-signs" aria-hidden="true">
      {ways.map((way, i) => (
        <g key={way} transform={`translate(${at.x + 37} ${at.y - 35 + i * 16})`}>
          <circle r="8" />
          <path d={SIGN[way]} />
        </g>
      ))}
    </g>
  );
}

function labelOf({ view, name, ways }: FieldProps, place: number): string {
  const { board } = view;
  const lies = board.lying.includes(place);
  const token = !lies ? "" : view.known[place] ? tokenWords(view.known[place]!) : t("code-x.token.back");
  const figures = board.figures.flatMap((at, seat) =>
    at === place ? [t("code-x.figure.of", { who: name(seat) })] : [],
  );
  const tile = place < cellsOf(board) ? tileWords(board.field[place]!, name) : "";
  const by = (ways.get(place) ?? []).map((way) => t(`code-x.by.${way}`)).join(", ");
  return [placeName(board, place), tile, token, ...figures, by && t("code-x.reached", { by })]
    .filter(Boolean)
    .join(", ");
}

interface Lying extends FieldProps {
  place: number;
  /** Does a token lie here, and is it not still on its way? */
  lies: boolean;
}

function Cell({ place, lies, ...props }: Lying) {
  const { view, can, chosen, ways, press } = props;
  const at = pointOf(view.board, place);
  const [first] = ways.get(place) ?? [];
  return (
    <Pressed
      place={place}
      label={labelOf(props, place)}
      far={first === "anywhere"}
      at={at}
      can={can.has(place)}
      chosen={chosen.includes(place)}
      press={() => press(place)}
    >
      <g transform={`translate(${at.x - PITCH / 2} ${at.y - PITCH / 2})`}>
        <TileFace tile={view.board.field[place]!} />
      </g>
      {lies && <Disc x={at.x + ASIDE.x} y={at.y + ASIDE.y} r={SMALL} token={view.known[place] ?? 0} />}
      <Ways ways={props.ways.get(place) ?? []} at={at} />
    </Pressed>
  );
}

function Slot({ place, lies, ...props }: Lying) {
  const { view, can, chosen, press } = props;
  const at = pointOf(view.board, place);
  return (
    <Pressed
      place={place}
      label={labelOf(props, place)}
      at={at}
      can={can.has(place)}
      chosen={chosen.includes(place)}
      press={() => press(place)}
      round
    >
      <circle class="cx-slot" cx={at.x} cy={at.y} r="25" />
      {lies && <Disc x={at.x} y={at.y} r={22} token={view.known[place] ?? 0} />}
      <text class="cx-slot-number" x={at.x} y={at.y - 31}>
        {place - cellsOf(view.board) + 1}
      </text>
    </Pressed>
  );
}

function QuestionField({ view, lies }: { view: View; lies: boolean }) {
  const at = pointOf(view.board, QUESTION);
  const asked = view.board.step === "answer";
  const words = !asked ? t("code-x.question-field") : view.asked ? tokenWords(view.asked) : t("code-x.token.back");
  return (
    <g role="img" aria-label={words}>
      <rect class="cx-question" x={at.x - 26} y={at.y - 26} width="52" height="52" rx="10" />
      {asked ? (
        lies && <Disc x={at.x} y={at.y} r={22} token={view.asked} />
      ) : (
        <text class="cx-question-sign" x={at.x} y={at.y + 9}>
          ?
        </text>
      )}
    </g>
  );
}

/** Figures on one tile stand side by side. */
function Figures({ board }: { board: Board }) {
  return (
    <g aria-hidden="true">
      {board.figures.map((place, seat) => {
        if (place === null) return null;
        const beside = board.figures.slice(0, seat).filter((other) => other === place).length;
        const at = pointOf(board, place);
        return (
          <g
            key={seat}
            class="cx-walker"
            style={{ transform: `translate(${at.x - 28 + beside * 15}px, ${at.y + 30}px) scale(0.82)` }}
          >
            <FigurePiece seat={seat} />
          </g>
        );
      })}
    </g>
  );
}

/** The field, figures on it, and the Information board below. */
export function Field(props: FieldProps) {
  const { view, facts } = props;
  const { board } = view;
  const [flights, arrive] = useFlights(view, facts);
  const arrived = (place: number) => !flights.some((flight) => flight.into === place);
  const lies = (place: number) => board.lying.includes(place) && arrived(place);
  const width = board.columns * PITCH + 2 * EDGE;
  const height = (cellsOf(board) / board.columns) * PITCH + 2 * EDGE + BOARD;
  return (
    <svg
      class="cx-field"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin meet"
      role="group"
      aria-label={t("code-x.field")}
    >
      <rect class="board-back" x="1" y="1" width={width - 2} height={height - 2} rx="16" />
      {board.field.map((_, place) => (
        <Cell key={place} {...props} place={place} lies={lies(place)} />
      ))}
      <g aria-label={t("code-x.information-board")} role="group">
        <QuestionField view={view} lies={arrived(QUESTION)} />
        {slotsOf(view).map((place) => (
          <Slot key={place} {...props} place={place} lies={lies(place)} />
        ))}
      </g>
      <Figures board={board} />
      <Flights flights={flights} arrive={arrive} />
    </svg>
  );
}
