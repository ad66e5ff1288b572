import { beforeEach, expect, test } from "vitest";
import { askHouse, Refusal } from "../../wire/asking";
import { type LineState, TableLine } from "../../wire/socket";
import { goBy, isOffline, network } from "../../wire/transport";
import type { Message } from "../../wire/wire.gen";
import { HouseHere, type Mailbox } from "./house-here";
import type { FromHouse, ToHouse } from "./posts";

class FakeWorker implements Mailbox {
  onmessage: Mailbox["onmessage"] = null;
  posted: ToHouse[] = [];
  postMessage(what: ToHouse) {
    this.posted.push(what);
  }
  says(what: FromHouse) {
    this.onmessage?.({ data: what } as MessageEvent<FromHouse>);
  }
}

let worker: FakeWorker;

beforeEach(() => {
  worker = new FakeWorker();
  goBy(new HouseHere(worker));
  return () => goBy(network);
});

const answer = (n: number, status: number, body: unknown) =>
  worker.says({ kind: "answer", n, text: JSON.stringify({ status, body: JSON.stringify(body) }) });

test("questions are answered one by one, in whatever order", async () => {
  expect(isOffline()).toBe(true);
  const [first, second] = [askHouse("GET", "/api/me"), askHouse("PUT", "/api/me", { name: "Ada" })];
  expect(worker.posted).toEqual([
    { kind: "ask", n: 0, method: "GET", path: "/api/me", body: "" },
    { kind: "ask", n: 1, method: "PUT", path: "/api/me", body: '{"name":"Ada"}' },
  ]);
  answer(1, 200, { id: "b" });
  answer(0, 200, { id: "a" });
  expect([await first, await second]).toEqual([{ id: "a" }, { id: "b" }]);
});

test("what it refuses has its code, and so has a house that does not open", async () => {
  const refused = askHouse("GET", "/api/puzzles");
  answer(0, 409, { code: "offline.not-here", details: {} });
  await expect(refused).rejects.toMatchObject({ body: { code: "offline.not-here", status: 409 } });
  const waiting = askHouse("GET", "/api/me");
  worker.says({ kind: "failed", code: "offline.elsewhere" });
  await expect(waiting).rejects.toBeInstanceOf(Refusal);
  await expect(askHouse("GET", "/api/me")).rejects.toMatchObject({ body: { code: "offline.elsewhere" } });
});

test("a line to a table is a line like any other", async () => {
  const [states, heard]: [LineState[], Message[]] = [[], []];
  const here = new HouseHere(worker);
  const line = new TableLine({
    open: () => here.open("t"),
    have: () => ({}),
    backs: () => ({}),
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
    later: () => undefined,
  });
  await Promise.resolve();
  expect(worker.posted[0]).toEqual({ kind: "open", n: 0, table: "t" });
  expect(worker.posted[1]).toMatchObject({ kind: "say", n: 0 });
  const welcome = { type: "welcome", wire: 1, you: "p", seats: [0], table: {}, talk: [], now: 0 };
  worker.says({ kind: "heard", n: 0, text: JSON.stringify(welcome) });
  worker.says({ kind: "closed", n: 0, code: 1008 });
  expect(heard.map((one) => one.type)).toEqual(["welcome"]);
  expect(states).toEqual(["open", "refused"]);
  line.close();
});
