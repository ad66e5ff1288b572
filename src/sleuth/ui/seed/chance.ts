import type { MatchInfo, Parts } from "../wire/wire.gen";
import type { Kept } from "./nonces";
import { sha256 } from "./sha256";

/** What chance was asked, and what it answered. */
export interface DrawDone {
  of: number;
  k: number;
  ordered: boolean;
  picks: readonly number[];
}

const WHOLE = 1n << 256n;

function* numbers(seed: string, draw: number): Generator<bigint> {
  for (let counter = 0; ; counter++) yield BigInt(`0x${sha256(`${seed}:${draw}:${counter}`)}`);
}

/** A number under n, each as likely: what would favour the low ones is rejected. */
function below(n: number, row: Generator<bigint>): number {
  const size = BigInt(n);
  const limit = WHOLE - (WHOLE % size);
  for (;;) {
    const number = row.next().value as bigint;
    if (number < limit) return Number(number % size);
  }
}

/** What draw `i` of this seed must have answered. */
export function drawn(seed: string, i: number, of: number, k: number, ordered: boolean): number[] {
  const row = numbers(seed, i);
  const rest = Array.from({ length: of }, (_, n) => n);
  const picks = Array.from({ length: k }, () => rest.splice(below(rest.length, row), 1)[0]!);
  return ordered ? picks : picks.sort((a, b) => a - b);
}

/** Is this seed the one that was promised before the deal? */
export function keepsPromise(seed: string, commitment: string): boolean {
  return sha256(seed) === commitment;
}

/** The seed that these parts make: the secret of the house, and something from each seat. */
export function mixed(parts: Parts): string {
  return sha256([parts.secret, ...parts.nonces].join(":"));
}

export interface Verdict {
  code: string;
  n: number;
  good: boolean;
}

/** What I threw in, and what I had been promised before. */
export type Mine = Pick<Kept, "nonce" | "pledge">;

type Dice = Pick<MatchInfo, "seed" | "commitment" | "draws" | "parts" | "guided">;

/** Was the match fair: promised before, mixed with what I threw in, and every draw follows from it? */
export function judge({ seed, commitment, draws, parts, guided }: Dice, mine: readonly Mine[]): Verdict {
  const bad = (code: string, n = 0): Verdict => ({ code: `seed.${code}`, n, good: false });
  if (guided) return { code: "seed.lesson", n: 0, good: true };
  if (!seed) return bad("none");
  if (mine.some(({ pledge }) => pledge !== commitment)) return bad("other");
  if (!keepsPromise(parts?.secret ?? seed, commitment)) return bad("broken");
  if (parts && mixed(parts) !== seed) return bad("unmixed");
  if (parts && mine.length && !mine.some(({ nonce }) => parts.nonces.includes(nonce))) return bad("without-you");
  const wrong = wrongDraws(seed, draws);
  if (wrong.length) return bad("wrong", wrong.length);
  return { code: draws.length ? "seed.right" : "seed.idle", n: draws.length, good: true };
}

/** Which draws do not follow from the seed; none, if all is well. */
export function wrongDraws(seed: string, draws: readonly DrawDone[]): number[] {
  return draws.flatMap((done, i) => {
    const right = drawn(seed, i, done.of, done.k, done.ordered);
    return right.join() === done.picks.join() ? [] : [i];
  });
}
