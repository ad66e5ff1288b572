import { expect, test } from "vitest";
import { headline, sameAgain } from "./ending";
import type { TableInfo } from "./wire.gen";

const ada = { id: "a", name: "Ada", figure: 0 };
const table: TableInfo = {
  id: "t",
  code: "t",
  game: "mastermind",
  options: { games: 2 },
  table: { assistance: "facts", clock: "none", spectators: "open", pace: "human", public: false },
  host: ada,
  status: "over",
  seats: [
    { seat: 0, person: ada, bot: null, online: true },
    { seat: 1, person: null, bot: "expert", online: true },
  ],
  watchers: 0,
  commitment: "",
  seed: null,
  result: null,
  hints: [],
  rematch: null,
};

const over = (...places: number[][]) => ({ type: "over", places, why: "points" }) as const;

test("the result is told from where I sit", () => {
  expect(headline(table, over([0], [1]), 0)).toBe("You win!");
  expect(headline(table, over([1], [0]), 0)).toBe("Expert wins");
  expect(headline(table, over([0], [1]), null)).toBe("Ada wins");
  expect(headline(table, over([0, 1]), 0)).toBe("A draw");
});

test("a rematch keeps bots and me, and leaves chairs for the others", () => {
  expect(sameAgain(table, [0])).toMatchObject({ seating: [{ me: true }, { bot: "expert" }], start: true });
  expect(sameAgain(table, [])).toMatchObject({ seating: [{}, { bot: "expert" }], start: false });
});
