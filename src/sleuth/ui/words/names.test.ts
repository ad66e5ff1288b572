import { expect, test } from "vitest";
import { ada, aTable } from "../wire/testing";
import { nameAt } from "./names";

test("whoever has no name that can be shown is called by the number of the seat", () => {
  const seats = [ada, { id: "x", name: "?", figure: 0 }, { id: "y", name: "? 2", figure: 0 }];
  const table = aTable({ seats: seats.map((person) => ({ person })) });
  expect([0, 1, 2].map((seat) => nameAt(table, seat))).toEqual(["Ada", "Seat 2", "Seat 3"]);
});
