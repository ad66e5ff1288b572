import { beforeEach, expect, test } from "vitest";
import { type LineState, TableLine, type Wire } from "./socket";
import { type Message, type Play, WIRE } from "./wire.gen";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onclose: Wire["onclose"] = null;
  onmessage: Wire["onmessage"] = null;
  sent: { type: string; id?: string }[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close() {
    this.onclose?.({ code: 1000 } as never);
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  lose(code = 1006) {
    this.onclose?.({ code } as never);
  }
}

const welcome = { type: "welcome", wire: 1, you: "p", seats: [0], table: {}, talk: [], now: 0 };
const play = (id: string): Play => ({ type: "play", id, seat: 0, move: {} });

let wires: FakeWire[];
let waits: { go: () => void; ms: number }[];
let states: LineState[];
let heard: Message[];
let line: TableLine;

beforeEach(() => {
  wires = [];
  waits = [];
  states = [];
  heard = [];
  line = new TableLine({
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    have: () => ({ "0": heard.length }),
    backs: () => ({ "0": 1 }),
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
    later: (go, ms) => waits.push({ go, ms }),
    random: () => 0.5,
  });
});

const last = () => wires.at(-1)!;
const greet = () => {
  last().onopen?.({} as never);
  last().hear(welcome);
};
const again = () => waits.pop()!.go();

test("the first word is hello, with what we have", () => {
  last().onopen?.({} as never);
  expect(last().sent).toEqual([{ type: "hello", wire: WIRE, have: { "0": 0 }, backs: { "0": 1 }, words: "" }]);
});

test("what is said before the greeting is sent after it, once", () => {
  line.say(play("a"));
  expect(last().sent).toEqual([]);
  greet();
  expect(last().sent.map((one) => one.id ?? one.type)).toEqual(["hello", "a"]);
});

test("a lost line opens again, later each time, and starts anew after a greeting", () => {
  const delays: number[] = [];
  for (let i = 0; i < 7; i++) {
    last().lose();
    delays.push(waits.at(-1)!.ms);
    again();
  }
  expect(delays).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000]);
  greet();
  last().lose();
  expect(waits.at(-1)!.ms).toBe(400);
  expect(states.at(-1)).toBe("lost");
});

test("what was not answered is said again under the same id; what was is not", () => {
  greet();
  line.say(play("a"));
  line.say(play("b"));
  last().hear({ type: "done", id: "a" });
  last().lose();
  line.say(play("c"));
  again();
  greet();
  expect(last().sent.map((one) => one.id ?? one.type)).toEqual(["hello", "b", "c"]);
  expect(last().sent[0]).toMatchObject({ have: { "0": 2 } });
});

test("a refusal is an answer too", () => {
  greet();
  line.say(play("a"));
  last().hear({ type: "refused", id: "a", error: { code: "x", status: 409, details: {} } });
  last().lose();
  again();
  greet();
  expect(last().sent).toHaveLength(1);
});

test("a closed line stays closed, and so does one to a table that is gone", () => {
  line.close();
  expect(waits).toEqual([]);
  const other = new TableLine({
    open: () => {
      wires.push(new FakeWire());
      return last();
    },
    have: () => ({}),
    backs: () => ({}),
    heard: () => {},
    changed: () => {},
    later: (go, ms) => waits.push({ go, ms }),
  });
  last().lose(4404);
  expect(waits).toEqual([]);
  other.close();
});

test("what does not fit is asked for anew, at once, and what waits is said again", () => {
  greet();
  line.say(play("a"));
  const first = last();
  line.anew();
  expect(wires).toHaveLength(2);
  first.hear({ type: "done", id: "a" });
  greet();
  expect(last().sent.map((one) => one.id ?? one.type)).toEqual(["hello", "a"]);
  expect(states).not.toContain("lost");
});

test("a process of the house that is older than the page is about to be replaced: we come back", () => {
  const refused = (wire: number) => ({
    type: "refused",
    id: null,
    error: { code: "wire.version", status: 409, details: { wire } },
  });
  last().onopen?.({} as never);
  last().hear(refused(WIRE - 1));
  last().lose(1008);
  expect(states.at(-1)).toBe("lost");
  again();
  last().hear(refused(WIRE + 1));
  last().lose(1008);
  expect(states.at(-1)).toBe("refused");
});

test("a house that says why it hangs up is not asked again", () => {
  greet();
  last().lose(1008);
  expect(states.at(-1)).toBe("refused");
  expect(waits.filter((one) => one.ms < 20_000)).toEqual([]);
});
