/** Changes that the house tells: made blindly, on a copy; what did not change stays the same object. */
import type { Put, Splice } from "./wire.gen";

type Change = Put | Splice;
type Way = readonly (string | number)[];

/** Changes of something else than what we have. */
export class Misfit extends Error {}

/** The value after all these changes. */
export function changed<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((now, change) => step(now, change.at, change), value) as T;
}

function step(value: unknown, way: Way, change: Change): unknown {
  const [first, ...rest] = way;
  if (first === undefined) return change.type === "put" ? change.value : spliced(value, change);
  if (Array.isArray(value) && typeof first === "number" && first in value)
    return value.map((one, n) => (n === first ? step(one, rest, change) : one));
  if (isObject(value) && typeof first === "string" && (Object.hasOwn(value, first) || !rest.length))
    return { ...value, [first]: step(value[first], rest, change) };
  throw new Misfit(way.join("."));
}

function spliced(value: unknown, { at, start, gone, items }: Splice): unknown {
  if (!Array.isArray(value) || start + gone > value.length) throw new Misfit(at.join("."));
  return [...value.slice(0, start), ...items, ...value.slice(start + gone)];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
