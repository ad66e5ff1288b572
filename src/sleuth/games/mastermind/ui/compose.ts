/** Filling a row: pegs in holes, and the hole that the next peg goes to. */

export interface Draft {
  readonly code: readonly (number | null)[];
  readonly at: number;
}

export type Step =
  | { do: "put"; colour: number; hole?: number }
  | { do: "go"; hole: number }
  | { do: "left" }
  | { do: "right" }
  | { do: "erase"; hole?: number }
  | { do: "swap"; from: number; to: number }
  | { do: "fill"; code: readonly number[] }
  | { do: "clear" };

export function emptyRow(pegs: number): Draft {
  return { code: Array<null>(pegs).fill(null), at: 0 };
}

/** The next empty hole after this one, going round; the next hole if the row is full. */
function onward(code: Draft["code"], from: number): number {
  const around = code.map((_, i) => (from + 1 + i) % code.length);
  return around.find((hole) => code[hole] === null) ?? Math.min(from + 1, code.length - 1);
}

function put(draft: Draft, colour: number, hole: number): Draft {
  const code = draft.code.with(hole, colour);
  return { code, at: onward(code, hole) };
}

/** Take the peg here; from an empty hole, the one before it. */
function erase(draft: Draft, hole: number): Draft {
  const at = draft.code[hole] === null && hole > 0 ? hole - 1 : hole;
  return { code: draft.code.with(at, null), at };
}

function swap(draft: Draft, from: number, to: number): Draft {
  const code = draft.code.with(from, draft.code[to]!).with(to, draft.code[from]!);
  return { code, at: draft.at };
}

export function compose(draft: Draft, step: Step): Draft {
  const last = draft.code.length - 1;
  switch (step.do) {
    case "put":
      return put(draft, step.colour, step.hole ?? draft.at);
    case "go":
      return { ...draft, at: Math.max(0, Math.min(last, step.hole)) };
    case "left":
      return { ...draft, at: Math.max(0, draft.at - 1) };
    case "right":
      return { ...draft, at: Math.min(last, draft.at + 1) };
    case "erase":
      return erase(draft, step.hole ?? draft.at);
    case "swap":
      return swap(draft, step.from, step.to);
    case "fill":
      return { code: step.code, at: last };
    case "clear":
      return emptyRow(draft.code.length);
  }
}

/** The code, once every hole is filled. */
export function whole(draft: Draft): readonly number[] | null {
  return draft.code.every((colour) => colour !== null) ? (draft.code as readonly number[]) : null;
}

/** What a key does to the row: letters and digits choose colours, arrows move. */
export function stepOf(key: string, letters: readonly string[]): Step | null {
  const named = letters.indexOf(key.toUpperCase());
  if (named >= 0) return { do: "put", colour: named };
  const digit = Number(key);
  if (/^[1-9]$/.test(key) && digit <= letters.length) return { do: "put", colour: digit - 1 };
  switch (key) {
    case "ArrowLeft":
      return { do: "left" };
    case "ArrowRight":
      return { do: "right" };
    case "Backspace":
    case "Delete":
      return { do: "erase" };
    default:
      return null;
  }
}
