// @vitest-environment jsdom
import { render } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { useSize } from "./narrow";

/** A window of some width, which says when another query fits. */
function windowOf(width: number) {
  const heard: (() => void)[] = [];
  const media = (query: string) => ({
    get matches() {
      const at = Number(/([\d.]+)em/.exec(query)?.[1]) * 16;
      return query.includes("max-width") ? width <= at : width >= at;
    },
    addEventListener: (_: string, tell: () => void) => heard.push(tell),
    removeEventListener: () => undefined,
  });
  vi.stubGlobal("matchMedia", media);
  return (next: number) => {
    width = next;
    for (const tell of heard) tell();
  };
}

function Shown({ drawn }: { drawn(): void }) {
  useLayoutEffect(drawn, []);
  return <p>{useSize()}</p>;
}

function show(drawn: () => void): HTMLElement {
  const root = document.createElement("div");
  act(() => render(<Shown drawn={drawn} />, root));
  return root;
}

test("a page goes with its window", () => {
  const become = windowOf(1280);
  const root = show(() => undefined);
  expect(root.textContent).toBe("wide");
  act(() => become(1024));
  expect(root.textContent).toBe("rail");
});

test("a window that changed after the page was drawn and before it listened is followed too", () => {
  const become = windowOf(1280);
  expect(show(() => become(390)).textContent).toBe("phone");
});
