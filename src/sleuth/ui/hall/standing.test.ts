import { expect, test } from "vitest";
import { ada, aTable } from "../wire/testing";
import { since, turnAndTime, whereItStands } from "./standing";

const MINUTE = 60_000;

test("for how long, in few words", () => {
  expect(since(59_000)).toBe("just now");
  expect(since(MINUTE)).toBe("for 1 minute");
  expect(since(20 * MINUTE)).toBe("for 20 minutes");
  expect(since(61 * MINUTE)).toBe("for 1 hour");
  expect(since(49 * 60 * MINUTE)).toBe("for 2 days");
});

test("a match says whose turn it is and for how long; one that is paused, only that", () => {
  const table = aTable({ awaited: [0], now: 21 * MINUTE, moved: MINUTE });
  expect(turnAndTime(table, ada.id)).toMatch(/ · for 20 minutes$/);
  expect(turnAndTime({ ...table, paused: true }, ada.id)).not.toContain("minutes");
});

test("how far a match is stands beside its name, once its words are there", () => {
  const stands = { code: "mastermind.stands", args: { n: 1, of: 2, row: 3 }, seats: {} };
  expect(whereItStands(aTable({ stands }), true)).toBe("Mastermind, game 1 of 2, row 3");
  expect(whereItStands(aTable({ stands }), false)).toBe("Mastermind");
  expect(whereItStands(aTable(), true)).toBe("Mastermind");
});
