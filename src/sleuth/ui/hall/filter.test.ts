import { expect, test } from "vitest";
import { freeSeats } from "../wire/tables";
import { ada, aTable } from "../wire/testing";
import { fitting } from "./filter";

test("open tables are filtered by game and by free chairs, without mine", () => {
  const free = aTable({ id: "f", seats: [{ person: ada }, {}, {}] });
  const full = aTable({ id: "g" });
  expect(freeSeats(free)).toBe(2);
  expect(fitting([free, full], { game: "mastermind", free: 1 }, [])).toEqual([free]);
  expect(fitting([free, full], { game: null, free: 0 }, [full])).toEqual([free]);
  expect(fitting([free], { game: "x-code", free: 0 }, [])).toEqual([]);
});
