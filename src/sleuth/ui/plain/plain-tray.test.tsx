// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import type { SeatProps } from "../games";
import { NOTHING } from "../wire/offers";
import { PlainTray } from "./plain-tray";

const guess = (...numbers: number[]) => ({
  ...NOTHING,
  products: [
    { type: "product" as const, kind: "guess", fields: { number: { type: "one-of" as const, values: numbers } } },
  ],
});

/** A tray that can be drawn again as the table goes on. */
function aTray() {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  const play = vi.fn();
  const table = { id: "t", game: "higher", assistance: "none", seats: 2 };
  let props = { moves: guess(1, 2), facts: [] as unknown[], busy: false, table, name: String, play };
  const draw = (next: Partial<typeof props> = {}) => {
    props = { ...props, ...next };
    act(() => render(<PlainTray {...(props as unknown as SeatProps)} />, root));
  };
  draw();
  const press = (mark: string) => act(() => root.querySelector<HTMLElement>(`[data-guide=${mark}]`)!.click());
  return { draw, press, play, whole: () => root.querySelector("[data-guide=submit]") !== null };
}

test("what others do meanwhile leaves my choice as it is", () => {
  const tray = aTray();
  tray.press("choose-2");
  tray.draw({ facts: ["somebody is ready"] });
  expect(tray.whole()).toBe(true);
  tray.press("submit");
  expect(tray.play).toHaveBeenCalledWith({ type: "guess", number: 2 });
});

test("after my move I choose anew, though the same is on offer", () => {
  const tray = aTray();
  tray.press("choose-2");
  tray.press("submit");
  expect(tray.whole()).toBe(true); // not answered yet: it may be refused
  tray.draw({ facts: ["mine", "an answer"] });
  expect(tray.whole()).toBe(false);
});

test("something else on offer is another choice", () => {
  const tray = aTray();
  tray.press("choose-2");
  tray.draw({ moves: guess(2, 3), facts: ["a card is gone"] });
  expect(tray.whole()).toBe(false);
});
