import { expect, test } from "vitest";
import { ada, aTable, bob } from "../wire/testing";
import { nameAt, peopleAt, seatsOf } from "./names";

test("whoever has no name that can be shown is called by the number of the seat", () => {
  const seats = [ada, { id: "x", name: "?", figure: 0, bot: false }, { id: "y", name: "? 2", figure: 0, bot: false }];
  const table = aTable({ seats: seats.map((person) => ({ person })) });
  expect([0, 1, 2].map((seat) => nameAt(table, seat))).toEqual(["Ada", "Seat 2", "Seat 3"]);
});

test("who sits twice is told apart, and a person stays the person while a bot plays for them", () => {
  const table = aTable({
    seats: [{ person: ada }, { person: ada }, { person: bob, bot: "expert" }, { bot: "novice" }],
  });
  expect([0, 1, 2, 3].map((seat) => nameAt(table, seat))).toEqual(["Ada 1", "Ada 2", "Bob", "Novice"]);
  expect(nameAt(aTable({ seats: [{ person: { ...bob, bot: true } }] }), 0)).toBe("Bob (bot)");
  expect(seatsOf(table, "a")).toEqual([0, 1]);
  expect(peopleAt(table).map((one) => one.name)).toEqual(["Ada", "Bob"]);
});
