import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { drawn, judge, keepsPromise, mixed, wrongDraws } from "./chance";
import { sha256 } from "./sha256";

test("SHA-256 agrees with the library, whatever the length", () => {
  for (const text of ["", "abc", "grüße", "x".repeat(55), "x".repeat(56), "x".repeat(64), "y".repeat(1000)])
    expect(sha256(text)).toBe(createHash("sha256").update(text, "utf-8").digest("hex"));
});

/** What `sleuth.kernel.chance.seeded` answers. */
test("draws are those of the house", () => {
  expect(drawn("sleuth", 0, 2, 1, false)).toEqual([1]);
  expect(drawn("sleuth", 1, 10, 4, true)).toEqual([7, 9, 5, 0]);
  expect(drawn("sleuth", 1, 10, 4, false)).toEqual([0, 5, 7, 9]);
  expect(drawn("grün", 7, 52, 5, true)).toEqual([15, 1, 16, 25, 46]);
});

test("a promise is kept or broken, and a wrong draw is found", () => {
  expect(keepsPromise("sleuth", sha256("sleuth"))).toBe(true);
  expect(keepsPromise("sleuth", sha256("other"))).toBe(false);
  const right = { of: 10, k: 4, ordered: true, picks: drawn("sleuth", 0, 10, 4, true) };
  const wrong = { of: 2, k: 1, ordered: false, picks: [1 - drawn("sleuth", 1, 2, 1, false)[0]!] };
  expect(wrongDraws("sleuth", [right, wrong])).toEqual([1]);
});

test("the seed is judged with what everybody threw in", () => {
  const parts = { secret: "s", nonces: ["mine", ""] };
  const dice = { seed: mixed(parts), commitment: sha256("s"), draws: [], parts, guided: false };
  const gave = (nonce: string, pledge = sha256("s")) => [{ nonce, pledge }];
  expect(judge(dice, gave("mine"))).toEqual({ code: "seed.idle", n: 0, good: true });
  expect(judge(dice, gave("other")).code).toBe("seed.without-you");
  expect(judge(dice, gave("mine", sha256("x"))).code).toBe("seed.other");
  expect(judge({ ...dice, seed: "x" }, []).code).toBe("seed.unmixed");
  expect(judge({ ...dice, commitment: "x" }, []).code).toBe("seed.broken");
  expect(judge({ ...dice, seed: null }, []).code).toBe("seed.none");
  expect(judge({ ...dice, seed: "s", parts: null }, gave("mine")).good).toBe(true);
  expect(judge({ ...dice, seed: null, guided: true }, []).code).toBe("seed.lesson");
});
