import { expect, test } from "vitest";
import type { Prospect } from "../types.gen";
import { after, assigned, ending, inSight, likeliest, placed, question, START, withTickets } from "./position";

const seen = (mister_x: number[], mixed: number[] = []): Prospect => ({
  value: 0.5,
  field: 1,
  black: 1,
  double: 1,
  mister_x,
  mixed,
  plans: [],
  exact: null,
});

test("a position is asked about in the words of the house", () => {
  expect(question(START)).toBe("82 41 46 124 0 both");
  expect(question(withTickets({ ...START, field: 3 }, "black"))).toBe("82 41 46 124 3 black");
  expect(question(withTickets(START, "none"))).toBe("82 41 46 124 0 none");
  expect(question(withTickets(START, "double"))).toBe("82 41 46 124 0 double");
});

test("a piece goes where nobody stands", () => {
  expect(placed(START, "x", 100).x).toBe(100);
  expect(placed(START, 1, 100).detectives).toEqual([41, 100, 124]);
  expect(placed(START, "x", 46)).toBe(START);
  expect(placed(START, 0, 82)).toBe(START);
});

test("each detective walks one street of a plan", () => {
  expect(assigned([41, 46, 124], [54, 61, 123])).toEqual([54, 61, 123]);
  expect(assigned([124, 41, 46], [54, 61, 123])).toEqual([123, 54, 61]);
});

test("a turn leads on, to a catch or to the end of the log", () => {
  const next = after(START, seen([101]), 101, [54, 61, 123]);
  expect(next).toEqual({ x: 101, detectives: [54, 61, 123], field: 1, black: 1, double: 1 });
  expect(ending(next)).toBeNull();
  expect(ending({ ...next, x: 54 })).toBe("caught");
  expect(ending({ ...next, field: 13 })).toBe("escaped");
});

test("in the dark the likeliest station counts, in sight each by itself", () => {
  expect(likeliest(seen([1, 2, 3], [0.2, 0.5, 0.3]))).toBe(2);
  expect(likeliest(seen([4, 5]))).toBe(4);
  const explored = { field: 0, prospects: [seen([7]), seen([8, 9]), { ...seen([6]), field: 2 }] };
  expect([...inSight(explored as never)].map(([at, each]) => [at, each.value])).toEqual([[7, 0.5]]);
});
