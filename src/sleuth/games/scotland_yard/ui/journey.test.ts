import { describe, expect, it } from "vitest";
import type { Offered } from "../../../ui/wire/wire.gen";
import { type Draft, draw, EMPTY, reachable, type Step, ticketsAt, whole } from "./journey";

const go = (to: number, by: "black" | null = null) => ({ type: "go", to, by }) as const;
const OFFER = {
  type: "offered",
  listed: [go(6), go(67), go(67, "black"), go(6, "black")],
  products: [
    {
      type: "product",
      kind: "double",
      fields: {
        first: { type: "one-of", values: [go(67)] },
        second: { type: "one-of", values: [go(66), go(66, "black")] },
      },
    },
    {
      type: "product",
      kind: "double",
      fields: { first: { type: "one-of", values: [go(67, "black")] }, second: { type: "one-of", values: [go(66)] } },
    },
  ],
} as unknown as Offered;

const after = (...steps: Step[]): Draft => steps.reduce((draft, step) => draw(OFFER, draft, step), EMPTY);

describe("a move takes shape", () => {
  it("goes to a station that is on offer, and to no other", () => {
    expect(whole(OFFER, after({ do: "go", to: 67 }))).toEqual(go(67));
    expect(whole(OFFER, after({ do: "go", to: 99 }))).toBeNull();
    expect([...reachable(OFFER, EMPTY)]).toEqual([6, 67]);
  });

  it("is typed; digits wait while another station begins with them", () => {
    expect(whole(OFFER, after({ do: "digit", digit: "6" }))).toBeNull();
    expect(whole(OFFER, after({ do: "digit", digit: "6" }, { do: "digit", digit: "7" }))).toEqual(go(67));
    expect(after({ do: "digit", digit: "6" }, { do: "erase" }).typed).toBe("");
  });

  it("takes the black ticket", () => {
    const draft = after({ do: "go", to: 67 }, { do: "ticket", ticket: "black", stop: 0 });
    expect(whole(OFFER, draft)).toEqual(go(67, "black"));
    expect(ticketsAt(OFFER, draft, 0)).toEqual([null, "black"]);
  });

  it("doubles, and a black half is the half that was named", () => {
    const both = after({ do: "double" }, { do: "go", to: 67 }, { do: "go", to: 66 });
    expect(whole(OFFER, both)).toEqual({ type: "double", first: go(67), second: go(66) });
    const dark = draw(OFFER, both, { do: "ticket", ticket: "black", stop: 0 });
    expect(whole(OFFER, dark)).toEqual({ type: "double", first: go(67, "black"), second: go(66) });
    expect(ticketsAt(OFFER, dark, 1)).toEqual([null]);
  });

  it("needs both halves", () => {
    expect(whole(OFFER, after({ do: "double" }, { do: "go", to: 67 }))).toBeNull();
  });
});
