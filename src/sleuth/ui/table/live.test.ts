import { expect, test } from "vitest";
import { fitting } from "../hall/filter";
import { codeOf, grouped } from "../lobby/short-code";
import { judge, mixed } from "../seed/chance";
import { sha256 } from "../seed/sha256";
import { isEmote } from "../talk/emotes";
import { freeSeats } from "../wire/tables";
import { ada, aTable, bob } from "../wire/testing";
import { nameAt, peopleAt, seatsOf } from "../words/names";
import { clockWords, leftOf } from "./clocks";
import { nextSeat } from "./curtain";
import { isMissed } from "./notices";
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

test("who sits twice is told apart, and a person stays the person while a bot plays for them", () => {
  const table = aTable({
    seats: [{ person: ada }, { person: ada }, { person: bob, bot: "expert" }, { bot: "novice" }],
  });
  expect([0, 1, 2, 3].map((seat) => nameAt(table, seat))).toEqual(["Ada 1", "Ada 2", "Bob", "Novice"]);
  expect(seatsOf(table, "a")).toEqual([0, 1]);
  expect(peopleAt(table).map((one) => one.name)).toEqual(["Ada", "Bob"]);
});

test("one hand after another: what I chose, what is waited for, what I held", () => {
  expect(nextSeat([0, 1], [1], null, 0)).toBe(1);
  expect(nextSeat([0, 1], [], null, 0)).toBe(0);
  expect(nextSeat([0, 1], [1], 0, 1)).toBe(0);
  expect(nextSeat([0, 1], [0, 1], null, 1)).toBe(1);
  expect(nextSeat([], [], null, null)).toBeNull();
});

test("somebody is missed while away and nobody plays for them", () => {
  const { seats } = aTable({
    seats: [
      { person: ada, away: 1, online: false },
      { person: bob, away: 1, online: false, bot: "novice" },
      { person: bob },
    ],
  });
  expect(seats.map(isMissed)).toEqual([true, false, false]);
});

test("the bar of a question runs out", () => {
  const question = { n: 1, what: "takeback", seat: 0, agreed: [], open: [1], until: 40_000 } as const;
  expect([shareLeft(question, 10_000), shareLeft(question, 25_000), shareLeft(question, 50_000)]).toEqual([1, 0.5, 0]);
});

test("open tables are filtered by game and by free chairs, without mine", () => {
  const free = aTable({ id: "f", seats: [{ person: ada }, {}, {}] });
  const full = aTable({ id: "g" });
  expect(freeSeats(free)).toBe(2);
  expect(fitting([free, full], { game: "mastermind", free: 1 }, [])).toEqual([free]);
  expect(fitting([free, full], { game: null, free: 0 }, [full])).toEqual([free]);
  expect(fitting([free], { game: "x-code", free: 0 }, [])).toEqual([]);
});

test("a code may be typed as one likes, and a link does as well", () => {
  expect(codeOf(" ab-c3 d")).toEqual({ code: "ABC3D" });
  expect(codeOf("http://house/table/x_Y-1")).toEqual({ id: "x_Y-1" });
  expect(codeOf(" ")).toBeNull();
  expect(grouped("ABCDEFGH")).toBe("ABCD EFGH");
  expect(grouped("ABCD")).toBe("ABCD");
  expect(codeOf(grouped("ABCDEFGH"))).toEqual({ code: "ABCDEFGH" });
});

test("an emote stands alone", () => {
  expect(isEmote({ text: "👍", phrase: null })).toBe(true);
  expect(isEmote({ text: "👍 nice", phrase: null })).toBe(false);
});

test("the seed is judged with what everybody threw in", () => {
  const parts = { secret: "s", nonces: ["mine", ""] };
  const dice = { seed: mixed(parts), commitment: sha256("s"), draws: [], parts, guided: false };
  const gave = (nonce: string, pledge = sha256("s")) => [{ nonce, pledge }];
  expect(judge(dice, gave("mine"))).toEqual({ code: "seed.idle", n: 0, good: true });
  expect(judge(dice, gave("other")).code).toBe("seed.without-you");
  expect(judge(dice, gave("mine", sha256("x"))).code).toBe("seed.other");
  expect(judge({ ...dice, seed: "x" }, []).code).toBe("seed.unmixed");
  expect(judge({ ...dice, commitment: "x" }, []).code).toBe("seed.broken");
  expect(judge({ ...dice, seed: null }, []).code).toBe("seed.none");
  expect(judge({ ...dice, seed: "s", parts: null }, gave("mine")).good).toBe(true);
  expect(judge({ ...dice, seed: null, guided: true }, []).code).toBe("seed.lesson");
});
