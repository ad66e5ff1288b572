/** What is chosen before a move is made, and which places can be pressed for it. */
import { allowedIn, listed, offers } from "../../../ui/wire/offers";
import type { Offered } from "../../../ui/wire/wire.gen";
import type { Gear } from "./pieces";
import type { Go, Lay, Move, Stand, Tile } from "./types.gen";

export interface Pick {
  tokens: readonly number[];
  place: number | null;
  slot: number | null;
  position: number | null;
  tile: Tile | null;
  gear: readonly Gear[];
  /** Which of the ways to the chosen tile: a tap on it takes the next one. */
  way: number;
  /** By Espionage: look or swap. */
  spy: "peek" | "swap" | null;
}

export const NO_PICK: Pick = {
  tokens: [],
  place: null,
  slot: null,
  position: null,
  tile: null,
  gear: [],
  way: 0,
  spy: null,
};

/** The part of the turn that the moves on offer belong to. */
export type Part = "give" | "lay" | "stand" | "go" | "reactivate" | "swap" | "ask" | "put" | "spy" | null;

export function partOf(moves: Offered): Part {
  if (offers(moves, "finish")) return "spy";
  const kinds = ["give", "lay", "stand", "go", "reactivate", "swap", "ask", "put"] as const;
  const found = kinds.find((kind) => offers(moves, kind));
  // Where no tile can be reached, numbers are still to be named.
  return found ?? (offers(moves, "decipher") || offers(moves, "declare") ? "go" : null);
}

const numbers = (values: readonly unknown[]): number[] => values as number[];

function field(moves: Offered, kind: string, name: string): number[] {
  return numbers(allowedIn(moves, kind, name));
}

/** Places of the field and of the Information board that can be pressed now. */
export function pressable(moves: Offered, pick: Pick): ReadonlySet<number> {
  switch (partOf(moves)) {
    case "stand":
      return new Set(listed<Stand>(moves, "stand").map((move) => move.place));
    case "go":
      return new Set(listed<Go>(moves, "go").map((move) => move.to));
    case "put":
      return new Set([...field(moves, "put", "slot"), ...field(moves, "put", "to")]);
    case "swap":
      return new Set(field(moves, "swap", "place"));
    case "spy":
      return new Set(pick.spy ? field(moves, pick.spy, "place") : []);
    default:
      return new Set();
  }
}

/** The choice after a place was pressed: of the board for a token to move, else where to. */
export function pressed(moves: Offered, pick: Pick, place: number): Pick {
  if (partOf(moves) === "put" && field(moves, "put", "slot").includes(place)) return { ...pick, slot: place };
  return { ...pick, place, way: place === pick.place ? pick.way + 1 : 0 };
}

/** By which movements each tile can be reached. */
export function waysOf(moves: Offered): ReadonlyMap<number, readonly Go["by"][]> {
  const found = new Map<number, Go["by"][]>();
  for (const { to, by } of listed<Go>(moves, "go")) found.set(to, [...(found.get(to) ?? []), by]);
  return found;
}

const CHEAPEST: readonly Go["by"][] = ["knight", "enter", "straight", "diagonal", "anywhere"];

/** The ways to the chosen tile: that which is taken first, then the others. Unasked it is the cheapest. */
export function waysTo(moves: Offered, { place, way }: Pick): Go[] {
  const cost = (move: Go) => CHEAPEST.indexOf(move.by);
  const all = listed<Go>(moves, "go")
    .filter((move) => move.to === place)
    .sort((a, b) => cost(a) - cost(b));
  const first = all.length ? way % all.length : 0;
  return [...all.slice(first), ...all.slice(0, first)];
}

export const sameTile = (a: Tile | null, b: Tile): boolean => a !== null && a.kind === b.kind && a.owner === b.owner;

export function spotsFor(moves: Offered, tile: Tile | null): Lay[] {
  return listed<Lay>(moves, "lay").filter((move) => sameTile(tile, move.tile));
}

/** The whole move, once everything for it is chosen. */
export function whole(moves: Offered, pick: Pick): Move | null {
  const [token] = pick.tokens;
  switch (partOf(moves)) {
    case "give":
      return pick.tokens.length === 3 ? { type: "give", tokens: [...pick.tokens].sort((a, b) => a - b) } : null;
    case "stand":
      return pick.place === null ? null : { type: "stand", place: pick.place };
    case "reactivate":
      return pick.gear.length === 2 ? { type: "reactivate", gear: pick.gear } : null;
    case "ask":
      return token === undefined ? null : { type: "ask", token, position: pick.position };
    case "put":
      return pick.slot === null || pick.place === null ? null : { type: "put", slot: pick.slot, to: pick.place };
    case "swap":
      return exchange(pick);
    case "spy":
      if (pick.spy === "swap") return exchange(pick);
      return pick.spy === null || pick.place === null ? null : { type: "peek", place: pick.place };
    default:
      return null;
  }
}

function exchange({ place, tokens: [token] }: Pick): Move | null {
  return place === null || token === undefined ? null : { type: "swap", place, token };
}
