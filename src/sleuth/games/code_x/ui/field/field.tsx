import { t } from "../../../../ui/words/texts";
import { cellsOf, placeName, slotsOf, tileWords, tokenWords } from "../pieces";
import { Disc } from "../token";
import type { Board, Fact, View } from "../types.gen";
import { Flights, useFlights } from "./flights";
import { Ground } from "./ground";
import { Pressed, type Way } from "./place";
import { FigurePiece, TileFace } from "./tile-face";
import { type Grid, lyingAt, pointOf, QUESTION, slotSize, TILE, tokenSize } from "./where";

export interface FieldProps {
  view: View;
  grid: Grid;
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

/** What each place has in common. */
function placing(props: FieldProps, place: number) {
  const { grid, can, chosen, press } = props;
  return {
    place,
    label: labelOf(props, place),
    at: pointOf(grid, place),
    can: can.has(place),
    chosen: chosen.includes(place),
    press: () => press(place),
  };
}

function Cell({ place, lies, ...props }: Lying) {
  const { view, grid, ways } = props;
  const at = pointOf(grid, place);
  const aside = lyingAt(grid, place);
  const [first] = ways.get(place) ?? [];
  const free = first === undefined || first === "knight" || first === "enter";
  const corner = `translate(${at.x - grid.pitch / 2} ${at.y - grid.pitch / 2}) scale(${grid.pitch / TILE})`;
  return (
    <Pressed {...placing(props, place)} far={!free} half={grid.pitch / 2 - 4}>
      <g transform={corner}>
        <TileFace tile={view.board.field[place]!} />
      </g>
      {lies && <Disc x={aside.x} y={aside.y} r={tokenSize(grid)} token={view.known[place] ?? 0} />}
    </Pressed>
  );
}

function Slot({ place, lies, ...props }: Lying) {
  const { view, grid } = props;
  const at = pointOf(grid, place);
  const r = slotSize(grid);
  const aside = grid.beside ? { x: at.x - r - 16, y: at.y + 4 } : { x: at.x, y: at.y + r + 12 };
  const beside = grid.beside || r < 20 ? aside : { x: at.x - r - 11, y: at.y + 4 };
  return (
    <Pressed {...placing(props, place)} half={r + 4} round>
      <circle class="cx-slot" cx={at.x} cy={at.y} r={r + 3} />
      {lies && <Disc x={at.x} y={at.y} r={r} token={view.known[place] ?? 0} />}
      <text class="cx-slot-number" {...beside}>
        {place - cellsOf(view.board) + 1}
      </text>
    </Pressed>
  );
}

function QuestionField({ view, grid, lies }: { view: View; grid: Grid; lies: boolean }) {
  const at = pointOf(grid, QUESTION);
  const half = slotSize(grid) + 4;
  const asked = view.board.step === "answer";
  const words = !asked ? t("code-x.question-field") : view.asked ? tokenWords(view.asked) : t("code-x.token.back");
  return (
    <g role="img" aria-label={words}>
      <rect class="cx-question" x={at.x - half} y={at.y - half} width={2 * half} height={2 * half} rx="9" />
      {asked ? (
        lies && <Disc x={at.x} y={at.y} r={slotSize(grid)} token={view.asked} />
      ) : (
        <text class="cx-question-sign" x={at.x} y={at.y + half * 0.3}>
          ?
        </text>
      )}
    </g>
  );
}

/** Figures on one tile stand side by side. */
function Figures({ board, grid }: { board: Board; grid: Grid }) {
  const scale = grid.pitch / TILE;
  return (
    <g aria-hidden="true">
      {board.figures.map((place, seat) => {
        if (place === null) return null;
        const beside = board.figures.slice(0, seat).filter((other) => other === place).length;
        const at = pointOf(grid, place);
        const [x, y] = [at.x + (beside * 15 - 30) * scale, at.y + 34 * scale];
        return (
          <g key={seat} class="cx-walker" style={{ transform: `translate(${x}px, ${y}px) scale(${scale * 0.72})` }}>
            <FigurePiece seat={seat} />
          </g>
        );
      })}
    </g>
  );
}

/** The field, figures on it, and the Information board beside or below it. */
export function Field(props: FieldProps) {
  const { view, facts, grid } = props;
  const { board } = view;
  const [flights, arrive] = useFlights(view, facts, grid);
  const arrived = (place: number) => !flights.some((flight) => flight.into === place);
  const lies = (place: number) => board.lying.includes(place) && arrived(place);
  return (
    <Ground grid={grid}>
      {board.field.map((_, place) => (
        <Cell key={place} {...props} place={place} lies={lies(place)} />
      ))}
      <g aria-label={t("code-x.information-board")} role="group">
        <QuestionField view={view} grid={grid} lies={arrived(QUESTION)} />
        {slotsOf(view).map((place) => (
          <Slot key={place} {...props} place={place} lies={lies(place)} />
        ))}
      </g>
      <Figures board={board} grid={grid} />
      <Flights flights={flights} arrive={arrive} size={slotSize(grid)} />
    </Ground>
  );
}
