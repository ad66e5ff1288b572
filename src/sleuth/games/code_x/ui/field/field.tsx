import { t } from "../../../../ui/words/texts";
import { cellsOf, placeName, slotsOf, tileWords, tokenWords } from "../pieces";
import { Disc } from "../token";
import type { Board, Fact, View } from "../types.gen";
import { Flights, useFlights } from "./flights";
import { Pressed, type Way, Ways } from "./place";
import { FigurePiece, TileFace } from "./tile-face";
import { ASIDE, BOARD, EDGE, PITCH, pointOf, QUESTION } from "./where";

const SMALL = 18;

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
