/** Where things lie on the field and on the Information board below it. */

import { cellsOf } from "../pieces";
import type { Board } from "../types.gen";

export const PITCH = 100;

export const EDGE = 6;

export const BOARD = 92;

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

/** The question field, among the places of the Information board. */
export const QUESTION = -1;
