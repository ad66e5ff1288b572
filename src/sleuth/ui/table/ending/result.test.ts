import { expect, test } from "vitest";
import { ada, aTable } from "../../wire/testing";
import { headline, reason } from "./result";

const table = aTable({ status: "over", seats: [{ person: ada }, { bot: "expert" }] });

const over = (...places: number[][]) => ({ type: "over", places, why: "points", won: 1 }) as const;

test("the result is told from where I sit", () => {
  expect(headline(table, over([0], [1]), 0)).toBe("You win!");
  expect(headline(table, over([1], [0]), 0)).toBe("Expert wins");
  expect(headline(table, over([0], [1]), null)).toBe("Ada wins");
  expect(headline(table, over([0, 1]), 0)).toBe("A draw");
});

test("everyone who has won is told so", () => {
  const seats = [{ person: ada }, { bot: "expert" }, { bot: "novice" }];
  const code = aTable({ game: "break-the-code", status: "over", seats });
  const two = { ...over([1], [0], [2]), why: "broken", won: 2 };
  expect(headline(code, two, 1)).toBe("You win: place 1");
  expect(headline(code, two, 0)).toBe("You win: place 2");
  expect(headline(code, two, 2)).toBe("Expert, Ada win");
  expect(headline(code, { ...over([0, 1], [2]), why: "tie" }, 0)).toBe("You win together!");
  expect(headline(code, { ...over([0, 1, 2]), why: "nobody", won: 0 }, 0)).toBe("Nobody broke the code");
});

test("a match that was given up says so", () => {
  expect(headline({ ...table, ended: "agreed" }, null, 0)).toBe("You agreed to end the match.");
  expect(headline({ ...table, ended: "resigned" }, over([0], [1]), 0)).toBe("You win!");
});

test("a team wins together, and the game may say how", () => {
  const seats = [{ person: ada }, { bot: "expert" }, { bot: "expert" }, { bot: "expert" }];
  const yard = aTable({ game: "scotland-yard", status: "over", seats });
  const caught = { ...over([1, 2, 3], [0]), why: "caught" };
  expect(headline(yard, caught, 0)).toBe("The detectives win");
  expect(headline(yard, caught, 2)).toBe("You win together!");
  expect(reason(yard, caught)).toBe("Mister X is caught");
  expect(reason({ ...yard, ended: "resigned" }, caught)).toBe("Ended by resignation");
  expect(reason(table, over([0], [1]))).toBeNull();
});
