import { describe, expect, it } from "vitest";
import { build, type Draft, EMPTY, ownIn } from "./draft";

const typed = (keys: string): Draft =>
  [...keys].reduce((draft, key) => build(draft, { do: "key", key, size: 5 }), EMPTY);

describe("building a guess", () => {
  it("takes a tile by its letter and number, and keeps the order of the stand", () => {
    expect(typed("b6R0").tiles).toEqual([0, 13]);
  });

  it("takes the second green five when the first is there", () => {
    expect(typed("G5G5").tiles).toEqual([10, 11]);
  });

  it("knows no red five and no green four", () => {
    expect(typed("R5").tiles).toEqual([]);
    expect(typed("G4").tiles).toEqual([]);
    expect(typed("G4").letter).toBe("");
  });

  it("gives a tile back when it is named again", () => {
    expect(typed("R0B3R0").tiles).toEqual([7]);
  });

  it("takes no more tiles than a hand has", () => {
    expect(typed("R0R1R2R3R4R6").tiles).toEqual([0, 2, 4, 6, 8]);
    expect(typed("R0R1R2R3R4R6R4B9").tiles).toEqual([0, 2, 4, 6, 19]);
  });

  it("forgets a lone letter first, then the last tile", () => {
    const draft = typed("R0B3G");
    expect(build(draft, { do: "erase" }).tiles).toEqual([0, 7]);
    expect(build(build(draft, { do: "erase" }), { do: "erase" }).tiles).toEqual([0]);
  });

  it("warns of own tiles, and of fives only when there are too many", () => {
    expect(ownIn([0, 10], [0, 7])).toEqual([0]);
    expect(ownIn([0, 10], [10])).toEqual([]);
    expect(ownIn([0, 10], [10, 11])).toEqual([10, 11]);
    expect(ownIn([10, 11], [10])).toEqual([10]);
  });
});
