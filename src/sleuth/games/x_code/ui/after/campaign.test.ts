// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { bestOf, crackedBy, groupOf, nextStage, remember, stageOf, unlocked } from "./campaign";

const names = (cracked: readonly string[]) => unlocked(cracked).map((one) => one.name);
const at = (...ids: (string | null)[]) =>
  ({ seats: ids.map((id) => ({ person: id ? { id } : null })) }) as unknown as Parameters<typeof groupOf>[0];

beforeEach(() => localStorage.clear());

test("the training opens level by level, the missions after it", () => {
  expect(names([])).toEqual(["level-1"]);
  expect(names(["level-1"])).toEqual(["level-1", "level-2"]);
  expect(names(["level-1", "level-3"])).toEqual(["level-1", "level-2", "level-3"]);
  expect(names(["level-1", "level-2", "level-3", "level-4"])).toHaveLength(7);
  expect(nextStage(["level-1", "level-2", "level-3", "level-4", "sequence"])?.name).toBe("relay");
});

test("a group is its people, whoever sits where and whatever bots are with them", () => {
  expect(groupOf(at("b", null, "a"))).toBe(groupOf(at("a", "b")));
  expect(groupOf(at("a"))).not.toBe(groupOf(at("a", "b")));
});

test("what one group cracked is open for that group alone", () => {
  remember("a b", "level-1");
  remember("a b", "level-2");
  expect(crackedBy("a b")).toEqual(["level-1", "level-2"]);
  expect(crackedBy("a")).toEqual([]);
});

test("the most sand that was left is kept", () => {
  expect(bestOf("a", "level-1")).toBeNull();
  remember("a", "level-1", 4000);
  remember("a", "level-1", 1000);
  expect(bestOf("a", "level-1")).toBe(4000);
  expect(bestOf("b", "level-1")).toBeNull();
});

test("a match belongs to the stage of its level, or of its mission at any level", () => {
  expect(stageOf({ level: 3 })?.name).toBe("level-3");
  expect(stageOf({ level: 4, mission: "relay" })?.name).toBe("relay");
});
