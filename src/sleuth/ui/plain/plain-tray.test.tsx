// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import type { SeatProps } from "../games";
import { NOTHING } from "../wire/offers";
import { usePlainDock } from "./plain-tray";

const guess = (...numbers: number[]) => ({
  ...NOTHING,
  products: [
    { type: "product" as const, kind: "guess", fields: { number: { type: "one-of" as const, values: numbers } } },
  ],
});

function Dock(props: SeatProps) {
  const { choice, main } = usePlainDock(props);
  return (
    <>
      {choice}
      <button type="button" data-guide="submit" disabled={!main?.ready} onClick={main?.act} />
    </>
  );
}

/** A dock that can be drawn again as the table goes on. */
function aDock() {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  const play = vi.fn();
  const table = { id: "t", game: "higher", assistance: "none", seats: 2 };
  let props = { moves: guess(1, 2), facts: [] as unknown[], busy: false, table, name: String, play };
  const draw = (next: Partial<typeof props> = {}) => {
    props = { ...props, ...next };
    act(() => render(<Dock {...(props as unknown as SeatProps)} />, root));
  };
  draw();
  const press = (mark: string) => act(() => root.querySelector<HTMLElement>(`[data-guide=${mark}]`)!.click());
  return { draw, press, play, whole: () => root.querySelector("[data-guide=submit]:enabled") !== null };
}

test("what others do meanwhile leaves my choice as it is", () => {
  const dock = aDock();
  dock.press("choose-2");
  dock.draw({ facts: ["somebody is ready"] });
  expect(dock.whole()).toBe(true);
  dock.press("submit");
  expect(dock.play).toHaveBeenCalledWith({ type: "guess", number: 2 });
});

test("after my move I choose anew, though the same is on offer", () => {
  const dock = aDock();
  dock.press("choose-2");
  dock.press("submit");
  expect(dock.whole()).toBe(true); // not answered yet: it may be refused
  dock.draw({ facts: ["mine", "an answer"] });
  expect(dock.whole()).toBe(false);
});

test("something else on offer is another choice", () => {
  const dock = aDock();
  dock.press("choose-2");
  dock.draw({ moves: guess(2, 3), facts: ["a card is gone"] });
  expect(dock.whole()).toBe(false);
});
