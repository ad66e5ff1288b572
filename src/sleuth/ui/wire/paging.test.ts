import { expect, test } from "vitest";
import { Refusal } from "./asking";
import { readOn } from "./paging";

const NEXT: Readonly<Record<number, number | null>> = { 0: 2, 2: 5, 5: null };

test("pages are read one after another to the end", async () => {
  const asked: number[] = [];
  const ask = async (from: number) => {
    asked.push(from);
    return { next: NEXT[from]! };
  };
  await readOn(
    0,
    ask,
    () => true,
    () => undefined,
  );
  expect(asked).toEqual([0, 2, 5]);
});

test("nothing more is asked for when nobody looks any more", async () => {
  const added: number[] = [];
  const ask = async (from: number) => ({ from, next: NEXT[from]! });
  await readOn(
    0,
    ask,
    () => added.length < 1,
    (page) => added.push(page.from),
  );
  expect(added).toEqual([0]);
});

test("a house that asks for patience is asked again, and any other refusal ends it", async () => {
  const answers = [{ code: "flood", status: 429, details: { wait: 0 } }, null];
  const ask = async () => {
    const refused = answers.shift();
    if (refused) throw new Refusal(refused);
    return { next: null };
  };
  const seen: unknown[] = [];
  await readOn(0, ask, () => true, seen.push.bind(seen));
  expect(seen).toEqual([{ next: null }]);
  const gone = () => Promise.reject(new Refusal({ code: "table.unknown", status: 404, details: {} }));
  await expect(
    readOn(
      0,
      gone,
      () => true,
      () => undefined,
    ),
  ).rejects.toThrow("table.unknown");
});
