// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { ada, aTable, bob } from "../wire/testing";
import type { TableDoing } from "../wire/use-table";
import type { TableInfo } from "../wire/wire.gen";
import { t } from "../words/texts";
import { isMissed, Notices } from "./notices";

afterEach(() => vi.useRealTimers());

function show(table: TableInfo): HTMLElement {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  act(() => render(<Notices table={table} mine={[0]} now={0} doing={{} as TableDoing} />, root));
  return root;
}

test("a table that will be closed says when, and the time runs", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const root = show(aTable({ closing: 600 }));
  expect(root.textContent).toContain(t("table.closing", { time: "10:00" }));
  act(() => void vi.advanceTimersByTime(61_000));
  expect(root.textContent).toContain(t("table.closing", { time: "8:59" }));
});

test("a table at which nothing can be stored says so, and one where all is well says nothing", () => {
  expect(show(aTable({ status: "frozen" })).textContent).toContain(t("table.frozen"));
  expect(show(aTable()).textContent).toBe("");
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
