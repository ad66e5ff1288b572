/** The house in this browser: Python in a worker, with the same tables, rules and bots as everywhere. */

import offline from "virtual:offline";
import type { loadPyodide as Load } from "pyodide";
import { everythingKept, type KeptRecord, keep, keepRecord } from "./kept";
import type { FromHouse, ToHouse } from "./posts";

/** The house as Python hands it over. */
interface House {
  ask(method: string, path: string, body: string): Promise<string>;
  open(n: number, table: string): void;
  say(n: number, text: string): void;
  hang_up(n: number): void;
}

const START = `
import sys
sys.path.insert(0, "/house")
from sleuth.web.offline.absent import stand_in
stand_in()
from sleuth.web.offline.opening import OfflineHouse
OfflineHouse
`;

/** Nothing is installed besides what comes with the house. */
const NOTHING = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.2" },
  packages: {},
};

const post = (what: FromHouse): void => postMessage(what);

function keeps(kind: "deed" | "secret" | "record", text: string): Promise<void> {
  return kind === "record" ? keepRecord(JSON.parse(text) as KeptRecord) : keep({ kind, text });
}

function tells(n: number, kind: "heard" | "closed", text: string): void {
  post(kind === "heard" ? { kind, n, text } : { kind, n, code: Number(text) });
}

async function open({ python, house }: { python: string; house: string }): Promise<House> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as { loadPyodide: typeof Load };
  const [py, packed, kept] = await Promise.all([
    loadPyodide({ indexURL: python, packageBaseUrl: python, lockFileContents: JSON.stringify(NOTHING) }),
    fetch(house).then((answer) => answer.arrayBuffer()),
    everythingKept(),
  ]);
  py.unpackArchive(packed, "zip", { extractDir: "/house" });
  const of = (kind: string) => kept.filter((one) => one.kind === kind).map(({ text }) => text);
  const opens = py.runPython(START);
  return opens(keeps, tells, py.toPy(of("deed")), of("secret").at(-1) ?? "") as House;
}

/** One tab at a time: two would write over each other. */
async function alone(): Promise<boolean> {
  return new Promise((answer) => {
    void navigator.locks.request("sleuth-offline", { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock && new Promise(() => undefined);
    });
  });
}

async function opened(): Promise<House> {
  if (!offline) throw new Error("offline.failed");
  if (!(await alone())) throw new Error("offline.elsewhere");
  return open(offline);
}

const house = opened();
house.catch((wrong: Error) => {
  const known = wrong.message.startsWith("offline.");
  if (!known) console.error(wrong);
  post({ kind: "failed", code: known ? wrong.message : "offline.failed" });
});

async function hear(said: ToHouse): Promise<void> {
  const there = await house;
  if (said.kind === "open") there.open(said.n, said.table);
  else if (said.kind === "say") there.say(said.n, said.text);
  else if (said.kind === "hang-up") there.hang_up(said.n);
  else post({ kind: "answer", n: said.n, text: await there.ask(said.method, said.path, said.body) });
}

addEventListener("message", ({ data }: MessageEvent<ToHouse>) => void hear(data).catch(() => undefined));
