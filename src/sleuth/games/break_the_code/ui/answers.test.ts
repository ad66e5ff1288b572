import { describe, expect, it } from "vitest";
import { reply, short, spoken } from "./answers";

const ask = (card: number, number: number | null = null) => ({ card, number });

describe("answers on the tiles", () => {
  it("lights the places of a number", () => {
    expect(spoken(ask(2, 1), [0, 1], 5)).toMatchObject({ lit: [0, 1], sign: "1", ties: [] });
    expect(spoken(ask(4), [], 5)).toMatchObject({ lit: [], sign: "5" });
  });

  it("ties neighbours together", () => {
    expect(spoken(ask(7), [0, 2], 5).ties).toEqual([
      { from: 0, to: 1, sign: "=" },
      { from: 2, to: 3, sign: "=" },
    ]);
  });

  it("spans the three tiles of a sum, in hands of five and of four", () => {
    expect(spoken(ask(15), 16, 5).ties).toEqual([{ from: 1, to: 3, sign: "16" }]);
    expect(spoken(ask(16), 22, 5).ties).toEqual([{ from: 2, to: 4, sign: "22" }]);
    expect(spoken(ask(16), 9, 4).ties).toEqual([{ from: 1, to: 3, sign: "9" }]);
  });

  it("says yes and no of the middle tile", () => {
    expect(spoken(ask(20), 1, 5)).toMatchObject({ lit: [2], sign: ">4" });
    expect(reply(ask(20), 0)).toBe("no");
  });

  it("says it in a few letters", () => {
    expect(short(ask(1))).toBe("Where 0");
    expect(reply(ask(8), [0, 3])).toBe("1–2, 4–5");
    expect(reply(ask(1), [])).toBe("–");
    expect(reply(ask(19), 25)).toBe("25");
  });
});
