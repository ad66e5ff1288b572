/** Where things lie: the field with its letters and numbers, and the Information board beside or below it. */

import type { Size } from "../../../../ui/parts/narrow";
import type { Board } from "../types.gen";

export interface Point {
  x: number;
  y: number;
}

/** A drawing of the field: its size depends on seats and window alone, never on what lies there. */
export interface Grid {
  columns: number;
  rows: number;
  pitch: number;
  /** The corner of the first tile. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Does the Information board stand at the right? Else it lies below. */
  beside: boolean;
}

/** The sides of a tile are measured in these. */
export const TILE = 100;

const SLOTS = 6;

interface Sheet {
  width: number;
  left: number;
  top: number;
  /** The room for the Information board. */
  aside: number;
}

const DESK: Sheet = { width: 702, left: 26, top: 30, aside: 106 };
const PHONE: Sheet = { width: 344, left: 16, top: 18, aside: 62 };

function besides(pitch: number, columns: number, rows: number): Grid {
  const { width, left, top, aside } = DESK;
  const room = width - left - aside - columns * pitch;
  return { columns, rows, pitch, left: left + room / 2, top, width, height: 610, beside: true };
}

function below({ width, left, top, aside }: Sheet, pitch: number, columns: number, rows: number): Grid {
  const room = (width - left - columns * pitch - 4) / 2;
  const height = top + rows * pitch + aside;
  return { columns, rows, pitch, left: left + room, top, width, height, beside: false };
}

/** How many columns and rows the field has, or will have. */
export function sizeOf(board: Board, upright = false): [number, number] {
  const cells = board.seats === 5 ? 20 : 16;
  const columns = board.columns || (board.seats === 5 && !upright ? 5 : 4);
  return [columns, cells / columns];
}

/** A field of five that is laid by hand may lie either way round: its tiles are as large in both. */
export function gridOf(board: Board, size: Size, upright = false): Grid {
  const [columns, rows] = sizeOf(board, upright);
  const either = board.seats === 5 && board.options.layout === "advanced";
  if (size === "phone") return below(PHONE, board.seats === 5 ? (either ? 62 : 64) : 80, columns, rows);
  if (either) return besides(114, columns, rows);
  return columns === 5 ? below({ ...DESK, top: 28, aside: 76 }, 126, columns, rows) : besides(142, columns, rows);
}

/** The question field, among the places of the Information board. */
export const QUESTION = -1;

/** The middle of a cell, or of a place of the Information board. */
export function pointOf(grid: Grid, place: number): Point {
  const { columns, rows, pitch, left, top } = grid;
  if (place >= 0 && place < columns * rows)
    return { x: left + ((place % columns) + 0.5) * pitch, y: top + (Math.floor(place / columns) + 0.5) * pitch };
  return slotPoint(grid, place < 0 ? 0 : place - columns * rows + 1);
}

/** The question field is the first, then come the six places. */
function slotPoint({ left, top, columns, rows, pitch, width, height, beside }: Grid, n: number): Point {
  if (beside) {
    const right = left + columns * pitch;
    return { x: right + (width - right) / 2 + 6, y: top + 38 + (n * (height - top - 78)) / SLOTS };
  }
  const foot = top + rows * pitch;
  const named = width > PHONE.width ? 92 : 0;
  const box = (width - named - 8) / (SLOTS + 1);
  return { x: named + 4 + box * (n + 0.5), y: foot + (height - foot) / 2 - (named ? 0 : 4) };
}

/** How large a token on the Information board is. */
export const slotSize = (grid: Grid): number => (grid.width > PHONE.width ? 29 : 18);

/** Where on its tile a token lies: aside, so that picture and word stay in sight. */
export const ASIDE: Point = { x: 0.29, y: 0.29 };

export function lyingAt(grid: Grid, place: number): Point {
  const at = pointOf(grid, place);
  const onTile = place >= 0 && place < grid.columns * grid.rows;
  return onTile ? { x: at.x + ASIDE.x * grid.pitch, y: at.y + ASIDE.y * grid.pitch } : at;
}

/** How large a token on a tile is. */
export const tokenSize = (grid: Grid): number => grid.pitch * 0.165;

/** Where the screen of a seat stands: at the left of the board, on a phone above it. */
export function screenAt({ width, height, beside }: Grid, seat: number, seats: number): Point {
  if (beside || width > PHONE.width) return { x: -30, y: ((seat + 0.5) * height) / seats };
  return { x: ((seat + 0.5) * width) / seats, y: -30 };
}
