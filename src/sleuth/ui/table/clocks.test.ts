import { expect, test } from "vitest";
import { aTable } from "../wire/testing";
import { clockWords, leftOf } from "./clocks";
import { shareLeft } from "./question";
import { minutes, tableTime } from "./table-time";

test("table time goes on with this device's clock, and stands still in a pause", () => {
  expect(tableTime({ table: 1000, here: 50 }, false, 250)).toBe(1200);
  expect(tableTime({ table: 1000, here: 50 }, true, 250)).toBe(1000);
  expect([minutes(75_000), minutes(1), minutes(-5), minutes(3_661_000)]).toEqual(["1:15", "0:01", "0:00", "1:01:01"]);
});

test("a clock runs down to its moment, and holds what is left while it stands", () => {
  const seats = aTable({ seats: [{ left: 5000, until: 9000 }, { left: 4000 }, {}] }).seats;
  expect(seats.map((seat) => leftOf(seat, 7000))).toEqual([2000, 4000, null]);
  expect(clockWords({ type: "bank", seconds: 300, increment: 5 })).toBe("5:00 each, 5 s for a move");
});

test("the bar of a question runs out", () => {
  const question = { n: 1, what: "takeback", seat: 0, agreed: [], open: [1], until: 40_000, level: null } as const;
  expect([shareLeft(question, 10_000), shareLeft(question, 25_000), shareLeft(question, 50_000)]).toEqual([1, 0.5, 0]);
});
